// What `Calendar` says of two dates, and which date it finds next.
extension Calendar {
  func compare(_ first: Date, to second: Date, toGranularity component: Component) -> ComparisonResult {
    let start = dateInterval(of: component, for: first)?.start ?? first
    return start.compare(dateInterval(of: component, for: second)?.start ?? second)
  }
  func isDate(_ first: Date, equalTo second: Date, toGranularity component: Component) -> Bool {
    compare(first, to: second, toGranularity: component) == .orderedSame
  }
  func isDate(_ first: Date, inSameDayAs second: Date) -> Bool { _parts(first).day == _parts(second).day }
  func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
  func isDateInYesterday(_ date: Date) -> Bool { _parts(date).day == _parts(Date()).day - 1 }
  func isDateInTomorrow(_ date: Date) -> Bool { _parts(date).day == _parts(Date()).day + 1 }
  func isDateInWeekend(_ date: Date) -> Bool {
    let weekday = _weekday(_parts(date).day)
    return weekday == 1 || weekday == 7
  }
  func dateIntervalOfWeekend(containing date: Date) -> DateInterval? {
    let day = _parts(date).day
    let weekday = _weekday(day)
    if weekday != 1 && weekday != 7 { return nil }
    return DateInterval(start: _date(weekday == 7 ? day : day - 1, 0), duration: 172_800)
  }
  func nextWeekend(startingAfter date: Date, direction: SearchDirection = .forward) -> DateInterval? {
    let day = _parts(date).day
    let next =
      direction == .forward ? day + (7 - _weekday(day) + 6) % 7 + 1 : day - _weekday(day) % 7 - 1 - (_weekday(day) == 7 ? 6 : 0)
    return dateIntervalOfWeekend(containing: _date(next, 0))
  }
  func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
    for component in DateComponents._inOrder {
      if let wanted = components.value(for: component), wanted != self.component(component, from: date) { return false }
    }
    return true
  }
  func date(
    bySettingHour hour: Int, minute: Int, second: Int, of date: Date, matchingPolicy: MatchingPolicy = .nextTime,
    repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
  ) -> Date? {
    if hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59 { return nil }
    return _date(_parts(date).day, Double(hour * 3_600 + minute * 60 + second))
  }
  func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
    if self.component(component, from: date) == value { return date }
    var wanted = DateComponents()
    wanted.setValue(value, for: component)
    return nextDate(after: date, matching: wanted, matchingPolicy: .nextTime)
  }
  func nextDate(
    after date: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
    repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
  ) -> Date? {
    _next(date, components, matchingPolicy, direction == .forward)?.date
  }
  func enumerateDates(
    startingAfter start: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
    repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward,
    using block: (Date?, Bool, inout Bool) -> Void
  ) {
    var date = start
    var stop = false
    while !stop, let found = _next(date, components, matchingPolicy, direction == .forward) {
      date = found.date
      block(date, found.isExact, &stop)
    }
  }
  func _next(_ date: Date, _ wanted: DateComponents, _ policy: MatchingPolicy, _ isForward: Bool) -> (date: Date, isExact: Bool)?
  {
    let start = _parts(date).day
    var day = start
    var looked = 0
    let isOfDays = [
      .year, .month, .day, .weekday, .weekdayOrdinal, .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .quarter, .dayOfYear, .era,
    ]
    .contains { wanted.value(for: $0) != nil }
    let times = _times(wanted, isOfDays, isForward)
    while looked < 15_000 {
      looked += 1
      let civil = _civil(day)
      if let year = wanted.year, isForward ? civil.year > year : civil.year < year { return nil }
      if let month = wanted.month, month != civil.month {
        day = isForward ? _CivilDays._number(civil.year, civil.month + 1, 1) : day - civil.day
        continue
      }
      for (offset, isExact) in _matches(civil, day, wanted, policy) {
        for time in isExact || policy != .nextTime ? times : [0] {
          let found = _date(day + offset, time)
          if isForward ? found > date : found < date { return (date: found, isExact: isExact) }
        }
      }
      day += isForward ? 1 : -1
    }
    return nil
  }
  /// What the day stands for: itself, or, if it is the last of its month and a later one is wanted, the day that takes its place.
  func _matches(_ civil: _CivilDate, _ day: Int, _ wanted: DateComponents, _ policy: MatchingPolicy) -> [(Int, Bool)] {
    let isFree =
      wanted.day == nil && wanted.weekday == nil && wanted.weekOfYear == nil && wanted.weekOfMonth == nil
      && wanted.dayOfYear == nil
    if let year = wanted.year, year != civil.year { return [] }
    if isFree && wanted.year != nil && wanted.month == nil && civil.month != 1 { return [] }
    if isFree && (wanted.month != nil || wanted.year != nil) && civil.day != 1 { return [] }
    if let weekday = wanted.weekday, weekday != _weekday(day) { return [] }
    if wanted.weekday == nil && (wanted.weekOfYear != nil || wanted.weekOfMonth != nil) && _weekday(day) != firstWeekday {
      return []
    }
    let date = _date(day, 0)
    for component in [.weekdayOrdinal, .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .dayOfYear] as [Component] {
      if let value = wanted.value(for: component), value != self.component(component, from: date) { return [] }
    }
    guard let wantedDay = wanted.day, wantedDay != civil.day else { return [(0, true)] }
    let length = _monthLength(civil.year, civil.month)
    if policy == .strict || civil.day != length || wantedDay < length || wantedDay > 31 { return [] }
    return [(policy == .previousTimePreservingSmallerComponents ? 0 : 1, false)]
  }
  /// The seconds of a day at which something is to be found, in the order of the search.
  func _times(_ wanted: DateComponents, _ isOfDays: Bool, _ isForward: Bool) -> [Double] {
    let isOfTime = wanted.hour != nil || wanted.minute != nil || wanted.second != nil
    if !isOfDays && !isOfTime { return [] }
    let hours = wanted.hour.map { [$0] } ?? (isOfDays ? [0] : Array(0..<24))
    let minutes = wanted.minute.map { [$0] } ?? (isOfDays || wanted.hour != nil ? [0] : Array(0..<60))
    let second = Double(wanted.second ?? 0) + Double(wanted.nanosecond ?? 0) / 1_000_000_000
    var times: [Double] = []
    for hour in hours {
      if hour < 0 || hour > 23 { continue }
      for minute in minutes { times.append(Double(hour * 3_600 + minute * 60) + second) }
    }
    return isForward ? times : times.reversed()
  }
}
