// What a consuming parameter or method is given is its own: it may change it, and nobody else sees that.
final class N { let s: String; init(_ s: String) { self.s = s }; deinit { print("deinit", s) } }
func add(_ a: consuming [Int], _ n: Int) -> [Int] { a.append(n); return a }
var outer = [1]
print(add(outer, 4), outer, add([], 2))
func swapped(_ n: consuming N) -> String { let old = n.s; n = N("new"); return old + n.s }
let n = N("a")
print(swapped(n), n.s)
print(swapped(N("temp")))
struct S { var a: [Int]; var m = 0
  consuming func with(_ n: Int) -> S { a.append(n); m += 1; return self }
  consuming func named() -> [Int] { a = [0] + a; return a }
  borrowing func count() -> Int { a.count } }
let s = S(a: [1]).with(2).with(3)
print(s.a, s.m, s.named(), s.a, s.count())
func count(_ n: consuming Int) -> Int { while n > 3 { n -= 2 }; return n }
print(count(10))
func text(_ t: consuming String, _ d: consuming [String: Int] = [:]) -> String { t += "!"; d["x"] = 1; return t + "\(d.count)" }
print(text("hi"), text("a", ["b": 2]))
func edges(_ x: consuming (Int, String)) -> String { x.0 += 1; x.1.append("q"); return "\(x)" }
print(edges((1, "z")))
func inoutTo(_ x: inout [Int]) { x.sort() }
func pass(_ x: consuming [Int]) -> [Int] { inoutTo(&x); x.reverse(); return x }
print(pass([2, 3, 1]))
func generic<T>(_ a: consuming T, _ b: T) -> T { a = b; return a }
print(generic(1, 2), generic("a", "b"))
func optional(_ a: consuming Int?) -> Int { if a == nil { a = 5 }; return a! }
print(optional(nil), optional(2))
struct Chain { var parts: [String] = []; consuming func adding(_ p: String) -> Self { parts.append(p); return self } }
print(Chain().adding("a").adding("b").parts)

// `self` of a consuming method is its own.
final class Held { deinit { print("gone") } }
struct Holder {
  let held = Held()
  var numbers = [1]
  consuming func end() { let own = consume self; print("ending", own.numbers) }
  consuming func grown() -> Holder { numbers.append(2); return self }
}
func ends() {
  let holder = Holder()
  holder.end()
  print("still here", holder.grown().numbers, holder.numbers)
}
ends()
func endsAtOnce() {
  Holder().end()
  print("after")
}
endsAtOnce()
