// title: A replace source keeps the last value
// caption: Of 1, 7 and 3 only 3 is delivered.
import Dispatch

let queue = DispatchQueue(label: "queue")
let source = DispatchSource.makeUserDataReplaceSource(queue: queue)
source.setEventHandler { print("data \(source.data)") }
source.resume()
queue.suspend()
source.replace(data: 1)
source.replace(data: 7)
source.replace(data: 3)
queue.resume()
queue.sync { print("end") }

// expect: prints only "data 3", "end"
