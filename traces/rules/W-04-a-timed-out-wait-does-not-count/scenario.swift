// title: A wait that timed out may be repeated
// caption: Only the wait that succeeds uses the item up.
import Dispatch

let item = DispatchWorkItem {
  io("body", .milliseconds(120))
  print("body")
}
DispatchQueue.global().async(execute: item)
print("timed out: \(item.wait(timeout: .now() + .milliseconds(40)) == .timedOut)")
item.wait()
print("waited")

// expect: prints only "timed out: true", "body", "waited"
