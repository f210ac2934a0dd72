// programs: a discrete-event scheduler: processes, resources with waiting lines, statistics and a priority queue
import Foundation

struct PriorityQueue<Element> {
  private var heap: [Element] = []
  private let precedes: (Element, Element) -> Bool
  init(_ elements: [Element] = [], by precedes: @escaping (Element, Element) -> Bool) {
    self.precedes = precedes
    elements.forEach { insert($0) }
  }
  var peek: Element? { heap.first }
  var isEmpty: Bool { heap.isEmpty }
  mutating func insert(_ element: Element) {
    heap.append(element)
    var index = heap.endIndex - 1
    while case let parent = (index - 1) / 2, index > 0, precedes(heap[index], heap[parent]) {
      heap.swapAt(index, parent)
      index = parent
    }
  }
  mutating func removeFirst() -> Element? {
    guard !heap.isEmpty else { return nil }
    heap.swapAt(0, heap.count - 1)
    defer { sift(0) }
    return heap.removeLast()
  }
  private mutating func sift(_ start: Int) {
    var root = start
    while true {
      let children = [2 * root + 1, 2 * root + 2].filter { $0 < heap.count }
      guard let best = children.min(by: { precedes(heap[$0], heap[$1]) }), precedes(heap[best], heap[root]) else { return }
      heap.swapAt(root, best)
      root = best
    }
  }
}

final class Simulation {
  private typealias Scheduled = (time: Double, order: Int, action: () -> Void)
  private var queue = PriorityQueue<Scheduled>(by: { ($0.time, $0.order) < ($1.time, $1.order) })
  private(set) var now = 0.0
  private var order = 0
  func after(_ delay: Double, _ action: @escaping () -> Void) {
    queue.insert((now + delay, order, action))
    order += 1
  }
  @discardableResult func run(until end: Double = .infinity) -> Int {
    var steps = 0
    while let next = queue.peek, next.time <= end {
      _ = queue.removeFirst()
      now = next.time
      next.action()
      steps += 1
    }
    return steps
  }
}

struct Statistics {
  private(set) var count = 0, mean = 0.0
  private var m2 = 0.0
  private(set) var extremes: (least: Double, most: Double)?
  mutating func add(_ x: Double) {
    count += 1
    let delta = x - mean
    mean += delta / Double(count)
    m2 += delta * (x - mean)
    extremes = extremes.map { (min($0.least, x), max($0.most, x)) } ?? (x, x)
  }
  var deviation: Double { count > 1 ? (m2 / Double(count - 1)).squareRoot() : 0 }
}

final class Resource {
  let capacity: Int
  private var used = 0
  private var line: [(arrived: Double, then: () -> Void)] = []
  private unowned let simulation: Simulation
  var waits = Statistics()
  init(capacity: Int, in simulation: Simulation) {
    self.capacity = capacity
    self.simulation = simulation
  }
  func acquire(_ then: @escaping () -> Void) {
    if used < capacity {
      used += 1
      waits.add(0)
      then()
    } else {
      line.append((simulation.now, then))
    }
  }
  func release() {
    guard !line.isEmpty else { used -= 1; return }
    let (arrived, then) = line.removeFirst()
    waits.add(simulation.now - arrived)
    then()
  }
}

struct Lehmer: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6364136223846793005 &+ 1442695040888963407
    return state ^ (state >> 33)
  }
}

let simulation = Simulation()
let counter = Resource(capacity: 2, in: simulation)
var served = [String]()
let customers: [(name: String, arrives: Double, needs: Double)] = [
  ("Ann", 0, 5), ("Bob", 1, 2), ("Cid", 1.5, 4), ("Dee", 2, 1), ("Eve", 9, 1),
]
for customer in customers {
  simulation.after(customer.arrives) {
    counter.acquire {
      simulation.after(customer.needs) {
        served.append("\(customer.name)@\(simulation.now)")
        counter.release()
      }
    }
  }
}
print("steps", simulation.run(until: 6), "now", simulation.now)
print("steps", simulation.run())
print(served.joined(separator: " "))
print(counter.waits.count, String(format: "%.3f ±%.3f", counter.waits.mean, counter.waits.deviation), counter.waits.extremes!)
var generator = Lehmer(state: 42)
print((0..<6).map { _ in Int(generator.next() % 6) + 1 })
var queue = PriorityQueue([5, 1, 4, 2, 3], by: >)
var drained: [Int] = []
while let next = queue.removeFirst() { drained.append(next) }
print(drained, queue.isEmpty)
