// title: Ping-pong between two queues
// caption: A thousand times from one serial queue to the other, in one group: the wait ends with the last.
import Dispatch

let ping = DispatchQueue(label: "ping")
let pong = DispatchQueue(label: "pong")
let group = DispatchGroup()
var counter = 0
var isInside = false
var overlaps = 0

func hit() {
  if isInside { overlaps += 1 }
  isInside = true
  counter += 1
  if counter < 1000 {
    let next = counter % 2 == 0 ? ping : pong
    isInside = false
    next.async(group: group) { hit() }
  }
}

ping.async(group: group) { hit() }
group.wait()
print("\(counter) hits, \(overlaps) overlaps")

// expect: prints only "1000 hits, 0 overlaps"
