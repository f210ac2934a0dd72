// Extensions of a protocol with associated types, called on values of protocol type, run for the type that the value has.
protocol Store { associatedtype Item: CustomStringConvertible; var items: [Item] { get }; func make(_ n: Int) -> Item }
extension Store {
  var size: Int { items.count }
  func show() { for item in items { print(item, terminator: " ") }; print() }
  func both(_ n: Int) -> String { let pair = [make(n), make(n + 1)]; return "\(pair)" }
  var first: Item? { items.first }
}
struct Ints: Store { var items = [1, 2]; func make(_ n: Int) -> Int { n } }
struct Pairs: Store { struct P: CustomStringConvertible { var a: Int, b: String; var description: String { "\(a)\(b)" } }
  var items = [P(a: 1, b: "x")]; func make(_ n: Int) -> P { P(a: n, b: "y") } }
let stores: [any Store] = [Ints(), Pairs()]
for store in stores {
  print(store.size, store.both(4))
  store.show()
}
