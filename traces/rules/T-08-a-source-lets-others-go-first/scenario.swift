// title: A source that feeds itself lets others go first
// caption: New data that comes while its handler runs waits at the end of the line; a block that feeds itself would not.
import Dispatch

let queue = DispatchQueue(label: "queue")
let source = DispatchSource.makeUserDataAddSource(queue: queue)
var calls = 0
source.setEventHandler {
  print("event \(calls)")
  calls += 1
  if calls < 4 { source.add(data: 1) }
}
queue.suspend()
source.resume()
source.add(data: 1)
queue.async { print("x") }
queue.async { print("y") }
queue.resume()

// expect: prints only "event 0", "x", "y", "event 1", "event 2", "event 3"
