// pow of whole numbers is a Decimal by itself, and a Double where only that fits: operators, arguments, deadlines.
import Foundation
struct Interval { var n: Double; static func * (l: Interval, r: Double) -> Interval { Interval(n: l.n * r) } ; static func + (l: Interval, r: Interval) -> Interval { .init(n: l.n + r.n) } }
extension Int { var nanoseconds: Interval { Interval(n: Double(self)) }; var microseconds: Interval { return nanoseconds * pow(10, 3) } }
print(5.microseconds.n)
let base = 1.5
print(base * pow(2, 3), pow(2, 3), base + pow(2, 2) * 2, min(30, base * pow(2, 5)), type(of: pow(2, 3)))
let d: Double = pow(2, 10); let t: TimeInterval = min(60, pow(2, 3)); print(d, t)
DispatchQueue.global().asyncAfter(deadline: .now() + pow(2, 1) * 0.01) { print("later"); exit(0) }
func delay(_ s: Double) -> String { "\(s)" }
print(delay(pow(2, 3)), delay(0.5 * pow(2, 2)), Double(truncating: pow(2, 3) as NSDecimalNumber), Int(pow(2.0, 3)))
dispatchMain()
