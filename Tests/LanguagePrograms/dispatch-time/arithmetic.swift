// dispatch time: adding intervals and seconds, comparing, distances, nanoseconds, distantFuture
import Dispatch

let now = DispatchTime.now()
let later = now + .milliseconds(250)
print(later > now, later - .milliseconds(250) == now, now + 0.25 == later, now < now + 1)
print(later.uptimeNanoseconds - now.uptimeNanoseconds)
print((now + .seconds(2)).uptimeNanoseconds - (now + 1.5).uptimeNanoseconds)
print((now + .nanoseconds(7)).uptimeNanoseconds - now.uptimeNanoseconds)
print((now + .microseconds(3)).uptimeNanoseconds - now.uptimeNanoseconds)
print(DispatchTime.distantFuture > later, DispatchTime.distantFuture + .seconds(5) == .distantFuture)
print(now + .never == .distantFuture)
print(DispatchTime(uptimeNanoseconds: 5_000).uptimeNanoseconds)
print(DispatchTimeInterval.seconds(2) == .milliseconds(2_000), DispatchTimeInterval.never == .seconds(1))
print(DispatchTimeInterval.milliseconds(5), DispatchTimeInterval.never)
let intervals: [DispatchTimeInterval] = [.milliseconds(10), .microseconds(20), .nanoseconds(30), .seconds(4)]
print(intervals.count, intervals)
let wall = DispatchWallTime.now()
print(wall < wall + .seconds(1), wall + 1 > wall, DispatchWallTime.distantFuture > wall)

func milliseconds(since start: DispatchTime) -> UInt64 {
  (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000
}
let start = DispatchTime.now()
io("wait", .milliseconds(50))
print(milliseconds(since: start) >= 50, milliseconds(since: start) < 120, start < .now())
func nanoseconds(_ interval: DispatchTimeInterval) -> Int {
  switch interval {
  case .seconds(let n): n * 1_000_000_000
  case .milliseconds(let n): n * 1_000_000
  case .microseconds(let n): n * 1_000
  case .nanoseconds(let n): n
  default: -1
  }
}
print(intervals.map(nanoseconds), nanoseconds(.never))
