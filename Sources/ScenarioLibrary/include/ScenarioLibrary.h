#ifndef SCENARIO_LIBRARY_H
#define SCENARIO_LIBRARY_H

#include <stddef.h>

/// The text of one file of the library, without the null that ends it.
struct scenario_library_text {
  const unsigned char *bytes;
  size_t count;
};

/// The text of that file, such as `Swift/Array.swift`: bytes that live as long as the process, in UTF-8. Without bytes where no file is
/// called so. Looks through a list of two hundred names.
struct scenario_library_text scenario_library_text(const char *name);

#endif
