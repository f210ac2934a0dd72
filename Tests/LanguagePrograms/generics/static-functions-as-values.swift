// generics: a static function of a generic type as a value; what the extension asks says of which type it is
struct Node<Context> { var text: String }
enum Body {}
enum Head {}
extension Node where Context == Body {
  static func article(_ nodes: Node<Body>...) -> Node { Node(text: "article" + nodes.map(\.text).joined()) }
  static func rule() -> Node { Node(text: "rule") }
}
extension Node where Context == Head {
  static func title(_ text: String) -> Node { Node(text: text) }
}
enum Page {
  static var wrapper = Node.article
  static let title = Node.title
}
let made = Node.article(.rule(), .rule())
print(made.text, Page.wrapper().text, Page.wrapper(.rule()).text, Page.title("t").text)
print(["a", "b"].map(Node.title).map(\.text), type(of: Page.title("x")), type(of: Node.rule()))
