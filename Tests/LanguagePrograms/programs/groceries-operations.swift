// programs: operations with conditions, observers and groups of them
import Foundation

enum OperationErrorCode: Int, Error { case conditionFailed = 1, executionFailed }

enum ConditionResult {
  case satisfied
  case failed(OperationErrorCode)
}

protocol OperationCondition {
  static var name: String { get }
  static var isMutuallyExclusive: Bool { get }
  func dependency(for operation: TaskOperation) -> Operation?
  func evaluate(for operation: TaskOperation, completion: @escaping (ConditionResult) -> Void)
}

extension OperationCondition {
  static var name: String { String(describing: Self.self) }
  func dependency(for operation: TaskOperation) -> Operation? { nil }
}

protocol OperationObserver {
  func operationDidStart(_ operation: TaskOperation)
  func operation(_ operation: TaskOperation, didProduce newOperation: Operation)
  func operationDidFinish(_ operation: TaskOperation, errors: [Error])
}

struct BlockObserver: OperationObserver {
  private let startHandler: ((TaskOperation) -> Void)?
  private let produceHandler: ((TaskOperation, Operation) -> Void)?
  private let finishHandler: ((TaskOperation, [Error]) -> Void)?

  init(
    startHandler: ((TaskOperation) -> Void)? = nil, produceHandler: ((TaskOperation, Operation) -> Void)? = nil,
    finishHandler: ((TaskOperation, [Error]) -> Void)? = nil
  ) {
    self.startHandler = startHandler
    self.produceHandler = produceHandler
    self.finishHandler = finishHandler
  }

  func operationDidStart(_ operation: TaskOperation) { startHandler?(operation) }
  func operation(_ operation: TaskOperation, didProduce newOperation: Operation) { produceHandler?(operation, newOperation) }
  func operationDidFinish(_ operation: TaskOperation, errors: [Error]) { finishHandler?(operation, errors) }
}

class TaskOperation: Operation, @unchecked Sendable {
  private enum State: Int, Comparable {
    case initialized, pending, executing, finishing, finished
    static func < (lhs: State, rhs: State) -> Bool { lhs.rawValue < rhs.rawValue }

    func canTransition(to target: State) -> Bool {
      switch (self, target) {
      case (.initialized, .pending), (.pending, .executing), (.executing, .finishing), (.finishing, .finished): return true
      case (.pending, .finishing): return true
      default: return false
      }
    }
  }

  private let stateLock = NSLock()
  private var _state = State.initialized
  private var state: State {
    get { stateLock.withLock { _state } }
    set {
      stateLock.lock()
      guard _state != .finished else { return stateLock.unlock() }
      assert(_state.canTransition(to: newValue), "invalid transition")
      _state = newValue
      stateLock.unlock()
    }
  }

  private(set) var conditions: [OperationCondition] = []
  private(set) var observers: [OperationObserver] = []
  private var internalErrors: [Error] = []
  fileprivate weak var owner: TaskQueue?

  init(named name: String) {
    super.init()
    self.name = name
  }

  func addCondition(_ condition: OperationCondition) {
    assert(state < .executing)
    conditions.append(condition)
  }

  func addObserver(_ observer: OperationObserver) { observers.append(observer) }

  fileprivate func willEnqueue() { state = .pending }

  final override func main() {
    let semaphore = DispatchSemaphore(value: 0)
    var failures: [OperationErrorCode] = []
    for condition in conditions {
      condition.evaluate(for: self) { result in
        if case let .failed(error) = result { failures.append(error) }
        semaphore.signal()
      }
      semaphore.wait()
    }
    guard failures.isEmpty, !isCancelled else { return finish(failures) }
    state = .executing
    observers.forEach { $0.operationDidStart(self) }
    execute()
  }

  func execute() {
    print("\(type(of: self)) must override execute()")
    finish()
  }

  final func produce(_ operation: Operation) {
    for observer in observers { observer.operation(self, didProduce: operation) }
    owner?.addOperation(operation)
  }

  final func finish(_ errors: [Error] = []) {
    let combined = internalErrors + errors
    state = .finishing
    finished(combined)
    for observer in observers { observer.operationDidFinish(self, errors: combined) }
    state = .finished
  }

