// Durations and clocks in virtual time, formatted dates, the number of cores.
import Foundation
let clock = ContinuousClock()
let elapsed = clock.measure { Thread.sleep(forTimeInterval: 0.03) }
print(elapsed >= .milliseconds(30), elapsed < .seconds(1))
let d: Duration = .seconds(2) + .milliseconds(250)
print(d, d * 2, d / 3 < .milliseconds(751), d / .seconds(1), Duration.zero, Duration.microseconds(5), d.components.seconds, d.components.attoseconds)
print([Duration.seconds(1), .milliseconds(10), .nanoseconds(3)].sorted().map { "\($0)" }, Duration.seconds(0.5), -1 * 1)
let begin = ContinuousClock.now
usleep(20_000)
print(ContinuousClock.now - begin >= .milliseconds(20), begin < .now, begin.duration(to: begin + .seconds(3)))
let suspending = SuspendingClock.now
print(suspending <= SuspendingClock.now, ProcessInfo.processInfo.activeProcessorCount >= 1, ProcessInfo.processInfo.systemUptime >= 0)
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(identifier: "UTC")
for (seconds, pattern) in [(0.0, "yyyy-MM-dd HH:mm:ss"), (1_700_000_000.125, "d.M.yy, h:mm a 'o''clock' SSS"), (-1.0, "EEE, EEEE MMM MMMM dd"), (951_827_696, "yyyy-MM-dd'T'HH:mm:ss.SS"), (4_102_444_799, "yyyy/MM/dd hh a")] {
  formatter.dateFormat = pattern
  print(formatter.string(from: Date(timeIntervalSince1970: seconds)))
}
print(ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: 1_234_567_890)))
