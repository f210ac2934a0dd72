// `var hashValue`, as it was written before `hash(into:)`, decides what is equal in sets and keys of dictionaries.
struct Point: Hashable {
  let x: Int, y: Int
  var hashValue: Int { return x ^ y }
  static func == (a: Point, b: Point) -> Bool { a.x == b.x && a.y == b.y }
}
class Node: Hashable {
  let name: String
  init(_ name: String) { self.name = name }
  var hashValue: Int { name.hashValue }
  static func == (a: Node, b: Node) -> Bool { a.name == b.name }
}
enum Level: Hashable {
  case low, high(Int)
  var hashValue: Int { 3 }
}
let points: Set = [Point(x: 1, y: 2)]
print(points.contains(Point(x: 1, y: 2)), points.contains(Point(x: 2, y: 1)))
var seen: [Node: Int] = [:]
seen[Node("a")] = 1
seen[Node("a"), default: 0] += 1
print(seen.count, seen[Node("a")] ?? 0, seen[Node("b")] as Any)
print(Level.high(2).hashValue, Set([Level.low, .high(1), .high(1)]).count, Point(x: 5, y: 1).hashValue)
