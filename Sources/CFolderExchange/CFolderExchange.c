#define _GNU_SOURCE
#include "CFolderExchange.h"

#include <fcntl.h>
#include <stdio.h>

int exchange_folders(const char *left, const char *right) {
#ifdef __APPLE__
  return renamex_np(left, right, RENAME_SWAP);
#else
  return renameat2(AT_FDCWD, left, AT_FDCWD, right, RENAME_EXCHANGE);
#endif
}
