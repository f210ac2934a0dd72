// integers: shifts, conversions, texts of numbers
import Foundation

print(Int8.max &+ 1, UInt8(200) &* 2, Int.min &- 1, -7 / 2, -7 % 2, 7 % -2)
print(1 << 70, 1 >> 70, -1 >> 70, UInt8(1) << 9, 1 << -2, -8 >> 1, UInt8(255) >> 1, Int8(-128) >> 7, 1 &<< 65, UInt8(3) &>> 9)
print(
  Int8(truncatingIfNeeded: 300), UInt8(clamping: -5), Int8(exactly: 200) as Any, UInt16(bitPattern: -1), Int(bitPattern: UInt.max)
)
print(100.addingReportingOverflow(Int.max), Int8(100).multipliedReportingOverflow(by: 2), UInt(1).subtractingReportingOverflow(2))
print((-5).magnitude, Int8.min.magnitude, (-5).signum(), 10.isMultiple(of: 5), 7.quotientAndRemainder(dividingBy: -2))
print(0b1011.nonzeroBitCount, 8.trailingZeroBitCount, UInt8(1).leadingZeroBitCount, (1 as Int16).byteSwapped, Int32(5).bitWidth)
print(
  5.0 / 0, -5.0 / 0, (0.0 / 0).isNaN, 0.1 + 0.2, 1e16, 1e15, 123456789.125, 1e-5, 0.0001, -0.0, Float(0.1), Double(Float(0.1)))
print(
  (2.5).rounded(), (3.5).rounded(), (-2.5).rounded(), 2.5.rounded(.toNearestOrEven), 2.1.rounded(.up), -2.1.rounded(.towardZero),
  7.9.truncatingRemainder(dividingBy: 2))
print(Int(3.99), Int(-3.99), Int(exactly: 3.5) as Any, UInt8(255.9), Double(Int.max), Int64(1e18))
print(max(1, 2.5), min(3, 1, 2), abs(-3), abs(-2.5), pow2(10))
func pow2(_ n: Int) -> Int { (0..<n).reduce(1) { a, _ in a * 2 } }
print(UInt64.max, Int64.min, 0xFF, 0o17, 0b101, 1_000_000, 0x1p4)
print(~5, 5 ^ 3, 5 & 3, 5 | 3, ~UInt8(5), !true)
var x: UInt8 = 250; x &+= 10; print(x)
print(stride(from: 0, to: 1, by: 0.25).map { $0 }, stride(from: 5, through: 1, by: -2).map { $0 }, (1...5).reversed().map { $0 })
print(1.0.nextUp > 1, Double.pi, Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude, Double.ulpOfOne, Float.pi)
print(
  (1...3).contains(2), (1..<3) ~= 3, (1...).contains(100), (..<5).contains(5), (1..<1).isEmpty, (2...7).clamped(to: 3...5),
  (1..<5).overlaps(4..<9))
print(Int.random(in: 1...1), [1, 2, 3].randomElement() != nil, 17.description, 3.7.description, (3).hashValue == 3.hashValue)
print(String(format: "%.2f %5d|%-5d|%05d %x %@", 3.14159, 42, 42, 42, 255, "s"))
print(10.0.description, 1e100, 12345678901234567890.0, 0.1 + 0.7, 4.35 * 100, 1 / 3.0, Float(1) / 3)
print(
  Int("٣") as Any, Int("+5")!, Int("-0")!, Double("inf")!, Double("nan")!.isNaN, Double(" 1") as Any, Int(" 1") as Any,
  UInt("-1") as Any)
print(1 == 1.0, 3 / 2 * 2.0, Double(3 / 2), (1, 2) < (1, 3), (1, "a") == (1, "a"))
print(5.advanced(by: 3), 5.distance(to: 2), UInt8(5).distance(to: 2))
