// traps: an error of one block ends the whole program; what was printed before stays
import Dispatch

let queue = DispatchQueue(label: "work")
let list = [1, 2, 3]
for i in 1..<5 {
  queue.async { print("item", list[i]) }
}
queue.sync {}
print("not reached")
