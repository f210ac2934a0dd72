import Foundation

// On Linux, Foundation traps where one waits without a limit.
let lock = NSConditionLock(condition: 0)
var written: [Int] = []
let producer = DispatchQueue(label: "producer"), consumer = DispatchQueue(label: "consumer")
producer.async {
  for n in 1...3 {
    _ = lock.lock(whenCondition: 0, before: Date(timeIntervalSinceNow: 60))
    written.append(n)
    print("put", n)
    lock.unlock(withCondition: 1)
  }
}
consumer.async {
  for _ in 1...3 {
    _ = lock.lock(whenCondition: 1, before: Date(timeIntervalSinceNow: 60))
    print("got", written.last!)
    lock.unlock(withCondition: 0)
  }
}
consumer.sync {}
print(lock.condition, lock.try())
print(lock.lock(before: Date(timeIntervalSinceNow: 0.1)))
lock.unlock(withCondition: 7)
print(lock.lock(whenCondition: 8, before: Date().addingTimeInterval(0.05)), lock.condition)
DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
  _ = lock.lock(before: Date(timeIntervalSinceNow: 60))
  lock.unlock(withCondition: 8)
}
print(lock.lock(whenCondition: 8, before: Date().addingTimeInterval(5)), lock.condition)
lock.unlock()
