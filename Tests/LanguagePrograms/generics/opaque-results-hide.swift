// What answers `some P` shows only what P promises: members beside that are hidden, those of the protocol's extensions are found.
import Dispatch

protocol Shape { associatedtype Unit: Equatable; var unit: Unit { get }; func area() -> Int; static var kind: String { get } }
extension Shape { func describe() -> String { "shape \(area())" }; static var kind: String { "some kind" }; func twice() -> some Shape { Scaled(base: self, by: 2) } }
struct Square: Shape, Hashable { var side = 2; var unit: String { "m" }; func area() -> Int { side * side }; func describe() -> String { "square" }; static var kind: String { "square kind" } }
struct Scaled<S: Shape>: Shape { var base: S; var by: Int; var unit: S.Unit { base.unit }; func area() -> Int { base.area() * by } }
func make() -> some Shape { Square() }
func make2(_ n: Int) -> some Shape { Square(side: n) }
func pair(_ a: some Shape, _ b: some Shape) -> some Shape { Scaled(base: a, by: b.area()) }
func gen<T: Shape>(_ t: T) -> some Shape { Scaled(base: t, by: 3) }
func evens(_ n: Int) -> some Collection<Int> { (0..<n).lazy.filter { $0 % 2 == 0 } }
func seq() -> some Sequence<Int> { [3, 1, 2] }
func num() -> some Numeric & Comparable { 5 }
func eq() -> some Hashable { "x" }
func str() -> some StringProtocol { "text" }
func cmp() -> some Comparable { 4 }
var prop: some Shape { Square(side: 3) }
let stored: some Collection<String> = ["a", "b"]
struct Holder { var shape: some Shape { Square(side: 5) }; func all() -> some Sequence<String> { ["p", "q"] }; static func one() -> some Equatable { 1 } }
class K { func f() -> some Shape { Square(side: 6) } }
func closure() -> some Any { { 1 } }
func bidi() -> some BidirectionalCollection<Int> { [1, 2, 3] }
func rac() -> some RandomAccessCollection<Int> { [1, 2, 3] }
func takes<T: Shape>(_ t: T) -> String { "\(T.self) \(t.area())" }
func takesAny(_ s: any Shape) -> Int { s.area() }
protocol Counting { mutating func add(); var n: Int { get } }
struct Counter: Counting { var n = 0; mutating func add() { n += 1 } }
func counter() -> some Counting { Counter() }
protocol Object: AnyObject { var n: Int { get set } }
final class Instance: Object { var n = 1 }
func object() -> some Object { Instance() }
func t<T>(_ n: Int, _ value: T) { print(n, value) }

