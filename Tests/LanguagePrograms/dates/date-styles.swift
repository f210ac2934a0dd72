// Patterns and styles of dates, ISO 8601 with its options, and what is known of time zones and of en_US.
import Foundation
let d = Date(timeIntervalSince1970: 1_709_123_456.756)
let f = DateFormatter(); f.timeZone = TimeZone(secondsFromGMT: 0); f.locale = Locale(identifier: "en_US_POSIX")
for p in ["G","y","yy","yyyyy","Q","QQQ","QQQQ","L","LLL","LLLL","MMMMM","w","ww","W","D","DDD","F","E","EEEEE","EEEEEE","e","ee","eee","c","cccc","a","K","k","S","SSSSSS","z","zzzz","Z","ZZZZ","ZZZZZ","O","OOOO","X","XX","XX" + "X","x","xxx","v","VV","Y","YYYY","u"] { f.dateFormat = p; print(p, f.string(from: d)) }
f.timeZone = TimeZone(secondsFromGMT: -19800)
for p in ["z","zzzz","Z","ZZZZ","ZZZZZ","O","OOOO","X","XX","XX" + "X","x","xxx","VV"] { f.dateFormat = p; print(p, f.string(from: d)) }
for loc in ["en_US", "en_US_POSIX"] {
  let g = DateFormatter(); g.locale = Locale(identifier: loc); g.timeZone = TimeZone(secondsFromGMT: 0)
  for s in [DateFormatter.Style.none, .short, .medium, .long, .full] { for t in [DateFormatter.Style.none, .short, .medium, .long, .full] { g.dateStyle = s; g.timeStyle = t; print(loc, s.rawValue, t.rawValue, g.string(from: d).debugDescription, g.dateFormat.debugDescription) } }
}
let i = ISO8601DateFormatter()
for (n, o) in [("net", [.withInternetDateTime]), ("frac", [.withInternetDateTime, .withFractionalSeconds]), ("full", [.withFullDate]), ("time", [.withFullTime]), ("ymd", [.withYear, .withMonth, .withDay]), ("dash", [.withYear, .withMonth, .withDay, .withDashSeparatorInDate]), ("space", [.withFullDate, .withTime, .withSpaceBetweenDateAndTime, .withColonSeparatorInTime]), ("tz", [.withFullDate, .withTime, .withTimeZone, .withColonSeparatorInTimeZone]), ("none", []), ("month", [.withMonth, .withDay, .withDashSeparatorInDate])] as [(String, ISO8601DateFormatter.Options)] {
  i.formatOptions = o
  i.timeZone = TimeZone(secondsFromGMT: 0)
  let a = i.string(from: d)
  i.timeZone = TimeZone(secondsFromGMT: 5400)
  print(n, o.rawValue, a, i.string(from: d), i.date(from: a)?.timeIntervalSince1970 as Any, i.date(from: "2024-02-28T12:30:56.5Z") as Any, i.date(from: "2024-02-28T12:30:56Z") as Any, i.date(from: "2024-02-28") as Any)
}
print(ISO8601DateFormatter.string(from: d, timeZone: TimeZone(secondsFromGMT: 3600)!, formatOptions: [.withInternetDateTime, .withFractionalSeconds]))
print(d.ISO8601Format(), TimeZone(secondsFromGMT: 3600)!.abbreviation() ?? "nil", TimeZone(identifier: "UTC")!.abbreviation() ?? "nil", TimeZone(abbreviation: "UTC")!.identifier, TimeZone(identifier: "UTC")!.identifier, TimeZone(identifier: "GMT")!.identifier, TimeZone(secondsFromGMT: 0)!.identifier, TimeZone(secondsFromGMT: 0)!.abbreviation()!, TimeZone(secondsFromGMT: 0)!, TimeZone(identifier: "UTC")!.isDaylightSavingTime(), TimeZone(secondsFromGMT: -3600)!.identifier, TimeZone(identifier: "GMT+2")?.secondsFromGMT() as Any)
let l = Locale(identifier: "en_US"); print(l, l.languageCode ?? "nil", l.regionCode ?? "nil", l.decimalSeparator ?? "nil", l.groupingSeparator ?? "nil", l.currencyCode ?? "nil", l.currencySymbol ?? "nil", l.usesMetricSystem, l.language.languageCode?.identifier ?? "nil", l.region?.identifier ?? "nil", l.currency?.identifier ?? "nil")
let l2 = Locale(identifier: "en_US_POSIX"); print(l2, l2.languageCode ?? "nil", l2.regionCode ?? "nil", l2.decimalSeparator ?? "nil", l2.groupingSeparator ?? "nil", l2.currencyCode ?? "nil", l2.currencySymbol ?? "nil", l2.usesMetricSystem)
let q = DateFormatter(); q.locale = l2; q.timeZone = TimeZone(secondsFromGMT: 0); q.dateStyle = .medium; q.timeStyle = .short
print(q.date(from: "Feb 3, 2024 at 4:05 PM") as Any, q.date(from: "Feb 3, 2024, 4:05 PM") as Any, q.weekdaySymbols, q.monthSymbols[0], q.shortMonthSymbols[1])
q.dateFormat = "EEEE, MMM d yyyy h:mm a zzz"; print(q.date(from: "Saturday, Feb 3 2024 4:05 PM GMT") as Any)
