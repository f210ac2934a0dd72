// title: Serial queues get threads beyond the limit of 64
// caption: The limit is that of the global queues: seventy serial queues wait on seventy threads, and one more signals.
// simulate: platform darwin
import Dispatch

let ready = DispatchSemaphore(value: 0)
for n in 1...70 {
  DispatchQueue(label: "waiter \(n)").async { ready.wait() }
}
DispatchQueue(label: "signaller").async {
  for _ in 1...70 { ready.signal() }
  print("all signalled")
}

// expect: prints only "all signalled"
// expect: completes
