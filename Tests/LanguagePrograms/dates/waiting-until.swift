// Waiting until a date ends when Date() has come to it, however the date was added up.
import Foundation
let c = NSCondition()
for d in [0.05, 0.1, 0.15, 0.1 + 0.05, 0.3, 0.1 + 0.2, 0.7, 1.1] {
  let due = Date() + d
  c.lock()
  let result = c.wait(until: due)
  c.unlock()
  print(result, Date() >= due)
  let then = Date() + 0.05 + 0.05 + 0.05
  Thread.sleep(until: then)
  print(Date() >= then)
}
