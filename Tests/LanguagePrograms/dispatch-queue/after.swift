// dispatch queues: asyncAfter runs at its deadline, in the order of the deadlines, never early
import Dispatch

let queue = DispatchQueue(label: "timeline")
let done = DispatchSemaphore(value: 0)
let start = DispatchTime.now()
func elapsed() -> Int { Int((DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000) }

queue.asyncAfter(deadline: .now() + .milliseconds(160)) {
  print("third", elapsed() >= 160)
  done.signal()
}
queue.asyncAfter(deadline: .now() + 0.04) { print("first", elapsed() >= 40) }
queue.asyncAfter(deadline: start + .milliseconds(100)) { print("second", elapsed() >= 100) }
print("submitting")
queue.async { print("at once", elapsed() < 40) }
queue.sync {}
done.wait()
queue.asyncAfter(deadline: .now()) { print("now") }
queue.asyncAfter(deadline: start) { print("past") }
queue.async { print("plain") }
queue.sync {}
print("end")
