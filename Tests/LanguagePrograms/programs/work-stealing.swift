// programs: work stealing between worker deques, summing a tree of tasks
import Foundation

final class Deque<T> {
    private var front: [T] = []
    private var back: [T] = []
    private let lock = NSLock()

    private func locked<R>(_ body: () -> R) -> R {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    func pushBottom(_ value: T) { locked { back.append(value) } }

    func popBottom() -> T? {
        locked {
            if back.isEmpty {
                back = front.reversed()
                front = []
            }
            return back.popLast()
        }
    }

    func steal() -> T? {
        locked {
            if front.isEmpty {
                front = back.reversed()
                back = []
            }
            return front.popLast()
        }
    }

    var count: Int { locked { front.count + back.count } }
}

enum Task {
    case range(ClosedRange<Int>)
    case leaf(Int)
}

final class Pool {
    let deques: [Deque<Task>]
    private let pending: AtomicInt
    private let total = AtomicInt(0)
    private let executed: [AtomicInt]

    init(workers: Int) {
        deques = (0..<workers).map { _ in Deque() }
        executed = (0..<workers).map { _ in AtomicInt(0) }
        pending = AtomicInt(0)
    }

    func submit(_ task: Task, to worker: Int) {
        pending.add(1)
        deques[worker].pushBottom(task)
    }

    private func run(_ task: Task, on worker: Int) {
        switch task {
        case .leaf(let n):
            total.add(n)
        case .range(let r) where r.count <= 4:
            r.forEach { submit(.leaf($0), to: worker) }
        case .range(let r):
            let middle = (r.lowerBound + r.upperBound) / 2
            submit(.range(r.lowerBound...middle), to: worker)
            submit(.range(middle + 1...r.upperBound), to: worker)
        }
        executed[worker].add(1)
        pending.add(-1)
    }

    func work(_ me: Int) {
        var misses = 0
        while pending.value > 0 {
            if let own = deques[me].popBottom() {
                run(own, on: me)
                continue
            }
            let victims = (1..<deques.count).map { (me + $0) % deques.count }
            // first(where:) asks each once; compactMap(…).first would ask the one it finds twice.
            if let stolen = victims.lazy.map({ self.deques[$0].steal() }).first(where: { $0 != nil }) ?? nil {
                run(stolen, on: me)
            } else {
                misses += 1
                Thread.sleep(forTimeInterval: 0.001)
            }
        }
    }

    func runAll() -> (sum: Int, tasks: Int) {
        DispatchQueue.concurrentPerform(iterations: deques.count) { work($0) }
        return (total.value, executed.map(\.value).reduce(0, +))
    }
}

final class AtomicInt {
    private var stored: Int
    private let lock = NSLock()
    init(_ value: Int) { stored = value }
    var value: Int {
        lock.lock(); defer { lock.unlock() }
        return stored
    }
    @discardableResult
    func add(_ n: Int) -> Int {
        lock.lock(); defer { lock.unlock() }
        stored += n
        return stored
    }
}

let deque = Deque<String>()
"abcdef".forEach { deque.pushBottom(String($0)) }
print(deque.popBottom()!, deque.steal()!, deque.steal()!, deque.popBottom()!, deque.count)
deque.pushBottom("z")
print(deque.steal()!, deque.popBottom()!, deque.steal() ?? "-", deque.popBottom() ?? "-")
_ = deque.steal()

for workers in [1, 2, 3] {
    let pool = Pool(workers: workers)
    pool.submit(.range(1...100), to: 0)
    let (sum, tasks) = pool.runAll()
    print("\(workers) workers: sum \(sum), tasks \(tasks), left \(pool.deques.map(\.count).reduce(0, +))")
}
