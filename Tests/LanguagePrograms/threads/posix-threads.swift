// Threads of POSIX: what they are given, what they leave, and what they keep for a key.
import Foundation

final class Job {
  let number: Int
  var result = 0
  init(_ number: Int) { self.number = number }
  deinit { print("job", number, "goes") }
}

var thread = pthread_t()
pthread_create(&thread, nil, { _ in
  print("in the thread")
  return nil
}, nil)
print(pthread_join(thread, nil), "joined")

let job = Job(20)
var second = pthread_t()
let code = pthread_create(&second, nil, { argument in
  let job = Unmanaged<Job>.fromOpaque(argument!).takeRetainedValue()
  job.result = job.number + 1
  return nil
}, Unmanaged.passRetained(job).toOpaque())
pthread_join(second, nil)
print(code, job.result)

var key = pthread_key_t()
pthread_key_create(&key) { value in print("destroyed", value!.assumingMemoryBound(to: Int.self).pointee) }
print(pthread_getspecific(key) == nil)
let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
memory.initialize(to: 9)
var third = pthread_t()
pthread_create(&third, nil, { argument in
  pthread_setspecific(key, argument)
  print(pthread_getspecific(key)!.load(as: Int.self))
  return argument
}, memory)
var left: UnsafeMutableRawPointer? = nil
pthread_join(third, &left)
print(left!.assumingMemoryBound(to: Int.self).pointee, left == UnsafeMutableRawPointer(memory), pthread_getspecific(key) == nil)
memory.deallocate()

var attributes = pthread_attr_t()
pthread_attr_init(&attributes)
pthread_attr_setstacksize(&attributes, 1 << 20)
var fourth = pthread_t()
pthread_create(&fourth, &attributes, { _ in
  print("in the fourth")
  pthread_exit(nil)
}, nil)
pthread_join(fourth, nil)
pthread_attr_destroy(&attributes)
print(pthread_equal(pthread_self(), fourth))
