// Numbers of scalars, and as C reads them at the start of a text.
import Foundation
let from: Unicode.Scalar = "a", to: Unicode.Scalar = "z"
print(UInt32(from)...UInt32(to), UInt8(ascii: from), UInt64(to))
print(strtoul("03bb", nil, 16), strtoul("0x1fz", nil, 0), strtoul("017", nil, 0), strtoul("-1", nil, 10))
print(strtol("  -42abc", nil, 10), strtol("zz", nil, 36), strtol("99999999999999999999", nil, 10), strtol("-99999999999999999999", nil, 10))
var end: UnsafeMutablePointer<CChar>?
print(strtol("12 apples", &end, 10), String(cString: end!))
print(strtod("1.5e2kg", &end), String(cString: end!))
print(strtol("none", &end, 10), String(cString: end!))
print(strtoull("18446744073709551615", nil, 10), strtoll("-7", nil, 10))
print(erf(0.5), erfc(0.5), tgamma(5.5))
var sign = Bool()
sign.toggle()
print(sign)
func convert<R: Numeric, S: BinaryInteger>(_ value: S, _ type: R.Type) -> R? { R(exactly: value) }
print(convert(3, Double.self) as Any, convert(300, Int8.self) as Any, convert(-1, UInt.self) as Any)
struct Cents: Numeric {
  var amount: Int
  init(integerLiteral value: Int) { amount = value }
  init?<T: BinaryInteger>(exactly source: T) {
    guard let amount = Int(exactly: source) else { return nil }
    self.amount = amount
  }
  var magnitude: UInt { amount.magnitude }
  static func + (left: Cents, right: Cents) -> Cents { sum(left.amount + right.amount) }
  static func - (left: Cents, right: Cents) -> Cents { sum(left.amount - right.amount) }
  static func * (left: Cents, right: Cents) -> Cents { sum(left.amount * right.amount) }
  static func *= (left: inout Cents, right: Cents) { left = left * right }
  static func sum(_ amount: Int) -> Cents { Cents(exactly: amount)! }
}
print(convert(7, Cents.self)!.amount, convert(UInt64.max, Cents.self) as Any)
