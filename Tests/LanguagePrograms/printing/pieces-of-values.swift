// A value without a description reaches a stream of one's own piece by piece, and what dump says of it does, too.
struct Pieces: TextOutputStream {
  var all: [String] = []
  mutating func write(_ text: String) { all.append(text) }
}
struct Point { var x = 1, y = 2 }
struct Named: CustomStringConvertible { var description: String { "named" } }
enum Shape { case none, circle(radius: Int), rectangle(Int, Int), path([Int]) }
final class Node { var value = Shape.circle(radius: 3); var next: Node? }
var stream = Pieces()
func show(_ title: String) {
  print(title, stream.all.count, stream.all)
  stream.all = []
}
print(Point(), to: &stream)
show("point")
print(Shape.none, Shape.circle(radius: 3), Shape.rectangle(1, 2), Shape.path([4]), separator: "|", to: &stream)
show("shapes")
print((Point(), name: "a"), Named(), Node(), [Point()], Optional(Point()) as Any, to: &stream)
show("others")
debugPrint(Point(), Shape.none, "text", to: &stream)
show("debug")
dump(Point(), to: &stream, name: "p")
show("dump")
let node = Node()
node.next = node
dump(node, to: &stream)
show("loop")
dump([1, 2, 3], to: &stream, maxItems: 2)
show("cut")
var text = ""
print(Point(), Named(), "x", separator: ", ", to: &text)
dump(Shape.rectangle(1, 2), to: &text)
print(text)
