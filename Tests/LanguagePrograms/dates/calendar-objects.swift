// dates: the calendar object of older code
import Foundation

let calendar = NSCalendar.current
print(calendar.component(.year, from: Date(timeIntervalSince1970: 1_600_000_000)))
let old = NSCalendar(calendarIdentifier: .gregorian)!
old.timeZone = TimeZone(secondsFromGMT: 0)!
let date = Date(timeIntervalSince1970: 1_600_000_000)
let parts = old.components([.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
print(parts.year!, parts.month!, parts.day!, parts.hour!, parts.minute!, parts.second!, parts.weekday!, parts.era as Any)
print(old.component(.month, from: date), old.date(from: parts)! == date, old.calendarIdentifier == .gregorian, old.firstWeekday)
print(old.date(byAdding: .day, value: 3, to: date, options: [])!, old.date(byAdding: .month, value: -1, to: date)!)
var step = DateComponents()
step.year = 1
step.hour = 2
print(old.date(byAdding: step, to: date, options: [])!)
print(old.components([.day, .hour], from: date, to: Date(timeIntervalSince1970: 1_600_200_000), options: []))
print(old.startOfDay(for: date), old.isDate(date, inSameDayAs: date + 3600), old.isDateInWeekend(date))
print(old.compare(date, to: date + 60, toUnitGranularity: .hour) == .orderedSame, NSCalendar.Unit.year.union(.month).contains(.month))
print(old.range(of: .day, in: .month, for: date))
let units: NSCalendar.Unit = [.year, .month]
print(old.components(units, from: date).month!)
