#include <archive.h>
#include <archive_entry.h>
#include <locale.h>
#include <stddef.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif

// The kinds of entries, which archive_entry.h has as macros with casts.
static const unsigned int archive_kind_file = 0100000;
static const unsigned int archive_kind_folder = 0040000;
static const unsigned int archive_kind_link = 0120000;

// A locale with UTF-8 for characters, or NULL; to be freed with archive_utf8_locale_free.
static inline void *archive_utf8_locale_new(void) {
  const char *const names[] = {"C.UTF-8", "UTF-8", "en_US.UTF-8"};
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    locale_t found = newlocale(LC_CTYPE_MASK, names[index], (locale_t)0);
    if (found != (locale_t)0) return (void *)found;
  }
  return NULL;
}

static inline void archive_utf8_locale_free(void *locale) {
  if (locale != NULL) freelocale((locale_t)locale);
}

// Gives this thread a locale and returns the one it had; NULL changes nothing.
static inline void *archive_thread_locale(void *locale) {
  return (void *)uselocale((locale_t)locale);
}
