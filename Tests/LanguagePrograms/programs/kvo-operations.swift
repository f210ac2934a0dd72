import Foundation

// "Advanced NSOperations": an asynchronous operation with KVO notifications.

open class AsyncOperation: Operation {
    public enum State: String {
        case ready, executing, finished

        fileprivate var keyPath: String { "is" + rawValue.capitalized }
    }

    private let stateLock = NSRecursiveLock()
    private var _state = State.ready

    public private(set) var state: State {
        get { stateLock.withLock { _state } }
        set {
            let oldValue = state
            willChangeValue(forKey: newValue.keyPath)
            willChangeValue(forKey: oldValue.keyPath)
            stateLock.withLock { _state = newValue }
            didChangeValue(forKey: oldValue.keyPath)
            didChangeValue(forKey: newValue.keyPath)
        }
    }

    open override var isAsynchronous: Bool { true }
    open override var isReady: Bool { super.isReady && state == .ready }
    open override var isExecuting: Bool { state == .executing }
    open override var isFinished: Bool { state == .finished }

    open override func start() {
        if isCancelled {
            finish()
            return
        }
        state = .executing
        main()
    }

    open override func main() {
        fatalError("Subclasses must implement `main` without calling super.")
    }

    public final func finish() {
        if !isFinished { state = .finished }
    }
}

final class FetchOperation: AsyncOperation {
    let identifier: Int
    private(set) var payload: [UInt8]?

    init(identifier: Int) {
        self.identifier = identifier
        super.init()
        name = "fetch-\(identifier)"
    }

    override func main() {
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(15 * identifier)) {
            self.payload = (0..<4).map { UInt8($0 * self.identifier) }
            self.finish()
        }
    }
}

final class DecodeOperation: Operation {
    var result: Result<Int, DecodeError> = .failure(.notStarted)

    enum DecodeError: Error { case notStarted, missingDependency, empty }

    override func main() {
        guard let fetch = dependencies.compactMap({ $0 as? FetchOperation }).first else {
            result = .failure(.missingDependency)
            return
        }
        guard let bytes = fetch.payload, !bytes.isEmpty else {
            result = .failure(.empty)
            return
        }
        if isCancelled { return }
        result = .success(bytes.reduce(0) { $0 + Int($1) })
    }
}

precedencegroup DependencyPrecedence { associativity: left }
infix operator ==> : DependencyPrecedence
@discardableResult
func ==> <T: Operation>(lhs: Operation, rhs: T) -> T {
    rhs.addDependency(lhs)
    return rhs
}

let queue = OperationQueue()
queue.name = "com.example.pipeline"
queue.maxConcurrentOperationCount = 3
queue.qualityOfService = .userInitiated

let resultsLock = NSLock()
var results: [(Int, String)] = []

for id in 1...3 {
    let fetch = FetchOperation(identifier: id)
    let decode = DecodeOperation()
    let report = BlockOperation { [unowned decode] in
        let line: String
        switch decode.result {
        case .success(let sum): line = "sum \(sum)"
        case .failure(let error): line = "failed: \(error)"
        }
        resultsLock.lock()
        results.append((id, line))
        resultsLock.unlock()
    }
    fetch ==> decode ==> report
    queue.addOperations([fetch, decode, report], waitUntilFinished: false)
}
queue.waitUntilAllOperationsAreFinished()
results.sort { $0.0 < $1.0 }
results.forEach { print($0.0, $0.1) }

let orphan = DecodeOperation()
orphan.completionBlock = { print("orphan done") }
queue.addOperation(orphan)
queue.waitUntilAllOperationsAreFinished()
Thread.sleep(forTimeInterval: 0.05)
print(orphan.result)

let cancelled = FetchOperation(identifier: 9)
cancelled.cancel()
queue.addOperations([cancelled], waitUntilFinished: true)
print(cancelled.isCancelled, cancelled.isFinished, cancelled.payload == nil, cancelled.name ?? "-", cancelled.state)
