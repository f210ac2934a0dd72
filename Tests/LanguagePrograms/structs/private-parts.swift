// Which initialisers structs with private properties have.
struct A { private var a: [Int]; var b = 1 }
struct B { private var a = [Int](); var b = 1 }
struct C { fileprivate var a: [Int] }
struct D { private let a = 3; var b: Int }
struct E { private var a: Int; static func make() -> E { E(a: 1) } }
func t<T>(_ n: Int, _ v: T) { print(n, T.self) }
t(3, B())
t(5, C(a: [1]))
t(6, D(b: 1))
t(7, E.make())
extension E { static func other() -> E { E(a: 2) } }
t(9, E.other())
struct F<T> { private var items: [T] = []; private(set) var n = 1 }
t(11, F<Int>())
struct G<T> { private var items: [T?]; init(_ n: Int) { items = Array(repeating: nil, count: n) } }
t(13, G<Int>(2))
struct H { private var a: Int?; var b: Int }
struct I { private lazy var a = 1; var b: Int }
class J { private var a = 1 }
t(16, J())
@propertyWrapper struct W { var wrappedValue: Int }
struct K { @W private var a = 1; var b = 2 }
t(17, K(b: 3))
t(18, K())
struct L { @W var a = 1; var b = 2 }
t(19, L(b: 3))
t(20, L(a: 2))
struct M { private let a: Int; let b: Int; init(b: Int) { a = 1; self.b = b } }
t(21, M(b: 1))
struct N { private(set) var a = 1; var b: Int }
t(22, N(b: 1))
t(23, N(a: 1, b: 1))
struct O { private static var a = 1; private var c: Int { 1 }; var b: Int }
t(24, O(b: 1))
struct P { private var a = 1 { didSet {} }; var b: Int; func copy() -> P { P(b: 2) } ; struct In { func f() -> P { P(a: 1, b: 2) } } }
t(25, P.In().f())
private struct Q { var a = 1; var b: Int }
struct R { private weak var a: J?; var b: Int }
