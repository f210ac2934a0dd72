#ifndef C_MEMORY_H
#define C_MEMORY_H

/// From now on the process asks the kernel for memory in large pieces and large pages, and keeps what it frees. For a command that
/// fills large stores and ends: a quarter of its time went into small pages that were cleared, given back and cleared again. To be
/// called before there are threads. Does nothing where the C library is not glibc.
void memory_grow_at_once(void);

#endif
