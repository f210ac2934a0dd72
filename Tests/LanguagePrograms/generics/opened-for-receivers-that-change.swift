// What is hashable behind a protocol is opened for hashing, with a receiver that changes.
struct Box: Hashable { let base: any Hashable
  static func == (a: Self, b: Self) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
  func hash(into h: inout Hasher) { h.combine(base) } }
print(Set([Box(base: 1), Box(base: 1), Box(base: "x")]).count)
func same<T: Equatable>(_ a: T, _ b: Any) -> Bool { a == b as? T }
let e: any Equatable & Sendable = 3
print(same(e, 3), same(e, "x"))
struct Route: Hashable {
  let path: [any Hashable & Sendable]
  static func == (left: Route, right: Route) -> Bool { left.path.map { AnyHashable($0) } == right.path.map { AnyHashable($0) } }
  func hash(into hasher: inout Hasher) { for part in path { hasher.combine(part) } }
}
var visits: [Route: Int] = [:]
for route in [Route(path: ["home", 1]), Route(path: ["home", 1]), Route(path: ["list"])] { visits[route, default: 0] += 1 }
print(visits[Route(path: ["home", 1])] ?? 0, visits[Route(path: ["list"])] ?? 0, visits.count)

protocol Shape { var area: Double { get } }
struct Square: Shape { var area = 4.0 }
struct Total {
  var area = 0.0, kinds: [String] = []
  mutating func add<S: Shape>(_ shape: S) { area += shape.area; kinds.append("\(S.self)") }
}
var total = Total()
let shapes: [any Shape] = [Square(), Square(area: 2)]
for shape in shapes { total.add(shape) }
print(total)
final class Canvas { var totals = [Total()] }
let canvas = Canvas()
canvas.totals[0].add(shapes[1])
print(canvas.totals)
