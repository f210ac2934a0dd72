// dispatch time: infinitely many seconds, seconds that are no number, intervals too large to count, the ends of the clock
import Dispatch

print(DispatchTime.now() + Double.infinity == .distantFuture, DispatchTime.now() + Double.nan == .distantFuture)
print(DispatchTime.now() - Double.infinity == DispatchTime(uptimeNanoseconds: 1), DispatchTime.now() - Double.nan == .distantFuture)
print(DispatchWallTime.now() + Double.infinity == .distantFuture, DispatchWallTime.now() - Double.nan == .distantFuture)
print(DispatchTime(uptimeNanoseconds: UInt64.max).uptimeNanoseconds == UInt64.max, DispatchTime(uptimeNanoseconds: 0).uptimeNanoseconds)
let years = DispatchTimeInterval.seconds(Int.max)
let past = DispatchTimeInterval.milliseconds(-Int.max)
print(years == years, past == past, years == .never, DispatchTimeInterval.never == .never, DispatchTimeInterval.seconds(10) != .never)
for n in stride(from: 1, through: 100, by: 33) {
  print(DispatchTimeInterval.seconds(n) == .milliseconds(n * 1000), DispatchTimeInterval.microseconds(n) == .nanoseconds(n * 1000))
}
let now = DispatchTime.now()
print(now < now + .milliseconds(1), now + .milliseconds(1) < .distantFuture, now + 1.0e300 == .distantFuture)
