// generics: the extension that asks for most, initialisers that protocols require, collections of one's own
// protocols with associated types, generics
protocol Stack {
  associatedtype Item; var items: [Item] { get set }; mutating func push(_ i: Item); func top() -> Item?;
  static var label: String { get }
}
extension Stack {
  mutating func push(_ i: Item) { items.append(i) }; func top() -> Item? { items.last }; var size: Int { items.count };
  static var label: String { "Stack of \(Item.self)" }
}
extension Stack where Item: Equatable {
  func has(_ i: Item) -> Bool { items.contains(i) }; static var label: String { "EqStack of \(Item.self)" }
}
struct IS: Stack { var items: [Int] = [] }
struct GS<T>: Stack { var items: [T] = [] }
func fill<S: Stack>(_ s: inout S, _ xs: [S.Item]) { for x in xs { s.push(x) }; print(S.label, s.size) }
var a = IS(); fill(&a, [1, 2]); var b = GS<String>(); fill(&b, ["q"]);
print(a.has(2), b.top() as Any, IS.label, GS<Double>.label, GS<() -> Void>.label)
func lab<S: Stack>(_ s: S) -> String where S.Item == Int { "int " + S.label }
protocol Conv { associatedtype Out; func conv() -> Out }
extension Int: Conv { func conv() -> String { "i\(self)" } }
extension String: Conv { func conv() -> Int { count } }
extension Array: Conv where Element: Conv { func conv() -> [Element.Out] { map { $0.conv() } } }
extension Optional: Conv where Wrapped: Conv { func conv() -> Wrapped.Out? { map { $0.conv() } } }
print([1, 2].conv(), ["a", "bcd"].conv(), [[1], []].conv(), Optional(3).conv() as Any)
struct Pair<A, B> {
  var a: A, b: B; func swapped() -> Pair<B, A> { .init(a: b, b: a) };
  func map<C>(_ f: (A) -> C) -> Pair<C, B> { Pair<C, B>(a: f(a), b: b) }
}
extension Pair: Equatable where A: Equatable, B: Equatable {};
extension Pair: CustomStringConvertible where A: CustomStringConvertible { var description: String { "<\(a.description)|\(b)>" } }
print(
  Pair(a: 1, b: "x").swapped(), Pair(a: 1, b: 2) == Pair(a: 1, b: 2), Pair(a: 1, b: [1]).map { "\($0)!" },
  Pair(a: [1] as Set, b: 1).b)
protocol Animal: AnyObject { var name: String { get }; func speak() -> String };
extension Animal { func speak() -> String { name + "..." }; func twice() -> String { speak() + speak() } }
class Dog: Animal { var name = "d"; func speak() -> String { "wuf" } };
class Pup: Dog { override func speak() -> String { "wif" } }; class Cat: Animal { var name = "c" };
class Kit: Cat { func speak() -> String { "miu" } }
let zoo: [Animal] = [Dog(), Pup(), Cat(), Kit()]; print(zoo.map { $0.twice() }, (zoo[3] as! Kit).speak(), zoo[3].speak())
func gen<T: Animal>(_ t: T) -> String { t.speak() + "\(T.self) \(type(of: t))" }; print(gen(Pup() as Dog), gen(Kit()))
protocol Q { func m() -> String }; extension Q { func m() -> String { "Q" }; func n() -> String { "Qn" + m() } }
struct V: Q { func m() -> String { "V" }; func n() -> String { "Vn" } }; let v = V(); let q: Q = v;
print(v.m(), v.n(), q.m(), q.n())
struct H<T: Q>: Q { let t: T; func m() -> String { "H(" + t.m() + t.n() + ")" } }; print(H(t: H(t: v)).n())
func f<T>(_ x: T) -> String { "T" }; func f(_ x: Int) -> String { "Int" }; func f<T: Q>(_ x: T) -> String { "Q" };
func f(_ x: Any) -> String { "Any" }
func call<T>(_ x: T) -> String { f(x) }; print(f(1), f("s"), f(v), call(1), call(v), f(q), f(1 as Any))
func eq<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }; print(eq(1, 1), eq([1], [2]), eq(Optional(1), nil))
class EqB: Equatable { let i: Int; init(_ i: Int) { self.i = i }; static func == (a: EqB, b: EqB) -> Bool { a.i == b.i } }
class EqD: EqB {
  let j: Int; init(_ i: Int, _ j: Int) { self.j = j; super.init(i) }; static func == (a: EqD, b: EqD) -> Bool { a.j == b.j }
}
print(EqD(1, 1) == EqD(2, 1), eq(EqD(1, 1), EqD(1, 2)), [EqD(1, 1)].contains(EqD(1, 5)), EqD(1, 1) != EqD(2, 1))
protocol It: Sequence where Element == Int { var n: Int { get } };
struct Up: It {
  let n: Int;
  func makeIterator() -> AnyIterator<Int> {
    var i = 0;
    return AnyIterator {
      i += 1; return i <= self.n ? i : nil
    }
  }
}
print(
  Up(n: 4).map { $0 * $0 }, Up(n: 3).reduce(0, +), Array(Up(n: 2)), Up(n: 5).sorted(by: >),
  zip(Up(n: 2), "ab").map { "\($0)\($1)" }, Up(n: 3).contains(2), Up(n: 4).min()!, Up(n: 5).dropFirst(2).map { $0 })
struct Cd: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; n -= 1; return n } };
print(
  Array(Cd(n: 3)), Cd(n: 4).first { $0 < 2 } as Any, Cd(n: 4).prefix(2).map { $0 },
  Cd(n: 2).enumerated().map { $0.offset + $0.element })
struct Ring: Collection {
  var s: [Int]; var startIndex: Int { 0 }; var endIndex: Int { s.count * 2 }; func index(after i: Int) -> Int { i + 1 };
  subscript(i: Int) -> Int { s[i % s.count] }
}
let ring = Ring(s: [1, 2]);
print(
  ring.count, Array(ring), ring.first!, ring[1..<3].map { $0 }, ring.indices.count, ring.firstIndex(of: 2)!,
  ring.dropFirst().count, ring.isEmpty, ring.suffix(1).first!, ring.prefix(3).map { $0 }, ring.split(separator: 2).map(Array.init)
)
