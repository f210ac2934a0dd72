// An operator that several functions have, between literals: what one of them would make of a literal says nothing for the next.
import Foundation
infix operator **: PowerPrecedence
precedencegroup PowerPrecedence { higherThan: MultiplicationPrecedence associativity: right }
func ** (base: Double, power: Double) -> Double { pow(base, power) }
func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { r, _ in r * base } }
print(2 ** 10)
print(2 ** 10, 1)
print(2.0 ** 3.0 ** 2.0, 2 ** 10)
let a = 2 ** 3
let b = 2 ** 3 ** 2
let c = 2.5 ** 2
let d: Double = 2 ** 3
print(a, b, c, d, [1, 2].map { 2 ** $0 }, 3 ** 2 + 1, 1 + 2 ** 2)
infix operator +/-
func +/- (a: Double, b: Double) -> ClosedRange<Double> { a - b ... a + b }
func +/- (a: Int, b: Int) -> ClosedRange<Int> { a - b ... a + b }
print(5 +/- 1, 5.5 +/- 1)
extension String {
  static func / (text: String, separator: Character) -> [String] { text.split(separator: separator).map { String($0) } }
  static func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
  static func % (text: String, character: Character) -> Bool { text.contains(character) }
}
extension Double {
  static func % (value: Double, divisor: Double) -> Double { value.truncatingRemainder(dividingBy: divisor) }
  static func & (value: Double, number: Int) -> String { "\(value)&\(number)" }
}
print("a,b" / ",", "x" * 3, "abc" % "b")
print(5.5 % 2, 7.5 % 2.5, 7 % 2, 1.5 & 2, 6 & 3)
