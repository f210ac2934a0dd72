// programs: a heap, a deque and an ordered set with the collections' protocols, and a scheduler on top of them
import Dispatch
import Foundation

// A heap, a deque and an ordered set after swift-collections, and a scheduler on top of them.

public struct Heap<Element: Comparable> {
    private var storage: [Element] = []
    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element == Element {
        storage = Array(elements)
        guard storage.count > 1 else { return }
        for index in (0...(storage.count / 2 - 1)).reversed() { siftDown(index) }
    }
    public var isEmpty: Bool { storage.isEmpty }
    public var count: Int { storage.count }
    public var min: Element? { storage.first }

    public mutating func insert(_ element: Element) {
        storage.append(element)
        var child = storage.endIndex - 1
        while child > 0, case let parent = (child - 1) / 2, storage[child] < storage[parent] {
            storage.swapAt(child, parent)
            child = parent
        }
    }

    public mutating func popMin() -> Element? {
        guard var last = storage.popLast() else { return nil }
        if !storage.isEmpty {
            swap(&last, &storage[0])
            siftDown(0)
        }
        return last
    }

    private mutating func siftDown(_ start: Int) {
        var parent = start
        while true {
            let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < storage.count }
            guard let smallest = children.min(by: { storage[$0] < storage[$1] }), storage[smallest] < storage[parent] else { return }
            storage.swapAt(smallest, parent)
            parent = smallest
        }
    }
}

extension Heap: Sequence, IteratorProtocol {
    public mutating func next() -> Element? { popMin() }
}

public struct Deque<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral {
    private var slots: [Element?]
    private var head = 0
    public private(set) var count = 0

    public init() { slots = Array(repeating: nil, count: 4) }
    public init(arrayLiteral elements: Element...) { self.init(); elements.forEach { append($0) } }

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }
    private func slot(_ index: Int) -> Int { (head + index) & (slots.count - 1) }

    public subscript(position: Int) -> Element {
        get { precondition(indices.contains(position)); return slots[slot(position)]! }
        set { slots[slot(position)] = newValue }
    }

    public mutating func append(_ element: Element) { grow(); slots[slot(count)] = element; count += 1 }
    public mutating func prepend(_ element: Element) {
        grow()
        head = (head &- 1) & (slots.count - 1)
        slots[head] = element
        count += 1
    }
    public mutating func popFirst() -> Element? {
        guard count > 0 else { return nil }
        defer { slots[head] = nil; head = slot(1); count -= 1 }
        return slots[head]
    }
    public mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with elements: C) where C.Element == Element {
        let all = Array(self[..<range.lowerBound]) + elements + self[range.upperBound...]
        self = Deque()
        for element in all { append(element) }
    }
    private mutating func grow() {
        guard count == slots.count else { return }
        slots = (0..<count).map { slots[slot($0)] } + Array(repeating: nil, count: count)
        head = 0
    }
}

extension Deque: Equatable where Element: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.elementsEqual(rhs) }
}
extension Deque: CustomStringConvertible { public var description: String { "\(Array(self))" } }

public struct OrderedSet<Element: Hashable>: Collection {
    private var elements: ContiguousArray<Element> = []
    private var positions: [Element: Int] = [:]
    public init() {}
    public init(_ elements: some Sequence<Element>) { for element in elements { append(element) } }
    @discardableResult
    public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
        if let index = positions[element] { return (false, index) }
        elements.append(element)
        positions[element] = elements.count - 1
        return (true, elements.count - 1)
    }
    public typealias Index = Int
    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }
    public subscript(index: Int) -> Element { elements[index] }
    public func index(after index: Int) -> Int { index + 1 }
    public func contains(_ element: Element) -> Bool { positions[element] != nil }
    public func union(_ other: Self) -> Self { var copy = self; other.forEach { copy.append($0) }; return copy }
}

// MARK: - Scheduler

struct VirtualTime: Comparable, Strideable, Hashable {
    var ticks: Int
    func distance(to other: VirtualTime) -> Int { other.ticks - ticks }
    func advanced(by n: Int) -> VirtualTime { VirtualTime(ticks: ticks + n) }
}

struct Job: Comparable {
    enum Priority: Int, CaseIterable { case low, medium, high }
    let name: String, due: VirtualTime, priority: Priority, order: Int
    let work: () -> Void
    static func < (a: Job, b: Job) -> Bool { (a.due, -a.priority.rawValue, a.order) < (b.due, -b.priority.rawValue, b.order) }
    static func == (a: Job, b: Job) -> Bool { !(a < b) && !(b < a) }
}

extension Comparable { func clamped(to limits: ClosedRange<Self>) -> Self { Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound) } }

final class Scheduler {
    private let queue = DispatchQueue(label: "scheduler")
    private var heap = Heap<Job>()
    private var recent: Deque<String> = []
    private var tags = OrderedSet<String>()
    private(set) var now = VirtualTime(ticks: 0)
    private var order = 0

    func schedule(_ name: String, after delay: Int = 0, priority: Job.Priority = .medium, _ work: @escaping () -> Void = {}) {
        queue.async { [self] in
            order += 1
            heap.insert(Job(name: name, due: now.advanced(by: delay.clamped(to: 0...100)), priority: priority, order: order, work: work))
        }
    }

    func advance(to time: VirtualTime) {
        queue.sync {
            while let job = heap.min, job.due <= time, let next = heap.popMin() {
                now = next.due
                recent.append("\(next.name)@\(now.ticks)")
                if recent.count > 5 { _ = recent.popFirst() }
                tags.append(String(next.name.prefix { $0 != "-" }))
                next.work()
            }
            now = max(now, time)
        }
    }

    var summary: String { queue.sync { "\(now.ticks): \(recent), tags \(Array(tags)), waiting \(heap.count)" } }
}

let scheduler = Scheduler()
scheduler.schedule("db-write", after: 3)
scheduler.schedule("ui-tap", after: 3, priority: .high)
scheduler.schedule("net-get", after: 1, priority: .low) { scheduler.schedule("net-parse", after: 4) }
scheduler.schedule("late", after: 500)
scheduler.advance(to: VirtualTime(ticks: 2))
print(scheduler.summary)
scheduler.advance(to: VirtualTime(ticks: 60))
print(scheduler.summary)
for (index, priority) in Job.Priority.allCases.enumerated() { scheduler.schedule("p\(index)-x", priority: priority) }
scheduler.advance(to: VirtualTime(ticks: 200))
print(scheduler.summary)

var deque: Deque = [3, 4, 5]
deque.prepend(2)
deque.prepend(1)
deque.append(contentsOf: 6...7)
deque.removeAll { $0 % 3 == 0 }
deque[1] *= 10
print(deque, deque.count, deque.last!, deque.reversed().map(String.init), deque.firstIndex(of: 20) ?? -1)
deque.insert(99, at: 2)
deque.replaceSubrange(0..<2, with: [0])
print(deque, deque == [0, 99, 4, 5, 7], deque.contains(99), deque.sorted(by: >), deque.dropFirst(2).first as Any)
print(Array(Heap([5, 1, 4, 1, 3])), Heap("swift").prefix(3), Heap<Int>().isEmpty)
let tags = OrderedSet("mississippi")
print(tags.map { $0 }, tags.union(OrderedSet("maps")).count, tags.firstIndex(of: "s")!, tags.contains("z"))
for time in stride(from: VirtualTime(ticks: 0), through: VirtualTime(ticks: 9), by: 4) { print(time.ticks, terminator: ";") }
