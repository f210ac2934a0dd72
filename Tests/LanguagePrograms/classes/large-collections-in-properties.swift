// As many changes of large collections in a property as would reach the limit of steps, if each made a copy.
import Foundation
final class Box { var a = Array(0..<30000); var d = Dictionary(uniqueKeysWithValues: (0..<30000).map { ($0, $0) }); var s = Set(0..<30000); var t = "" }
let b = Box()
for _ in 0..<29000 { _ = b.a.removeLast() }
print(b.a.count)
for i in 0..<29000 { b.d[i] = nil }
print(b.d.count)
for i in 0..<29000 { b.s.remove(i); b.s.insert(i + 30000) }
print(b.s.count)
for _ in 0..<29000 { b.t += "x"; b.t.append("y"); b.a += [1] }
print(b.t.count, b.a.count)
struct Stack<T> {
    private var items: [T] = []
    mutating func push(_ item: T) { items.append(item) }
    mutating func pop() -> T? { items.popLast() }
}
final class Machine {
    var stack = Stack<Int>()
    static var log: [String] = []
}
let machine = Machine()
for i in 0..<30000 { machine.stack.push(i); Machine.log += ["\(i % 10)"] }
var sum = 0
while let top = machine.stack.pop() { sum += top }
for _ in 0..<29999 { Machine.log.removeLast() }
print(sum, Machine.log)
