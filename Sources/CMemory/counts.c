#include "CMemory.h"

#if defined(__linux__) && defined(__x86_64__)

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The linker calls what is wrapped here by these names, where it is told to wrap it.
extern void *__real_swift_retain(void *) __attribute__((weak));
extern void __real_swift_release(void *) __attribute__((weak));
extern int __real_pthread_create(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *) __attribute__((weak));
// Swift's runtime has them for programs of one thread.
extern void *swift_nonatomic_retain(void *) __attribute__((weak));
extern void swift_nonatomic_release(void *) __attribute__((weak));

static bool is_alone;
static int threads_in_turn;
// References of some kinds have marks in the other bits.
static const uintptr_t address_bits = 0x00fffffffffffff8;

void memory_count_alone(int threads) {
  bool is_wrapped = __real_swift_retain && __real_swift_release && __real_pthread_create;
  is_alone = is_wrapped && swift_nonatomic_retain && swift_nonatomic_release;
  threads_in_turn = threads;
}

void *__wrap_swift_retain(void *object) {
  if (!is_alone) return __real_swift_retain(object);
  if ((intptr_t)object > 0) swift_nonatomic_retain((void *)((uintptr_t)object & address_bits));
  return object;
}

void __wrap_swift_release(void *object) {
  if (is_alone) {
    swift_nonatomic_release(object);
  } else {
    __real_swift_release(object);
  }
}

int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument) {
  if (threads_in_turn > 0) {
    threads_in_turn--;
  } else {
    is_alone = false;
  }
  return __real_pthread_create(thread, attributes, body, argument);
}

#else

void memory_count_alone(int threads) {}

#endif
