// title: A concurrent queue may sync to itself
// caption: A reader inside a reader takes a second place; nobody waits.
import Dispatch

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.sync {
  print("outer")
  queue.sync { print("inner") }
  print("outer again")
}

// expect: prints only "outer", "inner", "outer again"
