// title: How many run at once in a hierarchy
// caption: As many as the narrowest queue of the chain lets through, for async as for sync.
import Dispatch

let mutex = DispatchSemaphore(value: 1)
var inside = 0
var most = 0

func visit() {
  mutex.wait()
  inside += 1
  if inside > most { most = inside }
  mutex.signal()
  io("visit", .milliseconds(30))
  mutex.wait()
  inside -= 1
  mutex.signal()
}

func measure(_ name: String, _ queue: DispatchQueue) {
  let group = DispatchGroup()
  most = 0
  for _ in 1...2 { queue.async(group: group) { visit() } }
  group.wait()
  let asynchronous = most
  most = 0
  for n in 1...2 {
    DispatchQueue(label: "caller \(n)").async(group: group) { queue.sync { visit() } }
  }
  group.wait()
  print("\(name): async \(asynchronous), sync \(most)")
}

let serial = DispatchQueue(label: "serial")
let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
measure("serial", serial)
measure("concurrent", concurrent)
measure("serial on serial", DispatchQueue(label: "s/s", target: serial))
measure("serial on concurrent", DispatchQueue(label: "s/c", target: concurrent))
measure("concurrent on serial", DispatchQueue(label: "c/s", attributes: .concurrent, target: serial))
measure("concurrent on concurrent", DispatchQueue(label: "c/c", attributes: .concurrent, target: concurrent))

// expect: prints "serial: async 1, sync 1", "concurrent: async 2, sync 2", "serial on serial: async 1, sync 1"
// expect: prints "serial on concurrent: async 1, sync 1", "concurrent on serial: async 1, sync 1"
// expect: prints "concurrent on concurrent: async 2, sync 2"
