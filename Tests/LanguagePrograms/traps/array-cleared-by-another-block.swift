// traps: a block uses an index that another block has made invalid
import Dispatch

let queue = DispatchQueue(label: "list")
var items = ["a", "b"]
let last = items.count - 1
queue.async { print("clearing", items.removeLast()) }
queue.async { print("showing", items[last]) }
queue.sync {}
