// Jobs with priorities and dependencies on a fixed number of workers; a binary heap decides who is next.
import Foundation

struct Heap<Element> {
  private var storage: [Element] = []
  private let areSorted: (Element, Element) -> Bool

  init(sort: @escaping (Element, Element) -> Bool) { areSorted = sort }

  var isEmpty: Bool { storage.isEmpty }
  var count: Int { storage.count }
  var peek: Element? { storage.first }

  mutating func insert(_ element: Element) {
    storage.append(element)
    siftUp(from: storage.count - 1)
  }

  mutating func pop() -> Element? {
    guard !storage.isEmpty else { return nil }
    storage.swapAt(0, storage.count - 1)
    let popped = storage.removeLast()
    siftDown(from: 0)
    return popped
  }

  private mutating func siftUp(from index: Int) {
    var child = index
    var parent = (child - 1) / 2
    while child > 0 && areSorted(storage[child], storage[parent]) {
      storage.swapAt(child, parent)
      (child, parent) = (parent, (parent - 1) / 2)
    }
  }

  private mutating func siftDown(from index: Int) {
    var parent = index
    while true {
      let (left, right) = (2 * parent + 1, 2 * parent + 2)
      var candidate = parent
      for child in [left, right] where child < storage.count && areSorted(storage[child], storage[candidate]) {
        candidate = child
      }
      if candidate == parent { return }
      storage.swapAt(parent, candidate)
      parent = candidate
    }
  }
}

enum Priority: Int, Comparable, CaseIterable, CustomStringConvertible {
  case low = 1, normal = 5, high = 10

  static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
  var description: String {
    switch self {
    case .low: "low"
    case .normal: "normal"
    case .high: "high"
    }
  }
}

struct Job: Identifiable {
  let id: String
  var priority: Priority = .normal
  var dependencies: Set<String> = []
  var retries = 0
  let work: (Int) throws -> String
}

struct JobFailure: Error {
  let job: String
  let attempt: Int
}

final class Scheduler {
  enum Outcome: CustomStringConvertible {
    case finished(String), gaveUp(after: Int), blocked(by: [String])
    var description: String {
      switch self {
      case .finished(let value): return value
      case .gaveUp(let attempts): return "gave up after \(attempts)"
      case .blocked(let others): return "blocked by " + others.sorted().joined(separator: "+")
      }
    }
  }

  private let state = DispatchQueue(label: "scheduler.state")
  private let workers: DispatchQueue
  private let slots: DispatchSemaphore
  private let finished = DispatchGroup()
  private var ready: Heap<(job: Job, order: Int)>
  private var blocked: [String: Job] = [:]
  private var outcomes: [String: Outcome] = [:]
  private var started: [String] = []
  private var order = 0

  init(workers count: Int) {
    workers = DispatchQueue(label: "scheduler.workers", attributes: .concurrent)
    slots = DispatchSemaphore(value: count)
    ready = Heap { ($0.job.priority, -$0.order) > ($1.job.priority, -$1.order) }
  }

  func add(_ jobs: Job...) {
    state.sync {
      for job in jobs {
        finished.enter()
        if job.dependencies.isEmpty { enqueue(job) } else { blocked[job.id] = job }
      }
    }
  }

  private func enqueue(_ job: Job) {
    defer { order += 1 }
    ready.insert((job, order))
  }

  func run() -> [(String, Outcome)] {
    let control = DispatchQueue(label: "scheduler.control")
    control.async { [self] in
      while true {
        slots.wait()
        guard let job = state.sync(execute: { ready.pop()?.job }) else {
          slots.signal()
          if state.sync(execute: { blocked.isEmpty && ready.isEmpty }) { return }
          if state.sync(execute: { started.count == outcomes.count && ready.isEmpty }) { return giveUp() }
          usleep(1000)
          continue
        }
        state.sync { started.append(job.id) }
        workers.async { self.perform(job, attempt: 1) }
      }
    }
    finished.wait()
    return state.sync { outcomes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
  }

  private func perform(_ job: Job, attempt: Int) {
    do {
      let value = try job.work(attempt)
      complete(job, .finished(value))
    } catch let failure as JobFailure where failure.attempt <= job.retries {
      perform(job, attempt: attempt + 1)
    } catch {
      complete(job, .gaveUp(after: attempt))
    }
  }

  private func complete(_ job: Job, _ outcome: Outcome) {
    state.sync {
      outcomes[job.id] = outcome
      if case .finished = outcome {
        for (id, var waiting) in blocked.sorted(by: { $0.key < $1.key }) {
          waiting.dependencies.remove(job.id)
          blocked[id] = waiting.dependencies.isEmpty ? nil : waiting
          if waiting.dependencies.isEmpty { enqueue(waiting) }
        }
      }
    }
    slots.signal()
    finished.leave()
  }

  private func giveUp() {
    state.sync {
      for (id, job) in blocked {
        outcomes[id] = .blocked(by: Array(job.dependencies))
        finished.leave()
      }
      blocked.removeAll()
    }
  }

  var startOrder: [String] { state.sync { started } }
}

let scheduler = Scheduler(workers: 1)
scheduler.add(
  Job(id: "compile", priority: .high) { _ in "42 objects" },
  Job(id: "link", priority: .high, dependencies: ["compile"]) { _ in "binary" },
  Job(id: "docs", priority: .low) { _ in "11 pages" },
  Job(id: "flaky", retries: 2) { attempt in
    if attempt < 3 { throw JobFailure(job: "flaky", attempt: attempt) }
    return "passed at attempt \(attempt)"
  },
  Job(id: "broken", retries: 1) { throw JobFailure(job: "broken", attempt: $0) },
  Job(id: "upload", dependencies: ["link", "broken"]) { _ in "never" })
for (id, outcome) in scheduler.run() { print(id, "->", outcome) }
print(scheduler.startOrder.joined(separator: ", "))
print(Priority.allCases.sorted(by: >).map { "\($0)(\($0.rawValue))" })
