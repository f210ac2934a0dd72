// Operators of types that are local to a function: those that a protocol asks for are found, others are not.
protocol Addable { static func + (left: Self, right: Self) -> Self }
extension Addable { static func ** (left: Self, right: Self) -> Self { left + right + right } }
infix operator **: AdditionPrecedence
infix operator <+>: AdditionPrecedence
func <+> <T: Addable>(left: T, right: T) -> T { left + right }

class Counted {
  var count = 1
  static func - (left: Counted, right: Counted) -> Int { left.count - right.count }
}

func compare() {
  struct Version: Addable, Comparable {
    var number: Int
    static func + (left: Version, right: Version) -> Version { Version(number: left.number + right.number) }
    static func < (left: Version, right: Version) -> Bool { left.number < right.number }
    static func > (left: Version, right: Version) -> Bool {
      print("its own >")
      return left.number > right.number
    }
    static func == (left: Version, right: Version) -> Bool {
      print("its own ==")
      return left.number == right.number
    }
    // Equatable does not ask for it: `a != b` is the negated `==`.
    static func != (left: Version, right: Version) -> Bool { fatalError("nobody finds this one") }
  }
  let (old, new) = (Version(number: 1), Version(number: 2))
  print((old + new).number, (old ** new).number, (old <+> new).number)
  print(old == new, old != new, old < new, old > new, old >= new, old <= new)
  print([old, new].sorted(by: >).map(\.number), [old, new].max()!.number, [old, new].reduce(old, +).number)
}

func add() {
  struct Meters: AdditiveArithmetic {
    var value = 0
    static var zero: Meters { Meters() }
    static func + (left: Meters, right: Meters) -> Meters { Meters(value: left.value + right.value) }
    static func - (left: Meters, right: Meters) -> Meters { Meters(value: left.value - right.value) }
  }
  var way = Meters(value: 3)
  way += Meters(value: 2)
  way -= Meters(value: 1)
  print(way.value, (way + way - Meters(value: 1)).value)
}

func inherit() {
  final class Pages: Counted {}
  print(Pages() - Pages())
}

func hash() {
  struct Key: Hashable {
    var text: String
    static func == (left: Key, right: Key) -> Bool { left.text.lowercased() == right.text.lowercased() }
    func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
  }
  print(Set([Key(text: "a"), Key(text: "A")]).count, Key(text: "b") == Key(text: "B"), Key(text: "b") != Key(text: "B"))
}

compare()
add()
inherit()
hash()
