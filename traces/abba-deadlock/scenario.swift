// title: Deadlock: two serial queues wait for each other
// caption: accounts calls log.sync while log calls accounts.sync
// conformance: not run, the program hangs
import Dispatch

let accounts = DispatchQueue(label: "accounts")
let log = DispatchQueue(label: "log")

func transfer() {
  work("transfer", .milliseconds(11))
  log.sync { work("append line", .milliseconds(2)) }
  print("transferred")
}

func flush() {
  work("flush", .milliseconds(15))
  accounts.sync { work("read balance", .milliseconds(2)) }
  print("flushed")
}

work("main block", .milliseconds(3))
accounts.async { transfer() }
work("main block", .milliseconds(3))
log.async { flush() }
work("main block", .milliseconds(3))

// expect: deadlock
// expect: "transfer" overlaps "flush"
// expect: "append line" runs 0 times
// expect: "read balance" runs 0 times
// expect: prints nothing
