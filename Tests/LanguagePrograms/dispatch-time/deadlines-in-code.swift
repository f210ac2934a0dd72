// dispatch time: deadlines computed from doubles and integers, stored, compared, in loops; intervals as parameters
import Dispatch

let base = DispatchTime.now()
let delay = 0.25
let count = 3
func elapsed(_ time: DispatchTime) -> Int { Int((time.uptimeNanoseconds - base.uptimeNanoseconds) / 1_000_000) }
print(elapsed(base + delay), elapsed(base + delay * 2), elapsed(base + Double(count)), elapsed(base + 1))
print(elapsed(base + .seconds(count)), elapsed(base + .milliseconds(count * 10)), elapsed(base + 0.1 * Double(count)))
let deadlines = (1...3).map { base + .milliseconds($0 * 40) }
print(deadlines.map(elapsed), deadlines == deadlines.sorted(), deadlines.max()! == deadlines[2])
func schedule(after interval: DispatchTimeInterval = .milliseconds(30), _ body: @escaping () -> Void) -> DispatchTime {
  let deadline = DispatchTime.now() + interval
  DispatchQueue.global().asyncAfter(deadline: deadline, execute: body)
  return deadline
}
let done = DispatchSemaphore(value: 0)
let fired = schedule { done.signal() }
print(fired > base, done.wait(timeout: fired + .seconds(2)) == .success, DispatchTime.now() >= fired)
var retries = 0
var wait: Double = 1
while wait < 10 {
  retries += 1
  wait *= 1.5
}
print(retries, wait, elapsed(base + wait))
func limit(_ seconds: Int?) -> DispatchTime { seconds.map { base + .seconds($0) } ?? .distantFuture }
print(elapsed(limit(2)), limit(nil) == .distantFuture, limit(1) < limit(2), min(limit(nil), limit(5)) == limit(5))
let intervals: [String: DispatchTimeInterval] = ["short": .milliseconds(5), "long": .seconds(1)]
print(elapsed(base + intervals["long"]!), intervals["short"] == .milliseconds(5), intervals["none"] ?? .never)
print(done.wait(timeout: .now() + 0.03) == .timedOut, done.wait(wallTimeout: .now() + .milliseconds(30)) == .timedOut)
