// A job scheduler: priorities in a heap, retry with backoff, dependencies, a cron-like clock, delegates and statistics.
import Foundation

struct Heap<Element> {
    private var elements: [Element]
    private let areInIncreasingOrder: (Element, Element) -> Bool
    init(sort: @escaping (Element, Element) -> Bool) { elements = []; areInIncreasingOrder = sort }
    var isEmpty: Bool { elements.isEmpty }
    var count: Int { elements.count }
    var peek: Element? { elements.first }
    mutating func insert(_ element: Element) {
        elements.append(element)
        var child = elements.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard areInIncreasingOrder(elements[child], elements[parent]) else { break }
            elements.swapAt(child, parent)
            child = parent
        }
    }
    mutating func remove() -> Element? {
        guard !elements.isEmpty else { return nil }
        elements.swapAt(0, elements.count - 1)
        defer { siftDown(0) }
        return elements.removeLast()
    }
    private mutating func siftDown(_ index: Int) {
        var parent = index
        while true {
            let left = 2 * parent + 1, right = left + 1
            var candidate = parent
            if left < count && areInIncreasingOrder(elements[left], elements[candidate]) { candidate = left }
            if right < count && areInIncreasingOrder(elements[right], elements[candidate]) { candidate = right }
            if candidate == parent { return }
            elements.swapAt(parent, candidate)
            parent = candidate
        }
    }
}
extension Heap where Element: Comparable {
    static var min: Heap { Heap(sort: <) }
    static var max: Heap { Heap(sort: >) }
}

enum Backoff {
    case none
    case constant(DispatchTimeInterval)
    case exponential(initial: TimeInterval, multiplier: Double = 2, max: TimeInterval = .infinity)
    func delay(attempt: Int) -> DispatchTimeInterval? {
        switch self {
        case .none: return nil
        case .constant(let interval): return interval
        case let .exponential(initial, multiplier, max):
            return .nanoseconds(Int(Swift.min(initial * pow(multiplier, Double(attempt - 1)), max) * 1e9))
        }
    }
}

enum Priority: Int, Comparable, CaseIterable, CustomStringConvertible {
    case low = 1, normal = 5, high = 10
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    var description: String { "p\(rawValue)" }
}

final class Job: Hashable, Comparable, CustomDebugStringConvertible {
    typealias ID = String
    enum State: Equatable { case waiting, ready, running(attempt: Int), done, failed(String) }
    let id: ID
    let priority: Priority
    let dependencies: Set<ID>
    let backoff: Backoff
    let body: (Int) throws -> Void
    private(set) var state: State = .waiting {
        willSet { precondition(state != .done, "\(id) is done already") }
        didSet { if oldValue != state { history.append(state) } }
    }
    private(set) var history: [State] = []
    private static var sequence = 0
    private let order: Int
    init(_ id: ID, priority: Priority = .normal, after dependencies: ID..., backoff: Backoff = .none, body: @escaping (Int) throws -> Void) {
        (self.id, self.priority, self.dependencies, self.backoff, self.body) = (id, priority, Set(dependencies), backoff, body)
        order = Job.sequence
        Job.sequence += 1
    }
    func transition(to new: State) { state = new }
    static func == (a: Job, b: Job) -> Bool { a === b }
    static func < (a: Job, b: Job) -> Bool { a.priority != b.priority ? a.priority > b.priority : a.order < b.order }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    var debugDescription: String { "Job(\(id), \(priority))" }
}

protocol SchedulerDelegate: AnyObject {
    func scheduler(_ scheduler: Scheduler, didFinish job: Job, after elapsed: TimeInterval)
    func scheduler(_ scheduler: Scheduler, willRetry job: Job, attempt: Int, error: Error)
}
extension SchedulerDelegate {
    func scheduler(_ scheduler: Scheduler, willRetry job: Job, attempt: Int, error: Error) {}
}

