// programs: philosophers share chopsticks guarded by semaphores taken in a fixed order, so nobody waits for ever
import Dispatch

final class Chopstick {
  let id: Int
  private let semaphore = DispatchSemaphore(value: 1)
  private(set) var uses = 0
  init(_ id: Int) { self.id = id }
  func pick() {
    semaphore.wait()
    uses += 1
  }
  func drop() { semaphore.signal() }
}

final class Philosopher {
  let name: String
  private let first: Chopstick
  private let second: Chopstick
  private(set) var meals = 0

  init(_ name: String, _ left: Chopstick, _ right: Chopstick) {
    self.name = name
    (first, second) = left.id < right.id ? (left, right) : (right, left)
  }

  func dine(times: Int) {
    for _ in 0..<times {
      first.pick()
      second.pick()
      io("eat", .milliseconds(2))
      meals += 1
      second.drop()
      first.drop()
    }
  }
}

let names = ["Aristotle", "Kant", "Spinoza", "Marx", "Russell"]
let chopsticks = names.indices.map { Chopstick($0) }
let philosophers = names.enumerated().map { index, name in
  Philosopher(name, chopsticks[index], chopsticks[(index + 1) % names.count])
}
let table = DispatchGroup()
for philosopher in philosophers {
  DispatchQueue(label: philosopher.name).async(group: table) { philosopher.dine(times: 3) }
}
let outcome = table.wait(timeout: .now() + .seconds(10))
print(outcome == .success ? "everybody has eaten" : "stuck")
print(philosophers.map { "\($0.name) \($0.meals)" })
print(chopsticks.map(\.uses), chopsticks.reduce(0) { $0 + $1.uses } == 2 * philosophers.reduce(0) { $0 + $1.meals })
