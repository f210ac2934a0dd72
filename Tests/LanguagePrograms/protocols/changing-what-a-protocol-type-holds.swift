// protocols: mutating requirements change the value where it is, in collections and defaults too, also where objects are seen to go
protocol Counter { mutating func next() -> Int }
struct Up: Counter { var n = 0; mutating func next() -> Int { defer { n &+= 1 }; return n } }
struct Down: Counter { private var seen: [Int: Int] = [:]; mutating func next() -> Int { seen[0, default: 0] -= 1; return seen[0]! } }
var one: any Counter = Up()
print(one.next(), one.next())
var list: [any Counter] = [Up(), Down()]
print(list[0].next(), list[0].next(), list[1].next(), list[1].next())
var table: [String: any Counter] = ["a": Up()]
print(table["a"]!.next(), table["a"]!.next(), table["a"]?.next() ?? -1)
print(table["a", default: Down()].next(), table["b", default: Down()].next(), table["b", default: Up()].next())
struct Holder { var inner: any Counter; var more: [Int: Up] = [:] }
var holder = Holder(inner: Down())
print(holder.inner.next(), holder.inner.next(), holder.more[1, default: Up()].next(), holder.more[1, default: Up()].next())
func use<C: Counter>(_ c: inout C) -> Int { c.next() }
var up = Up()
print(use(&up), use(&up))
final class Lease { let name: String; init(_ name: String) { self.name = name }; deinit { print("released", name) } }
struct Leased: Counter { var leases: [Lease] = []; mutating func next() -> Int { leases.append(Lease("l\(leases.count)")); return leases.count } }
func run() {
  var any: any Counter = Leased()
  print(any.next(), any.next())
  var many: [String: any Counter] = [:]
  print(many["m", default: Leased()].next(), many["m", default: Leased()].next(), many["m"]?.next() ?? -1)
}
run()
