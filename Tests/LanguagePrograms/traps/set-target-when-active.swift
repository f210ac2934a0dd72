// traps: setTarget on a queue that is active already
import Dispatch

let parent = DispatchQueue(label: "parent")
let child = DispatchQueue(label: "child")
child.sync { print("active") }
child.setTarget(queue: parent)
print("not reached")
