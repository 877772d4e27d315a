#pragma once

#include <stddef.h>

/// A file of the folder Tables as it stands there: UTF-8 text without a zero at the end.
struct pronunciation_table {
  const unsigned char *bytes;
  size_t count;
};

extern const struct pronunciation_table pronunciation_table_mandarin;
extern const struct pronunciation_table pronunciation_table_taiwan;
extern const struct pronunciation_table pronunciation_table_cantonese;
extern const struct pronunciation_table pronunciation_table_pinyin_syllables;
extern const struct pronunciation_table pronunciation_table_jyutping_syllables;
extern const struct pronunciation_table pronunciation_table_mandarin_phrases;
extern const struct pronunciation_table pronunciation_table_cantonese_phrases;
extern const struct pronunciation_table pronunciation_table_simplified;
extern const struct pronunciation_table pronunciation_table_homophones;
