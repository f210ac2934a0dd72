// Values that come one by one.
import Dispatch

struct Countdown: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = Int
  var left: Int
  mutating func next() async throws -> Int? {
    guard left > 0 else { return nil }
    try await Task.sleep(nanoseconds: 10_000_000)
    defer { left -= 1 }
    return left
  }
  func makeAsyncIterator() -> Countdown { self }
}

for try await n in Countdown(left: 3) { print(n) }
print(try await Countdown(left: 5).filter { $0 % 2 == 1 }.map { $0 * 10 }.reduce(0, +))

let ticks = AsyncStream<Int> { continuation in
  let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "timer"))
  nonisolated(unsafe) var count = 0
  timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100))
  timer.setEventHandler {
    count += 1
    continuation.yield(count)
    if count == 4 { continuation.finish() }
  }
  continuation.onTermination = { _ in timer.cancel() }
  timer.activate()
}
for await tick in ticks { print("tick", tick) }

let (stream, continuation) = AsyncStream<String>.makeStream()
let reader = Task {
  var words: [String] = []
  for await word in stream { words.append(word) }
  return words.joined(separator: " ")
}
for word in ["one", "after", "another"] {
  continuation.yield(word)
  await Task.yield()
}
continuation.finish()
print(await reader.value)
