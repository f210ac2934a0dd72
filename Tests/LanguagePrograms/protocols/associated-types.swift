// protocols: associated types with generic conformers, constraints with where, generic algorithms over a protocol
protocol Container {
  associatedtype Item
  var count: Int { get }
  mutating func add(_ item: Item)
  subscript(i: Int) -> Item { get }
}
struct Stack<Element>: Container {
  private var items: [Element] = []
  var count: Int { items.count }
  mutating func add(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
  subscript(i: Int) -> Element { items[i] }
}
struct Evens: Container {
  var count = 0
  mutating func add(_ item: Int) { count += item }
  subscript(i: Int) -> Int { i * 2 }
}
func last<C: Container>(_ container: C) -> C.Item? { container.count == 0 ? nil : container[container.count - 1] }
func same<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
  guard a.count == b.count else { return false }
  return (0..<a.count).allSatisfy { a[$0] == b[$0] }
}
var stack = Stack<Int>()
stack.add(0)
stack.add(2)
var evens = Evens()
evens.add(2)
print(last(stack)!, last(evens)!, same(stack, evens), last(Stack<String>()) as Any)
stack.add(5)
evens.add(1)
print(same(stack, evens), stack.pop()!, stack.count)
extension Container {
  var all: [Item] { (0..<count).map { self[$0] } }
}
extension Container where Item: Comparable {
  var largest: Item? { all.max() }
}
print(stack.all, evens.all, evens.largest as Any, Stack<String>().largest as Any)
