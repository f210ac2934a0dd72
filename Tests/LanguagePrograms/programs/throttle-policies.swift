// programs: throttlers with leading and trailing edges, a batcher and a leaky bucket on one clock queue
import Foundation

struct EdgeOptions: OptionSet {
    let rawValue: Int
    static let leading = EdgeOptions(rawValue: 1)
    static let trailing = EdgeOptions(rawValue: 1 << 1)
    static let both: EdgeOptions = [.leading, .trailing]
}

final class Throttler<Value> {
    private let interval: Int
    private let edges: EdgeOptions
    private let queue: DispatchQueue
    private let action: (Value) -> Void
    private var isOpen = true
    private var last: Value?

    init(every interval: Int, edges: EdgeOptions, on queue: DispatchQueue, _ action: @escaping (Value) -> Void) {
        self.interval = interval
        self.edges = edges
        self.queue = queue
        self.action = action
    }

    func callAsFunction(_ value: Value) {
        dispatchPrecondition(condition: .onQueue(queue))
        if isOpen {
            isOpen = false
            if edges.contains(.leading) { action(value) } else { last = value }
            armed()
        } else {
            last = value
        }
    }

    private func armed() {
        queue.asyncAfter(deadline: .now() + .milliseconds(interval)) { [weak self] in
            guard let self = self else { return }
            if self.edges.contains(.trailing), let value = self.last {
                self.last = nil
                self.action(value)
                self.armed()
            } else {
                self.last = nil
                self.isOpen = true
            }
        }
    }
}

final class Batcher<Item> {
    private var items: [Item] = []
    private let limit: Int
    private let queue: DispatchQueue
    private let flush: ([Item]) -> Void
    private lazy var timer: DispatchSourceTimer = {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler { [weak self] in self?.emit() }
        timer.schedule(deadline: .distantFuture)
        timer.resume()
        return timer
    }()

    init(limit: Int, on queue: DispatchQueue, _ flush: @escaping ([Item]) -> Void) {
        self.limit = limit
        self.queue = queue
        self.flush = flush
    }

    func add(_ item: Item) {
        items.append(item)
        if items.count == limit {
            emit()
        } else if items.count == 1 {
            timer.schedule(deadline: .now() + .milliseconds(40))
        }
    }

    private func emit() {
        guard !items.isEmpty else { return }
        let full = items
        items = []
        timer.schedule(deadline: .distantFuture)
        flush(full)
    }

    func stop() { timer.cancel() }
}

struct LeakyBucket {
    let capacity: Double, leak: Double
    private var level = 0.0
    private var last = 0.0
    init(capacity: Double, leakPerSecond: Double) {
        self.capacity = capacity
        leak = leakPerSecond
    }
    mutating func pour(_ amount: Double, at time: Double) -> Bool {
        level = max(0, level - (time - last) * leak)
        last = time
        guard level + amount <= capacity else { return false }
        level += amount
        return true
    }
}

let queue = DispatchQueue(label: "clock")
var seen: [String: [Int]] = [:]
let names: [(String, EdgeOptions)] = [("leading", .leading), ("trailing", .trailing), ("both", .both)]
let throttlers = names.map { name, edges in
    Throttler<Int>(every: 100, edges: edges, on: queue) { seen[name, default: []].append($0) }
}
let batcher = Batcher<Int>(limit: 3, on: queue) { seen["batch", default: []].append($0.count) }

for (value, time) in [(1, 0), (2, 0), (3, 50), (4, 150), (5, 400)] {
    queue.asyncAfter(deadline: .now() + .milliseconds(time)) {
        throttlers.forEach { $0(value) }
        batcher.add(value)
        if value == 5 { (6...8).forEach(batcher.add) }
    }
}
let end = DispatchSemaphore(value: 0)
queue.asyncAfter(deadline: .now() + .milliseconds(600)) {
    batcher.stop()
    end.signal()
}
end.wait()
queue.sync {
    for (name, values) in seen.sorted(by: { $0.key < $1.key }) { print(name, values) }
}

var bucket = LeakyBucket(capacity: 3, leakPerSecond: 2)
let times = [0, 0.1, 0.2, 0.3, 0.9, 1.0, 3.0]
print(times.map { bucket.pour(1, at: $0) ? "in" : "over" }.joined(separator: " "))
print(EdgeOptions.both.isSuperset(of: .leading), EdgeOptions.both.subtracting(.leading) == .trailing, ([] as EdgeOptions).isEmpty)
