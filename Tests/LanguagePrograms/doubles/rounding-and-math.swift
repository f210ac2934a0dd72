// doubles: rounding rules, remainders, square root, comparisons with nan, min and max
import Foundation

print((2.5).rounded(), (3.5).rounded(), (-2.5).rounded(), 2.4.rounded())
print(2.5.rounded(.down), 2.1.rounded(.up), -2.9.rounded(.towardZero), 2.5.rounded(.toNearestOrEven))
print(floor(2.7), ceil(2.1), floor(-2.1), round(2.5), trunc(-2.7))
print(7.5.truncatingRemainder(dividingBy: 2), (-7.5).truncatingRemainder(dividingBy: 2))
print(sqrt(2.0), 9.0.squareRoot(), pow(2.0, 10.0), abs(-1.5))
print(Double.nan == Double.nan, Double.nan < 1, 1 < Double.infinity, 0.0 == -0.0)
print((0.1 + 0.2 == 0.3), abs(0.1 + 0.2 - 0.3) < 1e-9)
print(1.5.isFinite, (1 / 0.0).isInfinite, 5.0.sign == .plus, (-5.0).magnitude)
var value = 1.0
for _ in 0..<10 { value /= 2 }
print(value)
let rounded = (3.14159 * 100).rounded() / 100
print(rounded)
print(Int(1e10), Int(-0.9), Int(99.999999))
let average = Double([3, 4, 4].reduce(0, +)) / 3
print(average)
let one = 1.0
print(one < 2, one >= 2, one != 1)