t(0, make().describe())
t(1, make().area())
t(2, make().unit)
t(3, make())
t(4, "\(make())")
t(7, make().twice().area())
t(8, make().twice())
t(9, make2(4).area())
t(10, pair(Square(), Square(side: 3)).area())
t(11, gen(Square()).area())
t(12, gen(make()).area())
t(13, takes(make()))
t(14, takes(gen(Square())))
t(15, takesAny(make()))
t(16, evens(6).map { $0 + 1 })
t(17, evens(6).count)
t(18, evens(6).first)
t(19, Array(evens(6)))
t(20, evens(6).reduce(0, +))
t(21, evens(6).contains(2))
t(22, evens(6).filter { $0 > 1 })
t(23, evens(6).sorted(by: >))
t(24, evens(6).isEmpty)
do { for x in evens(4) { print(x) }; t(1, 0) }
t(26, evens(6).first { $0 > 2 })
t(27, evens(6).dropFirst().first)
t(28, evens(6).prefix(2).count)
t(29, evens(6).enumerated().map { $0.offset + $0.element })
t(30, zip(evens(4), "ab").map { "\($0)\($1)" })
t(31, evens(6).lazy.map { $0 * 2 }.first)
t(32, evens(6)[evens(6).startIndex])
t(33, seq().sorted())
t(34, seq().max())
t(38, num() + num())
t(39, num() * 2)
t(40, num() > num())
t(43, eq() == eq())
t(44, eq().hashValue == eq().hashValue)
t(45, Set([eq(), eq()]).count)
t(46, [eq(): 1].count)
t(47, str().uppercased())
t(48, str().count)
t(49, str() + "x")
t(50, str().hasPrefix("te"))
t(51, String(str()))
t(52, cmp() < cmp())
t(53, max(cmp(), cmp()))
t(54, [cmp(), cmp()].sorted())
t(55, prop.area())
t(56, prop.describe())
t(57, stored.count)
t(58, stored.joined())
t(59, stored.map { $0 + "!" })
t(60, stored.sorted())
t(61, Holder().shape.area())
t(62, Array(Holder().all()))
t(63, Holder.one() == Holder.one())
t(64, K().f().area())
t(66, make() is Square)
t(67, (make() as? Square)?.side)
t(69, (make() as Any) as? Square)
do { let s = make(); t(1, s.area()); t(2, s.describe()) }
do { let s: some Shape = Square(); t(1, s.describe()) }
do { let a = [make(), make()]; t(1, a.map { $0.area() }); t(2, a) }
do { var v = make(); v = make(); t(1, v.area()) }
do { let v: any Shape = make(); t(1, v.area()) }
do { let f = make; t(1, f().area()) }
do { let c = { make() }; t(1, c().area()) }
do { func inner() -> some Shape { Square(side: 7) }; t(1, inner().area()); t(2, inner().describe()) }
do { let d = ["a": make()]; t(1, d["a"]?.area()) }
do { let o = Optional(make()); t(1, o?.area()) }
do { switch make() { case let s: t(1, s.area()) } }
do { if case let s as Square = make() { t(1, s.side) } }
do { let k = \Holder.shape; t(1, Holder()[keyPath: k].area()) }
t(90, make().unit == make().unit)
t(91, bidi().reversed().map { $0 })
t(92, bidi().last)
t(93, rac().count)
t(95, rac().last)
t(97, evens(8).split(separator: 4).count)
t(98, evens(8).min())
t(99, evens(8).allSatisfy { $0 % 2 == 0 })
t(100, evens(8).elementsEqual([0, 2, 4, 6]))
t(101, DispatchQueue(label: "q").sync { make().area() })
t(102, DispatchQueue(label: "q").sync { make() }.area())
do { func inner() -> some Shape { Square(side: 7) }; t(1, inner().area()); t(2, inner().describe()) }
do { func inner(_ n: Int) -> some Shape { print("made", n); return Square(side: n) }; t(1, inner(2).area()); t(2, inner(3).describe()) }
do { var p: some Shape { Square(side: 7) }; t(1, p.describe()) }
do { struct L { func f() -> some Shape { Square(side: 1) }; var g: some Shape { f() } }; t(1, L().g.describe()); t(2, L().f()) }
do { struct G<T> { var v: T; func f() -> some Shape { Square(side: 1) }; func h() -> some Collection<T> { [v] } }; t(1, G(v: 1).f().area()); t(2, G(v: 3).h().first) }
do { class A { func f() -> some Shape { Square(side: 1) } }; class B: A { func g() -> some Shape { f() } }; t(1, B().g().describe()) }
do { func deep(_ n: Int) -> some Shape { if n > 2 { return Square(side: n) }; return Square(side: 1) }; t(1, deep(3).area()) }
do { func rec(_ n: Int) -> some Shape { n > 0 ? Square(side: n) : Square() }; t(1, rec(3).describe()) }
do { func two() -> some Shape { let s = Square(); return s }; let x = [two(), two()].map { $0.describe() }; t(1, x) }
do { func c() -> some Collection<String> { ["a", "b"].map { $0 + "!" } }; t(1, c().joined(separator: ",")); t(2, c().map(\.count)) }
do { func d() -> some Sequence<(key: String, value: Int)> { ["a": 1] }; for (k, v) in d() { t(1, k); t(2, v) } }
do { func d() -> some Sequence<(Int, String)> { zip([1, 2], ["a", "b"]) }; for (k, v) in d() { t(k, v) }; t(9, d().map { $0.1 }) }
do { func e() -> some Error { struct E: Error {}; return E() }; do { throw e() } catch { t(1, "caught") } }
do { func f() -> some CustomStringConvertible { 5 }; t(1, f().description); t(2, "\(f())") }
do { func n() -> some FixedWidthInteger { UInt8(200) }; t(1, n() &+ 100); t(2, n().bitWidth) }
do { func q() -> some BinaryInteger { 7 }; t(1, q() / 2); t(2, Int(q())) }
do { func i() -> some IteratorProtocol<Int> { [1, 2].makeIterator() }; var it = i(); t(1, it.next()); t(2, it.next()) }
do { func k() -> some Hashable { 3 }; var s = Set([k()]); s.insert(k()); t(1, s.count); t(2, [k(): "a"][k()]) }
do { func f() -> some Shape { Square() }; let g: () -> Int = { f().area() }; t(1, g()) }
do { func f() -> some Shape { Square() }; DispatchQueue.concurrentPerform(iterations: 1) { _ in t(1, f().area()) } }
do { func f() -> some Shape { Square() }; func g(_ s: inout some Shape) -> Int { s.area() }; var v = f(); t(1, g(&v)) }
do { func f() -> some Shape { Square() }; func h<T: Shape>(_ a: T, _ b: T) -> Bool { true }; t(1, h(f(), f())) }
do { func f() -> some Shape { Square() }; t(1, [f(), Square()] as [any Shape]); t(2, ([f(), Square()] as [any Shape]).map { $0.describe() }) }
do { func f() -> some Shape { Square() }; let r = Result<Int, Never>.success(f().area()); t(1, r) }
do { func f() -> some StringProtocol { "ab" }; t(1, f() == "ab"); t(2, f().first) }
do { func f() -> some Shape { Square() }; let l = lazyOne(f()); func lazyOne<T: Shape>(_ t: T) -> T { t }; t(1, l.describe()) }
var counted = counter()
counted.add()
counted.add()
let shared = object()
shared.n = 5
print(counted.n, shared.n, shared === shared)
