// Of functions for an array and for many values the one whose type is wanted
struct Node {
  var text: String
  static func group(_ members: [Node]) -> Node { Node(text: "array \(members.count)") }
  static func group(_ members: Node...) -> Node { Node(text: "variadic \(members.count)") }
  func log(_ values: Int...) -> Int { values.count }
  func log(_ values: [Int]) -> Int { -values.count }
}
let many = Node.group as (Node...) -> Node
let list: ([Node]) -> Node = Node.group
let node = Node(text: "x")
print(many().text, many(node, node).text, list([]).text)
func run(_ body: (Int...) -> Int, _ other: ([Int]) -> Int) { print(body(1, 2, 3), other([1, 2])) }
run(node.log, node.log)
func trace(_ items: Any...) -> String { items.map { "\($0)" }.joined(separator: "|") }
func trace(_ items: [Any]) -> String { "list of \(items.count)" }
struct Logger { var write: (Any...) -> String = trace; var dump: ([Any]) -> String = trace }
let logger = Logger()
print(logger.write(1, "a", 2.5), logger.dump([1, 2]))
let isOn = true
func empty(_ members: Node...) -> Node { Node(text: "empty") }
let made: (Node...) -> Node = isOn ? Node.group : empty
print(made(node).text)
