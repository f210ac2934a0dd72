#ifndef C_MEMORY_H
#define C_MEMORY_H

/// From now on the process asks the kernel for memory in large pieces and large pages, and keeps what it frees. For a command that
/// fills large stores and ends: a quarter of its time went into small pages that were cleared, given back and cleared again. To be
/// called before there are threads. Does nothing where the C library is not glibc.
void memory_grow_at_once(void);

/// From now on references are counted without locking, a fourteenth of the time of a start, until the process makes a thread beyond the
/// next `threads`: while those run, whoever made them only waits. Does nothing but in the optimised command (`COUNTED` in the Makefile).
void memory_count_alone(int threads);

#endif
