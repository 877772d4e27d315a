#include "CPronunciationTables.h"

// C has #embed; in Swift an array of this size costs its compiler minutes.

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

static const unsigned char mandarin_phrases[] = {
#embed "Tables/mandarin-phrases.txt"
};
const struct pronunciation_table pronunciation_table_mandarin_phrases = {
    mandarin_phrases, sizeof mandarin_phrases};

static const unsigned char cantonese_phrases[] = {
#embed "Tables/cantonese-phrases.txt"
};
const struct pronunciation_table pronunciation_table_cantonese_phrases = {
    cantonese_phrases, sizeof cantonese_phrases};

static const unsigned char simplified[] = {
#embed "Tables/simplified.txt"
};
const struct pronunciation_table pronunciation_table_simplified = {simplified, sizeof simplified};

static const unsigned char homophones[] = {
#embed "Tables/homophones.txt"
};
const struct pronunciation_table pronunciation_table_homophones = {homophones, sizeof homophones};
