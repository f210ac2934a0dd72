// title: On a queue, on its targets, and on those that called synchronously
// caption: sync keeps the caller's queues, async does not.
import Dispatch

let target = DispatchQueue(label: "target")
let child = DispatchQueue(label: "child", target: target)
let other = DispatchQueue(label: "other")
child.async {
  dispatchPrecondition(condition: .onQueue(target))
  print("on the target")
  other.sync {
    dispatchPrecondition(condition: .onQueue(other))
    dispatchPrecondition(condition: .onQueue(child))
    print("through sync still on the caller's queue")
  }
  other.async {
    dispatchPrecondition(condition: .notOnQueue(child))
    print("through async not")
  }
}

// expect: prints only "on the target", "through sync still on the caller's queue", "through async not"
