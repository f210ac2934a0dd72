// title: Everybody waits for a block that has no thread
// caption: Four waiters fill the pool, the signaller stands behind them: on Linux the pool grows until it gets its turn.
// simulate: platform linux, cores 2
import Dispatch

let global = DispatchQueue.global()
let ready = DispatchSemaphore(value: 0)
let group = DispatchGroup()
for _ in 1...4 {
  global.async(group: group) { ready.wait() }
}
global.async {
  print("signaller")
  for _ in 1...4 { ready.signal() }
}
group.wait()
print("all done")

// expect: prints only "signaller", "all done"
