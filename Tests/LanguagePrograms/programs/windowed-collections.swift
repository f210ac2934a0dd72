// Ring buffers, chunks of collections and a channel with bounds.
import Foundation

// Ring buffer + custom lazy sequences feeding a bounded producer/consumer

struct RingBuffer<Element>: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
    private var slots: [Element?]
    private var head = 0
    private(set) var count = 0
    var capacity: Int { slots.count }
    init(capacity: Int) { precondition(capacity > 0); slots = Array(repeating: nil, count: capacity) }
    init(arrayLiteral elements: Element...) {
        self.init(capacity: Swift.max(elements.count, 1))
        elements.forEach { append($0) }
    }
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(i: Int) -> Element {
        get { precondition(indices.contains(i), "out of range"); return slots[(head + i) % capacity]! }
        set { slots[(head + i) % capacity] = newValue }
    }
    @discardableResult
    mutating func append(_ e: Element) -> Element? {
        var evicted: Element?
        if count == capacity { evicted = popFirst() }
        slots[(head + count) % capacity] = e
        count += 1
        return evicted
    }
    mutating func popFirst() -> Element? {
        guard count > 0 else { return nil }
        defer { slots[head] = nil; head = (head + 1) % capacity; count -= 1 }
        return slots[head]
    }
    var description: String { "⟨" + map { "\($0)" }.joined(separator: " ") + "⟩" }
}
extension RingBuffer: Equatable where Element: Equatable {
    static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) }
}

struct Chunked<Base: Collection>: Sequence, IteratorProtocol {
    let base: Base
    let size: Int
    private var cursor: Base.Index
    init(_ base: Base, size: Int) { self.base = base; self.size = size; cursor = base.startIndex }
    mutating func next() -> Base.SubSequence? {
        guard cursor < base.endIndex else { return nil }
        let end = base.index(cursor, offsetBy: size, limitedBy: base.endIndex) ?? base.endIndex
        defer { cursor = end }
        return base[cursor..<end]
    }
}
extension Collection {
    func chunked(_ n: Int) -> Chunked<Self> { .init(self, size: n) }
}
extension Sequence {
    func scan<R>(_ initial: R, _ f: @escaping (R, Element) throws -> R) rethrows -> [R] {
        var acc = initial
        return try map { acc = try f(acc, $0); return acc }
    }
    func pairs() -> some Sequence<(Element, Element)> { zip(self, self.dropFirst()) }
}
extension Sequence where Element: Hashable {
    func histogram() -> [(key: Element, count: Int)] where Element: Comparable {
        reduce(into: [:]) { $0[$1, default: 0] += 1 }
            .map { (key: $0.key, count: $0.value) }
            .sorted { ($1.count, $0.key) < ($0.count, $1.key) }
    }
}

final class BoundedChannel<T> {
    private var buffer: RingBuffer<T>
    private let cond = NSCondition()
    private var closed = false
    init(_ capacity: Int) { buffer = RingBuffer(capacity: capacity) }
    func send(_ v: T) -> Bool {
        cond.lock(); defer { cond.unlock() }
        while buffer.count == buffer.capacity && !closed { cond.wait() }
        if closed { return false }
        buffer.append(v)
        cond.broadcast()
        return true
    }
    func close() { cond.lock(); closed = true; cond.broadcast(); cond.unlock() }
}
extension BoundedChannel: Sequence, IteratorProtocol {
    func next() -> T? {
        cond.lock(); defer { cond.unlock() }
        while buffer.isEmpty {
            if closed { return nil }
            cond.wait()
        }
        let v = buffer.popFirst()
        cond.broadcast()
        return v
    }
}

var rb: RingBuffer = [1, 2, 3]
print(rb, rb.append(4) as Any, rb)
rb[1] *= 10
rb.swapAt(0, 2)
print(rb, rb.first!, rb.last!, Array(rb.reversed()), rb.firstIndex(of: 30) ?? -1)
rb.sort()
print(rb == [2, 4, 30], rb.lastIndex { $0 < 10 }!, rb[1...].reduce(0, +))
print(rb.prefix(2).map { $0 * $0 }, Array(rb.indices))

let text = "the quick brown fox jumps over the lazy dog the end"
for c in text.split(separator: " ").chunked(4) { print(c.joined(separator: "_"), c.startIndex) }
print(text.filter(\.isLetter).histogram().prefix(3).map { "\($0.key):\($0.count)" })
print("swift".chunked(2).map(String.init), [1, 2, 3, 4].scan(0, +), (1...4).pairs().map { $1 * $0 })

let ch = BoundedChannel<Int>(3)
let sum = DispatchGroup()
let collected = DispatchQueue(label: "collected")
var received: [Int] = []
DispatchQueue.global().async(group: sum) {
    for v in ch { collected.sync { received.append(v) } }
}
DispatchQueue.global(qos: .userInitiated).async(group: sum) {
    for n in stride(from: 10, to: 0, by: -1) where n.isMultiple(of: 3) == false {
        guard ch.send(n) else { break }
    }
    ch.close()
}
sum.wait()
print(received, ch.send(99))
let fib = sequence(state: (0, 1)) { (s: inout (Int, Int)) -> Int? in
    defer { s = (s.1, s.0 + s.1) }
    return s.0 > 200 ? nil : s.0
}
print(Array(fib.lazy.filter { $0 % 2 == 0 }.map { String($0, radix: 2) }))
outer: for (i, row) in [[3, 1], [7, 0, 2], [9]].enumerated() {
    for v in row {
        if v == 0 { print("zero in row", i); continue outer }
        if v > 8 { break outer }
    }
    print("row", i, "ok")
}
