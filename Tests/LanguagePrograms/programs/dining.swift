// programs: dining, in the style of application code
import Dispatch
import Foundation
final class Philosopher: CustomStringConvertible {
  enum Hand { case left, right }
  let name: String
  private unowned let table: Table
  private let index: Int
  private(set) lazy var forks: (first: Int, second: Int) = {
    let left = index, right = (index + 1) % table.seats
    return (min(left, right), max(left, right))
  }()
  var meals = 0
  init(_ name: String, at index: Int, table: Table) {
    self.name = name
    self.index = index
    self.table = table
  }
  func eat() {
    table.forks[forks.first].wait()
    table.forks[forks.second].wait()
    meals += 1
    usleep(1000)
    table.forks[forks.second].signal()
    table.forks[forks.first].signal()
  }
  var description: String { "\(name): \(meals)" }
}
final class Table {
  let seats: Int
  let forks: [DispatchSemaphore]
  var philosophers: [Philosopher] = []
  init(names: String...) {
    seats = names.count
    forks = names.map { _ in DispatchSemaphore(value: 1) }
    for (i, name) in names.enumerated() { philosophers.append(Philosopher(name, at: i, table: self)) }
  }
  func dine(rounds: Int) {
    let group = DispatchGroup()
    let queue = DispatchQueue(label: "table", attributes: .concurrent)
    for philosopher in philosophers {
      queue.async(group: group) { for _ in 1...rounds { philosopher.eat() } }
    }
    group.wait()
  }
}
let table = Table(names: "Plato", "Kant", "Hume")
table.dine(rounds: 3)
print(table.philosophers, table.philosophers.map(\.meals).reduce(0, +))
print(table.philosophers.map { "\($0.forks)" })
