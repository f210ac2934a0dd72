// A schedule of reminders with Calendar and DateComponents; fired in order by a serial queue.
import Foundation

struct Reminder {
    let title: String
    let date: Date
}

final class Scheduler {
    private let queue = DispatchQueue(label: "scheduler")
    private var reminders: [Reminder] = []
    let calendar: Calendar
    let formatter: DateFormatter

    init() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        calendar.locale = Locale(identifier: "en_US_POSIX")
        self.calendar = calendar
        formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "EEE, d MMM yyyy HH:mm"
    }

    func add(_ title: String, year: Int, month: Int, day: Int, hour: Int = 9, minute: Int = 0) {
        var components = DateComponents()
        components.year = year
        components.month = month
        components.day = day
        components.hour = hour
        components.minute = minute
        guard let date = calendar.date(from: components) else { return }
        queue.async { self.reminders.append(Reminder(title: title, date: date)) }
    }

    func repeatDaily(_ title: String, from start: Date, times: Int) {
        for n in 0..<times {
            if let date = calendar.date(byAdding: .day, value: n, to: start) {
                queue.async { self.reminders.append(Reminder(title: "\(title) #\(n + 1)", date: date)) }
            }
        }
    }

    func due(before limit: Date) -> [String] {
        queue.sync {
            reminders.filter { $0.date < limit }.sorted { ($0.date, $0.title) < ($1.date, $1.title) }
                .map { "\(formatter.string(from: $0.date)): \($0.title)" }
        }
    }

    func grouped() -> [(String, Int)] {
        let days = queue.sync { Dictionary(grouping: reminders) { calendar.startOfDay(for: $0.date) } }
        let short = DateFormatter()
        short.locale = Locale(identifier: "en_US_POSIX")
        short.timeZone = calendar.timeZone
        short.dateFormat = "yyyy/MM/dd"
        return days.sorted { $0.key < $1.key }.map { (short.string(from: $0.key), $0.value.count) }
    }
}

let scheduler = Scheduler()
scheduler.add("Leap day", year: 2024, month: 2, day: 29)
scheduler.add("New year", year: 2024, month: 1, day: 1, hour: 0)
scheduler.add("Late", year: 2023, month: 12, day: 31, hour: 23, minute: 59)
let base = scheduler.calendar.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 8, minute: 30))!
scheduler.repeatDaily("Standup", from: base, times: 3)
scheduler.due(before: Date(timeIntervalSince1970: 1_709_300_000)).forEach { print($0) }
for (day, count) in scheduler.grouped() { print(day, count) }

let calendar = scheduler.calendar
let parts = calendar.dateComponents([.year, .month, .day, .weekday, .hour], from: base)
print(parts.year!, parts.month!, parts.day!, parts.weekday!, parts.hour!, parts.minute as Any)
let later = calendar.date(byAdding: .month, value: 1, to: base)!
print(scheduler.formatter.string(from: later))
let difference = calendar.dateComponents([.day, .hour], from: base, to: later.addingTimeInterval(3600 * 5))
print("difference \(difference.day ?? 0)d \(difference.hour ?? 0)h")
print(calendar.isDate(base, inSameDayAs: base.addingTimeInterval(3600 * 15)), calendar.isDate(base, inSameDayAs: base.addingTimeInterval(3600 * 16)))
print(calendar.component(.weekOfYear, from: base), calendar.isDateInWeekend(base), calendar.range(of: .day, in: .month, for: base)!)
print(calendar.compare(base, to: later, toGranularity: .year) == .orderedSame)
if let noon = calendar.date(bySettingHour: 12, minute: 0, second: 0, of: base) { print(scheduler.formatter.string(from: noon)) }
if let next = calendar.nextDate(after: base, matching: DateComponents(hour: 7, minute: 15), matchingPolicy: .nextTime) { print(scheduler.formatter.string(from: next)) }
let interval = DateInterval(start: base, duration: 7200)
print(interval.duration, interval.contains(base.addingTimeInterval(7199)), interval.intersects(DateInterval(start: interval.end, duration: 1)))
let week = calendar.dateInterval(of: .weekOfYear, for: base)!
print(scheduler.formatter.string(from: week.start), week.duration / 86400)
