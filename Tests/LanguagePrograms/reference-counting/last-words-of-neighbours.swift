// Where several objects go at once, each is there until its turn: the deinit of an earlier one reads it through a weak reference.
final class Kept {
  let name: String
  init(_ name: String) { self.name = name }
}

class Node {
  let id: String
  weak var other: Node?
  weak var silent: Kept?
  var children: [Node] = []
  var held: Kept?
  init(_ id: String) { self.id = id }
  deinit { print("gone", id, other?.id ?? "-", silent?.name ?? "-") }
}

struct Pair {
  var a: Node, b: Node
  init() {
    (a, b) = (Node("a"), Node("b"))
    a.other = b
    b.other = a
  }
}

struct Failure: Error {}

func locals() {
  let a = Node("a"), b = Node("b")
  a.other = b
  b.other = a
  print("locals")
}

func parts() {
  let pair = Pair()
  print("parts", pair.a.id)
}

func elements() {
  let nodes = [Node("0"), Node("1"), Node("2")]
  for n in nodes.indices { nodes[n].other = nodes[(n + 1) % 3] }
  print("elements")
}

func children() {
  let parent = Node("parent")
  parent.children = [Node("child 0"), Node("child 1")]
  for child in parent.children { child.other = parent }
  parent.children[1].other = parent.children[0]
  print("children")
}

func thrown() throws {
  let pair = Pair()
  if pair.a.id == "a" { throw Failure() }
}

func arguments(_ a: Node, _ b: Node) {
  a.other = b
  b.other = a
  print("arguments")
}

func replaced() {
  var pair = Pair()
  pair = Pair()
  print("replaced")
  pair.a.other = nil
}

func cleared() {
  var nodes = [Node("0"), Node("1")]
  nodes[0].other = nodes[1]
  nodes[1].other = nodes[0]
  nodes.removeAll()
  print("cleared")
}

/// What has no deinit waits for its turn, too.
func silent() {
  let kept = Kept("kept")
  let first = Node("first")
  first.silent = kept
  print("silent")
}

/// Who is kept by an earlier one's deinit does not go.
final class Saver {
  weak var node: Node?
  static var saved: Node?
  deinit {
    Saver.saved = node
    print("saves", node?.id ?? "-")
  }
}

func saved() {
  let node = Node("saved")
  let saver = Saver()
  saver.node = node
}

locals()
parts()
elements()
children()
try? thrown()
arguments(Node("x"), Node("y"))
replaced()
cleared()
silent()
saved()
print(Saver.saved?.id ?? "-")
Saver.saved = nil
print("end")
