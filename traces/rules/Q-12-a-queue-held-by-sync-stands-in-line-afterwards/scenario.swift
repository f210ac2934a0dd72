// title: A queue that a sync holds stands in line only afterwards
// caption: a got its block first, but while the sync holds a nobody can drain it; b is already in the target's line by then.
import Dispatch

let target = DispatchQueue(label: "target")
let a = DispatchQueue(label: "a", target: target)
let b = DispatchQueue(label: "b", target: target)
a.sync {
  a.async { print("A1") }
  b.async { print("B1") }
  print("sync")
}

// expect: prints only "sync", "B1", "A1"
