// Operators of a scenario for the library's types: those with the library's operands hide the library's, in the scenario and nowhere else;
// where only the result differs, what is wanted says which.
protocol Addable { static func + (left: Self, right: Self) -> Self }
extension Int: Addable {
  static func + (left: Int, right: Int) -> Int { 42 }
  static func * (left: Int, right: Int) -> Int { 1000 }
  static func % (left: Int, right: Int) -> Int { 6 }
  static func << (left: Int, right: Int) -> Int { 8 }
  static prefix func ~ (number: Int) -> Int { 5 }
  static func += (left: inout Int, right: Int) { left = 77 }
}
var n = 1
n += 2
print(n, n + 1, n * 2, n % 3, ~n, n << 2)
let product: Double = 2 * 3
let other = 2.0 * 3
print(product, other)
func squared<T: Numeric>(_ number: T) -> T { number * number }
func sum<T: Addable>(_ left: T, _ right: T) -> T { left + right }
func plain<T: AdditiveArithmetic>(_ left: T, _ right: T) -> T { left + right }
print(squared(5), sum(1, 2), plain(1, 2), [2, 3].reduce(1, *), [1, 2, 3].reduce(0, +), zip([1], [2]).map(*))
let function: (Int, Int) -> Int = (*)
print(function(1, 2))

extension String {
  static func + (left: String, right: String) -> String { "<\(left),\(right)>" }
  static func += (left: inout String, right: String) { left = "own" }
}
var text = "a" + "b"
print(text, ["x", "y"].reduce("", +))
text += "c"
print(text)

extension Bool { static prefix func ! (flag: Bool) -> Bool { flag } }
let flag = true
print(!flag, [false].map(!))

extension Array {
  static func + (left: [Element], right: [Element]) -> [Element] { [] }
  static func += (left: inout [Element], right: [Element]) { left = [] }
}
extension Array where Element == Int { static func - (left: [Int], right: [Int]) -> [Int] { [9] } }
var list = [3]
print(list + list, list + [1], list - list)
list += [1]
print(list)

// In code for any number an extension's comes first, elsewhere the library's.
extension Numeric { static func - (left: Self, right: Self) -> Self { left } }
func difference<T: Numeric>(_ left: T, _ right: T) -> T { left - right }
let nine = 9
print(nine - 2, 2.5 - 1, difference(5, 2))

func / (left: Double, right: Double) -> String { "text" }
let written: String = 1.5 / 2
let calculated: Double = 1.5 / 2
print(written, calculated)

prefix func ~ (amount: Double) -> String { "$\(amount)" }
let exact: Int = ~97
print(~99, ~1.5, exact)
prefix func - (text: String) -> String { String(text.reversed()) }
print(-"abc")
