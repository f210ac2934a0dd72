import Foundation

// Jobs with dependencies, run by operations of one's own that end asynchronously.
class AsyncOperation: Operation, @unchecked Sendable {
  enum State: String { case ready, executing, finished
    var keyPath: String { "is" + rawValue.capitalized }
  }
  private let stateQueue = DispatchQueue(label: "operation.state", attributes: .concurrent)
  private var _state: State = .ready
  var state: State {
    get { stateQueue.sync { _state } }
    set {
      let old = state
      willChangeValue(forKey: old.keyPath)
      willChangeValue(forKey: newValue.keyPath)
      stateQueue.sync(flags: .barrier) { _state = newValue }
      didChangeValue(forKey: old.keyPath)
      didChangeValue(forKey: newValue.keyPath)
    }
  }
  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { state == .executing }
  override var isFinished: Bool { state == .finished }
  override func start() {
    guard !isCancelled else { return finish() }
    state = .executing
    main()
  }
  func finish() { state = .finished }
}

final class Job: AsyncOperation, @unchecked Sendable {
  let title: String
  let seconds: Double
  private let log: Log
  init(_ title: String, seconds: Double, log: Log) {
    self.title = title
    self.seconds = seconds
    self.log = log
    super.init()
    name = title
  }
  override func main() {
    log.note("start \(title)")
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in
      guard let self = self else { return }
      self.log.note(self.isCancelled ? "cut \(self.title)" : "end \(self.title)")
      self.finish()
    }
  }
}

final class Log {
  private var lines: [(time: Double, text: String)] = []
  private let lock = NSLock()
  private let start = Date()
  func note(_ text: String) {
    lock.lock(); defer { lock.unlock() }
    lines.append((Date().timeIntervalSince(start), text))
  }
  var texts: [String] { lock.lock(); defer { lock.unlock() }; return lines.map(\.text) }
  func time(of text: String) -> Double? { lines.first { $0.text == text }?.time }
}

struct Graph {
  var edges: [String: [String]] = [:]
  var durations: [String: Double] = [:]
  mutating func add(_ name: String, takes seconds: Double, after others: String...) {
    edges[name] = others
    durations[name] = seconds
  }
  func sorted() throws -> [String] {
    var result: [String] = [], done = Set<String>(), active = Set<String>()
    func visit(_ node: String) throws {
      if done.contains(node) { return }
      guard active.insert(node).inserted else { throw Cycle(node: node) }
      for next in (edges[node] ?? []).sorted() { try visit(next) }
      active.remove(node)
      done.insert(node)
      result.append(node)
    }
    for node in edges.keys.sorted() { try visit(node) }
    return result
  }
  struct Cycle: Error { let node: String }
}

var graph = Graph()
graph.add("fetch", takes: 0.06)
graph.add("config", takes: 0.02)
graph.add("compile", takes: 0.10, after: "fetch", "config")
graph.add("test", takes: 0.05, after: "compile")
graph.add("docs", takes: 0.03, after: "fetch")
graph.add("deploy", takes: 0.02, after: "test", "docs")

let order = try! graph.sorted()
print(order)
var broken = graph
broken.add("fetch", takes: 0, after: "deploy")
do { print(try broken.sorted()) } catch let cycle as Graph.Cycle { print("cycle at", cycle.node) }

let log = Log()
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 3
var jobs: [String: Job] = [:]
for name in order { jobs[name] = Job(name, seconds: graph.durations[name]!, log: log) }
for (name, needed) in graph.edges { for other in needed { jobs[name]!.addDependency(jobs[other]!) } }
queue.addOperations(order.map { jobs[$0]! }, waitUntilFinished: true)
print(log.texts.sorted())
for (name, needed) in graph.edges.sorted(by: { $0.key < $1.key }) where !needed.isEmpty {
  let start = log.time(of: "start \(name)")!
  print(name, needed.allSatisfy { log.time(of: "end \($0)")! <= start })
}

let second = Log()
let slow = Job("slow", seconds: 0.08, log: second)
let next = Job("next", seconds: 0.05, log: second)
next.addDependency(slow)
next.completionBlock = { second.note("completed \(next.isCancelled)") }
queue.addOperation(slow)
queue.addOperation(next)
Thread.sleep(forTimeInterval: 0.03)
next.cancel()
slow.cancel()
queue.waitUntilAllOperationsAreFinished()
Thread.sleep(forTimeInterval: 0.05)
print(second.texts, slow.isFinished, next.state)
