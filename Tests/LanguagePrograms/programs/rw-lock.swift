// programs: rw-lock, in the style of application code
import Foundation
protocol Lockable { func lock(); func unlock() }
extension NSLock: Lockable {}
extension Lockable {
  func locked<T>(_ body: () throws -> T) rethrows -> T {
    lock()
    defer { unlock() }
    return try body()
  }
}
final class Atomic<Value> {
  private let lock = NSLock()
  private var value: Value
  init(_ value: Value) { self.value = value }
  @discardableResult
  func mutate<R>(_ transform: (inout Value) throws -> R) rethrows -> R { try lock.locked { try transform(&value) } }
  func load() -> Value { mutate { $0 } }
}
extension Atomic where Value == Int {
  static func += (left: Atomic, right: Int) { left.mutate { $0 += right } }
  func increment() -> Int { mutate { $0 += 1; return $0 } }
}
extension Atomic where Value: Collection { var count: Int { load().count } }
let counter = Atomic(0)
let log = Atomic<[String]>([])
DispatchQueue.concurrentPerform(iterations: 50) { i in
  counter += i
  if i.isMultiple(of: 10) { log.mutate { $0.append("item \(i)") } }
}
print(counter.load(), log.count, log.load().sorted())
print(counter.increment(), counter.mutate { (n: inout Int) -> Bool in n = 0; return true })
struct Oops: Error {}
do { try counter.mutate { n in n = 99; throw Oops() } } catch { print(error, counter.load()) }
let nested = Atomic([String: [Int]]())
for (i, word) in ["a", "b", "a"].enumerated() { nested.mutate { $0[word, default: []].append(i) } }
print(nested.load().sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
