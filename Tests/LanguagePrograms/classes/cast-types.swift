// Types as values are cast and tested: to the types of a protocol, of a class, in generic code and out of Any.
protocol Shape { static var name: String { get }; init(); func area() -> Int }
struct Sq: Shape { static let name = "sq"; func area() -> Int { 4 } }
struct Ci: Shape { static let name = "ci"; func area() -> Int { 3 } }
class Base { required init() {} ; class var title: String { "base" } }
final class Sub: Base { override class var title: String { "sub" } }
let kinds: [Any.Type] = [Sq.self, Int.self, Ci.self, Sub.self]
for kind in kinds {
  if let shape = kind as? Shape.Type { print("shape", shape.name, shape.init().area()) }
  if let base = kind as? Base.Type { print("base", base.title, base == Sub.self) }
  print(kind is Shape.Type, kind is Base.Type, kind == Int.self, kind)
}
let any: Any = Sq.self
print(any is Shape.Type, (any as? Shape.Type)?.name ?? "-", any as? Int.Type == nil, any is Any.Type)
func make<T>(_ type: T.Type) -> T? { (type as? Shape.Type)?.init() as? T }
print(make(Sq.self) != nil, make(Int.self) == nil)
func describe<T>(_ value: T) -> String { T.self is Shape.Type ? "shape" : T.self is AnyObject.Type ? "object" : "value" }
print(describe(Sq()), describe(Sub()), describe(3))
let d = Base.self as Base.Type
print(d is Sub.Type, (Sub.self as Base.Type) is Sub.Type, (Sub.self as Base.Type) as! Sub.Type)
print([Int.self, String.self].map { "\($0)" }, String(describing: Sq.self as Any.Type))
protocol OptionalKind { static var wrapped: Any.Type { get } }
extension Optional: OptionalKind { static var wrapped: Any.Type { Wrapped.self } }
func wrappedType<T>(_ type: T.Type) -> Any.Type { (type as? OptionalKind.Type)?.wrapped ?? type }
print(wrappedType(Int?.self), wrappedType(String.self))
final class Other: Base { override class var title: String { "other" } }
print([Sub.self, Other.self].map { $0.title })
