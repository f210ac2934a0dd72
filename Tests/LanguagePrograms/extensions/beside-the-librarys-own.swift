// What a program adds to the library's types is its own: the library's functions, and what they ask of the types, go on with theirs.
extension Int {
  static func < (first: Int, second: Int) -> Bool { false }
}

extension Array {
  mutating func append(_ element: Element) { print("own append") }
  var isEmpty: Bool { true }
}

extension String {
  static func == (first: String, second: String) -> Bool { false }
}

extension Optional {
  func map<U>(_ change: (Wrapped) -> U) -> U? { nil }
}

print([3, 1, 2].reduce(0, +), [3, 1, 2].map { $0 }, "a,b,c".split(separator: ",").count, [5, 4].contains(4))
print([1, 2].filter { $0 > 0 }, [3, 1].sorted(), "a b".split(separator: " "), ["a", "b"].joined())
print(["a", "b"].contains("a"), ["a"] == ["a"], "x" != "x", Int("5") as Any)
print([1].count, [1: "one"].mapValues { $0 + "!" })

protocol Drawable {
  var size: Int { get }
}

struct Square: Drawable, Equatable {
  var size: Int
}

struct Circle: Drawable, Equatable {
  var size: Int
}

func == <T: Drawable & Equatable, W: Drawable & Equatable>(first: T, second: W) -> Bool {
  print("own ==")
  return first.size == second.size && type(of: first) == type(of: second)
}

print(Square(size: 1) == Circle(size: 1))
print(Circle(size: 1) == Circle(size: 1))

// A property of another type hides the library's, until only that one fits.
extension Int { static let max = "a" }
extension String { var count: String { "n" } }
let most: Int = Int.max, text: String = Int.max, maybe: Int? = .max
print(most, text, maybe as Any, Int.max)
func take(number: Int) { print("number", number) }
func take(text: String) { print("text", text) }
take(number: .max)
take(number: Int.max)
take(text: Int.max)
let many = "abc".count
print(type(of: many), "abc".count, "abc".count + 1, "abc".count + "1", "abc".count > 2)
if "abc".count == 3, "abc".count == "n" { print("both") }
for index in 0..<"abc".count { print(index, terminator: " ") }
print(["a", "bb"].map { $0.count }, ["a", "bb"].map { $0.count + 1 })
extension Array { var first: Int { 3 } }
print([1].first, [1].first!)
if let first = [1].first { print(first) }
