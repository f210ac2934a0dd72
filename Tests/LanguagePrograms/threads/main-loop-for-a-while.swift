// The main thread serves its run loop for a while, several times, and goes on with its top-level code; after the last line the process ends.
import Foundation

final class Counter {
  var value = 0
  func add() { value += 1 }
}
let counter = Counter()
var names = ["first"]
defer { print("put off", names.count) }
DispatchQueue.main.async { print("on main", Thread.isMainThread) }
DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) {
  DispatchQueue.main.async { print("later on main") }
}
let timer = Timer.scheduledTimer(withTimeInterval: 0.06, repeats: true) { timer in
  counter.add()
  if counter.value == 3 { timer.invalidate() }
}
let start = Date()
print("before")
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
let passed = Date().timeIntervalSince(start)
print("after", counter.value, passed >= 0.5, passed < 0.9)
names.append("second")
func later(_ name: String) {
  DispatchQueue.main.async {
    print(name, names)
    counter.add()
  }
}
later("block")
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { names.append("third") }
group.wait()
print("not yet", counter.value)
RunLoop.current.run(until: start.addingTimeInterval(1))
for name in names where name != "second" { print(name) }
guard counter.value == 4 else { fatalError("\(counter.value)") }
let last = names.last!
DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { print("never") }
print("end", last)
