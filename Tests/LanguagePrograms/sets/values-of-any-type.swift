// sets: AnyHashable of all types, and patterns over it
print(
  AnyHashable(1) as? Double as Any, AnyHashable(1.0) as? Int as Any, AnyHashable(UInt8(1)) as? Int as Any,
  AnyHashable(1.5) == AnyHashable(1.5), AnyHashable(Double.nan) == AnyHashable(Double.nan))
print(
  AnyHashable(UInt.max) == AnyHashable(-1), AnyHashable(UInt64.max) == AnyHashable(18446744073709551615.0),
  AnyHashable(-0.0) == AnyHashable(0), AnyHashable("a") == AnyHashable(Character("a")))
enum E { case a, b };
let t: [AnyHashable: String] = [E.a: "ea", 1: "one", "k": "kk", [1, 2]: "list", Optional<Int>.none: "nil", Optional(5): "five"]
print(t[E.a]!, t[E.b] as Any, t[[1, 2]]!, t[1.0]!, t[5] ?? "-", t[Optional<Int>.none] ?? "-", t["k"]!)
class C: Hashable {
  let i: Int; init(_ i: Int) { self.i = i }; static func == (a: C, b: C) -> Bool { a.i == b.i };
  func hash(into h: inout Hasher) { h.combine(i) }
}
class D: C {}
print(
  AnyHashable(C(1)) == AnyHashable(D(1)), AnyHashable(D(1)) == AnyHashable(C(1)), AnyHashable(C(1)) as? D as Any,
  (AnyHashable(D(2)) as? C)!.i)
let info: [AnyHashable: Any] = ["id": 4, 2: "two"]
for (k, v) in info.sorted(by: { "\($0.key)" < "\($1.key)" }) {
  if let s = k as? String { print("str", s, v) } else if let i = k as? Int { print("int", i, v) }
}
func key(_ k: AnyHashable) -> String {
  switch k {
  case let s as String: return "s" + s;
  case let i as Int where i > 3: return "big";
  case is Int: return "int";
  default: return "?"
  }
}
print(key("a"), key(5), key(1), key(2.5), key(AnyHashable("z")))
print(
  (k: AnyHashable("x"), 1), [AnyHashable("x")], AnyHashable([1]), AnyHashable(E.a), "\(AnyHashable(2.0))",
  String(describing: AnyHashable("q")), type(of: AnyHashable(1)), AnyHashable("x") as! String, type(of: AnyHashable(1).base))
let s: Set<AnyHashable> = ["a", 1, 2.0];
print(s.contains("a"), s.contains(2), s.contains(1.0), s.contains(UInt8(2)), s.contains("b"))
var seen: [AnyHashable] = []; for x in [AnyHashable(1), 1.0, "1", true] { if !seen.contains(x) { seen.append(x) } }; print(seen)
let str: [String: Int] = ["a": 1]; let up: [AnyHashable: Any] = str; print(up["a"] as! Int); let sa: [String: Any] = str;
print(sa["a"] as! Int, str as [String: Any])
print(
  AnyHashable(Float(1.5)) == AnyHashable(1.5), AnyHashable(Float(0.1)) == AnyHashable(0.1),
  AnyHashable(Int64.max) == AnyHashable(UInt64(Int64.max)))
