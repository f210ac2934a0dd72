// Functions of one name that answer optionals, other numbers or generic types: the best of what fits around
import Foundation
func opt() -> Int? { 1 }
func opt() -> Int { 2 }
func num() -> Int { 3 }
func num() -> Double { 3.5 }
func lit(_ x: Int) -> Int { x }
func lit(_ x: Int) -> UInt8 { UInt8(x) }
func cl(_ f: () -> Int) -> String { "int \(f())" }
func cl(_ f: () -> Int) -> Int { f() }
print(opt() ?? 5)
print(opt() + 1)
let d: Double = num() + 1
print(d, num() * 1.5)
print(num() + 1)
print(lit(3) + UInt8(4))
print(cl { 1 } + "x", cl { 2 } + 1)
print(cl { 1 }.count)
let total = [num(), num()].reduce(0.0, +)
print(total)
func both(_ a: Int, _ b: String) { print(a, b) }
both(cl { 3 }, cl { 4 })
print(max(lit(3), UInt8(9)))
print(num() == 3.5, num() > 3)
let flags = [num() as Int: cl { 1 } as String]
print(flags)
func ret(_ n: Int) -> String { cl { n } }
print(ret(7))
print(opt()! + 1)
print(opt().map { $0 + 1 } as Any)
print(num().rounded(), num().isMultiple(of: 3))
struct Q { static func mk() -> Q { Q() }; static func mk() -> [Q] { [Q(), Q()] }; var one: Int { 1 } }
print(Q.mk().one, Q.mk().count)
let q: [Q] = Q.mk()
print(q.count, Q.mk()[1].one)
func gen<T>(_ t: T) -> [T] { [t] }
func gen<T>(_ t: T) -> T { t }
print(gen(1) + 1, gen(2) + [3], gen("a").uppercased(), gen("b").first == "b")
