// Sleeping and measuring.
func rounded(_ duration: Duration) -> Int {
  let (seconds, attoseconds) = duration.components
  return Int(seconds) * 10 + Int((attoseconds + 50_000_000_000_000_000) / 100_000_000_000_000_000)
}

let clock = ContinuousClock()
let start = clock.now
try await Task.sleep(for: .milliseconds(500))
print(rounded(start.duration(to: .now)))
try await clock.sleep(until: start.advanced(by: .seconds(1)))
print(rounded(clock.now - start))
print(rounded(try await SuspendingClock().measure { try await Task.sleep(for: .milliseconds(300)) }))
try await Task.sleep(until: .now + .milliseconds(200), clock: .continuous)
print(rounded(start.duration(to: .now)))

struct TooLate: Error {}

func within<Value: Sendable>(_ limit: Duration, _ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
  return try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask { try await work() }
    group.addTask {
      try await Task.sleep(for: limit)
      throw TooLate()
    }
    defer { group.cancelAll() }
    return try await group.next()!
  }
}

let answer = try await within(.seconds(1)) {
  try await Task.sleep(for: .milliseconds(100))
  return "in time"
}
print(answer)
do {
  _ = try await within(.milliseconds(200)) { try await Task.sleep(for: .seconds(30)) }
} catch {
  print("too late:", "\(type(of: error))")
}
