// control-flow: casts of existentials that hold an Optional look at the value in it
class A { let n: Int; init(_ n: Int) { self.n = n } }
class B: A {}
protocol P { var p: Int { get } }
struct S: P, CustomStringConvertible { let p: Int; var description: String { "S\(p)" } }
extension B: P { var p: Int { n * 2 } }
let many: [Any] = [Optional(7) as Any, Optional("t") as Any, Optional(Optional(3.5)) as Any, Optional(B(4)) as Any, Optional(S(p: 2)) as Any, 9, S(p: 5), Optional(S(p: 8) as P) as Any]
for x in many {
  switch x {
  case let n as Int: print("int", n)
  case let s as String: print("string", s)
  case let d as Double: print("double", d)
  case let p as P: print("p", p.p)
  case let l as [Int]: print("list", l)
  default: print("other", x)
  }
  print(x is Int, x is A, (x as? B)?.n ?? -1, x is P, (x as? CustomStringConvertible) != nil, (x as? Int?) as Any)
}
let kept = Optional(5) as Any
print(kept as? Any as Any, kept as! Int + 1)
