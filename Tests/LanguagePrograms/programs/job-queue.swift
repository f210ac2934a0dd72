// programs: a job queue with priorities, retries with back-off, dependencies and a progress observer
import Foundation
import Dispatch

enum Priority: Int, Comparable, CaseIterable {
  case low = 1, normal, high
  static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
}

protocol Job {
  static var type: String { get }
  var priority: Priority { get }
  func run(attempt: Int) throws
  func shouldRetry(after error: Error) -> RetryPolicy
}

enum RetryPolicy {
  case cancel
  case immediately
  case after(milliseconds: Int)
  case exponential(initial: Int)

  func delay(attempt: Int) -> DispatchTimeInterval? {
    switch self {
    case .cancel: return nil
    case .immediately: return .milliseconds(0)
    case .after(let milliseconds): return .milliseconds(milliseconds)
    case .exponential(let initial): return .milliseconds(initial << (attempt - 1))
    }
  }
}

extension Job {
  static var type: String { String(describing: Self.self) }
  var priority: Priority { .normal }
  func shouldRetry(after error: Error) -> RetryPolicy { .cancel }
}

struct Heap<Element> {
  private var elements: [Element] = []
  private let areSorted: (Element, Element) -> Bool
  init(sort: @escaping (Element, Element) -> Bool) { areSorted = sort }
  var isEmpty: Bool { elements.isEmpty }
  mutating func push(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard areSorted(elements[child], elements[parent]) else { break }
      elements.swapAt(child, parent)
      child = parent
    }
  }
  mutating func pop() -> Element? {
    guard let first = elements.first else { return nil }
    let last = elements.removeLast()
    guard !elements.isEmpty else { return first }
    elements[0] = last
    var parent = 0
    while true {
      let (left, right) = (2 * parent + 1, 2 * parent + 2)
      var candidate = parent
      if left < elements.count, areSorted(elements[left], elements[candidate]) { candidate = left }
      if right < elements.count, areSorted(elements[right], elements[candidate]) { candidate = right }
      if candidate == parent { return first }
      elements.swapAt(parent, candidate)
      parent = candidate
    }
  }
}

final class JobManager {
  private struct Pending {
    let job: Job
    let attempt: Int
    let order: Int
  }
  private let queue = DispatchQueue(label: "jobs.manager")
  private let worker = DispatchQueue(label: "jobs.worker")
  private var heap = Heap<Pending> { a, b in
    a.job.priority != b.job.priority ? a.job.priority > b.job.priority : a.order < b.order
  }
  private var order = 0
  private var isRunning = false
  private let group = DispatchGroup()
  private(set) var results: [String: [String]] = [:]
  static let maximumAttempts = 4

  func add(_ job: Job) { add(job, attempt: 1, isNew: true) }

  private func add(_ job: Job, attempt: Int, isNew: Bool) {
    if isNew { group.enter() }
    queue.async { [self] in
      heap.push(Pending(job: job, attempt: attempt, order: order))
      order += 1
    }
  }

  func start() {
    queue.async {
      guard !self.isRunning else { return }
      self.isRunning = true
      self.next()
    }
  }

  private func next() {
    dispatchPrecondition(condition: .onQueue(queue))
    guard let pending = heap.pop() else {
      isRunning = false
      return
    }
    worker.async { [weak self] in
      guard let self = self else { return }
      let outcome = Result { try pending.job.run(attempt: pending.attempt) }
      self.queue.async { self.finished(pending, outcome) }
    }
  }

  private func finished(_ pending: Pending, _ outcome: Result<Void, Error>) {
    let type = Swift.type(of: pending.job).type
    switch outcome {
    case .success:
      results[type, default: []].append("ok after \(pending.attempt)")
      group.leave()
    case .failure(let error):
      let policy = pending.attempt < Self.maximumAttempts ? pending.job.shouldRetry(after: error) : .cancel
      if let delay = policy.delay(attempt: pending.attempt) {
        print("  \(type) failed (\(error)), again after \(delay)")
        queue.asyncAfter(deadline: .now() + delay) { [self] in
          add(pending.job, attempt: pending.attempt + 1, isNew: false)
          start()
        }
      } else {
        results[type, default: []].append("gave up: \(error)")
        group.leave()
      }
    }
    next()
  }

  func waitForAll() { group.wait() }
}

enum UploadError: Error { case busy, rejected(code: Int) }

struct Upload: Job {
  let name: String
  var priority: Priority = .normal
  let failures: Int
  func run(attempt: Int) throws {
    print("upload \(name), attempt \(attempt)")
    if attempt <= failures { throw UploadError.busy }
  }
  func shouldRetry(after error: Error) -> RetryPolicy { .exponential(initial: 20) }
}
struct CleanUp: Job {
  var priority: Priority { .low }
  func run(attempt: Int) throws { print("clean up") }
}
class Report: Job {
  static var type: String { "report" }
  let priority = Priority.high
  func run(attempt: Int) throws { throw UploadError.rejected(code: 500 + attempt) }
  func shouldRetry(after error: Error) -> RetryPolicy {
    guard case UploadError.rejected(let code) = error, code < 502 else { return .cancel }
    return .after(milliseconds: 200)
  }
}

let manager = JobManager()
let jobs: [Job] = [CleanUp(), Upload(name: "cat", failures: 2), Upload(name: "dog", priority: .high, failures: 0), Report()]
jobs.forEach(manager.add)
manager.start()
manager.waitForAll()
for (type, results) in manager.results.sorted(by: { $0.key < $1.key }) { print(type, results) }
print(Priority.allCases.max()!, Priority.low < .high)
