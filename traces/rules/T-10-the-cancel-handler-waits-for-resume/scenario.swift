// title: Cancelled while suspended
// caption: The cancel handler is an event like any other: it waits for resume.
import Foundation

let queue = DispatchQueue(label: "queue")
let source = DispatchSource.makeUserDataAddSource(queue: queue)
source.setCancelHandler { print("cancel handler") }
source.setEventHandler { print("never") }
source.activate()
source.suspend()
source.cancel()
Thread.sleep(forTimeInterval: 0.06)
print("resume")
source.resume()

// expect: prints only "resume", "cancel handler"
