// NaNs that signal: made, asked, passed on and quiet after arithmetic.
print(Double.signalingNaN.isSignalingNaN, Float.signalingNaN.isSignalingNaN, Double.signalingNaN.isNaN, Float.nan.isSignalingNaN)
print(Double.signalingNaN, Float.signalingNaN, Double.signalingNaN + 1)
print(Double.signalingNaN.floatingPointClass, Float.signalingNaN.floatingPointClass, Double.nan.floatingPointClass)
print(Double.signalingNaN.bitPattern, Float.signalingNaN.bitPattern, Double.nan.bitPattern, Float.nan.bitPattern)
print((Double.signalingNaN * 1).isSignalingNaN)
let a = [Float.signalingNaN, 1]; print(a, a[0].isSignalingNaN)
func f<T: BinaryFloatingPoint>(_ t: T) -> Bool { t.isSignalingNaN }
print(f(Float.signalingNaN), f(Double.signalingNaN), f(Double.nan))
print(Double.signalingNaN.isTotallyOrdered(belowOrEqualTo: .nan), Double.nan.isTotallyOrdered(belowOrEqualTo: .signalingNaN))
print(Double(nan: 3, signaling: true).bitPattern, Float(nan: 3, signaling: false).bitPattern)
