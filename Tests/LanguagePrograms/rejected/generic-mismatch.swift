// advice: both arguments must have the same type
func larger<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
print(larger(1, "two"))
