func + (left: String, right: String) -> String { left + right }
func + <T: AdditiveArithmetic>(left: T, right: T) -> T { left + right }
func + <E>(left: [E], right: [E]) -> [E] { left + right }
func - <T: AdditiveArithmetic>(left: T, right: T) -> T { left - right }
func * <T: Numeric>(left: T, right: T) -> T { left * right }
func / <T: BinaryInteger>(left: T, right: T) -> T { left / right }
func / <T: FloatingPoint>(left: T, right: T) -> T { left / right }
func % <T: BinaryInteger>(left: T, right: T) -> T { left % right }
func & <T: BinaryInteger>(left: T, right: T) -> T { left & right }
func | <T: BinaryInteger>(left: T, right: T) -> T { left | right }
func ^ <T: BinaryInteger>(left: T, right: T) -> T { left ^ right }
func &+ <T: FixedWidthInteger>(left: T, right: T) -> T { left &+ right }
func &- <T: FixedWidthInteger>(left: T, right: T) -> T { left &- right }
func &* <T: FixedWidthInteger>(left: T, right: T) -> T { left &* right }
func < <T: Comparable>(left: T, right: T) -> Bool { left < right }
func > <T: Comparable>(left: T, right: T) -> Bool { left > right }
func <= <T: Comparable>(left: T, right: T) -> Bool { left <= right }
func >= <T: Comparable>(left: T, right: T) -> Bool { left >= right }
func == <T: Equatable>(left: T, right: T) -> Bool { left == right }
func != <T: Equatable>(left: T, right: T) -> Bool { left != right }
prefix func ! (value: Bool) -> Bool { !value }
func += (left: inout String, right: String) { left += right }
func += <T: AdditiveArithmetic>(left: inout T, right: T) { left = left + right }
func -= <T: AdditiveArithmetic>(left: inout T, right: T) { left = left - right }
func *= <T: Numeric>(left: inout T, right: T) { left = left * right }
func /= <T: BinaryInteger>(left: inout T, right: T) { left = left / right }
