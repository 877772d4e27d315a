#include "CPronunciationTables.h"

// Swift has no literal for data: an array of this size takes its compiler many seconds.

static const unsigned char mandarin[] = {
#embed "Tables/mandarin.txt"
};
const struct pronunciation_table pronunciation_table_mandarin = {mandarin, sizeof mandarin};

static const unsigned char taiwan[] = {
#embed "Tables/taiwan.txt"
};
const struct pronunciation_table pronunciation_table_taiwan = {taiwan, sizeof taiwan};

static const unsigned char cantonese[] = {
#embed "Tables/cantonese.txt"
};
const struct pronunciation_table pronunciation_table_cantonese = {cantonese, sizeof cantonese};

static const unsigned char pinyin_syllables[] = {
#embed "Tables/pinyin-syllables.txt"
};
const struct pronunciation_table pronunciation_table_pinyin_syllables = {
    pinyin_syllables, sizeof pinyin_syllables};

static const unsigned char jyutping_syllables[] = {
#embed "Tables/jyutping-syllables.txt"
};
const struct pronunciation_table pronunciation_table_jyutping_syllables = {
    jyutping_syllables, sizeof jyutping_syllables};
