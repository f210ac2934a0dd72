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
