// What fulfils a requirement has its labels, and parameters of its own for the requirement's.
protocol ResultType { associatedtype Value; init(value: Value) }
extension Result: ResultType {
    init(value: Success) { self = .success(value) }
}
print(Result<Int, Never>(value: 3))
protocol Keyed { associatedtype Key }
protocol Registry {
    associatedtype Storage: Keyed
    func add<O: AnyObject>(_ observer: O, closure: @escaping (O, Storage, Storage.Key) -> Void)
}
final class Store<Key>: Keyed, Registry {
    var observers: [(Key) -> Void] = []
    func add<O: AnyObject>(_ observer: O, closure: @escaping (O, Store, Key) -> Void) {
        observers.append { [weak observer] key in if let observer { closure(observer, self, key) } }
    }
}
final class Observer { let name = "observer" }
let observer = Observer()
let store = Store<Int>()
store.add(observer) { print($0.name, $1 === store, $2) }
store.observers.forEach { $0(7) }
