// The name of a superclass's parameter that fulfils a protocol's associated type is a type in the subclass.
protocol AsyncType { associatedtype Value; init(value: Value) }
class Async<Value>: AsyncType {
    let value: Value
    required init(value: Value) { self.value = value }
}
enum Outcome<T> { case good(T), bad }
final class Future<T>: Async<Outcome<T>> {
    required init(value: Value) { super.init(value: value) }
    convenience init(_ make: () -> Value) { self.init(value: make()) }
    func map<U>(_ f: (T) -> U) -> Future<U> {
        if case .good(let t) = value { return Future<U> { .good(f(t)) } }
        return Future<U>(value: .bad)
    }
}
print(Future(value: .good(3)).map { $0 + 1 }.value)
