// Casts of and to types with generic parameters in them: what they are shows when the program runs. Casts that always fail do.
struct Box<T> { var v: T
  var asInt: Box<Int>? { self as? Box<Int> }
  var isText: Bool { self is Box<String> } }
extension Array { var sumIfInts: Int? { (self as? [Int])?.reduce(0, +) }; var isText: Bool { self is [String] } }
extension Optional { var ints: [Int]? { self as? [Int] }; var isInt: Bool { self is Int } }
extension Dictionary { var ages: [String: Int]? { self as? [String: Int] } }
extension Result { var intValue: Int? { if case .success(let v) = self { return v as? Int }; return nil }; var same: Result<Int, Error>? { self as? Result<Int, Error> } }
func f<T>(_ t: T) -> String { switch t { case let i as Int: return "int \(i)"; case let a as [Int]: return "ints \(a)"; case let b as Box<Int>: return "box \(b.v)"; case let r as ClosedRange<Int>: return "range \(r)"; case let o as Int?: return "opt \(o as Any)"; case is (Int, Int): return "pair"; case let f as () -> Int: return "fn \(f())"; default: return "?" } }
print(Box(v: 1).asInt as Any, Box(v: "a").isText, [1, 2].sumIfInts as Any, ["a"].isText, Optional([1]).ints as Any, Optional(3).isInt, ["a": 1].ages as Any)
print(f(1), f([1]), f(Box(v: 2)), f(1...2), f((1, 2)), f({ 5 }), f("x"), f(Optional<String>.none))
print(Result<Int, Error>.success(2).intValue as Any, Result<Int, Error>.success(2).same != nil)
func g<T>(_ s: Substring?) -> T? { s as? T }
func h<T>(_ s: String?) -> T { s as! T }
func k<T>(_ s: String?) -> T? { s as! T? }
print(g("x"[...]) as Substring? as Any, h("q") as String, k(nil) as String? as Any)
class Animal {}; final class Dog: Animal { let n = "rex" }
struct Cage<A: Animal> { let a: A; var dogCage: Cage<Dog>? { self as? Cage<Dog> }; var dog: Dog? { a as? Dog } }
print(Cage(a: Dog()).dogCage?.a.n ?? "-", Cage(a: Animal()).dogCage == nil, Cage<Animal>(a: Dog()).dog?.n ?? "-")
final class Obs<T> { var hs: [(T) -> Void] = []; func same(_ o: Any) -> Bool { (o as? Obs<T>) === self }; var any: Obs<Any>? { self as? Obs<Any> } }
let o = Obs<Int>(); print(o.same(o), o.any == nil)
protocol Shape { associatedtype U; var u: U { get } }
extension Shape { var intU: Int? { u as? Int }; var asSq: Sq? { self as? Sq } }
struct Sq: Shape { let u = 4 }; print(Sq().intU as Any, Sq().asSq != nil)
struct S {}
let number = 5
print(number as? String ?? "no", number is String, (S() as? Int) == nil, "a" as? [Int] == nil)
switch number { case is String: print("never"); case let s as S: print(s); default: print("other") }
func one() -> Int { 1 }
print((one as? (Int) -> Int) == nil, number as? Double ?? -1)
let nothing: Int? = nil
print(nothing as? String == nil, nothing as? String? == nil, (nothing as Any) is Int?)
