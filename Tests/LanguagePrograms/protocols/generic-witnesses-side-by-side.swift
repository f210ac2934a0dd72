// Of generic functions that fulfil a requirement the one that asks for as much does; an operator outside of all types has to fit the type.
import Foundation

protocol Sender {
    func send<T>(_ value: T)
    func send<T: Equatable>(_ value: T)
    func send<T: Comparable & Hashable>(_ value: T)
}
final class Printer: Sender {
    func send<T>(_ value: T) { print("any", value) }
    func send<T: Equatable>(_ value: T) { print("equatable", value) }
    func send<T: Comparable & Hashable>(_ value: T) { print("ordered", value) }
}
struct Other: Sender {
    func send<T: Comparable & Hashable>(_ value: T) { print("2 ordered", value) }
    func send<T: Equatable>(_ value: T) { print("2 equatable", value) }
    func send<T>(_ value: T) { print("2 any", value) }
}
struct Plain {}
struct Same: Equatable {}
func all<S: Sender>(_ sender: S) {
    sender.send("x")
    sender.send(Same())
    sender.send(Plain())
}
all(Printer())
all(Other())

class Base: Equatable {}
final class Leaf: Base {}
func == <T: Base>(left: T, right: T) -> Bool {
    print("base")
    return left === right
}
final class Alone {
    let n: Int
    init(_ n: Int) { self.n = n }
}
extension Alone: Equatable {}
func == (left: Alone, right: Alone) -> Bool { left.n == right.n }

let base = Base(), leaf = Leaf()
print([base].contains(base), [base, leaf].firstIndex(of: leaf) as Any, [Alone(1)].contains(Alone(1)))
let queue = OperationQueue()
queue.addOperation { print("x") }
queue.waitUntilAllOperationsAreFinished()
let one = NSObject()
print([one, NSObject()].firstIndex(of: one) as Any, [NSString("a"), "b"].contains("b"))

struct List<T> {
    private var elements: [T] = []
}
extension List: ExpressibleByArrayLiteral where T == String {
    init(arrayLiteral elements: T...) {
        self.init()
        self.elements = elements
    }
}
let list: List = ["1"]
print(list, List<Int>.self)
