// T(literal) is the literal as a T, whatever else a T can be made from; T.init(…) and interpolations are not.
import Foundation
struct Tag: ExpressibleByStringLiteral { var s: String; init(stringLiteral x: String) { s = "lit " + x }; init(_ x: String) { s = "init " + x } }
let v = "v"
print(Tag("a").s, Tag(v).s, Tag("a\(1)").s, Tag.init("b").s, [Tag("c")].map(\.s), (Tag("x") as Tag).s)
struct M: ExpressibleByFloatLiteral { var v: Double; init(floatLiteral f: Double) { v = f }; init(_ x: Double) { v = x * 100 } }
print(M(2.5).v, M(3).v, M(-2.5).v)
struct N: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { var v: Double; init(floatLiteral f: Double) { v = f }; init(integerLiteral i: Int) { v = Double(i) + 0.5 } 
  init(_ x: Int) { v = -1 } ; init(_ x: Double) { v = -2 } }
print(N(1).v, N(1.5).v, N(-4).v)
struct B: ExpressibleByBooleanLiteral { var v: String; init(booleanLiteral b: Bool) { v = "lit \(b)" }; init(_ b: Bool) { v = "init" } }
print(B(true).v)
class C: ExpressibleByStringLiteral { let s: String; required init(stringLiteral x: String) { s = "L" + x } }
print(C("q").s)
print(NSNumber(3), NSNumber(2.5), NSNumber(true), NSDecimalNumber(1).adding(2), Substring("abc"), Decimal(2.5), NSString("txt"))
struct L: ExpressibleByArrayLiteral { var n: Int; init(arrayLiteral e: Int...) { n = e.count }; init(_ a: [Int]) { n = -a.count } }
print(L([1, 2]).n)
enum Key: String, ExpressibleByStringLiteral { case a; init(stringLiteral x: String) { self = .a } }
print(Key("zz"))
typealias T2 = Tag
print(T2("k").s)

struct W<T>: ExpressibleByIntegerLiteral { var s: String; init(integerLiteral i: Int) { s = "lit" }; init(_ x: T) { s = "init" } }
print(W<Int>(3).s)
