// generics: initialisers that protocols require, made of numbers
func a<T: FixedWidthInteger>(_ v: T, _ n: Int) -> T { let k = T(n); return v >> k }
func b<T: FixedWidthInteger>(_ v: T, _ n: Int) -> T { T(n) }
func c<T: FixedWidthInteger>(_ v: T, _ n: Int) -> T { v + T(n) }
func d<T: FixedWidthInteger>(_ v: T, _ n: Int) -> T { v >> (T(n)) }
print(a(UInt64(1024), 3), b(UInt64(1024), 3), c(UInt64(5), 3), UInt64(1024) >> UInt64([3][0]), d(UInt64(1024), 3))
