// Generic code for whole numbers and fractions: bits, overflow, conversions, magnitudes, exponents.
import Foundation

func t<T>(_ n: Int, _ v: T) { print(n, T.self, v) }
func bits<N: FixedWidthInteger>(_ n: N) -> String { "\(N.bitWidth) \(n.leadingZeroBitCount) \(n.trailingZeroBitCount) \(n.nonzeroBitCount) \(n.byteSwapped) \(N.min) \(N.max) \(N.isSigned)" }
func over<N: FixedWidthInteger>(_ a: N, _ b: N) -> (N, Bool) { let r = a.addingReportingOverflow(b); return (r.partialValue, r.overflow) }
func wrap<N: FixedWidthInteger>(_ a: N, _ b: N) -> [N] { [a &+ b, a &- b, a &* b, a << 1, a >> 1, a & b, a | b, a ^ b, ~a] }
func divm<N: BinaryInteger>(_ a: N, _ b: N) -> (N, N) { let (q, r) = a.quotientAndRemainder(dividingBy: b); return (q, r) }
func gcd<N: BinaryInteger>(_ a: N, _ b: N) -> N { b == 0 ? a : gcd(b, a % b) }
func digits<N: BinaryInteger>(_ n: N) -> [Int] { var n = n, out = [Int](); while n > 0 { out.insert(Int(n % 10), at: 0); n /= 10 }; return out }
func sum<S: Sequence>(_ s: S) -> S.Element where S.Element: AdditiveArithmetic { s.reduce(.zero, +) }
func mean<C: Collection>(_ c: C) -> C.Element where C.Element: BinaryFloatingPoint { c.isEmpty ? 0 : c.reduce(0, +) / C.Element(c.count) }
func mean2<C: Collection>(_ c: C) -> Double where C.Element: BinaryInteger { Double(c.reduce(0, +)) / Double(c.count) }
func clampv<V: Comparable>(_ v: V, _ r: ClosedRange<V>) -> V { min(max(v, r.lowerBound), r.upperBound) }
func lerp<F: FloatingPoint>(_ a: F, _ b: F, _ t: F) -> F { a + (b - a) * t }
func conv<A: BinaryInteger, B: BinaryInteger>(_ a: A, to: B.Type) -> (B?, B, B) where B: FixedWidthInteger { (B(exactly: a), B(clamping: a), B(truncatingIfNeeded: a)) }
func conv2<A: BinaryFloatingPoint, B: FixedWidthInteger>(_ a: A, to: B.Type) -> (B, B?) { (B(a), B(exactly: a)) }
func pw<N: Numeric>(_ b: N, _ e: Int) -> N { (0..<e).reduce(1) { r, _ in r * b } }
func hex<N: BinaryInteger>(_ n: N) -> String { String(n, radix: 16) }
func isP<N: BinaryInteger>(_ n: N) -> Bool where N.Stride: SignedInteger { n > 1 && !stride(from: 2, to: n, by: 1).contains { n % $0 == 0 } }
func neg<N: SignedNumeric>(_ n: N) -> N { -n }
func neg2<N: SignedNumeric & Comparable>(_ n: N) -> N { abs(n) }
func mag<N: Numeric>(_ n: N) -> N.Magnitude { n.magnitude }
func fl<F: BinaryFloatingPoint>(_ f: F) -> [String] { ["\(f.rounded())", "\(f.exponent)", "\(f.significand)", "\(f.isNaN)", "\(f.sign)", "\(Int(f))", "\(Double(f))", "\(F.pi)", "\(f.squareRoot())", "\(f.binade)", "\(f.truncatingRemainder(dividingBy: 1))", "\(F(3))", "\(F(1.5))"] }
func parse<N: LosslessStringConvertible>(_ s: String, _: N.Type) -> N? { N(s) }
func parse2<N: FixedWidthInteger>(_ s: String) -> N? { N(s, radix: 2) }
func steps<N: Strideable>(_ a: N, _ b: N) -> N.Stride { a.distance(to: b) }
func words<N: FixedWidthInteger>(_ n: N) -> [UInt8] { withUnsafeBytes(of: n.bigEndian) { Array($0) } }
func bytes<N: FixedWidthInteger>(_ n: N) -> [UInt8] { stride(from: 0, to: N.bitWidth, by: 8).map { UInt8(truncatingIfNeeded: n >> $0) } }
func rot<N: FixedWidthInteger & UnsignedInteger>(_ n: N, _ k: Int) -> N { n << k | n >> (N.bitWidth - k) }
func fromBytes<N: FixedWidthInteger>(_ b: [UInt8]) -> N { b.reduce(0) { $0 << 8 | N($1) } }
struct Vec<S: Numeric>: AdditiveArithmetic { var x: S, y: S; static var zero: Vec { Vec(x: 0, y: 0) }; static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }; static func - (a: Vec, b: Vec) -> Vec { Vec(x: a.x - b.x, y: a.y - b.y) }; static func * (a: Vec, k: S) -> Vec { Vec(x: a.x * k, y: a.y * k) }; static prefix func - (a: Vec) -> Vec { .zero - a }; static func += (a: inout Vec, b: Vec) { a = a + b } }
struct Money: Comparable, Hashable, ExpressibleByIntegerLiteral, CustomStringConvertible { var c: Int; init(integerLiteral v: Int) { c = v * 100 }; init(c: Int) { self.c = c }; static func < (a: Money, b: Money) -> Bool { a.c < b.c }; static func + (a: Money, b: Money) -> Money { Money(c: a.c + b.c) }; var description: String { "$\(c / 100).\(c % 100)" } }
extension Numeric { var squared: Self { self * self }; func times(_ n: Self) -> Self { self * n } }
extension BinaryInteger { var isEven: Bool { self % 2 == 0 }; var ordinal: String { switch self % 10 { case 1: "\(self)st"; default: "\(self)th" } }; func forEachDigit(_ f: (Int) -> Void) { var n = self; while n > 0 { f(Int(n % 10)); n /= 10 } } }
extension FixedWidthInteger { var bin: String { let s = String(self, radix: 2); return String(repeating: "0", count: Self.bitWidth - s.count) + s }; func bit(_ i: Int) -> Bool { self >> i & 1 == 1 } }
extension Comparable { func clamped(_ r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) }; func isBetween(_ a: Self, _ b: Self) -> Bool { a <= self && self <= b } }
extension Double { func to(_ p: Int) -> Double { let k = pow(10, Double(p)); return (self * k).rounded() / k }; var text: String { String(format: "%.2f", self) } }
extension Int { static postfix func ++ (a: inout Int) -> Int { defer { a += 1 }; return a }; var factorial: Int { self < 2 ? 1 : self * (self - 1).factorial }; subscript(d: Int) -> Int { var n = self; for _ in 0..<d { n /= 10 }; return n % 10 } }
postfix operator ++
extension Sequence where Element: AdditiveArithmetic { func total() -> Element { reduce(.zero, +) } }
extension Collection where Element: BinaryInteger { var avg: Double { isEmpty ? 0 : Double(reduce(0, +)) / Double(count) } }
extension Collection where Element: BinaryFloatingPoint { var avg: Element { isEmpty ? 0 : reduce(0, +) / Element(count) } }
extension Collection where Element: Hashable { func uniq() -> [Element] { var s = Set<Element>(); return filter { s.insert($0).inserted } }; func counts() -> [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } } }
extension Collection { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }; func chunked(_ n: Int) -> [SubSequence] { var out = [SubSequence](), i = startIndex; while i < endIndex { let j = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex; out.append(self[i..<j]); i = j }; return out } }
extension Array { func chunk(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }; func grouped<K: Hashable>(_ k: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: k) }; mutating func mapInPlace(_ f: (inout Element) -> Void) { for i in indices { f(&self[i]) } } }
extension Sequence { func sorted<V: Comparable>(by k: KeyPath<Element, V>, _ asc: Bool = true) -> [Element] { sorted { asc ? $0[keyPath: k] < $1[keyPath: k] : $0[keyPath: k] > $1[keyPath: k] } }; func sum<N: Numeric>(_ f: (Element) -> N) -> N { reduce(0) { $0 + f($1) } }; func max<V: Comparable>(of f: (Element) -> V) -> Element? { self.max { f($0) < f($1) } }; func any(_ p: (Element) throws -> Bool) rethrows -> Bool { try contains(where: p) }; func scan<R>(_ i: R, _ f: (R, Element) -> R) -> [R] { var a = i; return map { a = f(a, $0); return a } } }
extension String { subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }; subscript(r: Range<Int>) -> Substring { self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)] }; var trimmed: String { trimmingCharacters(in: .whitespaces) }; func pad(_ n: Int, _ c: Character = " ") -> String { count < n ? self + String(repeating: c, count: n - count) : self }; var isPal: Bool { let l = lowercased().filter(\.isLetter); return l == String(l.reversed()) } }
t(1, bits(5))
t(2, bits(5 as UInt8))
t(3, bits(-1 as Int16))
t(4, over(Int8.max, 1))
t(5, over(200 as UInt8, 56))
t(6, wrap(200 as UInt8, 100))
t(7, wrap(-5, 3))
t(8, wrap(Int8.min, -1))
t(9, divm(17, 5))
t(10, divm(-17 as Int8, 5))
t(11, gcd(48, 18))
t(12, gcd(48 as UInt16, 18))
t(13, digits(1234))
t(14, digits(255 as UInt8))
t(15, sum([1, 2, 3]))
t(16, sum([1.5, 2]))
t(17, sum(1...4))
t(18, sum([Vec(x: 1, y: 2), Vec(x: 3, y: 4)]))
t(19, sum([Decimal(1), 2]))
t(20, sum(Set([5])))
t(21, mean([1, 2]))
t(22, mean([1.5, 2]))
t(23, mean([1.5, 2] as [Float]))
t(24, mean2([1, 2]))
t(25, mean2([1, 2] as [UInt8]))
t(26, mean2(1...4))
t(27, clampv(15, 0...10))
t(28, clampv(1.5, 2...3))
t(29, clampv("m", "a"..."f"))
t(30, lerp(0, 10, 0.5))
t(31, lerp(0 as Float, 1, 0.25))
t(32, conv(300, to: UInt8.self))
t(33, conv(-1, to: UInt8.self))
t(34, conv(5 as UInt8, to: Int.self))
t(35, conv2(3.7, to: Int.self))
t(36, conv2(3 as Float, to: UInt8.self))
t(37, pw(2, 10))
t(38, pw(1.5, 2))
t(39, pw(2 as UInt8, 7))
t(40, hex(255))
t(41, hex(255 as UInt8))
t(42, hex(-255))
t(43, isP(7))
t(44, isP(9 as UInt8))
t(45, neg(5))
t(46, neg(1.5))
t(47, neg2(-5))
t(48, neg2(-1.5))
t(49, mag(-5))
t(50, mag(-1.5))
t(51, mag(-5 as Int8))
t(52, fl(2.75))
t(53, parse("12", Int.self))
t(54, parse("1.5", Double.self))
t(55, parse("true", Bool.self))
t(56, parse("x", UInt8.self))
t(57, parse("abc", String.self))
t(58, parse("a", Character.self))
t(59, parse2("1010") as Int?)
t(60, parse2("1010") as UInt8?)
t(61, steps(1, 5))
t(62, steps(1.5, 5))
t(63, steps(5 as UInt8, 1))
t(64, words(258 as UInt16))
t(65, bytes(258 as UInt16))
t(66, bytes(-2 as Int32))
t(67, rot(0x81 as UInt8, 1))
t(68, rot(1 as UInt32, 31))
t(69, fromBytes([1, 2]) as UInt16)
t(70, fromBytes([1, 2]) as Int)
t(71, Vec(x: 1, y: 2) + Vec(x: 3, y: 4))
t(72, Vec(x: 1.5, y: 2) * 2)
t(73, -Vec(x: 1, y: 2))
t(74, Vec<Int>.zero == Vec(x: 0, y: 0))
t(75, [Vec(x: 1, y: 1)].reduce(.zero, +))
t(76, [1, 2, Money(c: 50)].max())
t(77, [1, 2, Money(c: 50)].sorted())
t(78, ([1, 2] as [Money]).reduce(0, +))
t(79, 5 + Money(c: 5))
t(80, Money(c: 205) > 2)
t(81, max(2, Money(c: 150)))
t(82, 5.squared)
t(83, 1.5.squared)
t(84, (3 as UInt8).squared)
t(85, Decimal(3).squared)
t(86, 4.isEven)
t(87, (3 as UInt8).isEven)
t(88, 21.ordinal)
t(89, { var l = [Int](); 123.forEachDigit { l.append($0) }; return l }())
t(90, (5 as UInt8).bin)
t(91, 5.bin.count)
t(92, 5.bit(2))
t(93, 5.clamped(0...3))
t(94, 5.5.clamped(0...3))
t(95, "b".isBetween("a", "c"))
t(96, Date.distantPast.isBetween(.distantPast, .distantFuture))
t(97, 3.14159.to(2))
t(98, 3.0.text)
t(99, 5.factorial)
t(100, 123[0])
t(101, { var n = 5; let o = n++; return (o, n) }())
t(102, [1, 2].total())
t(103, [1.5, 2].total())
t(104, (1...3).total())
t(105, [1, 2].avg)
t(106, [1.5, 2].avg)
t(107, ([1, 2] as [Float]).avg)
t(108, ([1, 2] as [UInt8]).avg)
t(109, [3, 1, 3].uniq())
t(110, "hello".uniq())
t(111, "aab".counts()["a"])
t(112, [1, 2][safe: 5])
t(113, [1, 2][safe: 1])
t(114, "abc"[safe: "abc".startIndex])
t(115, [1, 2, 3].chunked(2))
t(116, "abcde".chunked(2))
t(117, [1, 2, 3].chunk(2))
t(118, ["a", "bb"].grouped(\.count)[2])
t(119, ["a", "bb"].grouped { $0.first! }.count)
t(120, { var a = [1, 2]; a.mapInPlace { $0 *= 2 }; return a }())
t(121, ["bb", "a"].sorted(by: \.count))
t(122, ["bb", "a"].sorted(by: \.count, false))
t(123, ["bb", "a"].sum { $0.count })
t(124, ["bb", "a"].sum { Double($0.count) * 1.5 })
t(125, ["bb", "a"].sum(\.count))
t(126, ["bb", "a"].max { $0.count })
t(127, ["bb", "a"].max(of: \.count))
t(128, [1, 2].any { $0 > 1 })
t(129, [1, 2, 3].scan(0, +))
t(130, [1, 2, 3].scan("") { $0 + "\($1)" })
t(131, "hello"[1])
t(132, "hello"[1..<3])
t(133, " a ".trimmed)
t(134, "a".pad(3, "."))
t(135, "Race car".isPal)
t(136, zip([1, 2], [3, 4]).map(*).reduce(0, +))
t(137, zip([1, 2], [3.5, 4]).map { Double($0) * $1 }.total())
