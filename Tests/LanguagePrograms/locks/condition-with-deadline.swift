import Foundation

var mutex = pthread_mutex_t(), condition = pthread_cond_t()
pthread_mutex_init(&mutex, nil)
pthread_cond_init(&condition, nil)
var isReady = false

func wait(_ seconds: Int) -> Bool {
  var time = timeval()
  gettimeofday(&time, nil)
  var deadline = timespec(tv_sec: time.tv_sec + seconds, tv_nsec: Int(time.tv_usec) * 1000)
  pthread_mutex_lock(&mutex)
  defer { pthread_mutex_unlock(&mutex) }
  while !isReady { if pthread_cond_timedwait(&condition, &mutex, &deadline) == ETIMEDOUT { return isReady } }
  return true
}

print(wait(1))
DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
  pthread_mutex_lock(&mutex)
  isReady = true
  pthread_mutex_unlock(&mutex)
  pthread_cond_signal(&condition)
}
print(wait(5), withUnsafePointer(to: &isReady) { $0.pointee })
print(Date(timeIntervalSince1970: 0).debugDescription, Bundle.main.url(forResource: "none", withExtension: "json") == nil)
srand48(42)
print((0..<3).map { _ in Int(drand48() * 1000) })
