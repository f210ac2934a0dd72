// What a floating-point number is made of and of which class it is; C's fma, copysign, fdim and nextafter.
import Foundation

func show<F: BinaryFloatingPoint>(_ f: F) {
  print(F.self, f, f.floatingPointClass, f.binade, f.exponentBitPattern, f.significandBitPattern, f.significandWidth, F.radix, F.exponentBitCount)
  print(f.isNormal, f.isSubnormal, f.isCanonical, f.isSignalingNaN, f.magnitude, f.isZero ? "zero" : "\(f.exponent) \(f.significand)")
}
for value in [0, -0.0, 1, 3.75, -0.1, 1e300, 5e-324, 1e-310, -1e-320] { show(value) }
for value in [0, 1.5, -3.25, 1e-40, Float.leastNonzeroMagnitude] as [Float] { show(value) }
print(Double.infinity.floatingPointClass, (-Double.infinity).floatingPointClass, Double.nan.floatingPointClass, Double.infinity.significandWidth)
func largest<F: FloatingPoint>(_ values: [F]) -> F { values.reduce(-F.infinity) { F.maximum($0, $1) } }
print(largest([1, 3, 2]), largest([1.5, 0.5] as [Float]))
func made<F: FloatingPoint>(_ exponent: F.Exponent) -> F { F(sign: .minus, exponent: exponent, significand: 1) }
print(made(3) as Double, made(-2) as Float)
print((1.0).isTotallyOrdered(belowOrEqualTo: 1), (0.0).isTotallyOrdered(belowOrEqualTo: -0.0), (-0.0).isTotallyOrdered(belowOrEqualTo: 0))
print((2.0).isTotallyOrdered(belowOrEqualTo: .nan), Double.nan.isTotallyOrdered(belowOrEqualTo: 2), (3.0).isLessThanOrEqualTo(3))
print(Double.minimumMagnitude(-1, 2), Double.maximumMagnitude(-3, 2), Float.minimumMagnitude(1, -0.5))
var value = 7.5
value.addProduct(2, 3)
print(value)
value.formTruncatingRemainder(dividingBy: 4)
print(value)
value.formRemainder(dividingBy: 1)
print(value)
print(fma(2.0, 3.0, 1.0), fma(2, 3, 1 as Float), copysign(3.0, -1.0), copysign(2 as Float, -0.0), fdim(5.0, 3.0), fdim(3.0, 5.0))
print(nextafter(1.0, 2.0), nextafter(1.0, 0.0), nextafter(1.0, 1.0), nextafter(1 as Float, 2))
print(Int.isSigned, UInt8.isSigned, Int(exactly: 3 as Float) ?? -1, Int(exactly: 3.5 as Float) ?? -1, [3, 300, 2.5].map { (f: Float) in UInt8(exactly: f) ?? 0 })
print((-5).magnitude as UInt, (-5 as Int8).magnitude, (2.5).magnitude, Character("x").description, ["a", "b"].compactMap(Character.init))
