// Static members of a subclass beside members of the same name that its instances inherit.
class Base { var name: String { "instance" }; let id: Int; init(_ id: Int) { self.id = id }; class var kind: String { "base kind" }; func make() -> String { "made \(name)" } }
class Derived: Base {
  static let name = "type's name"
  static var id = 99
  var kind: String { "instance kind of \(Derived.kind)" }
  static func make() -> String { "static make of \(name) \(id)" }
  func show() -> String { "\(name) \(id) \(kind) \(make()) \(Self.name) \(Derived.make())" }
}
print(Derived(3).show(), Derived.name, Derived(4).name, Derived(5).id, Derived.id, Derived.kind)
let f = Derived(6).make
print(f(), Derived.make())
