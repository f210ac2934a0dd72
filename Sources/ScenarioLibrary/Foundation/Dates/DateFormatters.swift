class Formatter: NSObject {
  enum Context { case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence }
  enum UnitStyle: Int { case short = 1, medium, long }
  override init() { super.init() }
  // Nothing is read from an archive.
  required init?(coder: NSCoder) { return nil }
  func string(for value: Any?) -> String? { nil }
}
class DateFormatter: Formatter {
  enum Style: UInt { case none, short, medium, long, full }
  override init() { super.init() }
  required init?(coder: NSCoder) { return nil }
  var _format: String? = nil
  var dateFormat: String! {
    get { _format ?? _styled }
    set { _format = newValue }
  }
  var _dateStyle = Style.none
  var dateStyle: Style {
    get { _dateStyle }
    set {
      _dateStyle = newValue
      _format = nil
    }
  }
  var _timeStyle = Style.none
  var timeStyle: Style {
    get { _timeStyle }
    set {
      _timeStyle = newValue
      _format = nil
    }
  }
  var locale: Locale! = Locale.current
  var timeZone: TimeZone! = TimeZone.current
  var calendar: Calendar! = Calendar(identifier: .gregorian)
  var isLenient = false
  var doesRelativeDateFormatting = false
  var formattingContext = Formatter.Context.unknown
  // nil: those of the language.
  var _amSymbol: String?
  var _pmSymbol: String?
  var _monthSymbols: [String]?
  var _shortMonthSymbols: [String]?
  var _weekdaySymbols: [String]?
  var _shortWeekdaySymbols: [String]?
  var amSymbol: String! {
    get { _amSymbol ?? "AM" }
    set { _amSymbol = newValue }
  }
  var pmSymbol: String! {
    get { _pmSymbol ?? "PM" }
    set { _pmSymbol = newValue }
  }
  var monthSymbols: [String] {
    get { _monthSymbols ?? _CivilDate._months }
    set { _monthSymbols = newValue }
  }
  var shortMonthSymbols: [String] {
    get { _shortMonthSymbols ?? _CivilDate._months.map { String($0.prefix(3)) } }
    set { _shortMonthSymbols = newValue }
  }
  var weekdaySymbols: [String] {
    get { _weekdaySymbols ?? _CivilDate._weekdays }
    set { _weekdaySymbols = newValue }
  }
  var shortWeekdaySymbols: [String] {
    get { _shortWeekdaySymbols ?? _CivilDate._weekdays.map { String($0.prefix(3)) } }
    set { _shortWeekdaySymbols = newValue }
  }
  func _ownSymbol(_ letter: Character, _ width: Int, _ civil: _CivilDate) -> String? {
    if letter == "a" { return civil.hour < 12 ? _amSymbol : _pmSymbol }
    if letter == "M" && width > 2 && width < 5 { return (width == 4 ? _monthSymbols : _shortMonthSymbols)?[civil.month - 1] }
    if letter == "E" && width < 5 { return (width == 4 ? _weekdaySymbols : _shortWeekdaySymbols)?[civil.weekday] }
    return nil
  }
  // Names are those of the language, and halves of the day those of the country.
  func _requireWords(_ letter: Character, _ width: Int) {
    let isName = letter == "E" || letter == "G" || width > 2 && "MLQqec".contains(letter)
    if !isName && letter != "a" || locale.languageCode == nil { return }
    if locale.languageCode == "en" && (isName || locale.regionCode == nil || locale.regionCode == "US") { return }
    locale._only("A word of a DateFormatter")
  }
  var _styled: String {
    if dateStyle != .none || timeStyle != .none { locale._only("A DateFormatter's style") }
    let date = ["", "M/d/yy", "MMM d, y", "MMMM d, y", "EEEE, MMMM d, y"][Int(dateStyle.rawValue)]
    let time = ["", "h:mm\u{202F}a", "h:mm:ss\u{202F}a", "h:mm:ss\u{202F}a z", "h:mm:ss\u{202F}a zzzz"][Int(timeStyle.rawValue)]
    if date.isEmpty || time.isEmpty { return date + time }
    return date + (dateStyle == .short ? ", " : " 'at' ") + time
  }
  func setLocalizedDateFormatFromTemplate(_ template: String) {
    locale._only("A DateFormatter's template")
    dateFormat = Date.FormatStyle._pattern(template)
  }
  static func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }
  override func string(for value: Any?) -> String? {
    guard let date = value as? Date else { return nil }
    return string(from: date)
  }
  func string(from date: Date) -> String {
    let shift = timeZone._shift
    // Formatters count milliseconds.
    let date = Date(timeIntervalSince1970: floor(date.timeIntervalSince1970 * 1_000 + 0.5) / 1_000)
    let civil = _CivilDate(date + Double(shift))
    let letters = Array(dateFormat ?? "")
    var result = ""
    var index = 0
    var isQuoted = false
    while index < letters.count {
      let letter = letters[index]
      if letter == "'" && index + 1 < letters.count && letters[index + 1] == "'" {
        result.append(letter)
        index += 2
      } else if letter == "'" {
        isQuoted.toggle()
        index += 1
      } else if isQuoted {
        result.append(letter)
        index += 1
      } else if letter.isASCII && letter.isLetter {
        var width = 1
        while index + width < letters.count && letters[index + width] == letter { width += 1 }
        let isOfWeeks = "wWY".contains(letter) || width < 3 && "ec".contains(letter)
        let own = _ownSymbol(letter, width, civil)
        if own == nil { _requireWords(letter, width) }
        result += own ?? (isOfWeeks ? _week(letter, width, date) : civil._field(letter, width, shift))
        index += width
      } else {
        result.append(letter)
        index += 1
      }
    }
    return result
  }
  func _week(_ letter: Character, _ width: Int, _ date: Date) -> String {
    var calendar: Calendar = self.calendar
    calendar.timeZone = TimeZone(secondsFromGMT: timeZone._shift)!
    if letter == "e" || letter == "c" {
      return _CivilDate._padded((calendar.component(.weekday, from: date) - calendar.firstWeekday + 7) % 7 + 1, width)
    }
    let component: Calendar.Component = letter == "w" ? .weekOfYear : letter == "W" ? .weekOfMonth : .yearForWeekOfYear
    let value = calendar.component(component, from: date)
    return letter == "Y" && width == 2 ? _CivilDate._padded(value % 100, 2) : _CivilDate._padded(value, width)
  }
  func date(from text: String) -> Date? { _read(text, isWhole: true) }
  func _read(_ text: String, isWhole: Bool) -> Date? {
    let letters = Array(dateFormat ?? "")
    var reader = _DateReader(text)
    reader._isLenient = isLenient
    reader._firstWeekday = calendar.firstWeekday
    reader._minimumDays = calendar.minimumDaysInFirstWeek
    var index = 0
    var isQuoted = false
    var field: Character? = nil
    while index < letters.count {
      let letter = letters[index]
      if letter == "'" && index + 1 < letters.count && letters[index + 1] == "'" {
        if !reader._sign(letter, after: field, isExact: true) { return nil }
        index += 2
      } else if letter == "'" {
        isQuoted.toggle()
        index += 1
      } else if !isQuoted && letter.isASCII && letter.isLetter {
        var width = 1
        while index + width < letters.count && letters[index + width] == letter { width += 1 }
        _requireWords(letter, width)
        index += width
        let isLimited = index < letters.count && letters[index].isLetter
        if !reader._field(letter, width, isLimited) { return nil }
        field = letter
      } else if letter.isWhitespace {
        let start = reader._index
        reader._skipBlanks()
        if reader._index == start && !isLenient { return nil }
        while index < letters.count && letters[index].isWhitespace { index += 1 }
      } else {
        if !reader._sign(letter, after: field, isExact: isQuoted) { return nil }
        index += 1
      }
    }
    reader._skipBlanks()
    return (reader._isAtEnd || !isWhole) && reader._isInRange() ? reader._date(timeZone._shift) : nil
  }
}
class ISO8601DateFormatter: Formatter {
  struct Options: OptionSet {
    let rawValue: UInt
    static let withYear = Options(rawValue: 1)
    static let withMonth = Options(rawValue: 2)
    static let withWeekOfYear = Options(rawValue: 4)
    static let withDay = Options(rawValue: 16)
    static let withTime = Options(rawValue: 32)
    static let withTimeZone = Options(rawValue: 64)
    static let withSpaceBetweenDateAndTime = Options(rawValue: 128)
    static let withDashSeparatorInDate = Options(rawValue: 256)
    static let withColonSeparatorInTime = Options(rawValue: 512)
    static let withColonSeparatorInTimeZone = Options(rawValue: 1_024)
    static let withFractionalSeconds = Options(rawValue: 2_048)
    static let withFullDate = Options(rawValue: 275)
    static let withFullTime = Options(rawValue: 1_632)
    static let withInternetDateTime = Options(rawValue: 1_907)
  }
  override init() { super.init() }
  required init?(coder: NSCoder) { return nil }
  var formatOptions: Options = .withInternetDateTime
  var timeZone: TimeZone! = TimeZone.current
  var _isCommon: Bool { formatOptions.subtracting(.withFractionalSeconds) == .withInternetDateTime }
  /// The same as a pattern of a `DateFormatter`.
  var _pattern: String {
    let options = formatOptions
    let dash = options.contains(.withDashSeparatorInDate) ? "-" : ""
    var date: [String] = []
    if options.contains(.withYear) { date.append(options.contains(.withWeekOfYear) ? "YYYY" : "yyyy") }
    if options.contains(.withMonth) { date.append("MM") }
    if options.contains(.withWeekOfYear) { date.append("'W'ww") }
    if options.contains(.withDay) {
      date.append(options.contains(.withWeekOfYear) ? "ee" : options.contains(.withMonth) ? "dd" : "DDD")
    }
    var pattern = date.joined(separator: dash)
    // One thing alone is written as nothing.
    if options.rawValue & (options.rawValue &- 1) == 0 { return "" }
    let zone =
      options.contains(.withTimeZone)
      ? String(repeating: "X", count: options.contains(.withColonSeparatorInTimeZone) ? 3 : 2) : ""
    guard options.contains(.withTime) else { return pattern + zone }
    if !pattern.isEmpty { pattern += options.contains(.withSpaceBetweenDateAndTime) ? " " : "'T'" }
    let colon = options.contains(.withColonSeparatorInTime) ? ":" : ""
    pattern += "HH\(colon)mm\(colon)ss" + (options.contains(.withFractionalSeconds) ? ".SSS" : "")
    return pattern + zone
  }
  var _formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .iso8601)
    formatter.timeZone = timeZone
    formatter.dateFormat = _pattern
    return formatter
  }
  func date(from text: String) -> Date? {
    if !_isCommon { return _formatter._read(text, isWhole: false) }
    let hasFraction = text.contains(".")
    if hasFraction != formatOptions.contains(.withFractionalSeconds) { return nil }
    return _DateReader._iso8601(text, isLenient: hasFraction)
  }
  func string(from date: Date) -> String { _formatter.string(from: date) }
  static func string(from date: Date, timeZone: TimeZone, formatOptions: Options = []) -> String {
    let formatter = ISO8601DateFormatter()
    formatter.timeZone = timeZone
    formatter.formatOptions = formatOptions
    return formatter.string(from: date)
  }
}
