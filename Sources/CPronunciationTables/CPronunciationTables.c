#include "CPronunciationTables.h"

static const unsigned char mandarin[] = {
#embed "Tables/mandarin.txt"
};
const struct pronunciation_table pronunciation_table_mandarin = {mandarin, sizeof mandarin};
