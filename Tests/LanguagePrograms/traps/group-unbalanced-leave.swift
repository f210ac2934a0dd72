// traps: leave called more often than enter
import Dispatch

let group = DispatchGroup()
func load(_ name: String, completion: () -> Void) {
  completion()
  if name == "twice" { completion() }
}
for name in ["once", "twice"] {
  group.enter()
  load(name) {
    print("leaving for", name)
    group.leave()
  }
}
print("not reached")
