/// The locks of POSIX and of Apple's systems, made of Foundation's. They are objects: a pointer to one is the object itself.
extension LibraryArea {
  static let platformLocks = LibraryArea(
    name: "PlatformLocks",
    module: "Foundation",
    provides: [
      "pthread_mutex_t", "pthread_mutexattr_t", "pthread_mutexattr_init", "pthread_mutexattr_settype",
      "pthread_mutexattr_setpolicy_np",
      "pthread_mutexattr_destroy", "pthread_mutex_init", "pthread_mutex_lock", "pthread_mutex_trylock", "pthread_mutex_unlock",
      "pthread_mutex_destroy", "pthread_rwlock_t", "pthread_rwlockattr_t", "pthread_rwlock_init", "pthread_rwlock_rdlock",
      "pthread_rwlock_wrlock", "pthread_rwlock_tryrdlock", "pthread_rwlock_trywrlock", "pthread_rwlock_unlock",
      "pthread_rwlock_destroy", "pthread_cond_t", "pthread_condattr_t",
      "pthread_cond_init", "pthread_cond_wait", "pthread_cond_timedwait", "timeval", "gettimeofday",
      "OSSpinLock", "OSSpinLockLock", "OSSpinLockTry", "OSSpinLockUnlock", "OS_SPINLOCK_INIT", "pthread_cond_signal",
      "pthread_cond_broadcast", "pthread_cond_destroy",
      "os_unfair_lock", "os_unfair_lock_s", "os_unfair_lock_t", "os_unfair_lock_lock", "os_unfair_lock_trylock",
      "os_unfair_lock_unlock", "OSAllocatedUnfairLock", "pthread_once_t", "pthread_once", "sched_yield", "nanosleep",
      "objc_sync_enter", "objc_sync_exit", "_Synchronized",
      "_AtomicWords", "_beginAtomic", "_endAtomic", "_OSAtomicAdd", "_OSAtomicSwap", "OSAtomicAdd32",
      "OSAtomicAdd32Barrier", "OSAtomicAdd64", "OSAtomicAdd64Barrier", "OSAtomicIncrement32", "OSAtomicIncrement32Barrier",
      "OSAtomicIncrement64", "OSAtomicIncrement64Barrier", "OSAtomicDecrement32", "OSAtomicDecrement32Barrier",
      "OSAtomicDecrement64", "OSAtomicDecrement64Barrier", "OSAtomicCompareAndSwap32", "OSAtomicCompareAndSwap32Barrier",
      "OSAtomicCompareAndSwap64", "OSAtomicCompareAndSwap64Barrier",
    ],
    source: text("Threads/PlatformLocks"))
}
