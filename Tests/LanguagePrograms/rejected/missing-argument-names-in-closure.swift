// advice: sync's block takes no argument
import Dispatch

let queue = DispatchQueue(label: "queue")
queue.async { value in print(value) }
