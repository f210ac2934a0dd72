// title: One leave too many: libdispatch kills the program
// caption: The completion handler was called twice: the second leave has no enter
// conformance: not run, the program dies in the trap
import Dispatch

let group = DispatchGroup()

func download(completion: @escaping () -> Void) {
  DispatchQueue.global().async {
    io("download", .milliseconds(40))
    completion()
    completion()
  }
}

group.enter()
download { group.leave() }
group.notify(queue: .main) { print("complete") }

// expect: trap "Unbalanced call to dispatch_group_leave()"
