// An initialiser in a protocol's extension begins with that of the class that is made, whatever class its bound names.
class Shape {
  var sides = 0
  required init() { print("a shape") }
}
class Square: Shape {
  var name = "square"
  required init() {
    super.init()
    sides = 4
    print("a square")
  }
}
class Tile: Square { var colour = "red" }

protocol Configurable {}
extension Shape: Configurable {}
extension Configurable where Self: Shape {
  init(configured: (Self) -> Void) {
    self.init()
    configured(self)
  }
  init?(when isWanted: Bool) {
    if !isWanted { return nil }
    self.init()
  }
  static func made() -> Self { self.init() }
}

let square = Square { print($0.name, $0.sides) }
let tile = Tile { $0.colour = "blue" }
print(tile.colour, tile.name, tile.sides, Tile.made().colour)
print(Tile(when: true)?.colour ?? "none", Tile(when: false)?.colour ?? "none")
func build<Kind: Shape>(_ kind: Kind.Type) -> Kind { Kind { print(type(of: $0), $0.sides) } }
print(build(Tile.self).colour)

class Box<Item> {
  var items: [Item] = []
  required init(_ first: Item) { items = [first] }
}
final class Pair<Item>: Box<Item> {
  var second: Item?
  required init(_ first: Item) {
    super.init(first)
    second = first
  }
}
protocol Filled {}
extension Box: Filled {}
extension Filled where Self: Box<String> {
  init(text: String) { self.init(text + "!") }
}
let pair = Pair<String>(text: "hey")
print(pair.items, pair.second ?? "none")
