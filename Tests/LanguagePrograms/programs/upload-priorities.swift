// programs: an upload manager on OperationQueue: priorities, dependencies on a login, cancellation by tag, progress
import Foundation

final class UploadOperation: Operation {
    enum Outcome: Equatable { case sent(Int), cancelled, failed(String) }
    let tag: String
    let bytes: Int
    private(set) var outcome: Outcome?
    var onProgress: ((String, Double) -> Void)?

    init(tag: String, name: String, bytes: Int, priority: QueuePriority = .normal) {
        self.tag = tag
        self.bytes = bytes
        super.init()
        self.name = name
        queuePriority = priority
    }

    override func main() {
        var sent = 0
        while sent < bytes {
            if isCancelled {
                outcome = .cancelled
                return
            }
            sent = min(bytes, sent + 40)
            onProgress?(name ?? "?", Double(sent) / Double(bytes))
        }
        outcome = bytes > 200 ? .failed("too large") : .sent(bytes)
    }

    override func cancel() {
        super.cancel()
        if outcome == nil { outcome = .cancelled }
    }
}

final class UploadManager {
    private let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.name = "uploads"
        queue.maxConcurrentOperationCount = 1
        return queue
    }()
    private let login = BlockOperation()
    private let lock = NSLock()
    private var operations: [UploadOperation] = []
    private(set) var log: [String] = []
    private(set) var progress: [String: [Int]] = [:]

    init() {
        login.addExecutionBlock { [unowned self] in write("login") }
        login.queuePriority = .veryLow
    }

    private func write(_ line: String) {
        lock.lock()
        defer { lock.unlock() }
        log.append(line)
    }

    @discardableResult
    func add(_ name: String, tag: String, bytes: Int, priority: Operation.QueuePriority = .normal) -> UploadOperation {
        let operation = UploadOperation(tag: tag, name: name, bytes: bytes, priority: priority)
        operation.addDependency(login)
        operation.onProgress = { [weak self] name, fraction in
            guard let self = self else { return }
            self.lock.lock()
            self.progress[name, default: []].append(Int(fraction * 100))
            self.lock.unlock()
        }
        operations.append(operation)
        queue.addOperation(operation)
        return operation
    }

    func cancel(tag: String) { operations.filter { $0.tag == tag }.forEach { $0.cancel() } }

    func run() -> [(String, UploadOperation.Outcome)] {
        queue.addOperation(login)
        queue.waitUntilAllOperationsAreFinished()
        return operations.map { ($0.name!, $0.outcome ?? .failed("never ran")) }
    }

    var waiting: Int { queue.operationCount }
}

let manager = UploadManager()
manager.add("photo-1", tag: "photos", bytes: 100)
manager.add("video", tag: "videos", bytes: 400, priority: .low)
let draft = manager.add("draft", tag: "drafts", bytes: 60, priority: .high)
manager.add("photo-2", tag: "photos", bytes: 20)
manager.add("note", tag: "notes", bytes: 80, priority: .veryHigh)
print("waiting", manager.waiting, "draft ready:", draft.isReady)
manager.cancel(tag: "photos")
draft.completionBlock = nil

for (name, outcome) in manager.run() {
    switch outcome {
    case .sent(let n): print(name, "sent \(n)")
    case .cancelled: print(name, "cancelled")
    case .failed(let why): print(name, "failed: \(why)")
    }
}
print(manager.log, "left", manager.waiting)
for (name, steps) in manager.progress.sorted(by: { $0.key < $1.key }) { print(name, steps) }
print(draft.isFinished, draft.isCancelled, draft.dependencies.count)
