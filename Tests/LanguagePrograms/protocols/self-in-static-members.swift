// Static members of a protocol's extension on classes: their `self` is the class that the value is, their `Self` the one it is declared as;
// where a parameter is bounded by the class, both are what it stands for.
protocol Reusable { init() }
extension Reusable {
  static var identifier: String { String(describing: self) }
  static var declared: String { "\(Self.self)" }
  static func make() -> Self { self.init() }
  static func make(_ count: Int) -> [Self] { (0..<count).map { _ in Self() } }
}
class Cell: Reusable {
  required init() {}
  class func names() -> String { "\(identifier) \(Self.identifier) \(self.identifier) \(make()) \(self.make()) \(Cell.identifier)" }
  func names() -> String { "\(type(of: self).identifier) \(Self.identifier) \(Cell.identifier) \(type(of: self).make())" }
}
class Photo: Cell {}
final class Round: Photo {}

let cells: [Cell] = [Cell(), Photo(), Round()]
print(cells.map { type(of: $0).identifier }, cells.map { "\(type(of: type(of: $0).make()))" })
let kind: Cell.Type = Photo.self
print(kind.identifier, kind.declared, type(of: kind.make()), type(of: kind.init()), kind.make(2).map { "\(type(of: $0))" })
print(Photo.names(), Photo().names(), Round.names(), Round().names())
print(Cell.identifier, Photo.identifier, type(of: Photo.make()), Photo.declared)

final class Table {
  var makers: [String: () -> Cell] = [:]
  func register<T: Cell>(_ type: T.Type) { makers[T.identifier] = { T.make() } }
  func dequeue<T: Cell>(_ type: T.Type) -> T { makers[T.identifier]?() as? T ?? T() }
}
let table = Table()
table.register(Photo.self)
table.register(Round.self)
print(table.makers.keys.sorted(), table.dequeue(Photo.self), table.dequeue(Round.self), table.dequeue(Cell.self))
func describe<T: Cell>(_ cell: T) -> String { "\(T.identifier) \(T.make()) \(T.declared)" }
print(describe(Photo()), describe(Photo() as Cell))
