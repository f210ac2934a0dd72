import Foundation

// Dining philosophers with ordered forks: nobody starves, and how often each one ate is known.
final class Fork {
  let number: Int
  private let mutex = NSLock()
  private(set) var uses = 0
  init(number: Int) { self.number = number }
  func use<T>(_ body: () throws -> T) rethrows -> T {
    mutex.lock()
    defer { mutex.unlock() }
    uses += 1
    return try body()
  }
}

struct Dish: Equatable {
  var portions: Int
  mutating func eat() throws -> Int {
    guard portions > 0 else { throw DinnerError.nothingLeft }
    portions -= 1
    return portions
  }
}

enum DinnerError: Error { case nothingLeft, choking(by: String) }

class Philosopher: CustomStringConvertible {
  let name: String
  let first: Fork, second: Fork
  var meals = 0
  var thoughts: [String] = []
  var description: String { "\(name)(\(meals))" }

  init(_ name: String, left: Fork, right: Fork) {
    self.name = name
    (first, second) = left.number < right.number ? (left, right) : (right, left)
  }

  func dine(on table: Table) {
    while true {
      do {
        try first.use {
          try second.use {
            let left = try table.serve(self)
            if left % 5 == 0 { thoughts.append("\(left) left") }
          }
        }
        meals += 1
        Thread.sleep(forTimeInterval: 0.002)
      } catch DinnerError.nothingLeft {
        return
      } catch {
        print("\(name) stops: \(error)")
        return
      }
    }
  }
}

final class Glutton: Philosopher {
  override func dine(on table: Table) {
    for _ in 0..<2 { super.dine(on: table) }
    thoughts.append("still hungry")
  }
}

final class Table {
  private var dish: Dish
  private let lock = NSRecursiveLock()
  init(portions: Int) { dish = Dish(portions: portions) }
  func serve(_ guest: Philosopher) throws -> Int {
    lock.lock(); defer { lock.unlock() }
    return try locked { try dish.eat() }
  }
  private func locked<R>(_ body: () throws -> R) rethrows -> R {
    lock.lock(); defer { lock.unlock() }
    return try body()
  }
  var isEmpty: Bool { locked { dish == Dish(portions: 0) } }
}

let forks = (0..<5).map(Fork.init(number:))
let table = Table(portions: 50)
let names = ["Aristotle", "Boethius", "Cicero", "Diogenes"]
var guests: [Philosopher] = names.enumerated().map { i, name in
  Philosopher(name, left: forks[i], right: forks[(i + 1) % forks.count])
}
guests.append(Glutton("Epicurus", left: forks[4], right: forks[0]))

DispatchQueue.concurrentPerform(iterations: guests.count) { i in guests[i].dine(on: table) }

let total = guests.reduce(0) { $0 + $1.meals }
print("meals:", total, "table empty:", table.isEmpty)
print("forks:", forks.map(\.uses).reduce(0, +) >= 2 * total)
let remarks = guests.flatMap(\.thoughts)
print(remarks.filter { $0.hasSuffix("left") }.compactMap { Int($0.prefix(while: \.isNumber)) }.sorted(by: >))
print(remarks.contains("still hungry"), guests.last is Glutton, type(of: guests[0]))
if let longest = names.max(by: { $0.count < $1.count }) { print(longest, longest.uppercased().first!) }
