// title: What a closure captures: a value of its own, or the variable itself
// caption: The capture list freezes the year when the closure is made; without it both sides see the same variable
import Dispatch

let singers = DispatchQueue(label: "singers")
var year = 2525
var runs = 0

let frozen = { [year] in
  work("frozen", .milliseconds(5))
  print("In the year \(year)")
}
let shared = {
  work("shared", .milliseconds(5))
  runs += 1
  print("In the year \(year), run \(runs)")
}

singers.sync(execute: frozen)
singers.sync(execute: shared)
year = 1984
singers.sync(execute: frozen)
singers.sync(execute: shared)
print("\(runs) runs")

// expect: prints only "In the year 2525", "In the year 2525, run 1", "In the year 2525", "In the year 1984, run 2", "2 runs"
