// programs: persistent list and tree map with structural sharing, read by many threads while a writer makes versions
import Dispatch

indirect enum List<Element> {
    case empty
    case cons(Element, List<Element>)

    init<S: Sequence>(_ elements: S) where S.Element == Element {
        self = elements.reversed().reduce(.empty) { .cons($1, $0) }
    }

    func prepending(_ element: Element) -> List { .cons(element, self) }

    var head: Element? {
        if case .cons(let h, _) = self { return h }
        return nil
    }

    var tail: List {
        guard case let .cons(_, t) = self else { return .empty }
        return t
    }
}

extension List: Sequence {
    struct Iterator: IteratorProtocol {
        var rest: List<Element>
        mutating func next() -> Element? {
            guard case let .cons(head, tail) = rest else { return nil }
            rest = tail
            return head
        }
    }
    func makeIterator() -> Iterator { Iterator(rest: self) }
}

extension List: Equatable where Element: Equatable {}

extension List: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension List: CustomStringConvertible {
    var description: String { "(" + map { "\($0)" }.joined(separator: " ") + ")" }
}

final class Node<Key: Comparable, Value> {
    let key: Key
    let value: Value
    let left: Node?
    let right: Node?
    let count: Int

    init(_ key: Key, _ value: Value, _ left: Node? = nil, _ right: Node? = nil) {
        (self.key, self.value, self.left, self.right) = (key, value, left, right)
        count = 1 + (left?.count ?? 0) + (right?.count ?? 0)
    }

    func inserting(_ k: Key, _ v: Value) -> Node {
        if k == key { return Node(key, v, left, right) }
        if k < key {
            return Node(key, value, left?.inserting(k, v) ?? Node(k, v), right)
        }
        return Node(key, value, left, right?.inserting(k, v) ?? Node(k, v))
    }

    func find(_ k: Key) -> Value? {
        if k == key { return value }
        return (k < key ? left : right)?.find(k)
    }

    func forEach(_ body: (Key, Value) throws -> Void) rethrows {
        try left?.forEach(body)
        try body(key, value)
        try right?.forEach(body)
    }
}

struct TreeMap<Key: Comparable, Value> {
    private var root: Node<Key, Value>?
    var count: Int { root?.count ?? 0 }

    subscript(key: Key) -> Value? { root?.find(key) }

    func setting(_ key: Key, to value: Value) -> TreeMap {
        var copy = self
        copy.root = root?.inserting(key, value) ?? Node(key, value)
        return copy
    }

    var pairs: [(Key, Value)] {
        var result: [(Key, Value)] = []
        root?.forEach { result.append(($0, $1)) }
        return result
    }

    func sharesRightSpine(with other: TreeMap) -> Bool {
        guard let a = root?.right, let b = other.root?.right else { return false }
        return a === b
    }
}

final class Versioned<Value> {
    private var versions: [Value]
    private let queue = DispatchQueue(label: "versions", attributes: .concurrent)
    init(_ first: Value) { versions = [first] }
    var latest: Value { queue.sync { versions[versions.count - 1] } }
    var count: Int { queue.sync { versions.count } }
    subscript(version: Int) -> Value? {
        queue.sync { versions.indices.contains(version) ? versions[version] : nil }
    }
    func commit(_ change: (Value) -> Value) {
        queue.sync(flags: .barrier) { versions.append(change(versions.last!)) }
    }
}

let numbers: List = [1, 2, 3]
let more = numbers.prepending(0)
print(numbers, more, more.tail == numbers, more.head ?? -1)
print(List(more.map { $0 * 10 }), more.reduce(0, +), more.contains(2))
print(List<String>.empty, Array(zip(numbers, ["a", "b", "c"])).map { "\($0.1)\($0.0)" })

let history = Versioned(TreeMap<String, Int>())
let animals = ["dog", "cat", "fox", "ant", "elk"]
for (i, name) in animals.enumerated() {
    history.commit { $0.setting(name, to: i) }
}
history.commit { map in map.setting("cat", to: 100) }
for version in [0, 1, 3, 6] {
    let map = history[version]!
    print("v\(version):", map.pairs.map { "\($0.0)=\($0.1)" }.joined(separator: ","))
}
print(history[5]!["cat"]!, history[6]!["cat"]!, history[9] == nil)
print("shared:", history[5]!.sharesRightSpine(with: history[6]!))

let checks = DispatchQueue(label: "checks")
var consistent = 0
DispatchQueue.concurrentPerform(iterations: 30) { i in
    if i % 3 == 0 {
        history.commit { $0.setting("k\(i)", to: i) }
    } else {
        let map = history.latest
        if map.pairs.count == map.count { checks.sync { consistent += 1 } }
    }
}
print("consistent", consistent, "versions", history.count, "size", history.latest.count)
