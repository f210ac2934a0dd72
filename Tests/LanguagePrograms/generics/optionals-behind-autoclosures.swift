// generics: of two that take an autoclosure what may be nil is meant where nil is given
struct Entity { let content: Any }
protocol Typed { var entity: Entity? { get } }
extension Typed {
  func content<T>(ifNone other: @autoclosure () -> T) -> T { print("plain"); return (entity?.content as? T) ?? other() }
  func content<T>(ifNone other: @autoclosure () -> T?) -> T? { print("optional"); return (entity?.content as? T) ?? other() }
  func content<T>() -> T? { content(ifNone: nil) }
  var number: Int { content(ifNone: 0) }
  var names: [String: Any] { content(ifNone: [:]) }
  var maybe: String? { content(ifNone: nil) }
}
struct Resource: Typed { let entity: Entity? }
let five = Resource(entity: Entity(content: 5))
print(five.number, five.names.count, five.maybe as Any, five.content() as Int? as Any)
let fallback: String? = "none"
print(five.content(ifNone: fallback) as Any, five.content(ifNone: "text"))
