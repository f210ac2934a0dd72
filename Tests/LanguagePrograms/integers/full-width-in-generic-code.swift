// integers: products and quotients of twice the width, of any integer; numbers of bit patterns
import Foundation

extension FixedWidthInteger {
  func product(_ other: Self) -> (Self, Magnitude) {
    let (high, low) = multipliedFullWidth(by: other)
    return (high, low)
  }
  func quotient(_ high: Self, _ low: Magnitude) -> (Self, Self) {
    let (quotient, rest) = dividingFullWidth((high, low))
    return (quotient, rest)
  }
}
func high<T: FixedWidthInteger>(_ a: T, _ b: T) -> T { a.multipliedFullWidth(by: b).high }
print(UInt8(200).product(200), UInt8(7).quotient(3, 200), Int8(-100).product(77), Int8(-128).product(-128), Int.min.product(-3))
print(Int8(-100).quotient(-10, 7), Int8(9).quotient(-1, 200), Int8(-9).quotient(0, 200), Int16(300).quotient(2, 9), high(UInt(1) << 63, 2), high(-5, 7))
var sum = 0
for a in stride(from: Int8.min, through: 120, by: 7) {
  for b in stride(from: Int8.min, through: 120, by: 9) {
    let (high, low) = a.product(b)
    sum = sum &* 31 &+ Int(high) * 256 + Int(low)
    if b != 0 && a > -60 && a < 60 {
      let (quotient, rest) = b.quotient(a < 0 ? -1 : 0, UInt8(truncatingIfNeeded: a))
      sum = sum &* 31 &+ Int(quotient) * 256 + Int(rest)
    }
  }
}
print(sum)
func bits<F: BinaryFloatingPoint>(_ value: F) -> F {
  F(sign: value.sign, exponentBitPattern: value.exponentBitPattern, significandBitPattern: value.significandBitPattern)
}
print(Double(sign: .minus, exponentBitPattern: 1023, significandBitPattern: 0), Float(sign: .plus, exponentBitPattern: 127, significandBitPattern: 1 << 22))
print(bits(-0.1), bits(Float(3.25)), bits(Double.infinity), bits(5e-324), Double(sign: .plus, exponentBitPattern: 2047, significandBitPattern: 1).isNaN)
let decimals = [Decimal(string: "1.5")!, 0, -2, .nan]
print(decimals.map { $0.floatingPointClass })
