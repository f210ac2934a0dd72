// Integers of different types are compared by what they are.
let a: Int = 5, b: UInt8 = 3, c: Int64 = -1, d: UInt64 = .max
print(a > b, b < a, a >= b, c < d, d > c, c == d, a == b, a != b, UInt8(5) == a, c <= b)
func f<T: BinaryInteger, U: BinaryInteger>(_ t: T, _ u: U) -> Bool { t < u || t == u }
print(f(a, b), f(c, d))
let list: [UInt16] = [1, 2, 3]
print(list.filter { $0 < a }.count, list.contains { $0 == c })
var n: UInt8 = 0
while n < list.count { n += 1 }
print(n, a < 7, b == 3)
