// closures: captured variables changed from several closures, inout of captured variables, copy on write of what is captured
struct Stack<Element> {
  private(set) var items: [Element] = []
  mutating func push(_ item: Element) { items.append(item) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  subscript(i: Int) -> Element {
    get { items[i] }
    set { items[i] = newValue }
  }
}
var stack = Stack<Int>()
let push = { (n: Int) in stack.push(n) }
let peek = { stack.items.last }
push(1)
push(2)
let snapshot = stack
push(3)
stack[0] += 10
print(stack.items, snapshot.items, peek() as Any)
func twice(_ n: inout Int, _ body: (inout Int) -> Void) {
  body(&n)
  body(&n)
}
var total = 1
let add = { (n: Int) in total += n }
twice(&total) { $0 *= 3 }
add(5)
print(total)
func makeCounter() -> (up: () -> Int, value: () -> Int) {
  var n = 0
  func up() -> Int {
    n += 1
    return n
  }
  return (up, { n })
}
let counter = makeCounter()
_ = counter.up()
_ = counter.up()
print(counter.value(), makeCounter().value())
var matrix = [[1, 2], [3, 4]]
let change = { (row: Int, column: Int, value: Int) in matrix[row][column] = value }
let before = matrix
change(1, 0, 9)
matrix[0].swapAt(0, 1)
print(matrix, before)
var lookup: [String: [Int]] = ["a": [1]]
let note = { (key: String, n: Int) in lookup[key, default: []].append(n) }
note("a", 2)
note("b", 3)
lookup["a"]!.removeFirst()
lookup["c"]?.append(4)
lookup["b"]? += [5, 6]
print(lookup["a"]!, lookup["b"]!, lookup["c"] as Any)
struct Settings { var name = "n"; var tags: Set<String> = []; var nested: [String: Settings] = [:] }
var settings = Settings()
settings.nested["x", default: Settings()].tags.insert("t")
settings.nested["x"]?.nested["y"] = Settings(name: "deep")
settings.nested["x"]?.nested["y"]?.name += "er"
let copy = settings
settings.nested["x"]!.nested["y"]!.tags.formUnion(["p"])
print(settings.nested["x"]!.nested["y"]!.name, settings.nested["x"]!.nested["y"]!.tags, copy.nested["x"]!.nested["y"]!.tags, copy.nested["x"]!.tags)
var (low, high) = (1, 10)
let swapThem = { swap(&low, &high) }
swapThem()
print(low, high)
