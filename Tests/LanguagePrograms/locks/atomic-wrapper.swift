// locks: a generic Atomic box with a lock, read, write and mutate with results; compare-and-swap; counters in several objects
import Dispatch
import Foundation

final class Atomic<Value> {
  private let lock = NSLock()
  private var stored: Value
  init(_ value: Value) { stored = value }
  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
  @discardableResult
  func mutate<T>(_ body: (inout Value) throws -> T) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    return try body(&stored)
  }
}
extension Atomic where Value == Int {
  func increment() -> Int {
    mutate {
      $0 += 1
      return $0
    }
  }
}
extension Atomic where Value: Equatable {
  func exchange(_ old: Value, for new: Value) -> Bool {
    mutate { value in
      guard value == old else { return false }
      value = new
      return true
    }
  }
}
let counter = Atomic(0)
let maximum = Atomic(Int.min)
DispatchQueue.concurrentPerform(iterations: 50) { i in
  let n = counter.increment()
  maximum.mutate { $0 = max($0, n) }
}
print(counter.value, maximum.value)
let winners = Atomic<[Int]>([])
let flag = Atomic(false)
DispatchQueue.concurrentPerform(iterations: 8) { i in
  if flag.exchange(false, for: true) { winners.mutate { $0.append(i) } }
}
print(winners.value.count, flag.value, flag.exchange(false, for: true))
struct Overflow: Error {}
let limited = Atomic(3)
for _ in 0..<3 {
  do {
    let left = try limited.mutate { value -> Int in
      if value < 2 { throw Overflow() }
      value -= 1
      return value
    }
    print("left", left)
  } catch {
    print("refused", limited.value)
  }
}
limited.value += 10
print(limited.value)
