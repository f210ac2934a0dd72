// advice: incorrect argument label: async has group:, qos:, flags:, execute:
import Dispatch

let queue = DispatchQueue(label: "queue")
queue.async(groop: DispatchGroup()) { print("work") }
