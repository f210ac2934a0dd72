// The operators of numbers and texts fulfil what a scenario's protocol asks for; so do operators declared outside of all types.
protocol Summable {
  static func + (left: Self, right: Self) -> Self
  static var nothing: Self { get }
}
protocol Ordered { static func < (left: Self, right: Self) -> Bool }
protocol Field: Summable {
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  static func / (left: Self, right: Self) -> Self
}

extension Int: Field, Ordered { static var nothing: Int { 0 } }
extension Double: Field, Ordered { static var nothing: Double { 0 } }
extension String: Summable, Ordered { static var nothing: String { "" } }
extension Array: Summable { static var nothing: [Element] { [] } }

struct Money: Summable {
  var cents: Int
  static let nothing = Money(cents: 0)
}
func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }

func total<Value: Summable>(_ values: [Value]) -> Value { values.reduce(Value.nothing, +) }
func sum<Value: Summable>(_ values: [Value]) -> Value {
  var result = Value.nothing
  for value in values { result = result + value }
  return result
}
func least<Value: Ordered>(_ first: Value, _ second: Value) -> Value { second < first ? second : first }
func blend<Value: Field>(_ first: Value, _ second: Value) -> Value { (first - second) * (first + second) / second }

print(total([1, 2, 3]), total([1.5, 2]), total(["a", "b"]), total([[1], [2, 3]]), total([Money(cents: 5), Money(cents: 7)]).cents)
print(sum([4, 5]), sum([0.25, 0.5]), sum(["x", "y"]), sum([["p"], ["q"]]), sum([Money(cents: 1)]).cents)
print(least(3, 2), least(1.5, 2.5), least("pear", "fig"), blend(9, 4), blend(9.0, 4.0))

let summables: [any Summable] = [1, "two", 3.0]
print(summables.count)
