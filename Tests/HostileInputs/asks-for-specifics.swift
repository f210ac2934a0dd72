import Dispatch
// Each of them takes as long as some sixteen turns of an empty loop.
let key = DispatchSpecificKey<Int>()
for _ in 0..<40_000 { _ = DispatchQueue.getSpecific(key: key) }
