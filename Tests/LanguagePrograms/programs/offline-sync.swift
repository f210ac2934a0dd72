import Foundation

// Offline-first sync engine
enum SyncState: Equatable, CustomStringConvertible {
    case idle
    case syncing(progress: Double)
    case failed(SyncError, retryAfter: TimeInterval?)
    var description: String {
        switch self {
        case .idle: "idle"
        case .syncing(let progress): String(format: "syncing %.0f%%", progress * 100)
        case .failed(let error, .some(let delay)): "failed \(error) retry in \(delay)"
        case .failed(let error, nil): "failed \(error)"
        }
    }
}
enum SyncError: Error, Equatable { case offline, conflict(ids: [String]), server(code: Int) }

struct Item: Identifiable, Hashable, Codable {
    enum Status: String, Codable, CaseIterable { case draft, queued, synced }
    var id: String
    var title: String
    var status: Status = .draft
    var revision = 0
    var updated = Date(timeIntervalSinceReferenceDate: 0)
    private enum CodingKeys: String, CodingKey { case id, title, status, revision }
}

@propertyWrapper
final class Published<Value> {
    private let queue = DispatchQueue(label: "published")
    private var storage: Value
    private var observers: [Int: (Value) -> Void] = [:]
    private var next = 0
    init(wrappedValue: Value) { storage = wrappedValue }
    var wrappedValue: Value {
        get { queue.sync { storage } }
        set {
            let callbacks = queue.sync { () -> [(Value) -> Void] in
                storage = newValue
                return observers.sorted { $0.key < $1.key }.map(\.value)
            }
            callbacks.forEach { $0(newValue) }
        }
    }
    var projectedValue: Published<Value> { self }
    func observe(_ body: @escaping (Value) -> Void) -> Token {
        queue.sync {
            defer { next += 1 }
            observers[next] = body
            let key = next
            return Token { [weak self] in self?.queue.sync { self?.observers[key] = nil } }
        }
    }
    struct Token { let cancel: () -> Void }
}

protocol Remote { func push(_ items: [Item], completion: @escaping (Result<[Item], SyncError>) -> Void) }

final class Engine {
    @Published private(set) var state = SyncState.idle
    @Published var items: [Item.ID: Item] = [:]
    private let remote: Remote
    private let queue = DispatchQueue(label: "sync.engine", qos: .background)
    private let batch: Int
    private var attempts = 0
    private lazy var timer: DispatchSourceTimer = {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100), leeway: .milliseconds(0))
        timer.setEventHandler { [unowned self] in tick() }
        return timer
    }()
    var finished: (() -> Void)?

    init(remote: Remote, batch size: Int = 2) { self.remote = remote; batch = size }
    deinit { timer.cancel() }
    func start() { timer.activate() }

    func edit(_ id: Item.ID, _ change: (inout Item) -> Void) {
        var item = items[id] ?? Item(id: id, title: "")
        change(&item)
        item.status = .queued
        items[id] = item
    }

    private var pending: [Item] { items.values.filter { $0.status == .queued }.sorted { $0.id < $1.id } }

    private func tick() {
        guard case .idle = state else { return }
        let all = pending
        guard !all.isEmpty else { finished?(); finished = nil; return }
        send(all[...], total: all.count)
    }

    private func send(_ rest: ArraySlice<Item>, total: Int) {
        guard !rest.isEmpty else { attempts = 0; return state = .idle }
        state = .syncing(progress: 1 - Double(rest.count) / Double(total))
        remote.push(Array(rest.prefix(batch))) { [weak self] result in
            self?.queue.async { self?.handle(result, rest, total) }
        }
    }

    private func handle(_ result: Result<[Item], SyncError>, _ rest: ArraySlice<Item>, _ total: Int) {
        switch result {
        case .success(let accepted):
            for var item in accepted {
                item.status = .synced
                item.revision += 1
                items[item.id] = item
            }
            send(rest.dropFirst(batch), total: total)
        case .failure(.conflict(let ids)):
            ids.forEach { id in edit(id) { $0.title += " (copy)"; $0.id = id } }
            state = .failed(.conflict(ids: ids), retryAfter: nil)
            state = .idle
        case .failure(let error) where attempts < 2:
            attempts += 1
            let delay = 0.05 * Double(attempts)
            state = .failed(error, retryAfter: delay)
            queue.asyncAfter(deadline: .now() + delay) { [weak self] in self?.state = .idle }
        case .failure(let error): state = .failed(error, retryAfter: nil)
        }
    }
}

final class FakeRemote: Remote {
    private var script: [Result<Void, SyncError>]
    private(set) var pushes: [[String]] = []
    init(_ script: [Result<Void, SyncError>]) { self.script = script }
    func push(_ items: [Item], completion: @escaping (Result<[Item], SyncError>) -> Void) {
        pushes.append(items.map(\.id))
        let next = script.isEmpty ? .success(()) : script.removeFirst()
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + .milliseconds(10)) {
            completion(next.map { items })
        }
    }
}

let remote = FakeRemote([.failure(.offline), .success(()), .failure(.conflict(ids: ["c"])), .failure(.server(code: 500))])
let engine = Engine(remote: remote)
var log: [String] = []
let token = engine.$state.observe { log.append("\($0)") }
for (id, title) in zip(["a", "b", "c"], ["one", "two", "three"]) { engine.edit(id) { $0.title = title } }
let done = DispatchSemaphore(value: 0)
engine.finished = { done.signal() }
engine.start()
done.wait()
token.cancel()
log.forEach { print($0) }
print(remote.pushes)
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(data: try encoder.encode(engine.items.values.sorted { $0.id < $1.id }), encoding: .utf8)!)
let decoded = try JSONDecoder().decode([Item].self, from: Data(#"[{"id":"z","title":"t","status":"draft","revision":4}]"#.utf8))
print(decoded[0].revision, Item.Status.allCases.map(\.rawValue), decoded[0].updated.timeIntervalSinceReferenceDate)
exit(0)
