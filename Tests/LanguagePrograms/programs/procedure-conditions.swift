// programs: operations with conditions and observers, as in the session on advanced operations: mutual exclusion, failed dependencies
import Foundation

// After the WWDC 2015 "Advanced NSOperations" session.

enum ConditionResult {
    case satisfied
    case failed(ConditionError)

    var error: ConditionError? {
        if case .failed(let error) = self { return error }
        return nil
    }
}

struct ConditionError: Error, CustomStringConvertible {
    let name: String
    var reason: String?
    var description: String { reason.map { "\(name): \($0)" } ?? name }
}

protocol OperationCondition {
    static var name: String { get }
    static var isMutuallyExclusive: Bool { get }
    func dependency(for operation: Procedure) -> Operation?
    func evaluate(for operation: Procedure, completion: @escaping (ConditionResult) -> Void)
}

extension OperationCondition {
    static var name: String { String(describing: Self.self) }
    static var isMutuallyExclusive: Bool { false }
    func dependency(for operation: Procedure) -> Operation? { nil }
}

protocol OperationObserver {
    func operationDidStart(_ operation: Procedure)
    func operationDidFinish(_ operation: Procedure, errors: [Error])
}

class Procedure: Operation {
    private enum State: Int, Comparable {
        case initialized, evaluating, ready, executing, finished
        static func < (lhs: State, rhs: State) -> Bool { lhs.rawValue < rhs.rawValue }

        func canTransition(to target: State) -> Bool {
            switch (self, target) {
            case (.initialized, .evaluating), (.evaluating, .ready), (.ready, .executing), (.executing, .finished):
                return true
            case (.evaluating, .finished), (.initialized, .executing):
                return true
            default:
                return false
            }
        }
    }

    private let stateLock = NSRecursiveLock()
    private var _state = State.initialized
    private var state: State {
        get { stateLock.withLock { _state } }
        set {
            stateLock.withLock {
                guard _state != .finished else { return }
                assert(_state.canTransition(to: newValue), "invalid transition \(_state) -> \(newValue)")
                _state = newValue
            }
        }
    }

    private(set) var conditions: [OperationCondition] = []
    private(set) var observers: [OperationObserver] = []
    private(set) var errors: [Error] = []

    override var isAsynchronous: Bool { true }
    override var isExecuting: Bool { state == .executing }
    override var isFinished: Bool { state == .finished }

    func add(condition: OperationCondition) {
        assert(state < .executing)
        conditions.append(condition)
        if let dependency = condition.dependency(for: self) { addDependency(dependency) }
    }

    func add(observer: OperationObserver) { observers.append(observer) }

    override final func start() {
        state = .evaluating
        guard !isCancelled else { return finish() }
        let group = DispatchGroup()
        let box = ResultsBox(count: conditions.count)
        for (index, condition) in conditions.enumerated() {
            group.enter()
            condition.evaluate(for: self) { result in
                box.set(result, at: index)
                group.leave()
            }
        }
        group.notify(queue: .global()) { self.conditionsDidEvaluate(box.failures) }
    }

    private func conditionsDidEvaluate(_ failures: [ConditionError]) {
        errors += failures as [Error]
        guard failures.isEmpty else { return finish() }
        state = .ready
        state = .executing
        observers.forEach { $0.operationDidStart(self) }
        execute()
    }

    func execute() { fatalError("\(type(of: self)) must override execute()") }

    final func finish(_ error: Error? = nil) {
        if let error { errors.append(error) }
        for observer in observers { observer.operationDidFinish(self, errors: errors) }
        willChangeValue(forKey: "isFinished")
        state = .finished
        didChangeValue(forKey: "isFinished")
    }
}

final class ResultsBox {
    private var results: [ConditionResult?]
    private let lock = NSLock()
    init(count: Int) { results = Array(repeating: nil, count: count) }
    func set(_ result: ConditionResult, at index: Int) {
        lock.lock()
        results[index] = result
        lock.unlock()
    }
    var failures: [ConditionError] { results.compactMap { $0?.error } }
}

