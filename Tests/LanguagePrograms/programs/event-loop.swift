import Foundation

// A small event loop on a thread of its own: a heap of timers, a condition, tasks from other threads.
struct Heap<Element> {
  private var elements: [Element] = []
  private let precedes: (Element, Element) -> Bool
  init(by precedes: @escaping (Element, Element) -> Bool) { self.precedes = precedes }
  var isEmpty: Bool { elements.isEmpty }
  var count: Int { elements.count }
  var first: Element? { elements.first }

  mutating func push(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard precedes(elements[child], elements[parent]) else { break }
      elements.swapAt(child, parent)
      child = parent
    }
  }

  @discardableResult
  mutating func pop() -> Element? {
    guard let top = elements.first else { return nil }
    let last = elements.removeLast()
    guard !elements.isEmpty else { return top }
    elements[0] = last
    var parent = 0
    while true {
      var best = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < elements.count {
        if precedes(elements[child], elements[best]) { best = child }
      }
      if best == parent { return top }
      elements.swapAt(parent, best)
      parent = best
    }
  }
}

final class EventLoop {
  struct Token: Hashable { fileprivate let id: Int }
  private struct Entry {
    let due: Date
    let order: Int
    let token: Token
    let repeats: TimeInterval?
    let body: (EventLoop) -> Void
  }

  private let condition = NSCondition()
  private var heap = Heap<Entry> { ($0.due, $0.order) < ($1.due, $1.order) }
  private var cancelled: Set<Token> = []
  private var sequence = 0
  private var isStopped = false
  private var thread: Thread?
  private let ended = DispatchSemaphore(value: 0)

  func start() {
    let thread = Thread { [unowned self] in
      self.run()
      self.ended.signal()
    }
    thread.name = "loop"
    self.thread = thread
    thread.start()
  }

  @discardableResult
  func schedule(after seconds: TimeInterval = 0, every interval: TimeInterval? = nil, _ body: @escaping (EventLoop) -> Void) -> Token {
    condition.lock()
    defer { condition.unlock() }
    sequence += 1
    let token = Token(id: sequence)
    heap.push(Entry(due: Date(timeIntervalSinceNow: seconds), order: sequence, token: token, repeats: interval, body: body))
    condition.signal()
    return token
  }

  func cancel(_ token: Token) {
    condition.lock()
    cancelled.insert(token)
    condition.unlock()
  }

  func stop() {
    condition.lock()
    isStopped = true
    condition.broadcast()
    condition.unlock()
    ended.wait()
  }

  var isOnLoop: Bool { Thread.current === thread }

  private func next() -> Entry? {
    condition.lock()
    defer { condition.unlock() }
    while !isStopped {
      guard let entry = heap.first else {
        condition.wait()
        continue
      }
      if cancelled.contains(entry.token) {
        heap.pop()
        cancelled.remove(entry.token)
      } else if entry.due <= Date() {
        heap.pop()
        if let interval = entry.repeats {
          sequence += 1
          heap.push(Entry(due: entry.due + interval, order: sequence, token: entry.token, repeats: interval, body: entry.body))
        }
        return entry
      } else {
        _ = condition.wait(until: entry.due)
      }
    }
    return nil
  }

  private func run() { while let entry = next() { entry.body(self) } }
}

let loop = EventLoop()
loop.start()
let lock = NSLock()
var log: [String] = []
func note(_ text: String) { lock.lock(); log.append(text); lock.unlock() }

var ticks = 0
let ticker = loop.schedule(after: 0.05, every: 0.05) { loop in
  ticks += 1
  note("tick \(ticks) \(loop.isOnLoop)")
}
loop.schedule(after: 0.12) { _ in note("late") }
loop.schedule(after: 0.02) { loop in
  note("early")
  loop.schedule { _ in note("at once") }
}
let never = loop.schedule(after: 0.08) { _ in note("never") }
loop.cancel(never)
DispatchQueue.global().asyncAfter(deadline: .now() + 0.17) { loop.schedule { _ in note("from a queue") } }
Thread.sleep(forTimeInterval: 0.22)
loop.cancel(ticker)
Thread.sleep(forTimeInterval: 0.1)
loop.stop()
print(log.joined(separator: "\n"))
print(ticks, loop.isOnLoop)
var heap = Heap<Int>(by: >)
for n in [3, 9, 1, 7, 7, 2] { heap.push(n) }
var drained: [Int] = []
while let n = heap.pop() { drained.append(n) }
print(drained, heap.isEmpty, heap.count)
