// What the types of types are called.
import Foundation

protocol Event { var name: String { get } }
struct Tap: Event { let name = "tap" }
struct Key: Event { let name = "key" }
struct Box<T> { var value: T }
class Base {}
class Derived: Base {}
func show<T>(_ value: T) { print(T.self, type(of: value), value) }
let events: [any Event] = [Tap(), Key()]
show(events.map { type(of: $0) })
show([Int].self)
show(Int?.self)
show([String: [Int]].self)
show((Int, name: String).self)
show(((Int) -> String).self)
show(Box<Int>.self)
show(Tap.self)
show([Base.self, Derived.self])
show([Int.self, String.self] as [Any.Type])
show(Optional(Tap.self))
show(["tap": Tap.self])
print(type(of: Int.self), type(of: [Box<Int?>].self), String(reflecting: type(of: Box<Tap>.self)), String(describing: type(of: Base.self)))
