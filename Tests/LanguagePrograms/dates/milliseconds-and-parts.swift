// Formatters count milliseconds, rounded; the formatter of ISO 8601 with parts of a date.
import Foundation
let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(identifier: "UTC")!
for t in [1_735_689_599.123, 0.123456, 0.9999, 1_700_000_000.0005, -0.25, 1.0015, 12345.678, 1e9 + 0.001] {
  let d = Date(timeIntervalSince1970: t)
  for p in ["S", "SS", "SSS", "SSSS", "SSSSSS", "ss.SSS"] { f.dateFormat = p; print(f.string(from: d), terminator: " ") }
  var c = Calendar(identifier: .gregorian); c.timeZone = f.timeZone
  print(c.component(.nanosecond, from: d), ISO8601DateFormatter.string(from: d, timeZone: f.timeZone, formatOptions: [.withInternetDateTime, .withFractionalSeconds]))
}
print(ISO8601DateFormatter.string(from: Date(timeIntervalSince1970: 0), timeZone: f.timeZone, formatOptions: [.withYear, .withDashSeparatorInDate]), "-")
print(ISO8601DateFormatter.string(from: Date(timeIntervalSince1970: 0), timeZone: f.timeZone, formatOptions: [.withDay, .withTimeZone]), "-")
print(ISO8601DateFormatter.string(from: Date(timeIntervalSince1970: 0), timeZone: f.timeZone, formatOptions: [.withYear, .withTimeZone, .withColonSeparatorInTimeZone]), "-")
let utc = f.timeZone!
for d in [Date(timeIntervalSince1970: 1_735_689_599.123), Date(timeIntervalSince1970: 1_609_545_600)] {
print(ISO8601DateFormatter.string(from: d, timeZone: utc), "-")
print(ISO8601DateFormatter.string(from: d, timeZone: TimeZone(secondsFromGMT: 3600)!, formatOptions: [.withInternetDateTime]))
print(ISO8601DateFormatter.string(from: d, timeZone: utc, formatOptions: [.withFullDate]))
print(ISO8601DateFormatter.string(from: d, timeZone: utc, formatOptions: [.withInternetDateTime, .withFractionalSeconds]))
print(ISO8601DateFormatter.string(from: d, timeZone: utc, formatOptions: [.withYear, .withWeekOfYear, .withDay, .withDashSeparatorInDate]))
for o in [[.withTime], [.withTime, .withColonSeparatorInTime], [.withYear], [.withMonth], [.withDay], [.withTimeZone], [.withYear, .withMonth], [.withYear, .withDay], [.withFullDate, .withTime], [.withFullDate, .withTimeZone], [.withFullTime], [.withTime, .withTimeZone], [.withWeekOfYear], [.withYear, .withWeekOfYear], [.withInternetDateTime, .withSpaceBetweenDateAndTime], [.withMonth, .withDay], [.withFractionalSeconds, .withTime], [.withDashSeparatorInDate, .withColonSeparatorInTime], [.withFullDate, .withTime, .withColonSeparatorInTime]] as [ISO8601DateFormatter.Options] { print(o.rawValue, ISO8601DateFormatter.string(from: d, timeZone: TimeZone(secondsFromGMT: -5400)!, formatOptions: o), "-") }
}
