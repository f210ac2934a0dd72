// title: The three handlers of a source
// caption: Registration first, then events, and the cancel handler last, once, on the same queue.
import Foundation

let queue = DispatchQueue(label: "queue")
let source = DispatchSource.makeUserDataAddSource(queue: queue)
source.setRegistrationHandler { print("registration") }
source.setEventHandler { print("event \(source.data)") }
source.setCancelHandler { print("cancel") }
source.activate()
Thread.sleep(forTimeInterval: 0.04)
source.add(data: 7)
Thread.sleep(forTimeInterval: 0.04)
source.cancel()
source.cancel()
source.add(data: 9)
print("cancelled: \(source.isCancelled)")

// expect: prints "registration", "event 7", "cancelled: true"
// expect: prints "registration", "event 7", "cancel"
// conformance: lines in any order
