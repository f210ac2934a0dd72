struct DateComponents: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  var calendar: Calendar? = nil
  var timeZone: TimeZone? = nil
  var era: Int? = nil
  var year: Int? = nil
  var month: Int? = nil
  var day: Int? = nil
  var hour: Int? = nil
  var minute: Int? = nil
  var second: Int? = nil
  var nanosecond: Int? = nil
  var weekday: Int? = nil
  var weekdayOrdinal: Int? = nil
  var quarter: Int? = nil
  var weekOfMonth: Int? = nil
  var weekOfYear: Int? = nil
  var yearForWeekOfYear: Int? = nil
  var dayOfYear: Int? = nil
  var isLeapMonth: Bool? = nil
  init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil,
    day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil,
    weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
    weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil, dayOfYear: Int? = nil
  ) {
    self.calendar = calendar
    self.timeZone = timeZone
    self.era = era
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
    self.weekday = weekday
    self.weekdayOrdinal = weekdayOrdinal
    self.quarter = quarter
    self.weekOfMonth = weekOfMonth
    self.weekOfYear = weekOfYear
    self.yearForWeekOfYear = yearForWeekOfYear
    self.dayOfYear = dayOfYear
  }
  var date: Date? {
    guard let calendar else { return nil }
    return calendar.date(from: self)
  }
  var isValidDate: Bool {
    guard let calendar else { return false }
    return isValidDate(in: calendar)
  }
  func isValidDate(in calendar: Calendar) -> Bool {
    guard let date = calendar.date(from: self) else { return false }
    return calendar.date(date, matchesComponents: self)
  }
  func value(for component: Calendar.Component) -> Int? {
    switch component {
    case .era: return era
    case .year: return year
    case .month: return month
    case .day: return day
    case .hour: return hour
    case .minute: return minute
    case .second: return second
    case .nanosecond: return nanosecond
    case .weekday: return weekday
    case .weekdayOrdinal: return weekdayOrdinal
    case .quarter: return quarter
    case .weekOfMonth: return weekOfMonth
    case .weekOfYear: return weekOfYear
    case .yearForWeekOfYear: return yearForWeekOfYear
    case .dayOfYear: return dayOfYear
    case .calendar, .timeZone, .isLeapMonth: return nil
    }
  }
  mutating func setValue(_ value: Int?, for component: Calendar.Component) {
    switch component {
    case .era: era = value
    case .year: year = value
    case .month: month = value
    case .day: day = value
    case .hour: hour = value
    case .minute: minute = value
    case .second: second = value
    case .nanosecond: nanosecond = value
    case .weekday: weekday = value
    case .weekdayOrdinal: weekdayOrdinal = value
    case .quarter: quarter = value
    case .weekOfMonth: weekOfMonth = value
    case .weekOfYear: weekOfYear = value
    case .yearForWeekOfYear: yearForWeekOfYear = value
    case .dayOfYear: dayOfYear = value
    case .calendar, .timeZone, .isLeapMonth: break
    }
  }
  static let _inOrder: [Calendar.Component] = [
    .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth,
    .weekOfYear, .dayOfYear, .yearForWeekOfYear,
  ]
  var description: String {
    var text = ""
    if let calendar { text += "calendar: \(calendar) " }
    if let timeZone { text += "timeZone: \(timeZone) " }
    for component in DateComponents._inOrder { if let value = value(for: component) { text += "\(component): \(value) " } }
    if let isLeapMonth { text += "isLeapMonth: \(isLeapMonth) " }
    return text
  }
  var debugDescription: String { description }
}
