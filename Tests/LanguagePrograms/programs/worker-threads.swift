// programs: a thread pool from threads and conditions: futures, shutdown and a bounded queue
import Foundation

final class BoundedQueue<Element> {
    enum Closed: Error { case closed }
    private let condition = NSCondition()
    private var storage: [Element] = []
    private var isClosed = false
    private let capacity: Int
    private(set) var highest = 0

    init(capacity: Int) {
        precondition(capacity > 0, "a queue needs room")
        self.capacity = capacity
    }

    func put(_ element: Element) throws {
        condition.lock()
        defer { condition.unlock() }
        while storage.count >= capacity && !isClosed { condition.wait() }
        if isClosed { throw Closed.closed }
        storage.append(element)
        highest = max(highest, storage.count)
        condition.signal()
    }

    func take() -> Element? {
        condition.lock()
        defer { condition.unlock() }
        while storage.isEmpty {
            if isClosed { return nil }
            condition.wait()
        }
        defer { condition.broadcast() }
        return storage.removeFirst()
    }

    func close() {
        condition.lock()
        isClosed = true
        condition.broadcast()
        condition.unlock()
    }
}

final class FutureTask<Output> {
    private enum State {
        case waiting
        case done(Result<Output, Error>)
    }
    private let condition = NSCondition()
    private var state = State.waiting
    private let body: () throws -> Output

    init(_ body: @escaping () throws -> Output) { self.body = body }

    fileprivate func run() {
        let result = Result(catching: body)
        condition.lock()
        state = .done(result)
        condition.broadcast()
        condition.unlock()
    }

    func get() throws -> Output {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if case .done(let result) = state { return try result.get() }
            condition.wait()
        }
    }

    func get(within seconds: TimeInterval) -> Output? {
        let deadline = Date(timeIntervalSinceNow: seconds)
        condition.lock()
        defer { condition.unlock() }
        while case .waiting = state {
            if !condition.wait(until: deadline) { return nil }
        }
        guard case .done(.success(let output)) = state else { return nil }
        return output
    }
}

final class ThreadPool {
    private let queue: BoundedQueue<() -> Void>
    private var threads: [Thread] = []
    private let finished = DispatchGroup()
    private let countLock = NSLock()
    private var counts: [String: Int] = [:]

    init(threads count: Int, capacity: Int = 4, name: String = "pool") {
        queue = BoundedQueue(capacity: capacity)
        for index in 1...count {
            finished.enter()
            let thread = Thread { [queue, finished, unowned self] in
                while let job = queue.take() {
                    job()
                    self.count("\(name)-\(index)")
                }
                finished.leave()
            }
            thread.name = "\(name)-\(index)"
            threads.append(thread)
            thread.start()
        }
    }

    private func count(_ name: String) {
        countLock.lock()
        counts[name, default: 0] += 1
        countLock.unlock()
    }

    func submit<Output>(_ body: @escaping () throws -> Output) throws -> FutureTask<Output> {
        let task = FutureTask(body)
        try queue.put(task.run)
        return task
    }

    func shutdown() -> (jobs: Int, names: [String]) {
        queue.close()
        finished.wait()
        return (counts.values.reduce(0, +), counts.keys.sorted())
    }
    var highest: Int { queue.highest }
}

enum JobError: Error { case unlucky(Int) }

let pool = ThreadPool(threads: 3)
var futures: [FutureTask<Int>] = []
for number in 1...12 {
    let future = try pool.submit { () -> Int in
        Thread.sleep(forTimeInterval: 0.01)
        if number % 7 == 0 { throw JobError.unlucky(number) }
        return number * number
    }
    futures.append(future)
}
for (index, future) in futures.enumerated() {
    do {
        print(index + 1, try future.get(), terminator: index % 4 == 3 ? "\n" : ", ")
    } catch JobError.unlucky(let number) {
        print("unlucky \(number)", terminator: ", ")
    }
}
let text = try pool.submit { !Thread.current.isMainThread }
print(try text.get())
let slow = try pool.submit { () -> String in
    Thread.sleep(forTimeInterval: 0.2)
    return "slow"
}
print(slow.get(within: 0.03) ?? "timed out", slow.get(within: 2) ?? "never")
let end = pool.shutdown()
print(end.jobs, end.names.allSatisfy { $0.hasPrefix("pool-") }, pool.highest <= 4)
do {
    _ = try pool.submit { 1 }
} catch {
    print("refused: \(error)")
}
