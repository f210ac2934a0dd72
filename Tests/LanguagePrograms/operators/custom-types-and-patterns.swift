// operators: ~= for own patterns, operators on optionals of own types, ranges of own types, bits and mixes
struct Money: Comparable, CustomStringConvertible {
  var cents: Int
  static let zero = Money(cents: 0)
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func * (a: Money, n: Int) -> Money { Money(cents: a.cents * n) }
  static func -= (a: inout Money, b: Money) { a.cents -= b.cents }
  static prefix func - (a: Money) -> Money { Money(cents: -a.cents) }
  static func ~= (pattern: Int, value: Money) -> Bool { value.cents == pattern * 100 }
  var description: String { "\(cents < 0 ? "-" : "")$\(abs(cents) / 100)" }
}
func + (a: Money?, b: Money) -> Money { (a ?? .zero) + b }
var purse = Money(cents: 500)
purse -= Money(cents: 200) * 2
print(purse, -purse, max(purse, .zero), [Money(cents: 900), purse].sorted(), purse > .zero ? "rich" : "poor")
switch Money(cents: 700) {
case 5: print("five")
case 7: print("seven")
default: print("other")
}
let none: Money? = nil
print(none + Money(cents: 300), (Money.zero...Money(cents: 100)).contains(Money(cents: 50)), [purse, purse].reduce(.zero, +))
var totals: [String: Money] = [:]
for (name, cents) in [("a", 100), ("b", 250), ("a", 300)] { totals[name] = totals[name] + Money(cents: cents) }
print(totals["a"]!, totals["b"]!)
let flags = [true, false, true]
print(flags.reduce(true) { $0 && $1 }, flags.contains(true) != flags.contains(false), !flags[0] == flags[1], flags.map(!))
var bits = 0b1010
bits |= 1
bits &= ~0b1000
bits ^= 0b100
bits <<= 1
print(bits, bits >> 1 & 1, bits & 1 << 1, -bits % 4, ~bits + 1 == -bits)
let a: Int? = 3
let b: Int? = nil
print(a! + (b ?? 1) * 2, (a ?? 0) > (b ?? 0) ? a! : -1, a == 3 && b == nil, a.map { $0 * 2 } ?? 0 + 1)
var text = "x"
text += text + "y"
print(text, ("b" > "a") == true, 1 < 2 && "a" < "b" || false)
print([1, 2] + [3] == [1, 2, 3], (1...3) ~= 2, 5 % 3 * 2 - 1 / 2, -3 % 2 == -1, +5 - -5)
