// programs: an executor with priorities, deadlines and cooperative cancellation
import Foundation
import Dispatch

enum Priority: Int, CaseIterable, Comparable {
  case low, normal, high
  static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}

struct Heap<Element> {
  private var items: [Element] = []
  private let ordered: (Element, Element) -> Bool
  init(_ ordered: @escaping (Element, Element) -> Bool) { self.ordered = ordered }
  var isEmpty: Bool { items.isEmpty }
  var count: Int { items.count }

  mutating func push(_ element: Element) {
    items.append(element)
    var child = items.count - 1
    while child > 0, case let parent = (child - 1) / 2, ordered(items[child], items[parent]) {
      items.swapAt(child, parent)
      child = parent
    }
  }

  mutating func pop() -> Element? {
    guard let first = items.first else { return nil }
    let last = items.removeLast()
    guard !items.isEmpty else { return first }
    items[0] = last
    var parent = 0
    while true {
      let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < items.count }
      guard let best = children.min(by: { ordered(items[$0], items[$1]) }), ordered(items[best], items[parent]) else { break }
      items.swapAt(best, parent)
      parent = best
    }
    return first
  }
}

final class CancelToken {
  private let lock = NSLock()
  private var flag = false
  var isCancelled: Bool { lock.lock(); defer { lock.unlock() }; return flag }
  func cancel() { lock.lock(); flag = true; lock.unlock() }
  func throwIfCancelled() throws { if isCancelled { throw CancellationError() } }
  struct CancellationError: Error {}
}

final class Executor {
  struct Job {
    let id: Int
    let priority: Priority
    let deadline: Int?
    let token: CancelToken
    let body: (CancelToken) throws -> String
  }

  private let state = DispatchQueue(label: "executor.state")
  private let workers: [DispatchQueue]
  private var idle: Set<Int>
  private var heap = Heap<Job> { a, b in
    if a.priority != b.priority { return a.priority > b.priority }
    switch (a.deadline, b.deadline) {
    case let (x?, y?) where x != y: return x < y
    case (.some, .none): return true
    case (.none, .some): return false
    default: return a.id < b.id
    }
  }
  private var next = 0
  private let group = DispatchGroup()
  private(set) var log: [String] = []
  private var isPaused = true

  init(workers count: Int) {
    workers = (0..<count).map { DispatchQueue(label: "worker-\($0)") }
    idle = Set(workers.indices)
  }

  @discardableResult
  func submit(_ priority: Priority = .normal, by deadline: Int? = nil, _ body: @escaping (CancelToken) throws -> String) -> CancelToken {
    let token = CancelToken()
    group.enter()
    state.async { [self] in
      heap.push(Job(id: next, priority: priority, deadline: deadline, token: token, body: body))
      next += 1
      dispatch()
    }
    return token
  }

  func start() { state.async { self.isPaused = false; self.dispatch() } }

  private func dispatch() {
    guard !isPaused else { return }
    while let worker = idle.min(), let job = heap.pop() {
      idle.remove(worker)
      workers[worker].async {
        let outcome: String
        do { try job.token.throwIfCancelled(); outcome = try job.body(job.token) } catch is CancelToken.CancellationError { outcome = "cancelled" } catch { outcome = "failed \(error)" }
        self.state.async {
          self.log.append("\(job.id):\(job.priority):\(outcome)")
          self.idle.insert(worker)
          self.dispatch()
          self.group.leave()
        }
      }
    }
  }

  func finish() -> [String] { group.wait(); return state.sync { log } }
}

let executor = Executor(workers: 1)
for (index, priority) in zip(0..., [Priority.low, .high, .normal, .high]) {
  executor.submit(priority, by: index.isMultiple(of: 2) ? nil : 10 - index) { _ in "job \(index)" }
}
let doomed = executor.submit { _ in "never" }
executor.submit(.low) { token in
  try (1...3).forEach { _ in try token.throwIfCancelled() }
  throw NSError(domain: "jobs", code: 7)
}
doomed.cancel()
executor.start()
executor.finish().map { $0.components(separatedBy: "NSError").first! }.map { String($0.prefix(20)) }.forEach { print($0) }
print(Priority.allCases.sorted(by: >).map { "\($0)" }, Priority.allCases.min()!)
