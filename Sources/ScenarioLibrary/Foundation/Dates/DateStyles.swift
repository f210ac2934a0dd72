// Dates as `formatted` writes them in the United States.
extension Date {
  typealias FormatStyle = _DateFormatStyle
  typealias ISO8601FormatStyle = _DateISO8601FormatStyle
  func formatted() -> String { FormatStyle().format(self) }
  func formatted(_ style: FormatStyle) -> String { style.format(self) }
  func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
    FormatStyle(date: date, time: time).format(self)
  }
  func formatted(_ style: ISO8601FormatStyle) -> String { style.format(self) }
  func ISO8601Format(_ style: ISO8601FormatStyle = ISO8601FormatStyle()) -> String { style.format(self) }
  init(_ text: String, strategy: ISO8601FormatStyle) throws { self = try strategy.parse(text) }
}
struct _DateFormatStyle {
  enum DateStyle { case omitted, numeric, abbreviated, long, complete }
  enum TimeStyle { case omitted, shortened, standard, complete }
  struct Symbol {
    let _letters: String
    init(_ letters: String) { _letters = letters }
  }
  var _date: DateStyle?
  var _time: TimeStyle?
  var _fields: [String] = []
  var locale: Locale
  var timeZone: TimeZone
  init(
    date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = Locale(identifier: "en_US"),
    timeZone: TimeZone = TimeZone.current
  ) {
    _date = date
    _time = time
    self.locale = locale
    self.timeZone = timeZone
  }
  static var dateTime: _DateFormatStyle { _DateFormatStyle() }
  func locale(_ locale: Locale) -> _DateFormatStyle {
    var result = self
    result.locale = locale
    return result
  }
  func _adding(_ field: String) -> _DateFormatStyle {
    var result = self
    result._fields.removeAll { $0.first == field.first }
    result._fields.append(field)
    return result
  }
  enum Year: String { case defaultDigits = "y", twoDigits = "yy" }
  enum Month: String { case defaultDigits = "M", twoDigits = "MM", abbreviated = "MMM", wide = "MMMM" }
  enum Day: String { case defaultDigits = "d", twoDigits = "dd" }
  enum Weekday: String { case abbreviated = "EEE", wide = "EEEE" }
  func year(_ symbol: Year = .defaultDigits) -> _DateFormatStyle { _adding(symbol.rawValue) }
  func month(_ symbol: Month = .abbreviated) -> _DateFormatStyle { _adding(symbol.rawValue) }
  func day(_ symbol: Day = .defaultDigits) -> _DateFormatStyle { _adding(symbol.rawValue) }
  func weekday(_ symbol: Weekday = .abbreviated) -> _DateFormatStyle { _adding(symbol.rawValue) }
  func hour() -> _DateFormatStyle { _adding("h") }
  func minute() -> _DateFormatStyle { _adding("m") }
  func second() -> _DateFormatStyle { _adding("s") }
  func format(_ date: Date) -> String {
    locale._only("A format style")
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = timeZone
    formatter.dateFormat = _format
    return formatter.string(from: date)
  }
  var _format: String {
    if !_fields.isEmpty { return _DateFormatStyle._pattern(_fields.joined()) }
    let isUsual = _date == nil && _time == nil
    let (style, clock) = (isUsual ? .numeric : _date ?? .omitted, isUsual ? .shortened : _time ?? .omitted)
    var (date, time) = ("", "")
    switch style {
    case .omitted: break
    case .numeric: date = "M/d/y"
    case .abbreviated: date = "MMM d, y"
    case .long: date = "MMMM d, y"
    case .complete: date = "EEEE, MMMM d, y"
    }
    switch clock {
    case .omitted: break
    case .shortened: time = "h:mm\u{202F}a"
    case .standard: time = "h:mm:ss\u{202F}a"
    case .complete: time = "h:mm:ss\u{202F}a z"
    }
    if date.isEmpty && time.isEmpty { return "M/d/y, h:mm\u{202F}a" }
    return date + (date.isEmpty || time.isEmpty ? "" : style == .numeric ? ", " : " 'at' ") + time
  }
  /// The fields in the order of the United States.
  static func _pattern(_ template: String) -> String {
    func field(_ letters: String) -> String { template.filter { letters.contains($0) } }
    let (year, month, day, weekday) = (field("y"), field("ML"), field("d"), field("Ec"))
    var date = ""
    if month.count > 2 {
      date = month + (day.isEmpty ? "" : " " + day) + (year.isEmpty ? "" : day.isEmpty ? " " + year : ", " + year)
    } else {
      date = [month, day, year].filter { !$0.isEmpty }.joined(separator: "/")
    }
    if !weekday.isEmpty { date = weekday + (date.isEmpty ? "" : ", " + date) }
    let (hour, minute, second) = (field("hHj"), field("m"), field("s"))
    var time = [hour.isEmpty ? "" : hour.contains("H") ? "HH" : "h", minute.isEmpty ? "" : "mm", second.isEmpty ? "" : "ss"]
      .filter { !$0.isEmpty }.joined(separator: ":")
    if minute == time { time = minute }
    if !hour.isEmpty && !hour.contains("H") { time += "\u{202F}a" }
    return date + (date.isEmpty || time.isEmpty ? "" : month.count > 2 ? " 'at' " : ", ") + time
  }
}
