// reference-counting: what an optional chain looks at goes at its end, also where it meets a nil on its way
final class Node {
  let id: String
  var link: Link?
  var seen: Link? { didSet { print("did set", id) } }
  var next: Node?
  init(_ id: String) { self.id = id }
  deinit { print("gone", id) }
}
struct Link {
  weak var node: Node?
  unowned var root: Node
  var count = 0
  func tell() -> String { "link \(count)" }
  mutating func turn() -> Node? {
    count += 1
    return node
  }
}
let root = Node("root")
func plain() {
  do {
    let node: Node? = Node("plain")
    print(node?.link?.turn()?.id as Any)
  }
  print("after plain")
}
func observed() {
  do {
    var node: Node? = Node("observed")
    print(node?.seen?.tell() as Any, node?.seen?.turn()?.id as Any)
    node?.seen?.count += 1
    node = nil
    print("in observed")
  }
  print("after observed")
}
func found() {
  do {
    let node: Node? = Node("found")
    node?.seen = Link(node: root, root: root)
    print(node?.seen?.turn()?.id as Any, node?.next?.seen?.turn()?.id as Any)
  }
  print("after found")
}
func failing() throws -> Int { 1 }
func nested() {
  do {
    do {
      let node: Node? = Node("nested")
      print(node?.next?.next?.link?.turn()?.id ?? "none", (node?.next?.seen?.turn())?.next?.id ?? "nothing")
    }
    let other = (nil as Node?) ?? Node("other")
    print(try failing(), other.id)
  } catch { print(error) }
  print("after nested")
}
func loop() {
  for round in 1...2 {
    let node: Node? = round == 1 ? Node("first") : nil
    node?.link?.count += round
    _ = node?.seen?.turn()?.link?.turn()
    print("round", round)
  }
}
plain()
observed()
found()
nested()
loop()
