// title: cancel() drops what is pending
// caption: Events that nobody has handled yet are gone; the cancel handler still comes.
import Foundation

let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
timer.setEventHandler { print("never") }
timer.setCancelHandler { print("cancel handler") }
timer.schedule(deadline: .now() + .milliseconds(30), repeating: .milliseconds(30))
queue.suspend()
timer.resume()
Thread.sleep(forTimeInterval: 0.1)
timer.cancel()
print("cancelled")
queue.resume()

// expect: prints only "cancelled", "cancel handler"
