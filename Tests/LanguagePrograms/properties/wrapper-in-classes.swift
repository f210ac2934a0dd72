// Property wrappers in classes: inherited, private(set), optional, of closures, through a protocol, inout, in an initialiser of a subclass.
import Foundation
@propertyWrapper
final class Atomic<Value> {
  private let lock = NSLock()
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get { lock.lock(); defer { lock.unlock() }; return value }
    set { lock.lock(); value = newValue; lock.unlock() }
  }
}
protocol HasCount { var count: Int { get set } }
class Base: HasCount {
  @Atomic private(set) var log: [String] = []
  @Atomic var count = 0
  @Atomic var a = 1
  @Atomic var b = "two"
  @Atomic<[String: Int]> var map = [:]
  @Atomic var callback: (() -> Void)?
  @Atomic var delegate: Base?
  func work() {
    DispatchQueue.global().sync { [weak self] in
      guard let self = self else { return }
      self.count += 1
      self.log.append("x\(self.count)")
      self.map["k", default: 0] += 2
    }
  }
}
final class Sub: Base {
  @Atomic var extra: Int
  init(extra: Int) { self.extra = extra; super.init(); self.extra += 1; count = 10 }
}
let s = Sub(extra: 4)
s.work(); s.work()
s.callback = { print("called") }
s.callback?()
s.delegate = s
s.delegate?.count += 5
(s as HasCount).count.description.forEach { print($0, terminator: ",") }
print(s.extra, s.count, s.log, s.map, s.a, s.b, s.delegate === s)
s.delegate = nil
func change<T: HasCount>(_ x: inout T) { x.count *= 2 }
var t: Sub = s
change(&t)
swap(&t.a, &t.extra)
print(t.count, t.a, t.extra)
