// A protocol with `@dynamicMemberLookup` hands it to all that conform, the library's types among them.
@dynamicMemberLookup
protocol Described {}
extension Described {
  subscript(dynamicMember name: String) -> String { "\(name) of \(self)" }
}
protocol Named: Described {}
extension String: Described {}
struct Point: Named { let x = 1 }
class Base: Described {}
final class Derived: Base, CustomStringConvertible { let description = "derived" }

print("text".size, Point().y, Point().x)
print(Derived().colour)
let any: any Named = Point()
print(any.shadow)
func ask<Value: Named>(_ value: Value) -> String { value.weight }
print(ask(Point()))
