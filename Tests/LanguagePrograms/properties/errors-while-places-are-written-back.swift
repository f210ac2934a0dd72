// What is thrown while a place is changed waits until the place is written back: setters and observers run code with errors of their own.
struct Failure: Error {}

final class Store {
  private var raw = [1]
  var numbers: [Int] {
    get { raw }
    set {
      print("set", newValue.map { $0 * 2 })
      raw = newValue
    }
  }
  var table: [String: Int] = [:] {
    didSet {
      let changed = Set(table.keys).union(oldValue.keys).filter { table[$0] != oldValue[$0] }.sorted()
      print("changed", changed)
    }
  }
  subscript(index: Int) -> Int {
    get { raw[index] }
    set {
      do { raw[index] = try checked(newValue) } catch { print("not", newValue) }
    }
  }
  private func checked(_ number: Int) throws -> Int {
    if number > 10 { throw Failure() }
    return number
  }
  func update<Result>(_ body: (inout [String: Int]) throws -> Result) rethrows -> Result { try body(&table) }
}

func append(_ number: Int, to numbers: inout [Int], fails: Bool) throws {
  numbers.append(number)
  if fails { throw Failure() }
}

func grow(_ number: inout Int, by step: Int) throws {
  number += step
  if step > 3 { throw Failure() }
}

struct Counter {
  var steps = [0]
  mutating func step(fails: Bool) throws {
    steps.append(steps.count)
    if fails { throw Failure() }
  }
}

struct Holder {
  var counter = Counter() { didSet { print("steps", counter.steps.filter { !oldValue.steps.contains($0) }) } }
}

let store = Store()
for fails in [false, true] {
  do {
    try append(2, to: &store.numbers, fails: fails)
    print("appended")
  } catch { print("failed", store.numbers) }
  do {
    try store.update { table in
      table["\(fails)"] = 1
      if fails { throw Failure() }
    }
    print("updated")
  } catch { print("failed", store.table.count) }
}
for step in [2, 5, 50] {
  do {
    try grow(&store[0], by: step)
    print("grew")
  } catch { print("failed", store[0]) }
}
var holder = Holder()
try holder.counter.step(fails: false)
do { try holder.counter.step(fails: true) } catch { print("failed", holder.counter.steps) }
print((try? holder.counter.step(fails: true)) == nil)
