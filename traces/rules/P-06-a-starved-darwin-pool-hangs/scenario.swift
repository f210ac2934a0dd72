// title: Sixty-four waiters and no thread for the signaller
// caption: Apple's pool ends at 64 threads: the block that everybody waits for never gets one.
// simulate: platform darwin
// conformance: not run, the limit of 64 threads is that of Apple's systems
import Dispatch

let global = DispatchQueue.global()
let ready = DispatchSemaphore(value: 0)
for _ in 1...64 {
  global.async { ready.wait() }
}
global.async {
  print("never")
  for _ in 1...64 { ready.signal() }
}

// expect: prints nothing
// expect: deadlock
