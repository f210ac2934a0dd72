// title: Readers on a child, writers on its target
// caption: A reader of the child takes a place in the target, so a barrier on the target keeps it out.
// conformance: lines in any order
import Dispatch

let target = DispatchQueue(label: "target", attributes: .concurrent)
let child = DispatchQueue(label: "child", attributes: .concurrent, target: target)
let mutex = DispatchSemaphore(value: 1)
var readers = 0
var writers = 0
var mostReaders = 0
var clashes = 0

func read() {
  mutex.wait()
  readers += 1
  if readers > mostReaders { mostReaders = readers }
  if writers > 0 { clashes += 1 }
  mutex.signal()
  io("read", .milliseconds(30))
  mutex.wait()
  readers -= 1
  mutex.signal()
}

func write() {
  mutex.wait()
  writers += 1
  if writers > 1 || readers > 0 { clashes += 1 }
  mutex.signal()
  io("write", .milliseconds(10))
  mutex.wait()
  writers -= 1
  mutex.signal()
}

let group = DispatchGroup()
for n in 1...2 {
  DispatchQueue(label: "reader \(n)").async(group: group) {
    for _ in 1...4 { child.sync { read() } }
  }
}
DispatchQueue(label: "writer").async(group: group) {
  for _ in 1...4 {
    target.sync(flags: .barrier) { write() }
    io("pause", .milliseconds(20))
  }
}
group.wait()
print("\(clashes) clashes, at most \(mostReaders) readers")

// expect: prints only "0 clashes, at most 2 readers"
