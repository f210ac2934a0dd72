// generics: functions, constraints, generic structs, classes and enums, several parameters, inferred and explicit types
func pair<A, B>(_ a: A, _ b: B) -> (B, A) { (b, a) }
func largest<T: Comparable>(_ values: [T]) -> T? {
  guard var result = values.first else { return nil }
  for value in values where value > result { result = value }
  return result
}
func index<T: Equatable>(of value: T, in list: [T]) -> Int? {
  for (i, candidate) in list.enumerated() where candidate == value { return i }
  return nil
}
func exchange<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
print(pair(1, "x"), largest([3, 9, 2])!, largest(["b", "a"])!, largest([Double]()) as Any, largest([1.5, 0])!)
print(index(of: "c", in: ["a", "c"]) ?? -1, index(of: 7, in: [1]) as Any)
var a = "left"
var b = "right"
exchange(&a, &b)
print(a, b)

struct Stack<Element> {
  private(set) var items: [Element] = []
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
  func map<T>(_ transform: (Element) -> T) -> Stack<T> { Stack<T>(items: items.map(transform)) }
}
var numbers = Stack<Double>()
numbers.push(1)
numbers.push(2)
print(numbers.items, numbers.map { "<\($0)>" }.items, numbers.pop()!, numbers)
var words = Stack(items: ["a"])
words.push("b")
print(words.pop() ?? "-", type(of: words))
class Box<Value> {
  var value: Value { didSet { changes += 1 } }
  private(set) var changes = 0
  init(_ value: Value) { self.value = value }
}
let box = Box(5)
box.value = 6
let text = Box<String?>(nil)
text.value = "set"
print(box.value, box.changes, text.value as Any, type(of: box))
enum Either<L, R> {
  case left(L), right(R)
  var text: String {
    switch self {
    case .left(let l): "left \(l)"
    case .right(let r): "right \(r)"
    }
  }
}
let either: [Either<Int, String>] = [.left(1), .right("r")]
print(either.map(\.text), either[0])
func apply<T, U>(_ value: T?, _ f: (T) -> U) -> U? { value.map(f) }
print(apply(4) { $0 * 2 } as Any, apply(nil as Int?) { "\($0)" } as Any)
func count<S: Sequence>(_ s: S) -> Int { s.reduce(0) { n, _ in n + 1 } }
print(count([1, 2]), count("abc"), count(1...9))
