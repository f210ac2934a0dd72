// programs: asynchronous operations with conditions, dependencies and observers
import Foundation

enum OperationFailure: Error, CustomStringConvertible {
    case conditionFailed(String)
    case cancelled
    case server(code: Int)

    var description: String {
        switch self {
        case .conditionFailed(let name): return "condition '\(name)' failed"
        case .cancelled: return "cancelled"
        case let .server(code): return "server error \(code)"
        }
    }
}

protocol OperationCondition {
    static var name: String { get }
    static var isMutuallyExclusive: Bool { get }
    func evaluate(for operation: AsyncOperation, completion: @escaping (Result<Void, OperationFailure>) -> Void)
}

extension OperationCondition {
    static var isMutuallyExclusive: Bool { false }
}

protocol OperationObserver: AnyObject {
    func operationDidStart(_ operation: AsyncOperation)
    func operationDidFinish(_ operation: AsyncOperation, errors: [OperationFailure])
}

class AsyncOperation: Operation {
    private enum State: Int, Comparable {
        case ready, evaluating, executing, finished
        static func < (lhs: State, rhs: State) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    private let stateLock = NSLock()
    private var _state = State.ready
    private var state: State {
        get {
            stateLock.lock()
            defer { stateLock.unlock() }
            return _state
        }
        set {
            willChangeValue(forKey: "isExecuting")
            willChangeValue(forKey: "isFinished")
            stateLock.lock()
            assert(_state <= newValue, "invalid transition")
            _state = newValue
            stateLock.unlock()
            didChangeValue(forKey: "isFinished")
            didChangeValue(forKey: "isExecuting")
        }
    }

    private(set) var conditions: [OperationCondition] = []
    private(set) var errors: [OperationFailure] = []
    private var observers: [OperationObserver] = []

    override var isAsynchronous: Bool { true }
    override var isExecuting: Bool { state == .executing || state == .evaluating }
    override var isFinished: Bool { state == .finished }

    func addCondition(_ condition: OperationCondition) { conditions.append(condition) }
    func addObserver(_ observer: OperationObserver) { observers.append(observer) }

    override func start() {
        guard !isCancelled else { return finish(with: [.cancelled]) }
        state = .evaluating
        evaluateConditions()
    }

    private func evaluateConditions() {
        let group = DispatchGroup()
        var results = [Result<Void, OperationFailure>?](repeating: nil, count: conditions.count)
        let lock = NSLock()
        for (index, condition) in conditions.enumerated() {
            group.enter()
            condition.evaluate(for: self) { result in
                lock.lock()
                results[index] = result
                lock.unlock()
                group.leave()
            }
        }
        group.notify(queue: .global()) {
            let failures = results.compactMap { result -> OperationFailure? in
                guard case .failure(let error)? = result else { return nil }
                return error
            }
            if !failures.isEmpty { return self.finish(with: failures) }
            self.state = .executing
            self.observers.forEach { $0.operationDidStart(self) }
            self.execute()
        }
    }

    func execute() { finish() }

    final func finish(with errors: [OperationFailure] = []) {
        self.errors += errors
        observers.forEach { $0.operationDidFinish(self, errors: self.errors) }
        state = .finished
    }
}

final class BlockAsyncOperation: AsyncOperation {
    typealias Body = (@escaping ([OperationFailure]) -> Void) -> Void
    private let body: Body
    init(name: String, body: @escaping Body) {
        self.body = body
        super.init()
        self.name = name
    }
    override func execute() { body { self.finish(with: $0) } }
}

struct FlagCondition: OperationCondition {
    static let name = "flag"
    let flag: () -> Bool
    func evaluate(for operation: AsyncOperation, completion: @escaping (Result<Void, OperationFailure>) -> Void) {
        completion(flag() ? .success(()) : .failure(.conditionFailed(Self.name)))
    }
}

struct NoFailedDependencies: OperationCondition {
    static let name = "no failed dependencies"
    func evaluate(for operation: AsyncOperation, completion: @escaping (Result<Void, OperationFailure>) -> Void) {
        let failed = operation.dependencies.compactMap { $0 as? AsyncOperation }.filter { !$0.errors.isEmpty }
        completion(failed.isEmpty ? .success(()) : .failure(.conditionFailed(Self.name)))
    }
}

final class Journal: OperationObserver {
    private let queue = DispatchQueue(label: "journal")
    private var lines: [String] = []
    private(set) var starts = 0
    func operationDidStart(_ operation: AsyncOperation) { queue.sync { starts += 1 } }
    func operationDidFinish(_ operation: AsyncOperation, errors: [OperationFailure]) {
        add("finish \(operation.name ?? "?") \(errors.map(\.description))")
    }
    private func add(_ line: String) { queue.sync { lines.append(line) } }
    func dump() { queue.sync { lines.forEach { print($0) } } }
}

let journal = Journal()
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 3
var isOnline = true

func make(_ name: String, after milliseconds: Int, failing code: Int? = nil) -> BlockAsyncOperation {
    let operation = BlockAsyncOperation(name: name) { done in
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
            done(code.map { [.server(code: $0)] } ?? [])
        }
    }
    operation.addObserver(journal)
    return operation
}

let login = make("login", after: 40)
let profile = make("profile", after: 40)
let avatar = make("avatar", after: 120, failing: 404)
let merge = make("merge", after: 10)
login.addCondition(FlagCondition { isOnline })
profile.addDependency(login)
avatar.addDependency(login)
[profile, avatar].forEach(merge.addDependency)
merge.addCondition(NoFailedDependencies())
queue.addOperations([login, profile, avatar, merge], waitUntilFinished: true)
journal.dump()
print("merge errors:", merge.errors, "starts:", journal.starts)

isOnline = false
let offline = make("offline", after: 10)
offline.addCondition(FlagCondition { isOnline })
let cancelled = make("cancelled", after: 10)
cancelled.cancel()
queue.addOperation(offline)
queue.waitUntilAllOperationsAreFinished()
queue.addOperation(cancelled)
queue.waitUntilAllOperationsAreFinished()
print(offline.errors, cancelled.errors, queue.operationCount)
