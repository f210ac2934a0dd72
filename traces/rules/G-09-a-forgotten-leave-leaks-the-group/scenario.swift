// title: A forgotten leave leaks the group, nothing more
// caption: An entered group keeps itself alive: dropping the last reference does not crash, the notify just never comes.
import Dispatch

func download() {
  let group = DispatchGroup()
  group.enter()
  group.notify(queue: .main) { print("never") }
}

download()
print("after")

// expect: prints only "after"
