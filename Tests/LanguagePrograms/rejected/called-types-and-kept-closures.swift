// Types that are called, tuples that are compared, closures that are kept, raw values and initialisers of other modules' types.
let t = (1, ("a", 2))
print(t == t)
print((1, (2, 3)) < (1, (2, 4)))
let s = (1, 2, 3, 4, 5, 6, 7)
print(s == s)
print((1, 2, 3, 4, 5, 6) == (1, 2, 3, 4, 5, 6), () == (), (1, "a") < (2, "b"))
print((1, Int.self) == (1, Int.self))
print((1, nil as Int?) == (1, nil), (1, [2]) == (1, [2]))
func f(_ t: Int.Type) -> Int { t() }
func g(_ t: Int.Type) -> Int { t.init() }
class C { required init(x: Int) {} }
let k = C.self
let a = k(x: 1)
let b = k.init(x: 1)
let c = type(of: b)(x: 1)
struct Holder { var t: C.Type; func m() -> C { t(x: 1) }; static func s() -> Self { Self() ; }; init() { t = C.self } }
func h<T: C>(_ t: T.Type) -> T { t(x: 1) }
func d1(_ x: @autoclosure Int) {}
func d2(_ x: @escaping Int) {}
func d3(x: @escaping (() -> Void)?) {}
typealias F = () -> Int
func d4(_ x: @autoclosure F, _ y: @escaping F, _ z: @autoclosure @escaping () -> Int) {}
func d5(_ x: [@escaping () -> Void]) {}
let d6: @escaping () -> Void = {}
func d7(_ x: @autoclosure (Int) -> Int) {}
struct Keeps { var a: @escaping () -> Void }
func d8() -> @escaping () -> Void { {} }
func d9(_ x: @escaping F?) {}
