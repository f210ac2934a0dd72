// ranges: strides over types of one's own beside those over numbers
import Foundation
struct T: Strideable, Comparable { var s: Int; func distance(to o: T) -> Int { o.s - s }; func advanced(by n: Int) -> T { T(s: s + n) }
 static func < (a: T, b: T) -> Bool { print("<"); return a.s < b.s } }
print(T(s: 1) < T(s: 2), T(s: 2) == T(s: 2), T(s: 3) >= T(s: 1))
print(min(T(s: 3), T(s: 1)).s, [T(s: 2), T(s: 1)].max()!.s)
for i in stride(from: 0, to: 1, by: 0.25) { print(i, terminator: " ") }
for i in stride(from: UInt8(250), to: 255, by: 2) { print(i, terminator: " ") }
for i in stride(from: Int32(3), through: -3, by: -3) { print(i, terminator: " ") }
print(1 < 2, 2.5 > 1, "a" < "b", Date(timeIntervalSince1970: 1) < Date(timeIntervalSince1970: 2))
func clamp<T: Strideable>(_ v: T, _ r: ClosedRange<T>) -> T { v < r.lowerBound ? r.lowerBound : v > r.upperBound ? r.upperBound : v }
print(clamp(5, 1...3), clamp(0.5, 1...3))
for x in stride(from: 0.0, to: 0.35, by: 0.1) { print(x) }
for x in stride(from: T(s: 5), through: T(s: 0), by: -2) { print(x.s) }
for x in stride(from: T(s: 0), to: T(s: 4), by: 2) { print(x.s) }
for i in stride(from: Int8(-120), through: -128, by: -4) { print(i) }
