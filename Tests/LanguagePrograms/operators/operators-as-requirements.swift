// An operator that a protocol asks for is the one of the type that stands for Self, in generics and for types of the library.
infix operator <>: AdditionPrecedence
prefix operator ~~

protocol Monoid {
  static var empty: Self { get }
  static func <> (left: Self, right: Self) -> Self
  static prefix func ~~ (value: Self) -> Self
}

extension Monoid {
  static prefix func ~~ (value: Self) -> Self { value <> value }
  func times(_ count: Int) -> Self { count == 0 ? Self.empty : (1..<count).reduce(self) { sum, _ in sum <> self } }
}

struct Sum: Monoid {
  var value = 2
  static var empty: Sum { Sum(value: 0) }
  static func <> (left: Sum, right: Sum) -> Sum { Sum(value: left.value + right.value) }
}

final class Log: Monoid {
  let lines: [String]
  init(_ lines: [String]) { self.lines = lines }
  static var empty: Log { Log([]) }
  static func <> (left: Log, right: Log) -> Log { Log(left.lines + right.lines) }
}

enum Level: Int, Monoid {
  case low, middle, high
  static var empty: Level { .low }
  static func <> (left: Level, right: Level) -> Level { left.rawValue > right.rawValue ? left : right }
}

extension String: Monoid {
  static var empty: String { "" }
  static func <> (left: String, right: String) -> String { left + right }
}

extension Int: Monoid {
  static var empty: Int { 0 }
  static func <> (left: Int, right: Int) -> Int { left + right }
}

extension Array: Monoid {
  static var empty: [Element] { [] }
  static func <> (left: [Element], right: [Element]) -> [Element] { left + right }
}

func all<M: Monoid>(_ values: [M]) -> M { values.reduce(M.empty) { $0 <> $1 } }
func twice<M: Monoid>(_ value: M) -> M { ~~value }

print(all([Sum(), Sum(value: 5)]), twice(Sum()), Sum().times(4).value)
print(all([Log(["a"]), Log(["b", "c"])]).lines, twice(Log(["x"])).lines)
print(all([Level.low, .high, .middle]), twice(Level.middle))
print(all(["one ", "two"]), twice("ab"), "-".times(3), all([1, 2, 3]), twice(4), all([[1], [2, 3]]), twice(["z"]))
