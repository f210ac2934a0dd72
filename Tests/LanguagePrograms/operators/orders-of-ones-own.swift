// operators: == and < that an enum declares itself hold wherever its values are compared: in conditions of generic code, in tuples,
// arrays, sets, and in what the library does with them
enum Urgency: Int, Comparable, CaseIterable {
  case high, normal, low
  static func < (left: Urgency, right: Urgency) -> Bool { left.rawValue > right.rawValue }
}
print(Urgency.allCases.max()!, Urgency.allCases.min()!, max(Urgency.high, .low), min(Urgency.high, .low), [Urgency.low, .high].sorted())

func greater<T: Comparable>(_ a: T, _ b: T) -> T { if a < b { return b } else { return a } }
func atLeast<T: Comparable>(_ a: T, _ b: T) -> String { a >= b ? "at least" : "below" }
func steps<T: Comparable>(_ a: T, _ b: T) -> String {
  guard a > b else { return "not above" }
  while a <= b { return "never" }
  return "above"
}
print(greater(Urgency.high, .low), atLeast(Urgency.high, .low), steps(Urgency.high, .low), steps(Urgency.low, .high))
print((Urgency.high, 1) < (.low, 0), (Urgency.low, 1) < (.low, 2), (Urgency.low, 0) > (.high, 1))

enum Weekday: Hashable {
  case saturday, sunday, other
  private var isFree: Bool { if case .other = self { false } else { true } }
  static func == (left: Weekday, right: Weekday) -> Bool { left.isFree == right.isFree }
  func hash(into hasher: inout Hasher) { hasher.combine(isFree) }
}
struct Shift: Hashable { var day: Weekday, hours = 8 }
func compare<T: Equatable>(_ a: T, _ b: T) -> String { if a == b { return "same" } else if a != b { return "different" } else { return "?" } }
print(compare(Weekday.saturday, .sunday), compare(Weekday.sunday, .other), compare([Weekday.sunday], [.saturday]))
print(Set<Weekday>([.saturday, .sunday, .other]).count, [Weekday.other].contains(.sunday), [Weekday.saturday].firstIndex(of: .sunday) as Any)
print(Shift(day: .saturday) == Shift(day: .sunday), Set([Shift(day: .saturday), Shift(day: .sunday)]).count, Optional(Weekday.sunday) == .saturday)

struct Money: AdditiveArithmetic {
  var cents = 0
  static let zero = Money()
  static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
  static func - (left: Money, right: Money) -> Money { Money(cents: left.cents - right.cents) }
}
print(+Money(cents: 250), +3, +(-2.5), [2.5, -0], -0.0)
