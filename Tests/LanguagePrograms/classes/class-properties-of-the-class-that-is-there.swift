// classes: in class properties self, Self and members without either are those of the class that is asked
class Base {
  class var name: String { String(describing: self) }
  class var level: Int { 1 }
  static var title: String { "<\(self.name) \(level)>" }
  class func make() -> String { "make \(self) \(name)" }
  var own: String { type(of: self).name }
  required init() {}
  static func run() -> String { let made = Self(); return "\(type(of: made)) \(name) \(Self.name) \(title) \(make())" }
  class var stored: Int { get { Counter.counts["\(self)", default: 0] } set { Counter.counts["\(self)"] = newValue } }
}
enum Counter { static var counts: [String: Int] = [:] }
class Middle: Base { override class var level: Int { 2 } }
final class Leaf: Middle { override class var name: String { "leaf of " + super.name } }
print(Base.name, Middle.name, Leaf.name)
print(Base.title, Middle.title, Leaf.title)
for kind in [Base.self, Middle.self, Leaf.self] as [Base.Type] { print(kind.name, kind.title, kind.run(), kind.level) }
print(Middle().own, Leaf().own)
Middle.stored += 2
Leaf.stored = 5
for kind in [Middle.self, Leaf.self, Base.self] as [Base.Type] { print(kind.stored) }
class Shape {
  static let unit = 2
  class var sides: Int { 0 }
  static func area() -> Int { Self.sides * Self.unit }
  func describe() -> String { "\(Self.self) \(Self.sides) \(Self.unit) \(Self.area())" }
  lazy var label = "\(Self.sides)"
  class func make() -> Self { Self.init() }
  required init() {}
}
class Square: Shape { override class var sides: Int { 4 } }
print(Shape().describe(), Square().describe(), Square.area(), Square().label, Square.make().describe())
