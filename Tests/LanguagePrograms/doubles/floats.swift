// Mathematics of Float, whose last digit is its own, and of any floating-point number.
import Foundation
var total: Float = 0
for i in 1...200 { let x = Float(i) * 0.37
  total += sin(x) + cos(x) * tan(x / 50) + log(x) + exp(-x) + pow(x, 0.3) + atan2(x, 3) + hypot(x, 1) + log2(x) + log10(x) + cbrt(x) + tanh(x / 100) + asinh(x)
  if i % 40 == 0 { print(i, total, sinf(x), expf(x / 10), powf(x, 1.7), logf(x)) } }
func wave<T: BinaryFloatingPoint>(_ t: T) -> T { floor(t) + sqrt(t) + t.truncatingRemainder(dividingBy: 2) + .pi + abs(t) }
print(wave(2.5), wave(2.5 as Float))
func norm<T: FloatingPoint>(_ v: [T]) -> T { sqrt(v.reduce(0) { $0 + $1 * $1 }) }
print(norm([3.0, 4]), norm([3, 4] as [Float]), norm([1, 2]))
func clampAngle<F: FloatingPoint>(_ a: F) -> F { a.isNaN || a.isInfinite ? .zero : a.remainder(dividingBy: 2 * .pi).rounded(.down) }
print(clampAngle(7.0), clampAngle(Float.nan), clampAngle(-Float.infinity))
let a: Float = pow(2, 3), b = pow(2, 3), c: Double = sqrt(2), d = sqrt(Float(2)), e = floor(2.7), g: Float = round(2.5)
print(a, b, c, d, e, g, type(of: b), type(of: d), type(of: floor(2.5)), max(floor(1.5), 2))
print([1.5, 2.5].map(floor), [Float(1.5)].map(round), [4.0, 9.0].map(sqrt), [0.0, 1].map(sin), [Float(0)].map(cos))
let deg: CGFloat = 90
print(sin(deg * .pi / 180), pow(deg, 2), Double(deg).squareRoot())
let r = Float.random(in: 0..<1), q = Float.random(in: 5...5), k: CGFloat = .random(in: 1...1)
print(r >= 0 && r < 1, q, k)
print(UInt8(3).bitWidth, 5.words.count)
func digits<T: BinaryInteger>(_ n: T) -> Int { n.bitWidth }
print(digits(Int16(2)), fmod(Float(5.5), 2), fmod(5.5, 2), fmax(Float(1), 2), fmin(1.5, 2), (2.5 as Float).ulp, Float(3).nextDown)
