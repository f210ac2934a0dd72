// programs: a generic binary heap and a scheduler that runs deadlines, priorities and repeats on one queue
import Foundation

struct Heap<Element> {
    private(set) var elements: [Element]
    private let areInOrder: (Element, Element) -> Bool

    init<S: Sequence>(_ source: S, by areInOrder: @escaping (Element, Element) -> Bool) where S.Element == Element {
        elements = Array(source)
        self.areInOrder = areInOrder
        for index in stride(from: elements.count / 2 - 1, through: 0, by: -1) { siftDown(from: index) }
    }

    init(by areInOrder: @escaping (Element, Element) -> Bool) { self.init(EmptyCollection(), by: areInOrder) }

    var isEmpty: Bool { elements.isEmpty }
    var count: Int { elements.count }
    var peek: Element? { elements.first }

    mutating func push(_ element: Element) {
        elements.append(element)
        siftUp(from: elements.count - 1)
    }

    mutating func pop() -> Element? {
        guard let first = elements.first else { return nil }
        let last = elements.removeLast()
        if !elements.isEmpty {
            elements[0] = last
            siftDown(from: 0)
        }
        return first
    }

    @discardableResult
    mutating func removeAll(where isGone: (Element) throws -> Bool) rethrows -> Int {
        let before = count
        let rest = try elements.filter { try !isGone($0) }
        self = Heap(rest, by: areInOrder)
        return before - count
    }

    private mutating func siftUp(from start: Int) {
        var child = start
        while case let parent = (child - 1) / 2, child > 0, areInOrder(elements[child], elements[parent]) {
            elements.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func siftDown(from start: Int) {
        var parent = start
        while true {
            let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < elements.count }
            guard let best = children.min(by: { areInOrder(elements[$0], elements[$1]) }),
                areInOrder(elements[best], elements[parent])
            else { return }
            elements.swapAt(parent, best)
            parent = best
        }
    }
}

extension Heap where Element: Comparable {
    init(_ elements: Element...) { self.init(elements, by: <) }
    static var minimum: Heap { Heap(by: <) }
    static var maximum: Heap { Heap(by: >) }
}

extension Heap: Sequence, IteratorProtocol {
    mutating func next() -> Element? { pop() }
}

struct Job: Comparable, CustomStringConvertible {
    enum Priority: Int { case low = -1, normal, high }
    struct Options: OptionSet {
        let rawValue: UInt8
        static let repeats = Options(rawValue: 1 << 0)
        static let exclusive = Options(rawValue: 1 << 1)
        static let all: Options = [.repeats, .exclusive]
    }
    let id: Int
    let name: String
    var due: Int
    var priority: Priority
    var options: Options
    var interval = 0
    var description: String { "\(name)@\(due)" }

    static func < (lhs: Job, rhs: Job) -> Bool {
        (lhs.due, -lhs.priority.rawValue, lhs.id) < (rhs.due, -rhs.priority.rawValue, rhs.id)
    }
    static func == (lhs: Job, rhs: Job) -> Bool { lhs.id == rhs.id }
}

final class Scheduler {
    private let queue = DispatchQueue(label: "scheduler")
    private var heap = Heap<Job>.minimum
    private var now = 0
    private var nextID = 0
    private(set) var trace: [String] = []

    @discardableResult
    func schedule(
        _ name: String, after delay: Int, priority: Job.Priority = .normal, options: Job.Options = [], every interval: Int = 0
    ) -> () -> Bool {
        queue.sync {
            nextID += 1
            let id = nextID
            heap.push(Job(id: id, name: name, due: now + delay, priority: priority, options: options, interval: interval))
            return { [weak self] in self?.cancel(id) ?? false }
        }
    }

    private func cancel(_ id: Int) -> Bool { queue.sync { heap.removeAll { $0.id == id } > 0 } }

    func advance(to time: Int, on pool: DispatchQueue, completion: @escaping ([String]) -> Void) {
        queue.async {
            let group = DispatchGroup()
            while let job = self.heap.peek, job.due <= time {
                _ = self.heap.pop()
                self.now = job.due
                self.trace.append(job.description)
                pool.async(group: group, flags: job.options.contains(.exclusive) ? .barrier : []) { _ = job.name.count }
                guard job.options.contains(.repeats), job.interval > 0 else { continue }
                var again = job
                again.due += job.interval
                self.heap.push(again)
            }
            self.now = time
            group.notify(queue: self.queue) { completion(self.trace) }
        }
    }
    var pending: [Job] { queue.sync { Array(heap) } }
}

print(Array(Heap(5, 1, 4, 2, 3)), Array(Heap([3, 9, 4], by: >).prefix(2)))
var words = Heap(["pear", "fig", "banana"]) { $0.count < $1.count }
words.push("kiwi")
print(words.pop()!, words.count, words.peek ?? "-", words.removeAll { $0.hasSuffix("a") })

let scheduler = Scheduler()
let pool = DispatchQueue(label: "pool", attributes: .concurrent)
scheduler.schedule("b", after: 10)
scheduler.schedule("a", after: 10, priority: .high)
let cancelBeat = scheduler.schedule("beat", after: 4, priority: .low, options: .repeats, every: 4)
scheduler.schedule("solo", after: 12, options: [.exclusive])
let cancelLate = scheduler.schedule("late", after: 100, options: .all)
print(cancelLate(), cancelLate())
let done = DispatchSemaphore(value: 0)
for time in [9, 12, 17] {
    scheduler.advance(to: time, on: pool) {
        print(time, $0)
        done.signal()
    }
    done.wait()
}
print(scheduler.pending, cancelBeat(), scheduler.pending.isEmpty, Job.Options.all.rawValue)
var biggest = Heap<Double>.maximum
[2.5, 9, -1].forEach { biggest.push($0) }
print(biggest.pop() ?? .nan, biggest.map { $0 })
