// Members of values of protocol type that say what the protocol is associated with.
protocol R<M> { associatedtype M: CustomStringConvertible; func all(_ n: Int?) -> [M]; var first: M? { get }; func each(_ f: (M) -> Void); var table: [String: M] { get }; func pair() -> (M, Int) }
extension R { var last: M? { all(nil).last }; func joined() -> String { all(nil).map(\.description).joined(separator: "+") }; func two() -> [M] { Array(all(2).prefix(2)) } }
struct A: R { func all(_ n: Int?) -> [Int] { [1, 2, 3] }; var first: Int? { 1 }; func each(_ f: (Int) -> Void) { f(7) }; var table: [String: Int] { ["k": 5] }; func pair() -> (Int, Int) { (9, 1) } }
struct B: R { func all(_ n: Int?) -> [String] { ["x"] }; var first: String? { nil }; func each(_ f: (String) -> Void) { f("e") }; var table: [String: String] { [:] }; func pair() -> (String, Int) { ("p", 2) } }
let rs: [any R] = [A(), B()]
for r in rs {
  print(r.all(nil).count, r.all(nil), r.first as Any, r.last as Any, r.joined(), r.two(), r.table, r.pair())

  r.each { print("each", $0, type(of: $0)) }
  if let n = r.first as? Int { print("int", n + 1) }
  print(r.all(1).map { $0.description }, r.first?.description ?? "-")
}
class V { var n = 1 }
final class W: V { }
protocol Src { associatedtype Item: V; func make() -> Item; associatedtype Out; var out: Out { get } }
struct S: Src { func make() -> W { W() }; var out: Int { 3 } }
let s: any Src = S()
print(s.make().n, type(of: s.make()), s.out)
func total(_ c: any Collection) -> Int { c.count }
print(total([1, 2]), total("abc"))
func items(_ c: any Sequence) -> [String] { var r: [String] = []; for x in c { r.append("\(x)") }; return r }
print(items([1, 2]), items("ab"))
func generic<T: R>(_ t: T) -> T.M? { t.first }
print(rs.map { generic($0) as Any })
