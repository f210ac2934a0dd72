// A view-model test harness: a clock that is injected, debounced search, snapshot of states.
import Foundation

protocol Scheduler {
    associatedtype Instant: Comparable
    var now: Instant { get }
    func schedule(after milliseconds: Int, _ action: @escaping () -> Void) -> Cancellable
}

protocol Cancellable { func cancel() }

struct AnyCancellable: Cancellable, Hashable {
    private final class Box { var action: (() -> Void)?; init(_ a: @escaping () -> Void) { action = a } }
    private let box: Box
    init(_ action: @escaping () -> Void) { box = Box(action) }
    func cancel() { box.action?(); box.action = nil }
    static func == (l: Self, r: Self) -> Bool { l.box === r.box }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
    func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}

struct QueueScheduler: Scheduler {
    let queue: DispatchQueue
    var now: DispatchTime { .now() }
    func schedule(after milliseconds: Int, _ action: @escaping () -> Void) -> Cancellable {
        let item = DispatchWorkItem(block: action)
        queue.asyncAfter(deadline: now + .milliseconds(milliseconds), execute: item)
        return AnyCancellable { item.cancel() }
    }
}

final class TestScheduler: Scheduler {
    private(set) var now = 0
    private var pending: [(due: Int, id: Int, action: () -> Void)] = []
    private var next = 0
    func schedule(after milliseconds: Int, _ action: @escaping () -> Void) -> Cancellable {
        next += 1
        let id = next
        pending.append((due: now + milliseconds, id: id, action: action))
        pending.sort { ($0.due, $0.id) < ($1.due, $1.id) }
        return AnyCancellable { [weak self] in self?.pending.removeAll { $0.id == id } }
    }
    func advance(by milliseconds: Int) {
        let end = now + milliseconds
        while let first = pending.first, first.due <= end {
            pending.removeFirst()
            now = first.due
            first.action()
        }
        now = end
    }
}

@propertyWrapper
final class Observed<Value> {
    private var listeners = [(Value, Value) -> Void]()
    var wrappedValue: Value {
        didSet { listeners.forEach { $0(oldValue, wrappedValue) } }
    }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    var projectedValue: Observed<Value> { self }
    func sink(_ body: @escaping (_ old: Value, _ new: Value) -> Void) { listeners.append(body) }
}

class SearchViewModel<S: Scheduler> {
    enum Phase: Equatable { case idle, typing(String), loading(String), loaded([String]), failed }
    @Observed var phase: Phase = .idle
    @Observed var query = ""
    private let scheduler: S
    private let search: (String) -> [String]?
    private var debounce: Cancellable?
    private lazy var history = [String]()

    init(scheduler: S, search: @escaping (String) -> [String]?) {
        self.scheduler = scheduler
        self.search = search
        $query.sink { [unowned self] old, new in
            guard old != new else { return }
            self.debounce?.cancel()
            guard !new.isEmpty else { self.phase = .idle; return }
            self.phase = .typing(new)
            self.debounce = self.scheduler.schedule(after: 300) { self.load(new) }
        }
    }

    private func load(_ text: String) {
        phase = .loading(text)
        history.append(text)
        _ = scheduler.schedule(after: 100) { [weak self] in
            guard let self = self else { return }
            if let found = self.search(text) { self.phase = .loaded(found) } else { self.phase = .failed }
        }
    }

    var searches: Int { history.count }
}

let words = ["queue", "quick", "quiet", "barrier", "bar"]
let lookUp: (String) -> [String]? = { text in
    text.contains("!") ? nil : words.filter { $0.hasPrefix(text) }
}

func drive<S>(_ model: SearchViewModel<S>, name: String) {
    var states: [String] = []
    model.$phase.sink { states.append(String(describing: $1)) }
    model.query = "q"
    model.query = "qu"
    (model as? SearchViewModel<TestScheduler>).map { _ in clock.advance(by: 299) }
    model.query = "qui"
    (model as? SearchViewModel<TestScheduler>).map { _ in clock.advance(by: 1_000) }
    model.query = "!"
    model.query = ""
    print(name, states.count)
    states.forEach { print("  ", $0) }
}

let clock = TestScheduler()
let tested = SearchViewModel(scheduler: clock, search: lookUp)
drive(tested, name: "virtual")
print(tested.searches, clock.now)

let live = SearchViewModel(scheduler: QueueScheduler(queue: .main), search: lookUp)
live.$phase.sink { _, phase in
    switch phase {
    case .loaded(let found) where found.isEmpty: print("nothing")
    case .loaded(let found): print("found", found)
    case .failed: print("failed"); exit(0)
    case .idle, .typing, .loading: break
    }
}
live.query = "ba"
DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { live.query = "zzz" }
DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) { live.query = "zz!" }
dispatchMain()
