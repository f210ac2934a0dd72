// In a class `Self` is the class of the object: a member can answer it as a whole, and take none.
class Node {
  required init() {}
  func list() -> [Self] { [self] }
  func pair() -> (Self, Int) { (self, 1) }
  func maker() -> () -> Self { { self } }
  func same(_ other: Self) -> Bool { other === self }
  func all(_ others: [Self]?) {}
  func visit(_ body: (Self) -> Void) {}
  func maybe() -> (Self)? { self }
  subscript(index: Int) -> [Self] { [] }
  subscript(other: Self) -> Int { 1 }
  var nodes: [Self] { [self] }
  var own: Self? { self }
  var stored: Self?
  static let first: [Self] = []
  func inside() {
    func local(_ nodes: [Node]) -> Int { nodes.count }
    let nodes: [Self] = []
    print(local(nodes))
  }
  struct Part { func list() -> [Self] { [self] } }
  func boxed() -> Result<Self, Never> { .success(self) }
}
extension Node { static func few() -> [Self] { [] } }
final class Leaf { func list() -> [Self] { [self] } }
