// traps: resume without suspend
import Dispatch

let queue = DispatchQueue(label: "queue")
queue.suspend()
queue.resume()
queue.sync { print("balanced") }
queue.resume()
print("not reached")
