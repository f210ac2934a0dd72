import Dispatch
// Each of them takes as long as some sixteen turns of an empty loop.
let gate = DispatchSemaphore(value: 0)
for _ in 0..<60_000 { _ = gate.wait(timeout: .now()) }
