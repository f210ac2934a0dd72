// Weeks and their years: in patterns that are written and read, and in a calendar's components, ranges and steps.
import Foundation
let utc = TimeZone(identifier: "UTC")!
func date(_ y: Int, _ m: Int, _ d: Int, _ h: Int = 0) -> Date { var c = Calendar(identifier: .gregorian); c.timeZone = utc; return c.date(from: DateComponents(year: y, month: m, day: d, hour: h))! }
let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = utc
for (y, m, d) in [(2024, 12, 30), (2025, 1, 1), (2023, 1, 1), (2021, 1, 3), (2020, 12, 31), (2026, 6, 15), (2027, 1, 1)] {
  let x = date(y, m, d)
  for p in ["YYYY-'W'ww-e", "Y w W", "yyyy c", "EEEE e ee eee eeee", "ccc cccc", "D F", "YY", "YYYYY", "W"] { f.dateFormat = p; print(f.string(from: x), terminator: " | ") }
  print()
  var iso = Calendar(identifier: .iso8601); iso.timeZone = utc
  let c = iso.dateComponents([.yearForWeekOfYear, .weekOfYear, .weekday], from: x)
  print(c.yearForWeekOfYear!, c.weekOfYear!, c.weekday!)
  print(iso.date(from: c)!, iso.date(from: DateComponents(weekOfYear: c.weekOfYear, yearForWeekOfYear: c.yearForWeekOfYear))!)
  var g = Calendar(identifier: .gregorian); g.timeZone = utc
  let k = g.dateComponents([.yearForWeekOfYear, .weekOfYear, .weekday, .weekOfMonth, .weekdayOrdinal], from: x)
  print(k.yearForWeekOfYear!, k.weekOfYear!, k.weekday!, k.weekOfMonth!, k.weekdayOrdinal!, g.date(from: DateComponents(weekday: 2, weekOfYear: k.weekOfYear, yearForWeekOfYear: k.yearForWeekOfYear))!)
  print(iso.component(.weekOfYear, from: x), iso.component(.yearForWeekOfYear, from: x), iso.component(.weekOfMonth, from: x))
  print(iso.dateInterval(of: .weekOfYear, for: x)!.start, iso.dateInterval(of: .yearForWeekOfYear, for: x)!, g.dateInterval(of: .weekOfYear, for: x)!.start, g.dateInterval(of: .weekOfMonth, for: x)!.start)
  print(iso.range(of: .weekOfYear, in: .yearForWeekOfYear, for: x)!, g.range(of: .weekOfYear, in: .year, for: x)!, iso.firstWeekday, iso.minimumDaysInFirstWeek, g.minimumDaysInFirstWeek)
  print(iso.date(byAdding: .weekOfYear, value: 3, to: x)!, iso.date(byAdding: .yearForWeekOfYear, value: 1, to: x)!, iso.isDate(x, equalTo: x + 86400, toGranularity: .weekOfYear))
  print(iso.ordinality(of: .weekOfYear, in: .year, for: x) as Any, iso.ordinality(of: .weekday, in: .weekOfYear, for: x) as Any)
}
func p(_ pattern: String, _ text: String) { f.dateFormat = pattern; print(f.isLenient, pattern, text, f.date(from: text) as Any) }
p("YYYY-'W'ww", "2025-W01")
p("YYYY-'W'ww-e", "2025-W01-2")
p("YYYY-'W'ww-ee", "2025-W01-02")
p("YYYY ww EEEE", "2025 03 Monday")
p("YYYY-MM-dd", "2025-06-15")
p("yyyy D", "2025 60")
p("YYYY", "2025")
p("YYYY-MM-dd HH:mm", "2024-12-30 10:00")
p("yyyy-MM-dd e", "2025-06-15 3")
p("e", "3")
p("EEEE", "Tuesday")
p("w", "5")
p("yyyy w", "2025 5")
p("yyyy F E MM", "2025 2 Tue 06")
f.calendar = Calendar(identifier: .iso8601); f.calendar.timeZone = utc
p("YYYY-'W'ww-e", "2025-W01-2")
p("YYYY-'W'ww", "2025-W01")
for s in ["2024-12-30", "2021-01-03", "2023-01-01"] { f.dateFormat = "yyyy-MM-dd"; let d = f.date(from: s)!; for q in ["YYYY-'W'ww-e", "Y w W c", "EEE e"] { f.dateFormat = q; print(f.string(from: d), terminator: " | ") }; print() }
f.calendar = Calendar(identifier: .gregorian)
for l in [false, true] {
f.isLenient = l
p("YYYY ww", "2025 60")
p("YYYY ww", "2025 00")
p("YYYY-ww-e", "2025-05-9")
p("YYYY-ww-e", "2025-05-0")
p("yyyy D", "2025 366")
p("yyyy D", "2024 366")
p("yyyy D", "2024 0")
p("YY ww", "25 03")
p("Y-w-c", "2025-3-4")
p("yyyy-MM EEEE", "2025-06 Friday")
p("yyyy-MM-dd EEEE", "2025-06-15 Friday")
p("yyyy ww", "2025 53")
p("yyyy ww", "2026 53")
p("YYYY ww ccc", "2025 10 Wed")
p("yyyy MM W e", "2025 06 2 3")
p("yyyy MM W", "2025 06 2")
p("yyyy MM F EEE", "2025 06 5 Mon")
p("yyyy MM F EEE", "2025 06 6 Mon")
p("yyyy", "2025")
p("YYYY-MM", "2025-06")
p("YYYY-dd", "2025-06")
p("MM/dd/YYYY", "12/30/2024")
p("YYYY/ww/EEE HH:mm", "2024/52/Sat 10:30")
}
