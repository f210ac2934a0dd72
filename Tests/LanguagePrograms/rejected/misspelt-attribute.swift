// advice: did you mean '.concurrent'?
import Dispatch

let queue = DispatchQueue(label: "queue", attributes: .concurent)
