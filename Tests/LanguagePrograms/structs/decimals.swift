// Decimal: arithmetic with its 38 digits, reading, rounding, its objects and JSON.
import Foundation
// arithmetic
let a = Decimal(string: "10.25")!, b: Decimal = 3, z = Decimal(0)
print(a + b, a - b, a * b, a / b, -a, a == 10.25, a > b, z.isZero, a.isSignMinus, (-a).magnitude, a.exponent, a.significand)
print(Decimal(1) / 3, Decimal(2) / 3, Decimal(100) - Decimal(1) / 3, Decimal(1) / 7 * 7, Decimal(10) / 4, Decimal(1) / 0, Decimal.nan, (Decimal.nan).isNaN)
print(Decimal(string: "1e5") as Any, Decimal(string: "-0.001") as Any, Decimal(string: "1.50") as Any, Decimal(string: "abc") as Any, Decimal(string: "") as Any, Decimal(string: "12abc") as Any, Decimal(string: " 7 ") as Any, Decimal(string: "1,5") as Any, Decimal(string: ".5") as Any, Decimal(string: "+3") as Any, Decimal(string: "1.5E-3") as Any, Decimal(string: "00012.3400") as Any)
print(Decimal(0.1), Decimal(1.1), Decimal(3.14159), Decimal(1e20), Decimal(123456789.123), Decimal(-2.5), Decimal(1.0/3.0), Decimal(Double.nan), 0.1 as Decimal, 19.99 as Decimal)
print(Decimal(Int.max), Decimal(Int.min), Decimal(UInt64.max), Decimal(string: "99999999999999999999999999999999999999")! + 1, Decimal(string: "12345678901234567890")! * Decimal(string: "98765432109876543210")!)
print(Decimal.pi, Decimal.greatestFiniteMagnitude, Decimal.leastNonzeroMagnitude, Decimal.leastFiniteMagnitude)
var values = ["2.5", "-2.5", "3.5", "1.005", "1.015", "0.049", "-0.051", "12345.6789"]
for mode in [NSDecimalNumber.RoundingMode.plain, .down, .up, .bankers] {
  print(mode.rawValue, values.map { t -> String in var v = Decimal(string: t)!, r = Decimal(); NSDecimalRound(&r, &v, 0, mode); var r2 = Decimal(); NSDecimalRound(&r2, &v, 2, mode); var r3 = Decimal(); NSDecimalRound(&r3, &v, -2, mode); return "\(r)/\(r2)/\(r3)" })
}
print(pow(Decimal(2), 10), pow(Decimal(string: "1.05")!, 20), pow(Decimal(10), 0), pow(Decimal(10), -2))
print([Decimal(3), 1, 2].sorted(), [Decimal(1), 2, 3].reduce(0, +), Set([Decimal(1), Decimal(string: "1.0")!]).count, max(Decimal(1), 2), abs(Decimal(-4)), Decimal(1).hashValue == Decimal(string: "1.00")!.hashValue)
var c = Decimal(5); c += 1; c -= 2; c *= 3; c /= 4; print(c, c.description, "\(c)", String(describing: c), c.isFinite, c.isInfinite)
print(NSDecimalNumber(decimal: 1.5).doubleValue, (Decimal(7) / 2 as NSDecimalNumber).intValue, NSDecimalNumber(string: "12.50"), NSDecimalNumber(value: 3), NSDecimalNumber(string: "x"), NSDecimalNumber.zero, NSDecimalNumber.one, NSDecimalNumber.notANumber)
let d = NSDecimalNumber(string: "10"), e = NSDecimalNumber(string: "4")
print(d.adding(e), d.subtracting(e), d.multiplying(by: e), d.dividing(by: e), d.raising(toPower: 3), d.multiplying(byPowerOf10: 2), d.compare(e).rawValue, d.decimalValue, d == NSDecimalNumber(string: "10.0"))
let h = NSDecimalNumberHandler(roundingMode: .bankers, scale: 2, raiseOnExactness: false, raiseOnOverflow: false, raiseOnUnderflow: false, raiseOnDivideByZero: false)
print(NSDecimalNumber(string: "2.345").rounding(accordingToBehavior: h), NSDecimalNumber(string: "2.355").rounding(accordingToBehavior: h))
print(NSDecimalNumber(decimal: Decimal(string: "1234.5")!).stringValue, NSDecimalNumber(decimal: -3.7).intValue, (Decimal(string: "42.9")! as NSNumber).intValue, (3 as NSNumber).decimalValue, Int(truncating: Decimal(9.99) as NSDecimalNumber), Double(truncating: 2.5 as NSNumber), (Decimal(5) as NSDecimalNumber).int64Value)
print(Decimal(sign: .minus, exponent: -2, significand: 12345), Decimal(string: "1.10")! == Decimal(string: "1.1")!, Decimal(5).distance(to: 8), Decimal(5).advanced(by: 1.5), Decimal(2).isEqual(to: 2), Decimal(2).isLess(than: 3))
struct Price: Codable { var amount: Decimal }
print(try! JSONDecoder().decode(Price.self, from: Data(#"{"amount": 19.99}"#.utf8)).amount, String(data: try! JSONEncoder().encode(Price(amount: 19.99)), encoding: .utf8)!)
print(String(format: "%@", "\(Decimal(1.5))"), Decimal(exactly: 5) as Any, Decimal(signOf: -1, magnitudeOf: 3), stride(from: Decimal(0), to: 1, by: 0.25).map { $0 })
for n in stride(from: 1, through: 20, by: 3) { print(Decimal(n * n) / Decimal(n + 6), terminator: " ") }
print()
