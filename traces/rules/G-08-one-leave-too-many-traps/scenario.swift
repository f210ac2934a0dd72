// title: One leave too many
// caption: The callback fired twice; the second leave finds the count at zero and ends the process.
import Dispatch

let group = DispatchGroup()
group.enter()
group.leave()
print("balanced")
group.leave()
print("never")

// expect: prints only "balanced"
// expect: trap "Unbalanced call to dispatch_group_leave()"
