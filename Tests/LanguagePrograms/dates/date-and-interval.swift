// dates: differences of dates, adding intervals, comparing, elapsed time of sleeping; no absolute date is printed
import Dispatch
import Foundation

let start = Date()
let later = start.addingTimeInterval(90)
print(later.timeIntervalSince(start), start.timeIntervalSince(later), later > start, min(start, later) == start)
print((start + 10).timeIntervalSince(start) == 10, start.distance(to: later), start < later, start == start)
let epoch = Date(timeIntervalSince1970: 1_000)
print(epoch.timeIntervalSince1970, Date(timeInterval: 5, since: epoch).timeIntervalSince1970)
print(epoch.addingTimeInterval(-1_000).timeIntervalSince1970, Date(timeIntervalSince1970: 0) < epoch)
var deadline = epoch
deadline += 30
deadline.addTimeInterval(0.5)
print(deadline.timeIntervalSince1970, deadline - 0.5 == epoch + 30)

io("download", .milliseconds(60))
let elapsed = Date().timeIntervalSince(start)
print(elapsed >= 0.06, elapsed < 0.2)
print(start.timeIntervalSinceNow < -0.05, Date(timeIntervalSinceNow: 100).timeIntervalSinceNow > 90)
func measure(_ body: () -> Void) -> TimeInterval {
  let began = Date()
  body()
  return Date().timeIntervalSince(began)
}
let took = measure { Thread.sleep(forTimeInterval: 0.04) }
print(took >= 0.04, took < 0.15)
print(Int((took * 1000).rounded()) / 40, Date.distantFuture > Date(), Date.distantPast < epoch)
