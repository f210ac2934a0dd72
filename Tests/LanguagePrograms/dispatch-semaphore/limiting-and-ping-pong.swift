// dispatch semaphores: at most two downloads at a time; two threads that alternate strictly
import Dispatch

let slots = DispatchSemaphore(value: 2)
let state = DispatchQueue(label: "state")
let group = DispatchGroup()
var running = 0
var most = 0
var finished = 0
for i in 0..<6 {
  DispatchQueue(label: "download \(i)").async(group: group) {
    slots.wait()
    state.sync {
      running += 1
      most = max(most, running)
    }
    io("download", .milliseconds(15))
    state.sync {
      running -= 1
      finished += 1
    }
    slots.signal()
  }
}
group.wait()
print("at most", most, "at a time,", finished, "finished")

let ping = DispatchSemaphore(value: 1)
let pong = DispatchSemaphore(value: 0)
DispatchQueue(label: "ping").async(group: group) {
  for i in 1...3 {
    ping.wait()
    print("ping", i)
    pong.signal()
  }
}
DispatchQueue(label: "pong").async(group: group) {
  for i in 1...3 {
    pong.wait()
    print("pong", i)
    ping.signal()
  }
}
group.wait()
func fetch(_ n: Int) -> Int {
  let done = DispatchSemaphore(value: 0)
  var result = 0
  DispatchQueue.global().async {
    result = n * n
    done.signal()
  }
  done.wait()
  return result
}
print((1...4).map(fetch))
