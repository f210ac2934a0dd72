#define _GNU_SOURCE
#include "CMemory.h"

#include <stdlib.h>

#ifdef __GLIBC__

#include <limits.h>
#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

static const int piece = 256 << 20;
static const uintptr_t large_page = 2 << 20;

void memory_grow_at_once(void) {
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
  mallopt(M_TOP_PAD, piece);
  // Other threads' heaps are small pieces again.
  mallopt(M_ARENA_MAX, 1);
  uintptr_t start = ((uintptr_t)sbrk(0) + large_page - 1) / large_page * large_page;
  // More than there is: the heap grows by a piece. Of volatile: or the compiler leaves both calls out.
  void *volatile block = malloc(1 << 20);
  free(block);
  uintptr_t end = (uintptr_t)sbrk(0);
  // Only advice: small pages do as well.
  if (end > start) madvise((void *)start, end - start, MADV_HUGEPAGE);
}

#else

void memory_grow_at_once(void) {}

#endif
