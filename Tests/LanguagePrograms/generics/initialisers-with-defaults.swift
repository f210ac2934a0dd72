// An initialiser that needs its default goes before one that takes any number of values.
struct Deque<Element> {
    var items: [Element] = []
    init(minimumCapacity: Int = 4) { items.reserveCapacity(minimumCapacity) }
}
extension Deque: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: Element...) { items = elements; print("literal") }
}
let deque = Deque<Int>()
print(deque.items.count)
