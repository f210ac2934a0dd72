import Foundation

// "Producer/consumer in Swift without async/await" - NSCondition version, semaphore version, and a benchmark that only counts.

protocol BlockingQueue: AnyObject {
    associatedtype Item
    var capacity: Int { get }
    func put(_ item: Item)
    func take() -> Item?
    func close()
}

final class ConditionQueue<Item>: BlockingQueue {
    let capacity: Int
    private var items: ArraySlice<Item> = []
    private var closed = false
    private let condition = NSCondition()
    private(set) var highWater = 0

    init(capacity: Int) { self.capacity = capacity }

    func put(_ item: Item) {
        condition.lock()
        while items.count >= capacity && !closed { condition.wait() }
        guard !closed else { condition.unlock(); return }
        items.append(item)
        highWater = max(highWater, items.count)
        condition.broadcast()
        condition.unlock()
    }

    func take() -> Item? {
        condition.lock()
        defer { condition.unlock() }
        while items.isEmpty {
            if closed { return nil }
            condition.wait()
        }
        let item = items.popFirst()
        condition.broadcast()
        return item
    }

    func close() {
        condition.lock(); closed = true; condition.broadcast(); condition.unlock()
    }
}

final class SemaphoreQueue<Item>: BlockingQueue {
    let capacity: Int
    private let free: DispatchSemaphore, used = DispatchSemaphore(value: 0)
    private let mutex = DispatchQueue(label: "mutex")
    private var ring: [Item?]
    private var head = 0, tail = 0
    private var closed = false

    init(capacity: Int) {
        self.capacity = capacity
        free = DispatchSemaphore(value: capacity)
        ring = .init(repeating: nil, count: capacity)
    }
    func put(_ item: Item) {
        free.wait()
        mutex.sync {
            ring[tail % capacity] = item
            tail &+= 1
        }
        used.signal()
    }
    func take() -> Item? {
        used.wait()
        let item: Item? = mutex.sync {
            guard head < tail else { return nil }
            defer { ring[head % capacity] = nil; head += 1 }
            return ring[head % capacity]
        }
        if item == nil { used.signal() /* wake the next one up too */ } else { free.signal() }
        return item
    }
    func close() { used.signal() }
}

struct Order: Hashable { let producer: Int; let serial: Int }

func run<Q: BlockingQueue>(_ queue: Q, producers: Int, consumers: Int, each: Int) -> [Int: [Order]] where Q.Item == Order {
    let lock = NSLock()
    var taken: [Int: [Order]] = [:]
    let producing = DispatchGroup(), consuming = DispatchGroup()
    for c in 0..<consumers {
        consuming.enter()
        Thread.detachNewThread {
            var mine: [Order] = []
            while let order = queue.take() { mine.append(order) }
            lock.lock(); taken[c] = mine; lock.unlock()
            consuming.leave()
        }
    }
    for p in 0..<producers {
        producing.enter()
        let thread = Thread {
            for serial in 0..<each { queue.put(Order(producer: p, serial: serial)) }
            producing.leave()
        }
        thread.name = "producer \(p)"
        thread.stackSize = 1 << 19
        thread.start()
    }
    producing.notify(queue: .global()) { queue.close() }
    consuming.wait()
    return taken
}

func report(_ name: String, _ taken: [Int: [Order]], expected: Int) {
    let all = taken.values.joined()
    let inOrder = taken.values.allSatisfy { orders in
        Dictionary(grouping: orders, by: \.producer).values.allSatisfy { zip($0, $0.dropFirst()).allSatisfy { $0.serial < $1.serial } }
    }
    print("\(name): \(all.count)/\(expected)", "distinct \(Set(all).count)", "in order: \(inOrder)", "consumers \(taken.count)")
}

let first = ConditionQueue<Order>(capacity: 4)
report("condition", run(first, producers: 3, consumers: 2, each: 20), expected: 60)
print(first.highWater <= first.capacity, first.take() as Any)
report("semaphore", run(SemaphoreQueue(capacity: 3), producers: 2, consumers: 3, each: 15), expected: 30)

let numbers = ConditionQueue<Int>(capacity: .max)
(1...5).forEach(numbers.put)
numbers.close()
numbers.put(99)
print(Array(sequence(state: numbers) { $0.take() }), numbers.highWater)
