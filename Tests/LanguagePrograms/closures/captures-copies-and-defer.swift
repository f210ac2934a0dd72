// closures: captures, copies of nested values, defer, optional chains
func d1() {
  print("start"); defer { print("d1") }; defer { print("d2"); defer { print("inner") } };
  for i in 0..<2 { defer { print("loop", i) }; if i == 1 { break }; print("body", i) }; print("end")
}
d1()
func d2() -> Int { var x = 1; defer { x += 10; print("x", x) }; return x }
print(d2())
var c1 = 0
let f = { [c1] in print("cap", c1) }; c1 = 5; f()
let g = { print("ref", c1) }; c1 = 6; g()
var fs: [() -> Int] = [];
for i in 0..<3 {
  var j = i * 10;
  fs.append {
    j += 1; return j
  }
}
print(fs.map { $0() }, fs.map { $0() })
func counter() -> (inc: () -> Int, get: () -> Int) {
  var n = 0;
  return (
    {
      n += 1; return n
    }, { n }
  )
}
let k = counter(); _ = k.inc(); _ = k.inc(); print(k.get())
struct In { var v = [1]; var w = 0 }; struct Out { var i = In(); var arr = [In(), In()]; var d = ["a": In()] }
var o1 = Out(); var o2 = o1; o2.i.v.append(2); o2.arr[1].v[0] = 9; o2.d["a"]!.w = 4; o2.d["b", default: In()].v.append(3);
print(o1, o2.i, o2.arr, o2.d["a"]!, o2.d["b"]!)
var arr = [[1], [2]]; for var x in arr { x.append(0) }; print(arr); for i in arr.indices { arr[i].append(i) }; print(arr)
let copy = arr; arr[0][0] = 100; print(copy, arr)
class R { var s = In() }; let r = R(); let snapshot = r.s; r.s.v.append(5); r.s.w -= 1; print(snapshot, r.s)
func mut(_ x: inout In) { x.v += [7]; x.w = x.v.count }; mut(&r.s); mut(&o1.arr[0]); print(r.s, o1.arr)
var z = [3, 1, 2];
let sorted = {
  z.sort(); return z
}(); print(sorted, z)
class Q {
  var a: Q?; var n: Int? = 3; var list: [Int]? = [1]; func m() -> Int? { n }; subscript(i: Int) -> Q? { i > 0 ? self : nil };
  var s: String? = "str"
}
let q: Q? = Q(); q?.a?.n = 5; q?.n? += 1; q?.list?.append(2);
print(q?.n as Any, q?.list?.count as Any, q?[0]?.n as Any, q?[1]?.n as Any, q?.a?.m() as Any, q?.s?.count ?? -1)
q?.a = Q(); q?.a?.n? *= 2; print(q?.a?.n ?? 0, (q?.a?.list?[0]).map { $0 + 1 } as Any, q?.a?.a == nil)
if let n = q?.a?.n, n > 5, case let x = n * 2 { print("x", x) }
let res: Void? = q?.a?.list?.append(9); print(res == nil, q!.a!.list!)
var od: [String: [Int]?] = ["a": [1], "b": nil]; print(od["a"]!!.count, od["b"]! == nil, od["c"] == nil); od["a"] = nil;
print(od.count); od["b"] = .some(nil); print(od.count); od.updateValue(nil, forKey: "z"); print(od.count)
func side(_ s: String, _ v: Bool) -> Bool { print(s, terminator: " "); return v }
print(side("a", false) && side("b", true), side("c", true) || side("d", false), side("e", true) ? 1 : 2)
var idx = 0; func nx() -> Int { idx += 1; return idx }; var ar = [0, 0, 0, 0]; ar[nx()] = nx(); print(ar); ar[nx()] += nx();
print(ar, idx)
let tup = (nx(), b: nx()); print(tup, tup.b); var (aa, bb) = (1, 2); (aa, bb) = (bb, aa); print(aa, bb)
outer: for i in 0..<3 { for j in 0..<3 { if j == 1 { continue outer }; if i == 2 { break outer }; print(i, j) } }
var n = 10; repeat { n -= 3 } while n > 0; print(n); while true { n += 1; if n == 2 { break } }; print(n)
func v(_ xs: Int..., sep: String = ",") -> String { xs.map(String.init).joined(separator: sep) };
print(v(), v(1, 2), v(1, sep: "-"))
func rec(_ n: Int) -> Int { func inner(_ m: Int) -> Int { m <= 1 ? 1 : m * rec(m - 1) }; return inner(n) }; print(rec(5))
do {
  enum X: Error { case a(Int), b };
  func t(_ n: Int) throws -> Int { defer { print("t", n) }; if n > 1 { throw X.a(n) }; if n < 0 { throw X.b }; return n }
  for i in [1, 2, -1] { do { print(try t(i)) } catch X.a(let k) where k > 1 { print("a", k) } catch is X { print("X") } };
  print((try? t(5)) as Any, (try? t(1)) as Any)
}
