// programs: asynchronous operations with dependencies, conditions, finish blocks and a network stub
import Foundation

class AsyncOperation: Operation {
  enum State: String { case ready, executing, finished
    fileprivate var keyPath: String { "is" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }
  private let stateQueue = DispatchQueue(label: "operation.state", attributes: .concurrent)
  private var _state = State.ready
  private(set) var state: State {
    get { stateQueue.sync { _state } }
    set {
      willChangeValue(forKey: state.keyPath)
      willChangeValue(forKey: newValue.keyPath)
      stateQueue.sync(flags: .barrier) { _state = newValue }
      didChangeValue(forKey: state.keyPath)
      didChangeValue(forKey: newValue.keyPath)
    }
  }
  override var isAsynchronous: Bool { true }
  override var isReady: Bool { super.isReady && state == .ready }
  override var isExecuting: Bool { state == .executing }
  override var isFinished: Bool { state == .finished }

  override final func start() {
    if isCancelled {
      state = .finished
      return
    }
    state = .executing
    execute()
  }
  func execute() { fatalError("Subclasses must implement \(#function)") }
  func finish() { state = .finished }
}

final class Fetch: AsyncOperation {
  let url: String
  private(set) var body: String?
  init(_ url: String) { self.url = url; super.init(); name = "fetch \(url)" }
  override func execute() {
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) { [weak self] in
      guard let self = self else { return }
      self.body = "{\(self.url)}"
      self.finish()
    }
  }
}

final class Parse: Operation {
  private(set) var words: [String] = []
  override func main() {
    let sources = dependencies.compactMap { $0 as? Fetch }
    words = sources.compactMap { $0.body }.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "{}")) }
  }
}

let queue = OperationQueue()
queue.name = "graph"
queue.maxConcurrentOperationCount = 2
let fetches = ["a", "b", "c"].map(Fetch.init)
let parse = Parse()
fetches.forEach(parse.addDependency)
parse.completionBlock = { print("parsed:", parse.words) }
queue.addOperations(fetches + [parse], waitUntilFinished: true)
Thread.sleep(forTimeInterval: 0.05)
print(fetches.map(\.isFinished), parse.isFinished, queue.operationCount)

let cancelled = Fetch("never")
cancelled.cancel()
queue.addOperation(cancelled)
queue.waitUntilAllOperationsAreFinished()
print(cancelled.body as Any, cancelled.isCancelled, cancelled.name!)

let serial = OperationQueue()
serial.maxConcurrentOperationCount = 1
serial.isSuspended = true
var order: [String] = []
for (name, priority) in [("low", Operation.QueuePriority.low), ("high", .high), ("normal", .normal)] {
  let block = BlockOperation { order.append(name) }
  block.queuePriority = priority
  serial.addOperation(block)
}
serial.addOperation { order.append("last") }
serial.isSuspended = false
serial.waitUntilAllOperationsAreFinished()
print(order)
