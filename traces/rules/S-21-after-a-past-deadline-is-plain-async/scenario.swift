// title: A deadline that has passed is a plain async
// caption: Same line, same place: the timer is not involved at all.
import Dispatch

let queue = DispatchQueue(label: "queue")
queue.suspend()
queue.async { print("async 1") }
queue.asyncAfter(deadline: .now() - .seconds(1)) { print("after in the past") }
queue.asyncAfter(deadline: .now()) { print("after now") }
queue.async { print("async 2") }
queue.resume()

// expect: prints only "async 1", "after in the past", "after now", "async 2"
