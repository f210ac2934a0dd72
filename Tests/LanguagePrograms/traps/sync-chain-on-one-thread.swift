// traps: a to b and back to a on one thread
import Dispatch

let a = DispatchQueue(label: "a")
let b = DispatchQueue(label: "b")
let done = DispatchSemaphore(value: 0)
a.async {
  print("on a")
  b.sync {
    print("on b")
    a.sync { print("never") }
  }
  done.signal()
}
done.wait()
