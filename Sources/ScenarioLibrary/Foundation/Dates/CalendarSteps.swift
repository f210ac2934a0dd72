// What `Calendar` makes of dates: others, and distances between them.
extension Calendar {
  func date(from components: DateComponents) -> Date? {
    let zone = components.timeZone ?? components.calendar?.timeZone
    var year = components.year ?? 1
    if components.era == 0 { year = 1 - year }
    let month = components.month ?? 1
    let seconds = Double((components.hour ?? 0) * 3_600 + (components.minute ?? 0) * 60 + (components.second ?? 0))
    let rest = seconds + Double(components.nanosecond ?? 0) / 1_000_000_000
    let first = _CivilDays._number(year, month, 1)
    let weekday = components.weekday ?? firstWeekday
    let ofWeek = (weekday - firstWeekday + 7) % 7
    if let day = components.day { return _date(first + day - 1, rest, zone) }
    if let week = components.weekOfYear {
      let start = _firstWeek(_CivilDays._number(components.yearForWeekOfYear ?? year, 1, 1))
      return _date(start + (week - 1) * 7 + ofWeek, rest, zone)
    }
    if let week = components.weekOfMonth { return _date(_firstWeek(first) + (week - 1) * 7 + ofWeek, rest, zone) }
    if let ordinal = components.weekdayOrdinal, components.weekday != nil {
      let one = (weekday - _weekday(first) + 7) % 7
      let civil = _civil(first)
      // Negative ones are counted from the month's last.
      let weeks = ordinal < 0 ? (_monthLength(civil.year, civil.month) - 1 - one) / 7 + ordinal + 1 : ordinal - 1
      return _date(first + one + weeks * 7, rest, zone)
    }
    if let day = components.dayOfYear { return _date(_CivilDays._number(year, 1, 1) + day - 1, rest, zone) }
    return _date(first, rest, zone)
  }
  func _adding(months: Int, _ date: Date) -> Date {
    let (day, rest) = _parts(date)
    let civil = _civil(day)
    let first = _CivilDays._number(civil.year, civil.month + months, 1)
    let target = _civil(first)
    return _date(first + min(civil.day, _monthLength(target.year, target.month)) - 1, rest)
  }
  func _adding(weekYears: Int, _ date: Date) -> Date {
    let (day, rest) = _parts(date)
    let year = _weekYear(day)
    // The fifty-third week of a year that has none is the next one's first.
    let into = day - _firstWeek(_CivilDays._number(year, 1, 1))
    return _date(_firstWeek(_CivilDays._number(year + weekYears, 1, 1)) + into, rest)
  }
  func date(byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date? {
    if wrappingComponents { return _wrapping(component, value, date) }
    switch component {
    case .year: return _adding(months: value * 12, date)
    case .yearForWeekOfYear: return _adding(weekYears: value, date)
    case .month: return _adding(months: value, date)
    case .weekOfYear, .weekOfMonth, .weekdayOrdinal: return date + Double(value) * 604_800
    case .day, .weekday, .dayOfYear: return date + Double(value) * 86_400
    case .hour: return date + Double(value) * 3_600
    case .minute: return date + Double(value) * 60
    case .second: return date + Double(value)
    case .nanosecond: return date + Double(value) / 1_000_000_000
    case .era, .quarter, .isLeapMonth: return date
    case .calendar, .timeZone: return nil
    }
  }
  func _wrapping(_ component: Component, _ value: Int, _ date: Date) -> Date? {
    let (day, _) = _parts(date)
    let civil = _civil(day)
    let now = self.component(component, from: date)
    func shift(_ low: Int, _ count: Int) -> Int { ((now - low + value) % count + count) % count + low - now }
    switch component {
    case .month: return _adding(months: shift(1, 12), date)
    case .day: return date + Double(shift(1, _monthLength(civil.year, civil.month))) * 86_400
    case .weekday: return date + Double(shift(1, 7)) * 86_400
    case .hour: return date + Double(shift(0, 24)) * 3_600
    case .minute: return date + Double(shift(0, 60)) * 60
    case .second: return date + Double(shift(0, 60))
    default: return self.date(byAdding: component, value: value, to: date)
    }
  }
  static let _steps: [Component] = [
    .era, .year, .yearForWeekOfYear, .quarter, .month, .weekOfYear, .weekOfMonth, .day, .dayOfYear, .weekday, .weekdayOrdinal,
    .hour, .minute, .second, .nanosecond,
  ]
  func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date? {
    var result = date
    for component in Calendar._steps {
      guard let value = components.value(for: component) else { continue }
      guard let next = self.date(byAdding: component, value: value, to: result, wrappingComponents: wrappingComponents) else {
        return nil
      }
      result = next
    }
    return result
  }
  func _seconds(_ component: Component) -> Double {
    switch component {
    case .weekOfYear, .weekOfMonth, .weekdayOrdinal: return 604_800
    case .day, .weekday, .dayOfYear: return 86_400
    case .hour: return 3_600
    case .minute: return 60
    case .second: return 1
    case .nanosecond: return 0.000_000_001
    default: return 0
    }
  }
  func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents {
    var result = DateComponents()
    var cursor = start
    let isForward = end >= start
    for component in Calendar._steps {
      if !components.contains(component) { continue }
      var count = 0
      if component == .year || component == .month || component == .yearForWeekOfYear {
        let (from, to) = (_civil(_parts(cursor).day), _civil(_parts(end).day))
        count = to.year - from.year
        if component == .month { count = count * 12 + to.month - from.month }
        while let reached = date(byAdding: component, value: count, to: cursor), isForward ? reached > end : reached < end {
          count += isForward ? -1 : 1
        }
      } else if component == .nanosecond {
        count = Int((end.timeIntervalSince(cursor) * 1_000_000_000).rounded(.towardZero))
      } else if _seconds(component) > 0 {
        count = Int((end.timeIntervalSince(cursor) / _seconds(component)).rounded(.towardZero))
      }
      cursor = date(byAdding: component, value: count, to: cursor) ?? cursor
      result.setValue(count, for: component)
    }
    return result
  }
  func dateComponents(_ components: Set<Component>, from start: DateComponents, to end: DateComponents) -> DateComponents {
    dateComponents(components, from: date(from: start) ?? Date(), to: date(from: end) ?? Date())
  }
  func startOfDay(for date: Date) -> Date { _date(_parts(date).day, 0) }
  func dateInterval(of component: Component, for date: Date) -> DateInterval? {
    let (day, rest) = _parts(date)
    let civil = _civil(day)
    func days(_ first: Int, _ next: Int) -> DateInterval { DateInterval(start: _date(first, 0), end: _date(next, 0)) }
    func seconds(_ length: Double) -> DateInterval {
      DateInterval(start: _date(day, floor(rest / length) * length), duration: length)
    }
    switch component {
    case .year: return days(_CivilDays._number(civil.year, 1, 1), _CivilDays._number(civil.year + 1, 1, 1))
    case .quarter:
      let month = (civil.month - 1) / 3 * 3 + 1
      return days(_CivilDays._number(civil.year, month, 1), _CivilDays._number(civil.year, month + 3, 1))
    case .month: return days(day - civil.day + 1, _CivilDays._number(civil.year, civil.month + 1, 1))
    case .weekOfYear, .weekOfMonth: return days(_weekStart(day), _weekStart(day) + 7)
    case .yearForWeekOfYear:
      let year = _weekYear(day)
      return days(_firstWeek(_CivilDays._number(year, 1, 1)), _firstWeek(_CivilDays._number(year + 1, 1, 1)))
    case .day, .weekday, .weekdayOrdinal, .dayOfYear: return days(day, day + 1)
    case .hour, .minute, .second: return seconds(_seconds(component))
    case .nanosecond: return DateInterval(start: date, duration: 0.000_000_001)
    case .era, .calendar, .timeZone, .isLeapMonth: return nil
    }
  }
  func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
    let (day, _) = _parts(date)
    let civil = _civil(day)
    switch smaller {
    case .nanosecond: return 0..<1_000_000_000
    case .second, .minute: return 0..<60
    case .hour: return 0..<24
    case .weekday: return 1..<8
    case .quarter: return 1..<5
    case .month: return larger == .quarter ? (civil.month - 1) / 3 * 3 + 1..<(civil.month - 1) / 3 * 3 + 4 : 1..<13
    case .day, .dayOfYear:
      if larger == .month { return 1..<_monthLength(civil.year, civil.month) + 1 }
      if larger == .year { return 1..<_CivilDays._number(civil.year + 1, 1, 1) - _CivilDays._number(civil.year, 1, 1) + 1 }
    case .weekOfMonth, .weekOfYear:
      if larger == .yearForWeekOfYear {
        let year = _weekYear(day)
        return 1..<(_firstWeek(_CivilDays._number(year + 1, 1, 1)) - _firstWeek(_CivilDays._number(year, 1, 1))) / 7 + 1
      }
      if larger == .year {
        let first = _CivilDays._number(civil.year, 1, 1)
        return _week(first, since: first)..<_week(_CivilDays._number(civil.year + 1, 1, 1) - 1, since: first) + 1
      }
      if larger != .month { return nil }
      let next = _CivilDays._number(civil.year, civil.month + 1, 1)
      let last = _week(next - 1, since: day - civil.day + 1)
      return 1..<(next - _weekStart(next - 1) >= minimumDaysInFirstWeek ? last + 1 : last)
    case .era, .year, .yearForWeekOfYear, .weekdayOrdinal, .calendar, .timeZone, .isLeapMonth: break
    }
    return nil
  }
  func maximumRange(of component: Component) -> Range<Int>? {
    switch component {
    case .day: return 1..<32
    case .dayOfYear: return 1..<367
    case .weekOfYear: return 1..<54
    case .weekOfMonth: return 0..<7
    default: return range(of: component, in: .year, for: Date())
    }
  }
  func minimumRange(of component: Component) -> Range<Int>? {
    switch component {
    case .day: return 1..<29
    case .dayOfYear: return 1..<366
    case .weekOfYear: return 1..<53
    case .weekOfMonth: return 1..<5
    default: return range(of: component, in: .year, for: Date())
    }
  }
  func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
    let (day, _) = _parts(date)
    if let length = dateInterval(of: larger, for: date) {
      let seconds = date.timeIntervalSince(length.start)
      switch smaller {
      case .hour, .minute, .second, .day, .dayOfYear: return Int(seconds / _seconds(smaller)) + 1
      case .nanosecond: return Int(seconds * 1_000_000_000) + 1
      case .month: return (component(.month, from: date) - component(.month, from: length.start)) + 1
      case .quarter: return component(.quarter, from: date)
      case .weekday, .weekdayOrdinal: return Int(seconds / (larger == .month || larger == .year ? 604_800 : 86_400)) + 1
      case .weekOfMonth, .weekOfYear: return _week(day, since: _parts(length.start).day)
      case .era, .year, .yearForWeekOfYear, .calendar, .timeZone, .isLeapMonth: return nil
      }
    }
    return nil
  }
}
