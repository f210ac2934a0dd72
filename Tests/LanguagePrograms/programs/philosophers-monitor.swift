// programs: dining philosophers with a monitor, a readers-writers room and a barrier, built on conditions
import Foundation
import Dispatch

final class Monitor {
  private let condition = NSCondition()
  func synchronized<R>(_ body: () throws -> R) rethrows -> R {
    condition.lock()
    defer { condition.unlock() }
    return try body()
  }
  func wait(while predicate: @autoclosure () -> Bool) { while predicate() { condition.wait() } }
  func notifyAll() { condition.broadcast() }
}

final class Table {
  private enum Status { case thinking, hungry, eating }
  private let monitor = Monitor()
  private var statuses: [Status]
  private(set) var meals: [Int]
  private(set) var mostEating = 0

  init(seats: Int) {
    statuses = .init(repeating: .thinking, count: seats)
    meals = Array(repeating: 0, count: seats)
  }
  private func left(of seat: Int) -> Int { (seat + statuses.count - 1) % statuses.count }
  private func right(of seat: Int) -> Int { (seat + 1) % statuses.count }

  func dine(at seat: Int) {
    monitor.synchronized {
      statuses[seat] = .hungry
      monitor.wait(while: statuses[left(of: seat)] == .eating || statuses[right(of: seat)] == .eating)
      statuses[seat] = .eating
      mostEating = max(mostEating, statuses.lazy.filter { $0 == .eating }.count)
    }
    usleep(2_000)
    monitor.synchronized {
      meals[seat] += 1
      statuses[seat] = .thinking
      monitor.notifyAll()
    }
  }
}

let table = Table(seats: 5)
let group = DispatchGroup()
for seat in 0..<5 {
  let thread = Thread {
    for _ in 1...3 { table.dine(at: seat) }
    group.leave()
  }
  thread.name = "philosopher \(seat)"
  group.enter()
  thread.start()
}
group.wait()
print(table.meals, table.mostEating <= 2)

final class CyclicBarrier {
  let parties: Int
  private var waiting = 0, generation = 0
  private let condition = NSCondition()
  private let action: ((Int) -> Void)?
  init(parties: Int, action: ((Int) -> Void)? = nil) { (self.parties, self.action) = (parties, action) }
  @discardableResult
  func await() -> Int {
    condition.lock(); defer { condition.unlock() }
    let own = generation
    waiting += 1
    if waiting == parties {
      action?(generation)
      generation += 1
      waiting = 0
      condition.broadcast()
      return own
    }
    while own == generation { condition.wait() }
    return own
  }
}

var sums = [Int](repeating: 0, count: 4)
let sumsLock = NSLock()
let barrier = CyclicBarrier(parties: 4) { phase in print("phase \(phase):", sums.reduce(0, +)) }
for worker in 0..<4 {
  group.enter()
  Thread.detachNewThread {
    defer { group.leave() }
    for phase in 1...3 {
      sumsLock.withLock { sums[worker] += worker * phase }
      barrier.await()
    }
  }
}
group.wait()

class Room {
  private var readers = 0
  private var log: [String] = []
  private let roomEmpty = DispatchSemaphore(value: 1)
  private let mutex = DispatchSemaphore(value: 1)
  func read<T>(_ body: ([String]) -> T) -> T {
    mutex.wait()
    readers += 1
    if readers == 1 { roomEmpty.wait() }
    mutex.signal()
    defer {
      mutex.wait()
      readers -= 1
      if readers == 0 { roomEmpty.signal() }
      mutex.signal()
    }
    return body(log)
  }
  func write(_ line: String) {
    roomEmpty.wait()
    log.append(line)
    roomEmpty.signal()
  }
}
let room = Room()
let concurrent = DispatchQueue(label: "room", attributes: [.concurrent])
for i in 1...10 { concurrent.async(group: group) {
    if i.isMultiple(of: 3) { room.write("line \(i)") } else { _ = room.read { $0.count } }
  } }
group.wait()
print(room.read { $0.sorted() })
