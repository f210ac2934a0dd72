// variables and arrays behind & where a pointer is wanted
func total(_ p: UnsafePointer<Int>, _ n: Int) -> Int { var t = 0; for i in 0..<n { t += p[i] }; return t }
func fill(_ p: UnsafeMutablePointer<Int>, _ n: Int) { for i in 0..<n { p[i] = i * i } }
var array = [1, 2, 3]
print(total(&array, 3), total(array, 3), total([4, 5], 2))
fill(&array, 3); print(array)
var x = 5
print(total(&x, 1)); fill(&x, 1); print(x)
func bump(_ p: UnsafeMutablePointer<Int>) { p.pointee += 1 }
bump(&x); print(x)
struct S { var items = [3, 1, 2]; var n = 4; mutating func go() { fill(&items, 2); bump(&n) } }
var s = S(); s.go(); print(s); bump(&s.n); fill(&s.items, 3); print(s)
func swapp(_ a: UnsafeMutablePointer<String>, _ b: UnsafeMutablePointer<String>) { let t = a.pointee; a.pointee = b.pointee; b.pointee = t }
var a = "a", b = "b"; swapp(&a, &b); print(a, b)
bump(&array[1]); print(array)
func opt(_ p: UnsafeMutablePointer<Int>?) -> String { p == nil ? "none" : "\(p!.pointee)" }
print(opt(nil), opt(&x))
func read(_ p: UnsafePointer<UInt8>, count: Int) -> String { String((0..<count).map { Character(UnicodeScalar(p[$0])) }) }
print(read([104, 105], count: 2))
class Box { var v = 1; func inc() { bump(&v) } }
let box = Box(); box.inc(); bump(&box.v); print(box.v)
var flags: [Bool] = [false, false]
func set(_ p: UnsafeMutablePointer<Bool>) { p[1] = true }
set(&flags); print(flags)
let byValue: (UnsafeMutablePointer<Int>) -> Void = bump
byValue(&x); print(x)
struct Filler { init(_ p: UnsafeMutablePointer<Int>) { p.pointee = 50 }; static func + (l: Filler, r: Int) -> Int { r } }
print(Filler(&x) + x, x)
func first(_ p: UnsafeMutablePointer<Int>) throws -> Int { p.pointee -= 1; return p.pointee }
print(try first(&x), try first(&array), x, array)
