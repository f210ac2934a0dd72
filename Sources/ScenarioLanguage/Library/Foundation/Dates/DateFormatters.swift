/// Where somebody lives, as far as that is the United States, in Greenwich's time; and the formatters of dates.
extension LibraryArea {
  static let places = #"""

      struct Locale: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
        struct Code: Hashable, CustomStringConvertible {
          let identifier: String
          init(_ identifier: String) { self.identifier = identifier }
          var description: String { identifier }
        }
        struct Language: Hashable {
          let languageCode: Code?
          let region: Code?
        }
        let identifier: String
        init(identifier: String) { self.identifier = identifier }
        static var current: Locale { Locale(identifier: "en_US_POSIX") }
        static var autoupdatingCurrent: Locale { current }
        static var preferredLanguages: [String] { ["en-US"] }
        var _fields: [String] { identifier.replacingOccurrences(of: "-", with: "_").components(separatedBy: "_") }
        /// What is written in other places is in no table here.
        func _only(_ what: String) {
          if !["", "en", "en_US", "en_US_POSIX"].contains(identifier) {
            fatalError("\(what) of the locale \(identifier) is not modelled; write Locale(identifier: \"en_US\")")
          }
        }
        var languageCode: String? { _fields[0].isEmpty ? nil : _fields[0] }
        var regionCode: String? { _fields.count > 1 ? _fields[1] : nil }
        var language: Language { Language(languageCode: languageCode.map { Code($0) }, region: region) }
        var region: Code? { regionCode.map { Code($0) } }
        var currency: Code? { currencyCode.map { Code($0) } }
        var decimalSeparator: String? {
          _only("The decimal separator")
          return "."
        }
        var groupingSeparator: String? {
          _only("The grouping separator")
          return ","
        }
        var currencyCode: String? {
          _only("The currency")
          return regionCode == nil ? nil : "USD"
        }
        var currencySymbol: String? {
          _only("The currency")
          return regionCode == nil ? "¤" : "$"
        }
        var usesMetricSystem: Bool { regionCode != "US" }
        var description: String { "\(identifier) (fixed \(identifier))" }
        var debugDescription: String { description }
      }
      struct TimeZone: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
        let identifier: String
        let _seconds: Int
        /// Found by its name: that is all that is printed of it.
        var _isNamed = false
        init?(identifier: String) {
          if identifier == "Etc/UTC" || identifier == "Etc/GMT" {
            self.identifier = identifier
            _seconds = 0
            _isNamed = true
            return
          }
          let area = identifier.components(separatedBy: "/")[0]
          let areas = ["Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific", "US"]
          if areas.contains(area) && area != identifier {
            fatalError("The time zone \(identifier) is not modelled; write TimeZone(secondsFromGMT:), which has no summer time")
          }
          guard let seconds = TimeZone._offset(identifier) else { return nil }
          self.init(secondsFromGMT: seconds)
          _isNamed = identifier != "GMT"
        }
        /// `GMT`, `UTC-0230`, `GMT+5`, `UTC+01:30`
        static func _offset(_ name: String) -> Int? {
          guard name.hasPrefix("GMT") || name.hasPrefix("UTC") else { return nil }
          if name.utf8.count == 3 { return 0 }
          let rest = name.dropFirst(3)
          guard rest.hasPrefix("+") || rest.hasPrefix("-") else { return nil }
          let digits = rest.dropFirst().filter { $0 != ":" }
          let colons = rest.count - 1 - digits.count
          guard digits.allSatisfy({ $0.isNumber }), colons < 2, !digits.isEmpty, colons == 0 || rest.dropLast(2).last == ":" else { return nil }
          let isLong = digits.count == 4 || colons == 1 && digits.count == 3
          guard isLong || colons == 0 && digits.count < 3 else { return nil }
          guard let hours = Int(isLong ? String(digits.dropLast(2)) : digits), let minutes = Int(isLong ? digits.suffix(2) : "0"), hours < 19 else { return nil }
          return (rest.hasPrefix("-") ? -1 : 1) * (hours * 3_600 + minutes * 60)
        }
        init?(abbreviation: String) {
          if ["EST", "EDT", "CST", "CDT", "MST", "MDT", "PST", "PDT", "CET", "CEST", "BST", "JST", "IST", "EET", "MSK"].contains(abbreviation) {
            fatalError("The time zone \(abbreviation) is not modelled; write TimeZone(secondsFromGMT:), which has no summer time")
          }
          self.init(identifier: abbreviation)
          if _seconds == 0 && abbreviation != "UTC" { _isNamed = false }
        }
        init?(secondsFromGMT seconds: Int) {
          let minutes = ((seconds < 0 ? -seconds : seconds) + 30) / 60
          if minutes > 1_080 || seconds > 64_800 || seconds < -64_800 { return nil }
          let digits = _CivilDate._padded(minutes / 60, 2) + _CivilDate._padded(minutes % 60, 2)
          identifier = minutes == 0 ? "GMT" : "GMT" + (seconds < 0 ? "-" : "+") + digits
          _seconds = seconds
        }
        static func == (left: TimeZone, right: TimeZone) -> Bool { left.identifier == right.identifier }
        func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
        /// What texts are shifted by: whole minutes, as in ICU.
        var _shift: Int { (_seconds < 0 ? -1 : 1) * (((_seconds < 0 ? -_seconds : _seconds) + 30) / 60) * 60 }
        func secondsFromGMT() -> Int { _seconds }
        func secondsFromGMT(for date: Date) -> Int { _seconds }
        func abbreviation(for date: Date = Date()) -> String? { identifier == "Etc/UTC" ? "UTC" : _CivilDate(date)._zone("z", 1, _shift) }
        func isDaylightSavingTime(for date: Date = Date()) -> Bool { false }
        func daylightSavingTimeOffset(for date: Date = Date()) -> Double { 0 }
        static var current: TimeZone { TimeZone(secondsFromGMT: 0)! }
        static var autoupdatingCurrent: TimeZone { current }
        static var gmt: TimeZone { current }
        var description: String { _isNamed ? identifier : "GMT (\(_seconds))" }
        var debugDescription: String { description }
      }

    """#

  static let dateFormatters = #"""
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
      var amSymbol: String! { get { _amSymbol ?? "AM" } set { _amSymbol = newValue } }
      var pmSymbol: String! { get { _pmSymbol ?? "PM" } set { _pmSymbol = newValue } }
      var monthSymbols: [String] { get { _monthSymbols ?? _CivilDate._months } set { _monthSymbols = newValue } }
      var shortMonthSymbols: [String] {
        get { _shortMonthSymbols ?? _CivilDate._months.map { String($0.prefix(3)) } }
        set { _shortMonthSymbols = newValue }
      }
      var weekdaySymbols: [String] { get { _weekdaySymbols ?? _CivilDate._weekdays } set { _weekdaySymbols = newValue } }
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
        let zone = options.contains(.withTimeZone) ? String(repeating: "X", count: options.contains(.withColonSeparatorInTimeZone) ? 3 : 2) : ""
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
    """#
}
