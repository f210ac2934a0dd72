// an array literal for a collection of which only the elements are known
final class Log<E> {
    var events: [E] = []
    func append(contentsOf more: some Collection<E>) { events += more }
}
let log = Log<(item: String, delta: Int)>()
let n = 2
log.append(contentsOf: [("apple", 1)])
log.append(contentsOf: [("pear", n), ("plum", -n)])
let maybe = Log<Double?>()
maybe.append(contentsOf: [1, nil])
print(log.events, maybe.events)
func join<C: Collection>(_ parts: C) -> String where C.Element == String? { parts.compactMap { $0 }.joined(separator: "+") }
print(join(["a", nil, "b"]), join([]))
func sum<S: Sequence>(_ values: S) -> Double where S.Element == Double { values.reduce(0, +) }
print(sum([1, 2, 3]), sum([]))