  func finished(_ errors: [Error]) {}
}

final class TaskQueue: OperationQueue, @unchecked Sendable {
  private var exclusive: [String: Operation] = [:]

  override func addOperation(_ operation: Operation) {
    if let task = operation as? TaskOperation {
      task.owner = self
      for condition in task.conditions {
        if let dependency = condition.dependency(for: task) {
          task.addDependency(dependency)
          addOperation(dependency)
        }
        let kind = type(of: condition)
        if kind.isMutuallyExclusive {
          if let previous = exclusive[kind.name] { task.addDependency(previous) }
          exclusive[kind.name] = task
        }
      }
      task.willEnqueue()
    }
    super.addOperation(operation)
  }
}

struct MutuallyExclusive<T>: OperationCondition {
  static var name: String { "MutuallyExclusive<\(T.self)>" }
  static var isMutuallyExclusive: Bool { true }
  func evaluate(for operation: TaskOperation, completion: @escaping (ConditionResult) -> Void) { completion(.satisfied) }
}

struct HasMoney: OperationCondition {
  static let isMutuallyExclusive = false
  let purse: Purse
  let amount: Int

  func dependency(for operation: TaskOperation) -> Operation? {
    guard purse.balance < amount else { return nil }
    return BlockOperation { [purse] in purse.add(5) }
  }

  func evaluate(for operation: TaskOperation, completion: @escaping (ConditionResult) -> Void) {
    DispatchQueue.global().async { [self] in
      completion(purse.balance >= amount ? .satisfied : .failed(.conditionFailed))
    }
  }
}

final class Purse {
  private let lock = NSLock()
  private var _balance: Int
  var balance: Int { lock.withLock { _balance } }
  init(_ balance: Int) { _balance = balance }
  func add(_ amount: Int) { lock.withLock { _balance += amount } }
}
enum Till {}

final class BuyOperation: TaskOperation, @unchecked Sendable {
  let what: String, price: Int, purse: Purse
  init(_ what: String, for price: Int, from purse: Purse) {
    self.what = what
    self.price = price
    self.purse = purse
    super.init(named: "buy \(what)")
    addCondition(MutuallyExclusive<Till>())
    addCondition(HasMoney(purse: purse, amount: price))
  }

  override func execute() {
    purse.add(-price)
    print("bought \(what) for \(price)")
    finish()
  }

  override func finished(_ errors: [Error]) {
    guard let error = errors.first as? OperationErrorCode else { return }
    print("\(name ?? "?") failed: \(error) (\(error.rawValue))")
  }
}

final class CookOperation: TaskOperation, @unchecked Sendable {
  override func execute() {
    produce(BlockOperation { print("wash up") })
    finish([OperationErrorCode.executionFailed])
  }
}

final class Idle: TaskOperation, @unchecked Sendable {}

let queue = TaskQueue()
queue.name = "kitchen"
queue.maxConcurrentOperationCount = 4
let purse = Purse(12)
var events: [String] = []
let guardian = DispatchQueue(label: "events")
func note(_ text: String) { guardian.sync { events.append(text) } }

let observer = BlockObserver(
  startHandler: { note("\($0.name!) started") },
  produceHandler: { note("\($0.name!) produced \(type(of: $1))") },
  finishHandler: { note("\($0.name!) finished with \($1.count)") })

let purchases = [("bread", 4), ("cheese", 7), ("wine", 30)].map { BuyOperation($0.0, for: $0.1, from: purse) }
let cook = CookOperation(named: "cook")
for purchase in purchases {
  purchase.addObserver(observer)
  cook.addDependency(purchase)
}
cook.addObserver(observer)
let idle = Idle(named: "idle")
idle.addDependency(cook)
purchases.forEach { queue.addOperation($0) }
queue.addOperation(cook)
queue.waitUntilAllOperationsAreFinished()
queue.addOperation(idle)
queue.waitUntilAllOperationsAreFinished()
print(events.joined(separator: "\n"))
print(purse.balance, queue.operationCount, purchases.filter { $0.isFinished }.count, idle.dependencies.map { $0.name ?? "-" })
