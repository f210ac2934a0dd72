// Observers of properties with wrappers: around every setting, in initialisers and in the observers themselves, too.
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
    var projectedValue: Atomic<Value> { self }
}
@propertyWrapper
struct Clamped { private var v: Int; let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; v = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: Int { get { v } set { v = min(max(newValue, range.lowerBound), range.upperBound) } } }
class Model {
    enum State { case idle, running, done }
    @Atomic var state: State = .idle { didSet { if oldValue != state { log.append("\(oldValue) -> \(state)") } } }
    @Atomic private(set) var items: [Int] = [] { willSet { log.append("will \(newValue.count)") } didSet { if items.count > 2 { items.removeFirst() } } }
    @Clamped(0...10) var level = 50 { didSet { log.append("level \(oldValue) \(level)") } }
    var log: [String] = []
    init(level: Int) { self.level = level }
    func add(_ n: Int) { items.append(n) }
}
let m = Model(level: 4)
m.state = .running
m.state = .running
m.add(1); m.add(2); m.add(3)
m.level += 100
m.level = -3
m.$state.wrappedValue = .done
print(m.log, m.items, m.state, m.level)
struct S { @Clamped(1...5) var n = 3 { didSet { count += 1 } }; var count = 0; mutating func up() { n += 1; n = 9 } }
var s = S()
s.up(); s.n = 2
print(s.n, s.count)
final class Sub: Model { override func add(_ n: Int) { super.add(n * 10) } }
let sub = Sub(level: 20)
sub.add(1); sub.state = .done
print(sub.log)
