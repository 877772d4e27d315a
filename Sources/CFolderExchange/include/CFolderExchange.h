#ifndef C_FOLDER_EXCHANGE_H
#define C_FOLDER_EXCHANGE_H

/// Lets two files or folders change places in one step.
///
/// In C because glibc declares `renameat2` only under `_GNU_SOURCE`, which Swift's module of it lacks.
///
/// Returns 0, or -1 with `errno` set: `EINVAL` or `ENOSYS` where the file system or kernel can't.
int exchange_folders(const char *left, const char *right);

#endif
