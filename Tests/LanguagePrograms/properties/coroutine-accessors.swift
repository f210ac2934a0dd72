// _read and _modify: what is done around a value that is lent, in the order in which the compiled program does it.
import Dispatch
import Foundation
final class Locked<Value> {
  private let lock = NSLock()
  private var storage: Value
  init(_ value: Value) { storage = value }
  var value: Value {
    _read {
      lock.lock()
      defer { lock.unlock() }
      yield storage
    }
    _modify {
      lock.lock()
      defer { lock.unlock() }
      yield &storage
    }
  }
}
let counter = Locked(0)
DispatchQueue.concurrentPerform(iterations: 50) { _ in counter.value += 1 }
print(counter.value)
counter.value = 7
print(counter.value)
let list = Locked([String: [Int]]())
list.value["a", default: []].append(1)
list.value["a"]?.append(2)
print(list.value)

struct Traced {
  private var items = ["a", "b", "c"]
  var log: [String] = []
  subscript(i: Int) -> String {
    get { items[i] }
    _modify {
      log.append("begin \(i)")
      defer { log.append("end \(i)") }
      yield &items[i]
    }
  }
  var first: String {
    get { items[0] }
    set { log.append("set"); items[0] = newValue }
    _modify { log.append("modify"); yield &items[0]; log.append("modified") }
  }
  var last: String {
    _read { yield items[items.count - 1] }
    _modify {
      var copy = items[items.count - 1]
      defer { items[items.count - 1] = copy }
      yield &copy
    }
  }
}
var traced = Traced()
traced[1].append("!")
traced[2] = "z"
traced.first = "f"
traced.first += "g"
traced.last.append("?")
traced.last = "w" + traced.last
func shout(_ text: inout String) { text = text.uppercased() }
shout(&traced[1])
shout(&traced.last)
print(traced[0], traced[1], traced[2], traced.first, traced.last, traced.log)

protocol Boxed { var text: String { get set } }
struct Box: Boxed {
  private var inner = "i"
  var text: String {
    get { inner }
    _modify { print("lend"); yield &inner; print("back") }
  }
}
func grow<B: Boxed>(_ box: inout B) { box.text += "+" }
var box = Box()
grow(&box)
box.text.removeFirst()
print(box.text)
class Base { var n: Int { get { _n } _modify { yield &_n } }; private var _n = 1 }
let base = Base()
base.n *= 5
print(base.n)

// A variable of the accessor's own is lent: its first value is read once.
final class Counts {
  private var table = ["a": 1]
  subscript(key: String) -> Int? {
    get {
      print("get", key)
      return table[key]
    }
    set {
      print("set", key, newValue ?? "nil")
      table[key] = newValue
    }
    _modify {
      var count = self[key]
      defer { self[key] = count }
      yield &count
    }
  }
}
let counts = Counts()
counts["a"]? += 100
counts["b"]? += 1
counts["b"] = 5
counts["b"]! *= 2
print(counts["a"] ?? 0, counts["b"] ?? 0)