// MARK: Conditions

struct BlockCondition: OperationCondition {
    static let name = "Block"
    let block: () throws -> Bool

    func evaluate(for operation: Procedure, completion: @escaping (ConditionResult) -> Void) {
        do {
            completion(try block() ? .satisfied : .failed(ConditionError(name: Self.name, reason: "false")))
        } catch {
            completion(.failed(.init(name: Self.name, reason: "\(error)")))
        }
    }
}

struct NoFailedDependencies: OperationCondition {
    func evaluate(for operation: Procedure, completion: @escaping (ConditionResult) -> Void) {
        let failed = operation.dependencies.compactMap { $0 as? Procedure }.filter { !$0.errors.isEmpty }
        if failed.isEmpty {
            completion(.satisfied)
        } else {
            let names = failed.map { $0.name ?? "?" }.joined(separator: ", ")
            completion(.failed(ConditionError(name: Self.name, reason: names)))
        }
    }
}

struct Reachability: OperationCondition {
    static var isMutuallyExclusive: Bool { true }
    let host: String
    func dependency(for operation: Procedure) -> Operation? {
        let warmUp = BlockOperation { journal.note("resolve \(self.host)") }
        resolver.addOperation(warmUp)
        return warmUp
    }
    func evaluate(for operation: Procedure, completion: @escaping (ConditionResult) -> Void) {
        completion(host.hasSuffix(".org") ? .satisfied : .failed(.init(name: Self.name)))
    }
}

// MARK: Concrete procedures

final class BlockProcedure: Procedure {
    typealias Body = (_ finish: @escaping (Error?) -> Void) -> Void
    private let body: Body
    init(_ name: String, body: @escaping Body = { $0(nil) }) {
        self.body = body
        super.init()
        self.name = name
    }
    override func execute() { body { self.finish($0) } }
}

final class Journal: OperationObserver {
    private let queue = DispatchQueue(label: "journal")
    private var lines: [String] = []
    func note(_ line: String) { queue.sync { lines.append(line) } }
    func operationDidStart(_ operation: Procedure) { note("start \(operation.name!)") }
    func operationDidFinish(_ operation: Procedure, errors: [Error]) {
        note("finish \(operation.name!)" + (errors.isEmpty ? "" : " \(errors)"))
    }
    func flush() -> [String] { queue.sync { defer { lines = [] }; return lines } }
}

let journal = Journal()
let resolver = OperationQueue()
resolver.maxConcurrentOperationCount = 1

let queue = OperationQueue()
queue.name = "procedures"

struct Offline: Error {}
let login = BlockProcedure("login")
let fetch = BlockProcedure("fetch") { finish in
    DispatchQueue.global().async { finish(Offline()) }
}
let store = BlockProcedure("store")
let report = BlockProcedure("report")
for operation in [login, fetch, store, report] { operation.add(observer: journal) }
fetch.addDependency(login)
store.addDependency(fetch)
report.addDependency(store)
login.add(condition: Reachability(host: "swift.org"))
login.add(condition: BlockCondition { true })
store.add(condition: NoFailedDependencies())
report.add(condition: BlockCondition { 1 + 1 == 2 })
queue.addOperations([report, store, fetch, login], waitUntilFinished: true)
journal.flush().forEach { print($0) }
let picky = BlockProcedure("picky")
picky.add(observer: journal)
picky.add(condition: BlockCondition { throw Offline() })
picky.add(condition: Reachability(host: "example.com"))
queue.addOperation(picky)
queue.waitUntilAllOperationsAreFinished()
print(journal.flush().joined(separator: "\n"))
print([login, fetch, store, report].map { "\($0.name!)=\($0.errors.count)" }, Reachability.isMutuallyExclusive, BlockCondition.isMutuallyExclusive)
