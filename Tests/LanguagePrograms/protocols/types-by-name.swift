protocol Sync { associatedtype Value; var object: Value { get set }; init(object: Value) }
struct Box<T>: Sync { var object: T; init(object: Value) { self.object = object } }
extension Box { func same() -> Value { object } }
print(Box(object: 5).same())

protocol Api { typealias Block = (Int) -> Void }
final class H { var b: Api.Block? }
let h = H(); h.b = { print($0) }; h.b?(3)
