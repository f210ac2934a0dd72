// Values of setSpecific that are gone, by a removal and with their queue, are not looked at when it is asked who would still signal.
import Dispatch

final class Box { let done = DispatchSemaphore(value: 0) }
let key = DispatchSpecificKey<Box>()

let queue = DispatchQueue(label: "queue")
queue.setSpecific(key: key, value: Box())
queue.setSpecific(key: key, value: nil)

func useAnother() {
  let another = DispatchQueue(label: "another")
  another.setSpecific(key: key, value: Box())
  another.async { print("another") }
}
useAnother()

let done = DispatchSemaphore(value: 0)
queue.asyncAfter(deadline: .now() + 1) {
  done.wait()
  queue.getSpecific(key: key)?.done.signal()
}
