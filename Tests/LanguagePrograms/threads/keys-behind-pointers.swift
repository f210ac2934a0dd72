// A key for values of threads, made where a pointer leads to.
import Foundation
let key = UnsafeMutablePointer<pthread_key_t>.allocate(capacity: 1)
print(pthread_key_create(key, nil) == 0)
pthread_setspecific(key.pointee, UnsafeRawPointer(UnsafeMutablePointer<Int>.allocate(capacity: 1)))
print(pthread_getspecific(key.pointee) != nil)
key.deallocate()
