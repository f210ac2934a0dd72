// printing: the default description of structs, enums and classes, with optionals and nested values
struct Size {
  var width: Int
  var height = 2.0
}
struct Item {
  var name: String
  var size: Size?
  var tags: [String] = []
  var state = State.fresh
}
enum State {
  case fresh
  case sold(to: String, price: Double)
  case pair(Int, Int)
  case wrapped(Size)
}
class Shop {
  var items: [Item] = []
}
struct Empty {}

print(Size(width: 1))
print(Item(name: "lamp"))
print(Item(name: "desk", size: Size(width: 3, height: 4), tags: ["a", "b"], state: .sold(to: "Ann", price: 5)))
print(State.fresh, State.sold(to: "Bob", price: 9.5), State.pair(1, 2), State.wrapped(Size(width: 7)))
print([State.fresh, .pair(3, 4)], Optional(State.fresh) as Any)
print(Empty(), [Empty()], Empty.self, Size.self)
print(Shop(), [Shop()])
print("in text: \(Size(width: 8)) and \(State.fresh)")
print(["a": Size(width: 1)], (Size(width: 2), State.fresh))
print(Optional(Size(width: 1)) as Any, type(of: Shop()), type(of: State.fresh))
debugPrint(Size(width: 1), State.sold(to: "x", price: 1))
