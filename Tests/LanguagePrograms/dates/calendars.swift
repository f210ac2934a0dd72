// Calendars: dates from components, steps, distances, ranges, ordinalities, intervals, the next matching date.
import Foundation
let g = Calendar(identifier: .gregorian), iso = Calendar(identifier: .iso8601)
print(g.firstWeekday, g.minimumDaysInFirstWeek, iso.firstWeekday, iso.minimumDaysInFirstWeek, g.identifier, iso.identifier == .iso8601)
print(DateComponents(year: 2024, month: 2), DateComponents(hour: 1), DateComponents())
debugPrint(DateComponents(day: 3))
var c = g; c.locale = Locale(identifier: "en_US"); print(c.firstWeekday, c.minimumDaysInFirstWeek)
var u = Calendar(identifier: .gregorian); u.timeZone = TimeZone(secondsFromGMT: 0)!
print(u.date(from: DateComponents(hour: 5)) as Any)
print(u.date(from: DateComponents(year: 2024, month: 14, day: 35, hour: 30)) as Any)
print(u.date(from: DateComponents(year: 2024, weekday: 3, weekOfYear: 9)) as Any)
print(u.date(from: DateComponents(weekday: 2, weekOfYear: 1, yearForWeekOfYear: 2025)) as Any)
print(u.date(from: DateComponents(year: 2024, month: 5, weekday: 2, weekdayOrdinal: 2)) as Any)
print(u.date(from: DateComponents(year: 2024, month: 0)) as Any, u.date(from: DateComponents(year: 2024, month: 5, day: 0)) as Any, u.date(from: DateComponents(year:2024, nanosecond: 500_000_000))!.timeIntervalSince1970)
let d = Date(timeIntervalSince1970: 1_709_123_456.75)
let all = u.dateComponents([.era,.year,.month,.day,.hour,.minute,.second,.nanosecond,.weekday,.weekdayOrdinal,.quarter,.weekOfMonth,.weekOfYear,.yearForWeekOfYear,.dayOfYear], from: d)
print(all)
let l = u.date(from: DateComponents(year: 2024, month: 1, day: 31))!
for (comp, v) in [(Calendar.Component.month, 1), (.month, -2), (.year, 1), (.weekOfYear, 2), (.weekOfMonth, -1), (.day, 40), (.hour, 30), (.minute, -90), (.second, 5), (.weekday, 3), (.weekdayOrdinal, 1), (.quarter, 1), (.nanosecond, 5_000_000), (.yearForWeekOfYear, 1), (.era, 1)] {
  print(comp, v, u.date(byAdding: comp, value: v, to: l)?.timeIntervalSinceReferenceDate as Any)
}
print(u.date(byAdding: .month, value: 13, to: l, wrappingComponents: true) as Any, u.date(byAdding: .day, value: 3, to: l, wrappingComponents: true) as Any)
print(u.date(byAdding: DateComponents(year: 1, month: 1, day: 1, hour: -5), to: l) as Any)
print(u.dateComponents([.year, .month, .day, .hour], from: l, to: d), u.dateComponents([.day], from: d, to: l).day!, u.dateComponents([.month, .day], from: d, to: l), u.dateComponents([.weekOfYear, .day, .minute, .second, .nanosecond], from: l, to: d))
for (s, b) in [(Calendar.Component.day, Calendar.Component.month), (.day, .year), (.month, .year), (.hour, .day), (.minute, .hour), (.second, .minute), (.weekday, .weekOfYear), (.weekOfYear, .year), (.weekOfMonth, .month), (.day, .weekOfYear), (.minute, .day), (.second, .day), (.nanosecond, .second), (.quarter, .year), (.weekday, .month),(.weekday, .year), (.hour, .month)] {
  print(s, b, u.range(of: s, in: b, for: d) as Any, u.ordinality(of: s, in: b, for: d) as Any)
}
for c in [Calendar.Component.year, .month, .day, .hour, .minute, .second, .weekday, .weekOfYear, .weekOfMonth, .quarter, .yearForWeekOfYear, .nanosecond] {
  if let i = u.dateInterval(of: c, for: d) { print(c, i.start, i.end, i.duration) } else { print(c, "nil") }
}
print(u.monthSymbols, u.shortMonthSymbols, u.weekdaySymbols, u.shortWeekdaySymbols, u.veryShortWeekdaySymbols, u.veryShortMonthSymbols, u.amSymbol, u.pmSymbol, u.standaloneMonthSymbols[0], u.eraSymbols, u.quarterSymbols)
print(u.date(bySettingHour: 25, minute: 0, second: 0, of: d) as Any, u.date(bySettingHour: 5, minute: 6, second: 7, of: d) as Any, u.date(bySetting: .minute, value: 3, of: d) as Any, u.date(bySetting: .day, value: 1, of: d) as Any)
print(u.date(d, matchesComponents: DateComponents(month: 2, day: 28)))
for m in [DateComponents(hour: 7), DateComponents(hour: 13, minute: 30), DateComponents(weekday: 2), DateComponents(day: 31), DateComponents(month: 2, day: 29), DateComponents(minute: 0), DateComponents(second: 30), DateComponents(hour: 12, minute: 30, second: 56), DateComponents(day: 5, minute: 15), DateComponents(hour: 9, weekday: 6), DateComponents(year: 2020), DateComponents(month: 6)] {
  print(m, u.nextDate(after: d, matching: m, matchingPolicy: .nextTime) as Any, u.nextDate(after: d, matching: m, matchingPolicy: .strict) as Any, u.nextDate(after: d, matching: m, matchingPolicy: .nextTime, direction: .backward) as Any)
}
var n = 0
u.enumerateDates(startingAfter: d, matching: DateComponents(hour: 0, minute: 0, weekday: 1), matchingPolicy: .nextTime) { date, exact, stop in print(date!, exact); n += 1; if n == 3 { stop = true } }
print(u.compare(d, to: d + 3600, toGranularity: .day).rawValue, u.compare(d, to: d + 86400*3, toGranularity: .weekOfYear).rawValue, u.isDate(d, equalTo: l, toGranularity: .year), u.isDate(d, equalTo: l, toGranularity: .month))
let di = DateInterval(start: d, end: d + 100)
print(di, di.contains(di.end), di.intersection(with: DateInterval(start: d + 50, duration: 100)) as Any, di < DateInterval(start: d, duration: 200), di == DateInterval(start: d, duration: 100), di.compare(DateInterval(start: d + 1, duration: 1)).rawValue)
print(DateComponents(year: 2024, month: 13, day: 1).isValidDate(in: u), DateComponents(calendar: u, year: 2024, month: 2, day: 30).isValidDate, DateComponents(calendar: u, year: 2024, month: 2, day: 29).date as Any, DateComponents(year: 1) == DateComponents(year: 1))
print(u.isDateInWeekend(d), u.isDateInToday(Date()), u.isDateInTomorrow(Date() + 86400), u.isDateInYesterday(Date()), u.startOfDay(for: d), u.dateComponents(in: TimeZone(secondsFromGMT: 7200)!, from: d).hour!, u.component(.hour, from: d))
print(u.nextWeekend(startingAfter: d) as Any, u.dateIntervalOfWeekend(containing: d) as Any, u.maximumRange(of: .day) as Any, u.minimumRange(of: .day) as Any)
let shown = DateFormatter()
shown.dateFormat = "yyyy-MM-dd"
for (year, month) in [(2013, 3), (2024, 2), (2023, 1)] {
  for weekday in [1, 2, 7] {
    let dates = [1, 5, 6, 0, -1, -2, -5].map { ordinal in
      Calendar.current.date(from: DateComponents(year: year, month: month, weekday: weekday, weekdayOrdinal: ordinal))!
    }
    print(year, month, weekday, dates.map { shown.string(from: $0) })
  }
}
