func sqrt(_ value: Double) -> Double { _math(value, 8) }
func pow(_ base: Double, _ exponent: Double) -> Double { _power(base, exponent) }
func floor(_ value: Double) -> Double { _math(value, 3) }
func ceil(_ value: Double) -> Double { _math(value, 2) }
func round(_ value: Double) -> Double { _math(value, 0) }
func trunc(_ value: Double) -> Double { _math(value, 4) }
func fabs(_ value: Double) -> Double { _math(value, 7) }
// What a text begins with; 0 where that is no number.
func atof(_ text: String) -> Double {
  let rest = text.drop { $0.isWhitespace }
  for length in stride(from: rest.count, to: 0, by: -1) { if let value = Double(rest.prefix(length)) { return value } }
  return 0
}
func atol(_ text: String) -> Int {
  let rest = text.drop { $0.isWhitespace }
  for length in stride(from: rest.count, to: 0, by: -1) { if let value = Int(rest.prefix(length)) { return value } }
  return 0
}
func atoi(_ text: String) -> Int32 { Int32(truncatingIfNeeded: atol(text)) }
func frexp(_ value: Double) -> (Double, Int) {
  if value == 0 || !value.isFinite { return (value, 0) }
  // Swift's loses the sign.
  return (value.significand / 2, Int(value.exponent) + 1)
}
func ldexp(_ value: Double, _ exponent: Int) -> Double { scalbn(value, exponent) }
func scalbn(_ value: Double, _ exponent: Int) -> Double { Double(sign: .plus, exponent: exponent, significand: value) }
func ilogb(_ value: Double) -> Int {
  value == 0 ? -2147483648 : value.isNaN ? -2147483648 : value.isInfinite ? 2147483647 : Int(value.exponent)
}
func logb(_ value: Double) -> Double {
  value == 0 ? -Double.infinity : value.isNaN ? value : value.isInfinite ? Double.infinity : Double(value.exponent)
}
func log(_ value: Double) -> Double { _math(value, 9) }
func log2(_ value: Double) -> Double { _math(value, 10) }
func log10(_ value: Double) -> Double { _math(value, 11) }
func exp(_ value: Double) -> Double { _math(value, 12) }
func sin(_ value: Double) -> Double { _math(value, 13) }
func cos(_ value: Double) -> Double { _math(value, 14) }
func tan(_ value: Double) -> Double { _math(value, 15) }
func atan(_ value: Double) -> Double { _math(value, 18) }
func cbrt(_ value: Double) -> Double { _math(value, 19) }
func atan2(_ y: Double, _ x: Double) -> Double
func hypot(_ x: Double, _ y: Double) -> Double
func fmod(_ first: Double, _ second: Double) -> Double { _remainder(first, second) }
func acos(_ value: Double) -> Double { _math(value, 23) }
func asin(_ value: Double) -> Double { _math(value, 24) }
func sinh(_ value: Double) -> Double { _math(value, 25) }
func cosh(_ value: Double) -> Double { _math(value, 26) }
func tanh(_ value: Double) -> Double { _math(value, 27) }
func asinh(_ value: Double) -> Double { _math(value, 28) }
func acosh(_ value: Double) -> Double { _math(value, 29) }
func atanh(_ value: Double) -> Double { _math(value, 30) }
func exp2(_ value: Double) -> Double { _math(value, 31) }
func expm1(_ value: Double) -> Double { _math(value, 32) }
func log1p(_ value: Double) -> Double { _math(value, 33) }
func tgamma(_ value: Double) -> Double { _math(value, 34) }
func erf(_ value: Double) -> Double { _math(value, 35) }
func erfc(_ value: Double) -> Double { _math(value, 36) }
func lgamma(_ value: Double) -> Double { _math(value, 37) }
func rint(_ value: Double) -> Double { _math(value, 1) }
func nearbyint(_ value: Double) -> Double { _math(value, 1) }
func lround(_ value: Double) -> Int { Int(round(value)) }
func llround(_ value: Double) -> Int64 { Int64(round(value)) }
func lrint(_ value: Double) -> Int { Int(rint(value)) }
func remainder(_ first: Double, _ second: Double) -> Double { _ieeeRemainder(first, second) }
func fmin(_ first: Double, _ second: Double) -> Double { first.isNaN || second < first ? second : first }
func fmax(_ first: Double, _ second: Double) -> Double { first.isNaN || second > first ? second : first }
func copysign(_ size: Double, _ sign: Double) -> Double { Double(signOf: sign, magnitudeOf: size) }
func copysign(_ size: Float, _ sign: Float) -> Float { Float(signOf: sign, magnitudeOf: size) }
func fdim(_ first: Double, _ second: Double) -> Double {
  first.isNaN || second.isNaN ? .nan : first > second ? first - second : 0
}
func fdim(_ first: Float, _ second: Float) -> Float {
  first.isNaN || second.isNaN ? .nan : first > second ? first - second : 0
}
func nextafter(_ value: Double, _ towards: Double) -> Double {
  value.isNaN || towards.isNaN ? .nan : value == towards ? towards : value < towards ? value.nextUp : value.nextDown
}
func nextafter(_ value: Float, _ towards: Float) -> Float {
  value.isNaN || towards.isNaN ? .nan : value == towards ? towards : value < towards ? value.nextUp : value.nextDown
}
func modf(_ value: Double) -> (Double, Double) { (trunc(value), value - trunc(value)) }
