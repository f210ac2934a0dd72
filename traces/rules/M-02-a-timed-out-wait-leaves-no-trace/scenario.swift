// title: A wait that timed out takes nothing
// caption: The next signal is kept for the next wait; a deadline in the past only looks.
import Dispatch

let semaphore = DispatchSemaphore(value: 0)
print("timed out: \(semaphore.wait(timeout: .now() + .milliseconds(50)) == .timedOut)")
print("just looking: \(semaphore.wait(timeout: .now()) == .timedOut)")
semaphore.signal()
print("success: \(semaphore.wait(timeout: .now()) == .success)")

// expect: prints only "timed out: true", "just looking: true", "success: true"
