// Modifiers before declarations that cannot have them.
struct Shape {
  final var sides = 3
  mutating init(sides: Int) { self.sides = sides }
  private(set) let name = ""
  private(set) var area: Int { 1 }
  lazy func measure() {}
  weak func other() {}
  convenience func make() {}
  optional func did() {}
  static typealias Size = Int
  final struct Inner {}
  prefix func negate() {}
  private(set) subscript(index: Int) -> Int { index }
}
class Player {
  class var count = 0
  lazy static var shared = Player()
  required func play() {}
  indirect var next: Player? { nil }
  private deinit {}
  override typealias Track = Int
}
enum Light {
  mutating case red
  private case green
  case blue
}
protocol Drawing {
  private func draw()
  public var width: Int { get }
  init() {}
  struct Point {}
  weak var delegate: Player? { get set }
  let height: Int
  class func make()
}
extension Drawing { class Pen {} }
indirect struct Tree {}
open enum State { case on }
final func run() {}
lazy var total = 0
private(set) var two: Int { 2 }
dynamic struct Plain {}
enum Path {
  indirect case end
  indirect case step(Path)
}
class Walker {
  final static func walk() {}
}
@frozen struct Still {}
