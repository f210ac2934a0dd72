// properties: key paths of any root read of everything, and find something where they begin
struct P { var name = "Ann"; let id = 1; var nick: String? = nil; var q = Q() }
struct Q { var n = 3 }
class K { var x = 1; let y = "k" }
class L: K { var z = 2.5 }
do {
  let all: [AnyKeyPath] = [\P.name, \P.id]
  print(
    all.compactMap { P()[keyPath: $0] as? String }, all[0] == \P.name, Set(all).count,
    all.map { $0 is WritableKeyPath<P, String> })
}
do {
  let a: AnyKeyPath = \P.name
  print(P()[keyPath: a] ?? "none", Q()[keyPath: a] as Any, K()[keyPath: a] == nil)
}
do {
  let a: AnyKeyPath = \K.x
  print(L()[keyPath: a] as! Int, K()[keyPath: a] as? Int as Any)
}
do {
  let a: AnyKeyPath = \P.nick
  let v = P()[keyPath: a]
  print(v as Any)
}
do {
  let ps: [PartialKeyPath<P>] = [\.name, \.id, \P.q.n]
  print(ps.map { P()[keyPath: $0] }.map { "\($0)" })
}
do {
  let a: AnyKeyPath = \P.q
  print((P()[keyPath: a] as? Q)?.n ?? 0, type(of: a).rootType, type(of: a).valueType)
}
do {
  let a: [AnyKeyPath: String] = [\P.name: "Name", \P.id: "Id"]
  print(a[\P.name]!, a[\P.q] ?? "-")
}
do {
  let a: AnyKeyPath = \[Int].count
  print([1, 2][keyPath: a] as! Int, "ab"[keyPath: a] as Any)
}
do {
  let x: Any = P()
  let a: AnyKeyPath = \P.id
  print((x as! P)[keyPath: a] as? Int ?? -1)
}
func get<T>(_ t: T, _ a: AnyKeyPath) -> String { t[keyPath: a].map { "\($0)" } ?? "nil" }
print(get(P(), \P.id), get(Q(), \P.id))
do {
  var p = P()
  let a: AnyKeyPath = \P.name
  if let w = a as? WritableKeyPath<P, String> { p[keyPath: w] = "Bo" }
  print(p.name)
}
