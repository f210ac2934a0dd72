// programs: a count-down latch, a cyclic barrier, a phaser and a one-shot gate
import Foundation

final class CountDownLatch {
    private var count: Int
    private let condition = NSCondition()
    init(_ count: Int) { self.count = count }

    func countDown() {
        condition.lock(); defer { condition.unlock() }
        guard count > 0 else { return }
        count -= 1
        if count == 0 { condition.broadcast() }
    }

    func await(timeout: TimeInterval? = nil) -> Bool {
        condition.lock(); defer { condition.unlock() }
        let limit = timeout.map { Date(timeIntervalSinceNow: $0) }
        while count > 0 {
            if let limit = limit {
                guard condition.wait(until: limit) else { return false }
            } else {
                condition.wait()
            }
        }
        return true
    }
}

final class CyclicBarrier {
    private let parties: Int
    private let action: ((Int) -> Void)?
    private var waiting = 0
    private var generation = 0
    private let condition = NSCondition()

    init(parties: Int, action: ((_ generation: Int) -> Void)? = nil) {
        self.parties = parties
        self.action = action
    }

    @discardableResult
    func arrive() -> Int {
        condition.lock()
        defer { condition.unlock() }
        let mine = generation
        waiting += 1
        if waiting == parties {
            action?(generation)
            generation += 1
            waiting = 0
            condition.broadcast()
        } else {
            while mine == generation { condition.wait() }
        }
        return mine
    }
}

final class Gate {
    private let group = DispatchGroup()
    private var isOpen = false
    init() { group.enter() }
    func open() {
        guard !isOpen else { return }
        isOpen = true
        group.leave()
    }
    func pass() { group.wait() }
    func notify(on queue: DispatchQueue, _ body: @escaping () -> Void) { group.notify(queue: queue, execute: body) }
}

// 1. the latch: a start signal and an end signal
let start = CountDownLatch(1)
let finish = CountDownLatch(4)
let results = DispatchQueue(label: "results")
var places: [Int] = []
for runner in 1...4 {
    Thread.detachNewThread {
        _ = start.await()
        Thread.sleep(forTimeInterval: Double(runner) * 0.08)
        results.sync { places.append(runner) }
        finish.countDown()
    }
}
print("before the start:", results.sync { places })
start.countDown()
print("too early:", finish.await(timeout: 0.02))
print("in the end:", finish.await(), places)

// 2. the barrier: rows of a simulation step together
let rows = 3
var grid = (0..<rows).map { Array(repeating: $0 + 1, count: 4) }
var next = grid
let barrier = CyclicBarrier(parties: rows) { generation in
    if generation % 2 == 1 {
        print("step \(generation / 2):", grid.map { $0.reduce(0, +) })
    } else {
        grid = next
    }
}
let group = DispatchGroup()
for row in 0..<rows {
    let thread = Thread {
        for _ in 0..<3 {
            var line = grid[row]
            let above = grid[(row + rows - 1) % rows]
            for column in line.indices { line[column] += above[column] }
            results.sync { next[row] = line }
            barrier.arrive()
            barrier.arrive()
        }
        group.leave()
    }
    group.enter()
    thread.name = "row \(row)"
    thread.start()
}
group.wait()
print(grid[0])

// 3. the gate: late and early visitors
let gate = Gate()
let queue = DispatchQueue(label: "visitors")
let done = DispatchSemaphore(value: 0)
for name in ["early", "waiting"] {
    gate.notify(on: queue) {
        print(name, "passed")
        done.signal()
    }
}
print("opening")
gate.open()
gate.open()
gate.pass()
done.wait()
done.wait()
gate.notify(on: queue) { print("late passed"); done.signal() }
done.wait()
