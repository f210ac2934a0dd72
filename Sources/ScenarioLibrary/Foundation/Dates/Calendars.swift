/// A day by its number; 0 is 1 January 1970.
struct _CivilDays {
  static func _number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let months = _CivilDate._floor(month - 1, 12)
    let (year, month) = (year + months, month - months * 12)
    let number = _DateReader._days(year, month, 1) + day - 1
    return number >= -141_427 ? number : _julian(year, month, 1) + day - 1
  }
  static func _julian(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return shifted * 365 + _CivilDate._floor(shifted, 4) + dayOfYear - 719_470
  }
}
struct Calendar: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  enum Identifier: Hashable, CustomStringConvertible {
    case gregorian, iso8601, buddhist, chinese, hebrew, islamic, islamicCivil, japanese, persian, republicOfChina, indian, coptic
    var _name: String {
      switch self {
      case .gregorian: return "gregorian"
      case .iso8601: return "iso8601"
      case .buddhist: return "buddhist"
      case .chinese: return "chinese"
      case .hebrew: return "hebrew"
      case .islamic: return "islamic"
      case .islamicCivil: return "islamicCivil"
      case .japanese: return "japanese"
      case .persian: return "persian"
      case .republicOfChina: return "republicOfChina"
      case .indian: return "indian"
      case .coptic: return "coptic"
      }
    }
    var description: String { _name }
  }
  enum Component: Hashable {
    case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear
    case yearForWeekOfYear, nanosecond, calendar, timeZone, isLeapMonth, dayOfYear
  }
  enum SearchDirection { case forward, backward }
  enum MatchingPolicy { case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict }
  enum RepeatedTimePolicy { case first, last }
  let identifier: Identifier
  var locale: Locale? = Locale(identifier: "")
  var timeZone: TimeZone = TimeZone.current
  var firstWeekday = 1
  var minimumDaysInFirstWeek = 1
  init(identifier: Identifier) {
    if identifier != .gregorian && identifier != .iso8601 {
      fatalError("Calendar(identifier: .\(identifier)) is not modelled; write Calendar(identifier: .gregorian)")
    }
    self.identifier = identifier
    if identifier == .iso8601 {
      locale = Locale(identifier: "en_001")
      firstWeekday = 2
      minimumDaysInFirstWeek = 4
    }
  }
  static var current: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_001")
    calendar.firstWeekday = 2
    return calendar
  }
  static var autoupdatingCurrent: Calendar { current }
  var description: String {
    let place = "\(identifier) (\(identifier)) locale: \(locale?.identifier ?? "") time zone: \(timeZone.identifier)"
    return "\(place) firstWeekday: \(firstWeekday) minDaysInFirstWeek: \(minimumDaysInFirstWeek)"
  }
  var debugDescription: String { description }
  var _named: Bool { locale?.identifier.isEmpty == false }
  var amSymbol: String { "AM" }
  var pmSymbol: String { "PM" }
  var eraSymbols: [String] { _named ? ["BC", "AD"] : ["BCE", "CE"] }
  var quarterSymbols: [String] { _named ? ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"] : shortQuarterSymbols }
  var shortQuarterSymbols: [String] { ["Q1", "Q2", "Q3", "Q4"] }
  var monthSymbols: [String] { _named ? _CivilDate._months : shortMonthSymbols }
  var standaloneMonthSymbols: [String] { monthSymbols }
  var shortMonthSymbols: [String] {
    _named ? _CivilDate._months.map { String($0.prefix(3)) } : (1...12).map { "M" + _CivilDate._padded($0, 2) }
  }
  var shortStandaloneMonthSymbols: [String] { shortMonthSymbols }
  var veryShortMonthSymbols: [String] { _named ? _CivilDate._months.map { String($0.prefix(1)) } : (1...12).map { "\($0)" } }
  var weekdaySymbols: [String] { _named ? _CivilDate._weekdays : shortWeekdaySymbols }
  var standaloneWeekdaySymbols: [String] { weekdaySymbols }
  var shortWeekdaySymbols: [String] { _CivilDate._weekdays.map { String($0.prefix(3)) } }
  var shortStandaloneWeekdaySymbols: [String] { shortWeekdaySymbols }
  var veryShortWeekdaySymbols: [String] { _CivilDate._weekdays.map { String($0.prefix(1)) } }
  func _offset(_ zone: TimeZone?) -> Double { Double((zone ?? timeZone)._seconds) }
  /// The day, and the seconds of that day.
  func _parts(_ date: Date) -> (day: Int, rest: Double) {
    let local = date.timeIntervalSinceReferenceDate + _offset(nil)
    let day = floor(local / 86_400)
    return (day: Int(day) + 11_323, rest: local - day * 86_400)
  }
  func _date(_ day: Int, _ rest: Double, _ zone: TimeZone? = nil) -> Date {
    Date(timeIntervalSinceReferenceDate: Double(day - 11_323) * 86_400 + rest - _offset(zone))
  }
  func _civil(_ day: Int) -> _CivilDate { _CivilDate(Date(timeIntervalSinceReferenceDate: Double(day - 11_323) * 86_400)) }
  func _weekday(_ day: Int) -> Int { (day % 7 + 11) % 7 + 1 }
  func _weekStart(_ day: Int) -> Int { day - (_weekday(day) - firstWeekday + 7) % 7 }
  /// Of the week that is the first of what begins on that day.
  func _firstWeek(_ day: Int) -> Int {
    let start = _weekStart(day)
    return start + 7 - day >= minimumDaysInFirstWeek ? start : start + 7
  }
  func _weekYear(_ day: Int) -> Int {
    let year = _civil(day).year
    if day >= _firstWeek(_CivilDays._number(year + 1, 1, 1)) { return year + 1 }
    return day < _firstWeek(_CivilDays._number(year, 1, 1)) ? year - 1 : year
  }
  func _week(_ day: Int, since start: Int) -> Int { _CivilDate._floor(day - _firstWeek(start), 7) + 1 }
  func _monthLength(_ year: Int, _ month: Int) -> Int {
    _CivilDays._number(year, month + 1, 1) - _CivilDays._number(year, month, 1)
  }
  func component(_ component: Component, from date: Date) -> Int {
    let (day, rest) = _parts(date)
    let civil = _civil(day)
    let seconds = Int(rest)
    switch component {
    case .era: return civil.year > 0 ? 1 : 0
    case .year: return civil.year > 0 ? civil.year : 1 - civil.year
    case .month: return civil.month
    case .day: return civil.day
    case .hour: return seconds / 3_600
    case .minute: return seconds / 60 % 60
    case .second: return seconds % 60
    case .nanosecond: return Int((rest - floor(rest)) * 1_000_000_000)
    case .weekday: return _weekday(day)
    case .weekdayOrdinal: return (civil.day - 1) / 7 + 1
    case .quarter: return (civil.month - 1) / 3 + 1
    case .weekOfMonth: return _week(day, since: day - civil.day + 1)
    case .weekOfYear: return _week(day, since: _CivilDays._number(_weekYear(day), 1, 1))
    case .yearForWeekOfYear: return _weekYear(day)
    case .dayOfYear: return day - _CivilDays._number(civil.year, 1, 1) + 1
    case .isLeapMonth: return 0
    case .calendar, .timeZone: return 9223372036854775807
    }
  }
  func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    var result = DateComponents()
    for each in components {
      switch each {
      case .calendar: result.calendar = self
      case .timeZone: result.timeZone = timeZone
      case .isLeapMonth: result.isLeapMonth = false
      default: result.setValue(component(each, from: date), for: each)
      }
      if each == .month { result.isLeapMonth = false }
    }
    return result
  }
  func dateComponents(in zone: TimeZone, from date: Date) -> DateComponents {
    var other = self
    other.timeZone = zone
    return other.dateComponents(Set(DateComponents._inOrder + [.calendar, .timeZone]), from: date)
  }
}
