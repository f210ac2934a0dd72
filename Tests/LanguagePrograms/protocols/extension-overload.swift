// An overload in a protocol's extension is another member than the requirement of its name, where their types differ.
protocol Store {
  func put(_ value: Int) -> String
  func get(_ key: [Int]) -> String
  subscript(key: Int) -> String { get }
}
extension Store {
  func put(_ value: String) -> String { "text " + value }
  func put(_ value: [Int]) -> String { value.map { put($0) }.joined(separator: ",") }
  func get(_ key: [String]) -> String { "keys " + key.joined() }
  func get(_ key: [Int]) -> String { "default" }
  subscript(key: String) -> String { "[" + key + "]" }
  func all() -> String { put(1) + put("a") + get(["k"]) + get([1]) + self["s"] + self[2] }
}
struct Memory: Store {
  func put(_ value: Int) -> String { "number \(value)" }
  func get(_ key: [Int]) -> String { "own" }
  subscript(key: Int) -> String { "#\(key)" }
}
func use<S: Store>(_ store: S) {
  print(store.put(1), store.put("a"), store.put([1, 2]), store.get(["k"]), store.get([1]), store["s"], store[2])
}
use(Memory())
print(Memory().all())
let some: any Store = Memory()
print(some.put("b"), some.get([2]), some.get(["x"]), some["t"])
