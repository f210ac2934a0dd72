// Variables that are tuples of Optionals begin with nils, as properties and as globals; in memberwise initialisers they have no default.
final class Store { var received: (Int?, String?); var nested: (Int?, (name: String?, age: Int?)) }
struct Value { var pair: (first: Int?, second: [Int]?); var single: Int? }
struct Holder<T> { var both: (T?, T?); let count = 2 }
let store = Store()
print(store.received.0 == nil, store.received.1 == nil, store.nested.1.name == nil)
store.received = (1, "x")
store.nested.1.age = 4
print(store.received, store.nested)
print(Value(pair: (1, nil)), Value(pair: (nil, [2]), single: 3))
print(Holder<String>(both: (nil, "b")), Holder<Int>(both: (nil, nil)))
func local() {
  var pair: (Int?, Int?)
  pair.1 = 5
  print(pair)
}
local()