final class Scheduler {
    weak var delegate: SchedulerDelegate?
    private let queue = DispatchQueue(label: "scheduler.state")
    private let workers: DispatchQueue
    private let slots: Int
    private var running = 0
    private var ready = Heap<Job>.min
    private var waiting: [Job.ID: Job] = [:]
    private var done: Set<Job.ID> = []
    private let idle = DispatchGroup()

    init(slots: Int = 2, target: DispatchQueue? = nil) {
        self.slots = slots
        workers = DispatchQueue(label: "scheduler.workers", attributes: .concurrent, target: target)
    }
    func submit(_ jobs: Job...) {
        queue.sync {
            for job in jobs {
                idle.enter()
                if job.dependencies.isSubset(of: done) { makeReady(job) } else { waiting[job.id] = job }
            }
            dispatchNext()
        }
    }
    func wait() { idle.wait() }

    private func makeReady(_ job: Job) {
        dispatchPrecondition(condition: .onQueue(queue))
        job.transition(to: .ready)
        ready.insert(job)
    }
    private func dispatchNext() {
        while running < slots, let job = ready.remove() {
            running += 1
            attempt(job, number: 1)
        }
    }
    private func attempt(_ job: Job, number: Int) {
        job.transition(to: .running(attempt: number))
        workers.async { [self] in
            let start = DispatchTime.now()
            let result = Result { try job.body(number) }
            let elapsed = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000_000
            queue.async { self.finish(job, number, result, elapsed) }
        }
    }
    private func finish(_ job: Job, _ number: Int, _ result: Result<Void, Error>, _ elapsed: TimeInterval) {
        switch result {
        case .success:
            job.transition(to: .done)
            done.insert(job.id)
            delegate?.scheduler(self, didFinish: job, after: elapsed)
            for (id, candidate) in waiting.sorted(by: { $0.key < $1.key }) where candidate.dependencies.isSubset(of: done) {
                waiting.removeValue(forKey: id)
                makeReady(candidate)
            }
        case .failure(let error):
            if number < 4, let delay = job.backoff.delay(attempt: number) {
                delegate?.scheduler(self, willRetry: job, attempt: number, error: error)
                queue.asyncAfter(deadline: .now() + delay) { self.attempt(job, number: number + 1) }
                return
            }
            job.transition(to: .failed(String(describing: error)))
        }
        running -= 1
        idle.leave()
        dispatchNext()
    }
}

struct Flaky: Error, CustomStringConvertible { let times: Int; var description: String { "flaky×\(times)" } }
final class Printer: SchedulerDelegate {
    var finished: [String] = []
    func scheduler(_: Scheduler, didFinish job: Job, after elapsed: TimeInterval) {
        finished.append("\(job.id)@\((elapsed * 100).rounded() * 10)")
    }
}
final class Verbose: SchedulerDelegate {
    func scheduler(_: Scheduler, didFinish job: Job, after elapsed: TimeInterval) { print("finished", job.debugDescription) }
    func scheduler(_: Scheduler, willRetry job: Job, attempt: Int, error: Error) { print("retry \(job.id) after \(attempt):", error) }
}

let scheduler = Scheduler(slots: 1)
let printer = Printer()
scheduler.delegate = printer
let build = Job("build", after: "fetch", "configure") { _ in Thread.sleep(forTimeInterval: 0.03) }
scheduler.submit(
    build,
    Job("fetch", priority: .low) { _ in usleep(20_000) },
    Job("configure", priority: .high) { _ in usleep(10_000) },
    Job("lint") { _ in })
scheduler.wait()
print(printer.finished)
print(build.history)

let verbose = Verbose()
let second = Scheduler(slots: 2)
second.delegate = verbose
let flaky = Job("flaky", backoff: .exponential(initial: 0.01, max: 0.03)) { if $0 < 3 { throw Flaky(times: $0) } }
let hopeless = Job("hopeless", priority: .low, backoff: .none) { _ in throw Flaky(times: 99) }
second.submit(flaky, hopeless)
second.wait()
print(flaky.history.count, hopeless.history.last ?? .waiting)
for p in Priority.allCases.sorted(by: >) { print(p, terminator: " ") }
print(Backoff.exponential(initial: 0.5).delay(attempt: 3)!)
