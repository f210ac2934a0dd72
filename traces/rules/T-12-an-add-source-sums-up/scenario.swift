// title: An add source sums up
// caption: Five merges before the handler runs become one call with their sum; a sum of 0 is no call.
import Dispatch

let queue = DispatchQueue(label: "queue")
let source = DispatchSource.makeUserDataAddSource(queue: queue)
source.setEventHandler { print("data \(source.data)") }
source.resume()
queue.suspend()
for n in 1...5 { source.add(data: UInt(n)) }
queue.resume()
queue.sync { print("end") }

// expect: prints only "data 15", "end"
