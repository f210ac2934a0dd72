// dispatch semaphores: counting, signal before wait, timeouts, poll, signal's result, hand-over between threads
import Dispatch

let semaphore = DispatchSemaphore(value: 2)
print(semaphore.wait(timeout: .now()) == .success, semaphore.wait(timeout: .now()) == .success)
print(semaphore.wait(timeout: .now()) == .timedOut, semaphore.wait(timeout: .now() + .milliseconds(30)))
print(semaphore.signal(), semaphore.signal())
semaphore.wait()
print(semaphore.wait(wallTimeout: .now() + 0.03) == .success)
semaphore.signal()
semaphore.signal()

let ready = DispatchSemaphore(value: 0)
let answer = DispatchSemaphore(value: 0)
var message = ""
DispatchQueue.global().async {
  print("waiting for the question")
  ready.wait()
  print("question:", message)
  message = "42"
  answer.signal()
}
io("think", .milliseconds(60))
message = "six times seven?"
let woken = ready.signal()
answer.wait()
print("woke:", woken)
print("answer:", message)

let never = DispatchSemaphore(value: 0)
let start = DispatchTime.now()
if never.wait(timeout: .now() + .milliseconds(50)) == .timedOut {
  let elapsed = (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000
  print("timed out after", elapsed >= 50, elapsed < 150)
}
