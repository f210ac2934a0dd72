// advice: expected '}' at the end of the closure
import Dispatch

let queue = DispatchQueue(label: "queue")
queue.async {
  print("work")
