// dispatch queues: a suspended queue holds its blocks until it is resumed as often as it was suspended; inactive queues
import Dispatch

let queue = DispatchQueue(label: "work")
queue.suspend()
queue.async { print("held back") }
print("suspended")
queue.suspend()
queue.resume()
io("wait", .milliseconds(40))
print("still suspended")
queue.resume()
queue.sync { print("resumed") }

let later = DispatchQueue(label: "later", attributes: [.concurrent, .initiallyInactive])
later.async(flags: .barrier) { print("runs when activated") }
io("wait", .milliseconds(40))
print("activating")
later.activate()
later.activate()
later.sync(flags: .barrier) { print("active") }
