// The mathematics of C for `Float`, and that for any number.
func _floatMath(_ value: Float, _ which: Int) -> Float
func _floatPower(_ base: Float, _ exponent: Float) -> Float
func _floatAngle(_ y: Float, _ x: Float) -> Float
func _floatLength(_ x: Float, _ y: Float) -> Float
func pow(_ base: Float, _ exponent: Float) -> Float { _floatPower(base, exponent) }
func atan2(_ y: Float, _ x: Float) -> Float { _floatAngle(y, x) }
func hypot(_ x: Float, _ y: Float) -> Float { _floatLength(x, y) }
func sin(_ value: Float) -> Float { _floatMath(value, 13) }
func cos(_ value: Float) -> Float { _floatMath(value, 14) }
func tan(_ value: Float) -> Float { _floatMath(value, 15) }
func asin(_ value: Float) -> Float { _floatMath(value, 24) }
func acos(_ value: Float) -> Float { _floatMath(value, 23) }
func atan(_ value: Float) -> Float { _floatMath(value, 18) }
func exp(_ value: Float) -> Float { _floatMath(value, 12) }
func exp2(_ value: Float) -> Float { _floatMath(value, 31) }
func expm1(_ value: Float) -> Float { _floatMath(value, 32) }
func log(_ value: Float) -> Float { _floatMath(value, 9) }
func log2(_ value: Float) -> Float { _floatMath(value, 10) }
func log10(_ value: Float) -> Float { _floatMath(value, 11) }
func log1p(_ value: Float) -> Float { _floatMath(value, 33) }
func cbrt(_ value: Float) -> Float { _floatMath(value, 19) }
func sinh(_ value: Float) -> Float { _floatMath(value, 25) }
func cosh(_ value: Float) -> Float { _floatMath(value, 26) }
func tanh(_ value: Float) -> Float { _floatMath(value, 27) }
func asinh(_ value: Float) -> Float { _floatMath(value, 28) }
func acosh(_ value: Float) -> Float { _floatMath(value, 29) }
func atanh(_ value: Float) -> Float { _floatMath(value, 30) }
func tgamma(_ value: Float) -> Float { _floatMath(value, 34) }
func erf(_ value: Float) -> Float { _floatMath(value, 35) }
func erfc(_ value: Float) -> Float { _floatMath(value, 36) }
func tgammaf(_ value: Float) -> Float { tgamma(value) }
func erff(_ value: Float) -> Float { erf(value) }
func erfcf(_ value: Float) -> Float { erfc(value) }
func sinf(_ value: Float) -> Float { sin(value) }
func cosf(_ value: Float) -> Float { cos(value) }
func tanf(_ value: Float) -> Float { tan(value) }
func asinf(_ value: Float) -> Float { asin(value) }
func acosf(_ value: Float) -> Float { acos(value) }
func atanf(_ value: Float) -> Float { atan(value) }
func expf(_ value: Float) -> Float { exp(value) }
func exp2f(_ value: Float) -> Float { exp2(value) }
func expm1f(_ value: Float) -> Float { expm1(value) }
func logf(_ value: Float) -> Float { log(value) }
func log2f(_ value: Float) -> Float { log2(value) }
func log10f(_ value: Float) -> Float { log10(value) }
func log1pf(_ value: Float) -> Float { log1p(value) }
func cbrtf(_ value: Float) -> Float { cbrt(value) }
func sinhf(_ value: Float) -> Float { sinh(value) }
func coshf(_ value: Float) -> Float { cosh(value) }
func tanhf(_ value: Float) -> Float { tanh(value) }
func asinhf(_ value: Float) -> Float { asinh(value) }
func acoshf(_ value: Float) -> Float { acosh(value) }
func atanhf(_ value: Float) -> Float { atanh(value) }
func powf(_ base: Float, _ exponent: Float) -> Float { pow(base, exponent) }
func atan2f(_ y: Float, _ x: Float) -> Float { atan2(y, x) }
func hypotf(_ x: Float, _ y: Float) -> Float { hypot(x, y) }
func fmodf(_ first: Float, _ second: Float) -> Float { first.truncatingRemainder(dividingBy: second) }
func remainderf(_ first: Float, _ second: Float) -> Float { first.remainder(dividingBy: second) }
func fmin(_ first: Float, _ second: Float) -> Float { first.isNaN || second < first ? second : first }
func fmax(_ first: Float, _ second: Float) -> Float { first.isNaN || second > first ? second : first }
func fminf(_ first: Float, _ second: Float) -> Float { fmin(first, second) }
func fmaxf(_ first: Float, _ second: Float) -> Float { fmax(first, second) }
func sqrtf(_ value: Float) -> Float { value.squareRoot() }
func floorf(_ value: Float) -> Float { value.rounded(.down) }
func ceilf(_ value: Float) -> Float { value.rounded(.up) }
func roundf(_ value: Float) -> Float { value.rounded() }
func truncf(_ value: Float) -> Float { value.rounded(.towardZero) }
func fabsf(_ value: Float) -> Float { value.magnitude }
func rint(_ value: Float) -> Float { value.rounded(.toNearestOrEven) }
func nearbyint(_ value: Float) -> Float { value.rounded(.toNearestOrEven) }
func sqrt<T: FloatingPoint>(_ value: T) -> T { value.squareRoot() }
func floor<T: FloatingPoint>(_ value: T) -> T { value.rounded(.down) }
func ceil<T: FloatingPoint>(_ value: T) -> T { value.rounded(.up) }
func round<T: FloatingPoint>(_ value: T) -> T { value.rounded() }
func trunc<T: FloatingPoint>(_ value: T) -> T { value.rounded(.towardZero) }
func fabs<T: FloatingPoint>(_ value: T) -> T { value.magnitude }
func fmod<T: FloatingPoint>(_ first: T, _ second: T) -> T { first.truncatingRemainder(dividingBy: second) }
func fma<T: FloatingPoint>(_ left: T, _ right: T, _ sum: T) -> T { sum.addingProduct(left, right) }
func remainder<T: FloatingPoint>(_ first: T, _ second: T) -> T { first.remainder(dividingBy: second) }
