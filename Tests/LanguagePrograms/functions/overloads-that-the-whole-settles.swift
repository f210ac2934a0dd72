// Overloaded functions as arguments, and beside `.now()`: what the whole expression needs says which one is meant.
import Dispatch

func parse(_ s: String) -> Int? { Int(s) }
func parse(_ s: String) -> Double? { Double(s) }
func twice(_ x: Int) -> Int { x * 2 }
func twice(_ x: Double) -> Double { x * 2 }
func twice(_ x: String) -> String { x + x }
let a: Int = ["1", "2"].compactMap(parse).reduce(0, +); print(a)
let b = ["1", "2"].compactMap(parse).reduce(0.0, +); print(b)
let c: Double = ["1", "2"].compactMap(parse).map(twice).max() ?? 0; print(c)
let d = ["1", "2"].map(twice).joined(separator: ","); print(d)
let e = [1, 2].map(twice); print(e)
let f: [Double] = [1, 2].map(twice); print(f)
let g: (Double) -> Double = { x in [x].map(twice)[0] }; print(g(2))
struct Box<T> { let f: (T) -> T; init(_ f: @escaping (T) -> T) { self.f = f } }
let h: Box<String> = Box(twice); print(h.f("z"))
let i = Box<Int>(twice).f(4); print(i)
func apply<T>(_ x: T, _ f: (T) -> T) -> T { f(x) }
print(apply(3, twice), apply("s", twice), apply(1.5, twice))
let j: Double = apply(3, twice) + 0.5; print(j)
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let k: (String) -> String = compose(twice, twice); print(k("a"))
let l: (String) -> Int = compose(twice, { $0.count }); print(l("ab"))
let m = ["3"].lazy.compactMap(parse).first { $0 > 2.5 }; print(m as Any)
let n: [Int?] = ["7"].map(parse); print(n)
let o = zip([1, 2], ["a", "b"]).map { (twice($0), twice($1)) }; print(o)

func start(_ when: DispatchTime) -> String { "at a time" }
func start(_ delay: Double) -> String { "after \(delay)" }
print(start(.now() + 0.5), start(.now() + .seconds(1)), start(.now()), start(1 + 0.5))
