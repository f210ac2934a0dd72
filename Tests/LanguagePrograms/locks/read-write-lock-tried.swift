import Foundation
var l = pthread_rwlock_t()
pthread_rwlock_init(&l, nil)
print(pthread_rwlock_tryrdlock(&l) == 0, pthread_rwlock_trywrlock(&l) == 0)
print(pthread_rwlock_tryrdlock(&l) == 0, pthread_rwlock_unlock(&l), pthread_rwlock_trywrlock(&l) == EBUSY)
pthread_rwlock_unlock(&l)
print(pthread_rwlock_trywrlock(&l) == 0, pthread_rwlock_tryrdlock(&l) == EBUSY, pthread_rwlock_unlock(&l))
