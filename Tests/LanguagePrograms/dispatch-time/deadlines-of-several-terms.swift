// a deadline that is a sum of several terms
import Dispatch
import Foundation
let queue = DispatchQueue(label: "q")
let group = DispatchGroup()
let step = 2
func later(_ name: String, _ time: DispatchTime) {
  group.enter()
  queue.asyncAfter(deadline: time) { print(name); group.leave() }
}
later("five", .now() + Double(step) * 0.2 + 0.1 + .milliseconds(20))
later("two", .now() + .milliseconds(100) + .milliseconds(100))
later("three", .now() + 0.5 - 0.2)
later("four", DispatchTime.now() + 0.5 - 0.2 + Double(step) * 0.05)
later("one", .now() + (step > 1 ? 0.1 : 2) + 0.002)
group.enter()
queue.asyncAfter(wallDeadline: .now() + .milliseconds(40) + 0.01) { print("wall"); group.leave() }
group.wait()
let deadline: DispatchTime = .now() + 1 + 0.5
print(deadline > .now() + 1)
let date: Date? = .distantPast + 60 + 60
print(date! > .distantPast + 60)
print(group.wait(timeout: .now() + 0.01 + 0.01) == .success)
