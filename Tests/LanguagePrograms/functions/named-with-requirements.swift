// Generic functions as values: what they ask of their types is known once the expression has said them.
func t<T>(_ n: Int, _ v: T) { print(n, T.self, v) }
func identity<T>(_ t: T) -> T { t }
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
func larger<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
func total<S: Sequence>(_ s: S) -> Int where S.Element == Int { s.reduce(0, +) }
func firstOf<C: Collection>(_ c: C) -> C.Element? { c.first }
func shown<T: CustomStringConvertible>(_ t: T) -> String { t.description }
func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
func number<N: Numeric & Comparable>(_ n: N) -> N { n * n }
func keyed<K: Hashable, V>(_ k: K) -> (V) -> [K: V] { { [k: $0] } }
struct S: Equatable, CustomStringConvertible { var n = 1; var description: String { "S\(n)" }; static func make<T: BinaryInteger>(_ t: T) -> S { S(n: Int(t)) }; func plus<T: BinaryInteger>(_ t: T) -> Int { n + Int(t) } }
func apply<A, B>(_ a: A, _ f: (A) -> B) -> B { f(a) }
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func over(_ f: (Int) -> Int) -> String { "int" }
func over(_ f: (String) -> String) -> String { "string" }
infix operator <+>
func <+> <T: Numeric>(a: T, b: T) -> T { a + b }
func inside<T: Comparable>(_ ts: [T]) -> [T] { ts.map(identity).sorted(by: <) }
func inside2<T>(_ ts: [T]) -> Bool where T: Equatable { zip(ts, ts).allSatisfy(same) }
func inside3<S: Sequence>(_ s: S) -> S.Element? where S.Element: Comparable { s.map(identity).max() }
let xs = [3, 1, 2], ss = ["b", "a"], ds = [1.5, -2]
t(1, xs.map(identity))
t(2, zip(xs, xs).allSatisfy(same))
t(3, xs.reduce(0, larger))
t(4, [xs, xs].map(total))
t(5, [xs, []].map(firstOf))
t(6, ss.map(firstOf))
t(7, xs.map(shown))
t(8, zip(xs, ss).map(pair).count)
t(9, ds.map(number))
t(10, [-1, 2].map(abs))
t(11, ds.map(abs))
t(12, xs.reduce(10, min))
t(13, apply("k", keyed)(1))
t(14, xs.map(S.make))
t(15, xs.map(S().plus))
t(16, compose(abs, shown)(-3))
t(17, compose(number, number)(2))
t(18, over(identity as (Int) -> Int))
t(19, xs.reduce(0, <+>))
t(20, inside(ss))
t(21, inside2(ss))
t(22, inside3(ds) ?? 0)
let f23: (Double, Double) -> Double = larger
t(23, f23(1, 2.5))
let f24: (String) -> String = shown
t(24, f24("a"))
t(25, [abs, number].map { $0(-2) })
t(26, Optional(-3).map(abs))
t(27, xs.map(Double.init).map(abs))
t(28, [1...3, 4...5].map(total))
t(29, Set(xs).map(shown).sorted())
t(30, ["a": 1].mapValues(identity))
t(31, ["a": 1].map(pair).count)
t(32, [S(), S(n: 2)].map(shown))
t(35, zip([S()], [S()]).allSatisfy(same))
t(40, ss.reduce("", larger))
t(41, apply(3, number))
t(44, ss.sorted(by: >))
t(45, xs.first(where: S().n.isMultiple) ?? 0)
t(47, stride(from: 0, to: 3, by: 1).map(identity))
t(48, xs.lazy.map(number).first!)
t(50, xs.compactMap(Int.init(exactly:)))
t(51, ss.compactMap(Int.init))
t(52, xs.map(String.init(describing:)))
t(53, ss.map(String.init(reflecting:)))
t(54, xs.map(UInt8.init(clamping:)))
t(55, xs.contains(where: 2.isMultiple(of:)))
t(56, [xs].map(Set.init))
t(57, [xs].map(Array.init))
t(58, [ss].map(Set.init).map(\.count))
