// Children of a group, their results and their errors.
struct Failure: Error { let name: String }

func fetch(_ name: String, after milliseconds: UInt64, fails: Bool = false) async throws -> String {
  try await Task.sleep(nanoseconds: milliseconds * 1_000_000)
  if fails { throw Failure(name: name) }
  return name.uppercased()
}

func all(_ names: [(String, UInt64)]) async throws -> [String] {
  try await withThrowingTaskGroup(of: (Int, String).self) { group in
    for (place, (name, delay)) in names.enumerated() {
      group.addTask { (place, try await fetch(name, after: delay)) }
    }
    var found: [Int: String] = [:]
    for try await (place, name) in group {
      print("got", name)
      found[place] = name
    }
    return names.indices.compactMap { found[$0] }
  }
}

print(try await all([("slow", 300), ("quick", 100), ("middle", 200)]))

do {
  try await withThrowingTaskGroup(of: String.self) { group in
    group.addTask { try await fetch("bad", after: 50, fails: true) }
    group.addTask {
      do {
        return try await fetch("long", after: 5_000)
      } catch {
        print("long was cancelled:", error is CancellationError)
        throw error
      }
    }
    while let name = try await group.next() { print(name) }
  }
} catch let failure as Failure {
  print("failed:", failure.name)
}

let first = try await withThrowingTaskGroup(of: String.self) { group in
  group.addTask { try await fetch("late", after: 400) }
  group.addTask { try await fetch("early", after: 100) }
  let winner = try await group.next()!
  group.cancelAll()
  return winner
}
print(first)

let sum = await withTaskGroup(of: Int.self, returning: Int.self) { group in
  for n in 1...10 { group.addTask { n * n } }
  return await group.reduce(0, +)
}
print(sum)

await withDiscardingTaskGroup { group in
  for n in 1...3 {
    group.addTask {
      try? await Task.sleep(nanoseconds: UInt64(n) * 50_000_000)
      print("discarding", n)
    }
  }
}
