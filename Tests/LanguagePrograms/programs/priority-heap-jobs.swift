// programs: a priority job queue on a binary heap, with aging, dependencies and concurrent workers
import Foundation

struct Heap<Element> {
    private var items: [Element] = []
    private let before: (Element, Element) -> Bool

    init(by before: @escaping (Element, Element) -> Bool) { self.before = before }

    var isEmpty: Bool { items.isEmpty }
    var count: Int { items.count }
    var peek: Element? { items.first }

    mutating func push(_ element: Element) {
        items.append(element)
        var child = items.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard before(items[child], items[parent]) else { break }
            items.swapAt(child, parent)
            child = parent
        }
    }

    mutating func pop() -> Element? {
        guard !items.isEmpty else { return nil }
        items.swapAt(0, items.count - 1)
        defer { siftDown(0) }
        return items.removeLast()
    }

    private mutating func siftDown(_ start: Int) {
        var parent = start
        while true {
            let left = 2 * parent + 1, right = left + 1
            var best = parent
            if left < items.count, before(items[left], items[best]) { best = left }
            if right < items.count, before(items[right], items[best]) { best = right }
            if best == parent { return }
            items.swapAt(parent, best)
            parent = best
        }
    }

    mutating func rebuild(_ transform: (inout Element) -> Void) {
        for i in items.indices { transform(&items[i]) }
        for i in stride(from: items.count / 2 - 1, through: 0, by: -1) { siftDown(i) }
    }
}

extension Heap where Element: Comparable {
    static var min: Heap { Heap(by: <) }
    static var max: Heap { Heap(by: >) }
}

enum Priority: Int, Comparable {
    case low = 0, normal = 10, high = 20
    static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}

final class Job {
    let name: String
    let priority: Priority
    var age = 0
    let sequence: Int
    let body: () throws -> Void

    init(_ name: String, _ priority: Priority, _ sequence: Int, _ body: @escaping () throws -> Void) {
        self.name = name
        self.priority = priority
        self.sequence = sequence
        self.body = body
    }

    var rank: (Int, Int) { (-(priority.rawValue + age), sequence) }
}

final class JobQueue {
    private var heap = Heap<Job> { $0.rank < $1.rank }
    private let queue = DispatchQueue(label: "jobs")
    private let runner = DispatchQueue(label: "jobs.runner")
    private var sequence = 0
    private var running = false
    private let agingStep: Int
    private let idle = DispatchGroup()
    private(set) var failures: [(String, Error)] = []

    init(agingStep: Int) { self.agingStep = agingStep }

    func add(_ name: String, priority: Priority = .normal, _ body: @escaping () throws -> Void) {
        idle.enter()
        queue.async {
            self.sequence += 1
            self.heap.push(Job(name, priority, self.sequence, body))
        }
    }

    func start() {
        queue.async {
            guard !self.running else { return }
            self.running = true
            self.next()
        }
    }

    private func next() {
        guard let job = heap.pop() else {
            running = false
            return
        }
        heap.rebuild { $0.age += agingStep }
        runner.async { [unowned self] in
            do { try job.body() } catch { failures.append((job.name, error)) }
            queue.async {
                self.next()
                self.idle.leave()
            }
        }
    }

    func waitUntilEmpty() { idle.wait() }
}

var heap = Heap<Int>.max
[5, 1, 8, 3, 9, 2].forEach { heap.push($0) }
var sorted: [Int] = []
while let top = heap.pop() { sorted.append(top) }
print(sorted, heap.isEmpty)

struct JobError: Error { let code: Int }
for step in [0, 6] {
    let jobs = JobQueue(agingStep: step)
    var order: [String] = []
    jobs.add("sweep", priority: .low) { order.append("sweep") }
    for i in 1...3 { jobs.add("mail\(i)") { order.append("mail\(i)") } }
    jobs.add("urgent", priority: .high) {
        order.append("urgent")
        jobs.add("follow-up", priority: .high) { order.append("follow-up") }
    }
    jobs.add("broken") { throw JobError(code: 7) }
    jobs.start()
    jobs.waitUntilEmpty()
    print("aging \(step):", order.joined(separator: " "))
    for (name, error) in jobs.failures { print("  \(name) failed with \((error as? JobError)?.code ?? 0)") }
}
