// What is no number keeps its sign and its payload in what is printed, though not in its description.
import Foundation
let n = Double.nan
print(n, -n, Double.signalingNaN, Double(nan: 5, signaling: false), Double(nan: 5, signaling: true))
debugPrint(n, -n, Double.signalingNaN, Double(nan: 5, signaling: false))
print(Float.nan, -Float.nan, Float(nan: 3, signaling: false), Float.signalingNaN)
debugPrint(Float.nan, -Float.nan, Float(nan: 3, signaling: false), Float.signalingNaN)
print(Double("nan")!, Double("-nan")!, Double("nan(0x5)")!, Double("snan")!, Double("inf")!, Double("-infinity")!)
print([n, -n], ["a": n], Optional(-n) as Any)
debugPrint([n, -n])
print("\(-n)", String(-n), (-n).description, (-n).debugDescription)
print(String(format: "%f %f %g", n, -n, -n), n.isNaN, n.isSignalingNaN, Double.signalingNaN.isSignalingNaN)
print(n.magnitude, abs(-n), (-n).magnitude, Double.maximum(n, 1), Double.minimum(1, n), max(n, 1), max(1, n), min(n, 1), min(1, n))
print(n == n, n < 1, [n].contains(n), n.isTotallyOrdered(belowOrEqualTo: 1), Set([n, n]).count)
print(Double(Float.nan), Float(Double.nan), Float(-Double.nan))
dump(-n)
print(n.significandBitPattern, n.exponent == Int.max, n.significand, n.ulp, n.nextUp)
print(NSNumber(value: -n), NSNumber(value: n).doubleValue)
let quotient = 0.0 / 0.0
func ofConstants() {
  let zero = 0.0
  print(quotient, 0.0 / 0.0, zero / zero, abs(-0.0), abs(-3), abs(Int8(-3)))
}
ofConstants()
