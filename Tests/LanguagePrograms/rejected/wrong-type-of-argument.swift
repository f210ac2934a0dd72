// advice: async needs a block, not a number
import Dispatch

let queue = DispatchQueue(label: "queue")
queue.async(execute: 5)
