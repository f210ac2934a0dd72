// title: One more block although the workers sleep
// caption: All but one of the pool's threads sleep; the block that raises the flag still gets its thread in time.
// simulate: platform linux, cores 2
import Dispatch

let global = DispatchQueue.global()
let raised = DispatchSemaphore(value: 0)
global.async { io("sleeper", .milliseconds(500)) }
global.async { raised.signal() }
print("raised in time: \(raised.wait(timeout: .now() + .milliseconds(300)) == .success)")

// expect: prints only "raised in time: true"
