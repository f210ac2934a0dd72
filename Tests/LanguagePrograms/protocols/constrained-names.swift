// What types of protocols are called when a program runs, with what their angle brackets say.
protocol Store<Item> { associatedtype Item; var items: [Item] { get } }
protocol Pair<A, B> { associatedtype A; associatedtype B }
protocol Plain {}
struct Box: Store { var items = [1] }
print((any Store<Int>).self, (any Plain).self, Plain.self, (any Plain & Sendable).self, type(of: [any Plain]()))
print((any Pair<Int, String>).self, [any Store<Int>].self, (any Store<Int>)?.self)
let all: [any Store<Int>] = [Box()]
print(type(of: all), type(of: all[0]), (any Error).self, Any.self, AnyObject.self, [Any].self, Any?.self)
func f<T>(_ x: T) { print(T.self) }
f(all[0] as any Store<Int>); f(all); f(3 as Any)
print(((any Plain) -> any Store<Int>).self)
print(String(reflecting: (any Store<Int>).self), String(reflecting: (any Plain).self), String(reflecting: [any Plain].self))
print(String(reflecting: (Int, a: String).self), String(reflecting: ((Int) -> [Double]).self), String(reflecting: Error.self), [1: (2, "a")])
print(String(reflecting: type(of: { (x: inout Int, y: [String]?) in x += 1 })))
