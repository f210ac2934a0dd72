// title: One more block although the workers sleep
// caption: All but one of the pool's threads sleep; the block that raises the flag still gets its thread in time.
// simulate: platform linux, cores 2
import Dispatch

let global = DispatchQueue.global()
var isRaised = false
global.async { io("sleeper", .milliseconds(500)) }
global.async { isRaised = true }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { print("raised: \(isRaised)") }

// expect: prints only "raised: true"
// expect: race on isRaised
