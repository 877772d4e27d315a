#pragma once

#include <stddef.h>

/// The tables of the folder Tables, as UTF-8 text without a zero at the end. scripts/pronunciation-tables
/// writes them.
struct pronunciation_table {
  const unsigned char *bytes;
  size_t count;
};

extern const struct pronunciation_table pronunciation_table_mandarin;
