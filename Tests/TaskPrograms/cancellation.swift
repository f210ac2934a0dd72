// Who is cancelled looks, or is told.
let worker = Task { () -> Int in
  var rounds = 0
  while !Task.isCancelled {
    rounds += 1
    try? await Task.sleep(nanoseconds: 100_000_000)
  }
  return rounds
}
try await Task.sleep(nanoseconds: 350_000_000)
worker.cancel()
print("rounds", await worker.value)

let sleeper = Task {
  do {
    try await Task.sleep(nanoseconds: 60_000_000_000)
    print("slept")
  } catch {
    print("woken:", error is CancellationError, Task.isCancelled)
  }
}
try await Task.sleep(nanoseconds: 50_000_000)
sleeper.cancel()
await sleeper.value

let told = Task {
  await withTaskCancellationHandler {
    try? await Task.sleep(nanoseconds: 60_000_000_000)
    print("operation over")
  } onCancel: {
    print("told")
  }
}
try await Task.sleep(nanoseconds: 50_000_000)
told.cancel()
await told.value

let early = Task {
  try? await Task.sleep(nanoseconds: 50_000_000)
  do {
    try Task.checkCancellation()
    print("goes on")
  } catch {
    print("stops")
  }
}
early.cancel()
await early.value

let parent = Task {
  async let child: String = {
    do {
      try await Task.sleep(nanoseconds: 60_000_000_000)
      return "child slept"
    } catch {
      return "child was cancelled, too"
    }
  }()
  print(await child)
}
try await Task.sleep(nanoseconds: 50_000_000)
parent.cancel()
await parent.value
