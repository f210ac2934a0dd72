// The main loop is run for a while by functions: a block comes while they wait, and the process ends after the last line.
import Foundation

func finish() {
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
}
final class Expectation {
  var isFulfilled = false
  func fulfill() { isFulfilled = true }
  func wait(atMost timeout: TimeInterval) -> Bool {
    let limit = Date(timeIntervalSinceNow: timeout)
    while !isFulfilled && Date() < limit {
      RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    return isFulfilled
  }
}
DispatchQueue.main.async { print("block") }
finish()
let quick = Expectation()
DispatchQueue.global().async { DispatchQueue.main.async { quick.fulfill() } }
print("quick", quick.wait(atMost: 5))
let slow = Expectation()
DispatchQueue.main.asyncAfter(deadline: .now() + 60) { slow.fulfill() }
print("slow", slow.wait(atMost: 0.1))
DispatchQueue.main.asyncAfter(deadline: .now() + 60) { print("never") }
[1, 2].forEach { number in
  DispatchQueue.main.async { print("number", number) }
  finish()
}
print("end")
