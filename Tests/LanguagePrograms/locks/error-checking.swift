import Foundation
let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
var attr = pthread_mutexattr_t()
pthread_mutexattr_init(&attr)
pthread_mutexattr_settype(&attr, Int32(PTHREAD_MUTEX_ERRORCHECK))
print(pthread_mutex_init(mutex, &attr))
print(pthread_mutex_unlock(mutex) == 1)
print(pthread_mutex_lock(mutex), pthread_mutex_lock(mutex) == EDEADLK, pthread_mutex_trylock(mutex) == EBUSY)
let done = DispatchSemaphore(value: 0)
Thread.detachNewThread { print(pthread_mutex_unlock(mutex) == EPERM, pthread_mutex_trylock(mutex) == EBUSY); done.signal() }
done.wait()
print(pthread_mutex_unlock(mutex), pthread_mutex_destroy(mutex))
mutex.deallocate()
