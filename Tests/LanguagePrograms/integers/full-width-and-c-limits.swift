// integers: products and quotients of twice the width, a Double of its parts, and the limits that C names
import Foundation
print(Double(sign: .minus, exponent: 3, significand: 1.5), Double(sign: .plus, exponent: -1074, significand: 1), Double(sign: .plus, exponent: 1024, significand: 1))
print(Int.max.multipliedFullWidth(by: 2), 5.dividingFullWidth((0, 10)), (-3).multipliedFullWidth(by: 7), Int8(-100).multipliedFullWidth(by: 100), (-7).dividingFullWidth((high: -1, low: UInt(bitPattern: -22))), Int32.min.multipliedFullWidth(by: Int32.min))
print(UInt64.max.multipliedFullWidth(by: .max), Int64(3).dividingFullWidth((high: 1, low: 5)))
print(M_PI, M_E, M_SQRT2, INT_MAX, UINT8_MAX, DBL_MAX, LONG_MAX, UINT32_MAX, FLT_MAX, CHAR_BIT)
