// literals of types of which only the protocol is known that makes them from literals
struct Box<T: ExpressibleByArrayLiteral> {
  var value: T
  init(_ value: T?) { self.value = value == nil ? [] : value! }
  static func empty() -> Box { Box([]) }
}
print(Box<Set<Int>>(nil).value.count, Box<[Int]>([1]).value, Box<[String]>.empty().value)
func pair<T: ExpressibleByArrayLiteral>(_ a: T.ArrayLiteralElement, _ b: T.ArrayLiteralElement) -> T { [a, b] }
let list: [Int] = pair(1, 2)
let set: Set<String> = pair("x", "x")
print(list, set)
struct Bag: ExpressibleByArrayLiteral { let items: [Int]; init(arrayLiteral elements: Int...) { items = elements.sorted() } }
let bag: Bag = pair(9, 3)
print(bag.items)
