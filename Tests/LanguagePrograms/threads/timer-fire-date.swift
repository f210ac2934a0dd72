// The date a timer fires next can be set: far away pauses it, now resumes it.
import Foundation
var fired = 0
let t = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in fired += 1 }
t.fireDate = Date(timeIntervalSinceNow: 10)      // "pause" the timer
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
print("paused:", fired)
t.fireDate = Date()                              // "resume" it
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
print("resumed:", fired)
t.invalidate()
