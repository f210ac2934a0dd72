// title: An or source collects bits
// caption: 1, 4 and 1 again are 5.
import Dispatch

let queue = DispatchQueue(label: "queue")
let source = DispatchSource.makeUserDataOrSource(queue: queue)
source.setEventHandler { print("data \(source.data)") }
source.resume()
queue.suspend()
source.or(data: 1)
source.or(data: 4)
source.or(data: 1)
queue.resume()
queue.sync { print("end") }

// expect: prints only "data 5", "end"
