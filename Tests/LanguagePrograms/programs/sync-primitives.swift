// programs: latches, cyclic barriers, exchangers and a reader-preferring lock from one condition
import Foundation

final class CountDownLatch {
    private let condition = NSCondition()
    private(set) var count: Int
    init(_ count: Int) { self.count = count }
    func countDown() {
        condition.lock()
        if count > 0 {
            count -= 1
            if count == 0 { condition.broadcast() }
        }
        condition.unlock()
    }
    func await(timeout: TimeInterval = .infinity) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        let limit = Date().addingTimeInterval(min(timeout, 1000))
        while count > 0 {
            guard condition.wait(until: limit) else { return count == 0 }
        }
        return true
    }
}

final class CyclicBarrier {
    struct Broken: Error {}
    private let condition = NSCondition()
    private let parties: Int
    private var waiting = 0
    private var generation = 0
    private let action: (Int) -> Void

    init(parties: Int, action: @escaping (_ generation: Int) -> Void = { _ in }) {
        self.parties = parties
        self.action = action
    }

    @discardableResult
    func await() -> Int {
        condition.lock()
        defer { condition.unlock() }
        let mine = generation
        let index = parties - waiting - 1
        waiting += 1
        if waiting == parties {
            action(generation)
            (waiting, generation) = (0, generation + 1)
            condition.broadcast()
        } else {
            while mine == generation { condition.wait() }
        }
        return index
    }
}

final class Exchanger<Value> {
    private enum Slot { case empty, offered(Value), taken(by: Value) }
    private var slot = Slot.empty
    private let condition = NSCondition()

    func exchange(_ value: Value) -> Value {
        condition.lock()
        defer { condition.unlock() }
        while true {
            switch slot {
            case .empty:
                slot = .offered(value)
                condition.broadcast()
                while true {
                    if case let .taken(by: other) = slot {
                        slot = .empty
                        condition.broadcast()
                        return other
                    }
                    condition.wait()
                }
            case .offered(let other):
                slot = .taken(by: value)
                condition.broadcast()
                return other
            case .taken: condition.wait()
            }
        }
    }
}

struct RWStats { var readers = 0, mostReaders = 0, writes = 0 }

final class ReadersWriter {
    private let condition = NSCondition()
    private var readers = 0
    private var isWriting = false
    private(set) var stats = RWStats()

    func reading<T>(_ body: () throws -> T) rethrows -> T {
        condition.lock()
        while isWriting { condition.wait() }
        readers += 1
        stats.mostReaders = max(stats.mostReaders, readers)
        condition.unlock()
        defer {
            condition.lock()
            readers -= 1
            if readers == 0 { condition.broadcast() }
            condition.unlock()
        }
        return try body()
    }

    func writing<T>(_ body: () throws -> T) rethrows -> T {
        condition.lock()
        while isWriting || readers > 0 { condition.wait() }
        isWriting = true
        stats.writes += 1
        condition.unlock()
        defer {
            condition.lock()
            isWriting = false
            condition.broadcast()
            condition.unlock()
        }
        return try body()
    }
}

let latch = CountDownLatch(3)
for _ in 1...3 { DispatchQueue.global().async { latch.countDown() } }
print("latch", latch.await(), latch.count)
print("late latch", CountDownLatch(1).await(timeout: 0.05))

var phases: [String] = []
let barrier = CyclicBarrier(parties: 3) { phases.append("phase \($0)") }
var rows = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
var sums: [Int] = []
let sumLock = NSLock()
let done = DispatchGroup()
for index in rows.indices {
    done.enter()
    Thread.detachNewThread {
        let local = rows[index].map { $0 * 2 }
        barrier.await()
        sumLock.lock()
        sums.append(local.reduce(0, +))
        sumLock.unlock()
        let place = barrier.await()
        precondition((0..<3).contains(place))
        done.leave()
    }
}
done.wait()
print(phases, sums.sorted())

let exchanger = Exchanger<String>()
var pairs: Set<String> = []
for name in ["left", "right"] {
    DispatchQueue.global().async(group: done) {
        let got = exchanger.exchange(name)
        sumLock.lock()
        pairs.insert("\(name)<-\(got)")
        sumLock.unlock()
    }
}
done.wait()
print(pairs.sorted())

let lock = ReadersWriter()
var table: [String: Int] = [:]
DispatchQueue.concurrentPerform(iterations: 12) { index in
    if index.isMultiple(of: 3) {
        lock.writing { table["k\(index)"] = index }
    } else {
        _ = lock.reading { table.values.reduce(0, +) }
    }
}
print(lock.reading { table.count }, lock.stats.writes, lock.stats.mostReaders >= 1, table.keys.sorted().joined())
do {
    try lock.writing { throw CyclicBarrier.Broken() }
} catch is CyclicBarrier.Broken {
    print("broken", lock.reading { true })
}
