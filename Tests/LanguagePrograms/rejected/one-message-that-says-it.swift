// advice: each mistake once, and in terms of what is written
import Dispatch

let nothing = nil
let group = DispatchGroup()
group.notify { print("done") }
[1, 2].forEach { number in
  if number == 1 { break }
}
func wait() {
  defer { continue }
  do { break }
}
var numbers: Set = [1, 2]
print(numbers[0])
