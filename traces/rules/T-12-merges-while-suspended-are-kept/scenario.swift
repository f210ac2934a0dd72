// title: Data merged while the source is suspended is kept
// caption: Resume delivers the sum in one call; what is merged after cancel() is lost.
import Foundation

let queue = DispatchQueue(label: "queue")
let source = DispatchSource.makeUserDataAddSource(queue: queue)
source.setEventHandler { print("data \(source.data)") }
source.activate()
source.suspend()
source.add(data: 2)
source.add(data: 3)
Thread.sleep(forTimeInterval: 0.05)
print("resume")
source.resume()
Thread.sleep(forTimeInterval: 0.05)
source.cancel()
source.add(data: 100)

// expect: prints only "resume", "data 5"
