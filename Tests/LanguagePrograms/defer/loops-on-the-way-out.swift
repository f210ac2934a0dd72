// What is put off is made anew on each way out of a block: its loops and bindings must not disturb what is on the way.
enum Failure: Error { case same, other(String) }
final class Lock {
  let id: Int
  var isHeld = false
  init(id: Int) { self.id = id }
  func lock() { isHeld = true }
  func unlock() { isHeld = false; print("unlock", id) }
}

func make(_ n: Int) throws -> Lock {
  if n > 2 { throw Failure.other("no lock \(n)") }
  return Lock(id: n * 10)
}

func withAll<R>(_ ids: [Int], _ body: ([Lock]) throws -> R) rethrows -> R {
  let locks = ids.compactMap { Lock(id: $0) }
  for lock in locks { lock.lock() }
  defer { for lock in locks.reversed() { lock.unlock() } }
  return try body(locks)
}

func first(_ ids: [Int], _ n: Int) throws -> Lock {
  let locks = [Lock(id: 1), Lock(id: 2)]
  defer { for lock in locks { print("end", lock.id, lock.isHeld) } }
  return try make(n)
}

for n in 2...3 {
  do { print(try first([1, 2], n).id) } catch { print("caught", error) }
  do { print(try withAll([1, 2, 3]) { locks -> String in
    if n == 3 { throw Failure.same }
    return locks.map { "\($0.id)" }.joined()
  }) } catch Failure.same { print("caught same") } catch { print("other", error) }
}

func ways(_ n: Int) throws -> [String] {
  var notes: [String] = []
  outer: for round in 0..<3 {
    let names = ["a\(round)", "b\(round)"]
    defer {
      if let last = names.last, case let text = last + "!" { notes.append(text) }
      for (index, name) in names.enumerated() where index > 0 { notes.append(name) }
      switch round {
      case let even where even % 2 == 0: notes.append("even \(even)")
      default: notes.append("odd")
      }
    }
    switch n {
    case 0: continue outer
    case 1: break outer
    case 2 where round == 1: return notes + ["return"]
    case 3:
      let text = try make(3).id.description
      notes.append(text)
    default: notes.append("through")
    }
  }
  return notes
}
for n in 0...4 {
  do { print(n, try ways(n)) } catch { print(n, error) }
}

func nested() throws -> String {
  let outer = [Lock(id: 7), Lock(id: 8)]
  defer {
    for lock in outer {
      defer { print("inner", lock.id) }
      do { _ = try make(lock.id) } catch { print("while leaving", error) }
    }
  }
  let text = "text of some length that is not small"
  defer { for part in text.split(separator: " ").prefix(2) { print(part) } }
  guard try make(2).id > 100 else { throw Failure.other(text) }
  return text
}
do { print(try nested()) } catch { print("caught", error) }
