// programs: jobs with priorities in a heap, run one at a time by a timer, results gathered; generic heap, closures as comparators
import Dispatch

struct Heap<Element> {
  private var items: [Element] = []
  private let isBefore: (Element, Element) -> Bool
  init(by isBefore: @escaping (Element, Element) -> Bool) { self.isBefore = isBefore }

  var count: Int { items.count }
  var isEmpty: Bool { items.isEmpty }

  mutating func push(_ item: Element) {
    items.append(item)
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard isBefore(items[child], items[parent]) else { break }
      items.swapAt(child, parent)
      child = parent
    }
  }

  mutating func pop() -> Element? {
    guard !items.isEmpty else { return nil }
    items.swapAt(0, items.count - 1)
    let result = items.removeLast()
    var parent = 0
    while true {
      var best = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < items.count && isBefore(items[child], items[best]) {
        best = child
      }
      if best == parent { return result }
      items.swapAt(parent, best)
      parent = best
    }
  }
}

struct Job {
  enum Priority: Int { case low = 1, normal, high }
  let name: String
  let priority: Priority
  let number: Int
}

final class Scheduler {
  private let queue = DispatchQueue(label: "scheduler")
  private var heap = Heap<Job> { ($0.priority.rawValue, $1.number) > ($1.priority.rawValue, $0.number) }
  private var next = 0
  private var timer: DispatchSourceTimer?
  private(set) var ran: [String] = []

  func submit(_ name: String, _ priority: Job.Priority = .normal) {
    queue.async { [self] in
      next += 1
      heap.push(Job(name: name, priority: priority, number: next))
    }
  }

  func start(every interval: DispatchTimeInterval, whenEmpty: @escaping () -> Void) {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + interval, repeating: interval)
    timer.setEventHandler { [unowned self] in
      guard let job = heap.pop() else {
        timer.cancel()
        return
      }
      ran.append("\(job.name)/\(job.priority)")
      if job.name == "report" { submit("follow-up", .high) }
    }
    timer.setCancelHandler(handler: whenEmpty)
    timer.activate()
    self.timer = timer
  }
}

let scheduler = Scheduler()
scheduler.submit("backup", .low)
scheduler.submit("report")
scheduler.submit("alarm", .high)
scheduler.submit("mail")
scheduler.submit("alarm 2", .high)
let done = DispatchSemaphore(value: 0)
scheduler.start(every: .milliseconds(10)) { done.signal() }
done.wait()
scheduler.ran.forEach { print($0) }

var numbers = Heap<Int>(by: <)
for n in [5, 1, 4, 1, 5, 9, 2, 6] { numbers.push(n) }
var sorted: [Int] = []
while let n = numbers.pop() { sorted.append(n) }
print(sorted, numbers.isEmpty, numbers.count)
