struct _CivilDate {
  let year: Int
  let month: Int
  let day: Int
  let hour: Int
  let minute: Int
  let second: Int
  let nanosecond: Int
  let weekday: Int
  /// Howard Hinnant's civil_from_days; before 15 October 1582 the Julian calendar's.
  init(_ date: Date) {
    let exact = date.timeIntervalSince1970
    let whole = floor(exact)
    let seconds = Int(whole)
    nanosecond = min(Int(((exact - whole) * 1_000_000_000).rounded()), 999_999_999)
    let days = _CivilDate._floor(seconds, 86_400)
    let ofDay = seconds - days * 86_400
    hour = ofDay / 3_600
    minute = ofDay / 60 % 60
    second = ofDay % 60
    weekday = (days % 7 + 11) % 7
    if days < -141_427 {
      let shifted = days + 719_470
      let shiftedYear = _CivilDate._floor(4 * shifted + 3, 1_461)
      let ofYear = shifted - _CivilDate._floor(1_461 * shiftedYear, 4)
      let ofMonth = (5 * ofYear + 2) / 153
      day = ofYear - (153 * ofMonth + 2) / 5 + 1
      month = ofMonth < 10 ? ofMonth + 3 : ofMonth - 9
      year = shiftedYear + (month <= 2 ? 1 : 0)
      return
    }
    let shifted = days + 719_468
    let era = _CivilDate._floor(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }
  static let _months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
  ]
  static let _weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  static func _floor(_ value: Int, _ divisor: Int) -> Int { value >= 0 ? value / divisor : (value + 1) / divisor - 1 }
  static func _padded(_ value: Int, _ width: Int) -> String {
    let text = String(value)
    return text.count < width ? String(repeating: "0", count: width - text.count) + text : text
  }
  /// What stands for a letter of a pattern, in Greenwich's time plus `shift` seconds.
  func _field(_ letter: Character, _ width: Int, _ shift: Int) -> String {
    switch letter {
    case "y", "u": return width == 2 ? _CivilDate._padded(year % 100, 2) : _CivilDate._padded(year, width)
    case "M", "L": return width < 3 ? _CivilDate._padded(month, width) : _CivilDate._named(_CivilDate._months[month - 1], width)
    case "d": return _CivilDate._padded(day, width)
    case "E": return _CivilDate._named(_CivilDate._weekdays[weekday], width)
    case "c", "e":
      return width < 3 ? _CivilDate._padded(weekday + 1, width) : _CivilDate._named(_CivilDate._weekdays[weekday], width)
    case "H": return _CivilDate._padded(hour, width)
    case "k": return _CivilDate._padded((hour + 23) % 24 + 1, width)
    case "h": return _CivilDate._padded((hour + 11) % 12 + 1, width)
    case "K": return _CivilDate._padded(hour % 12, width)
    case "m": return _CivilDate._padded(minute, width)
    case "s": return _CivilDate._padded(second, width)
    case "S":
      let milliseconds = _CivilDate._padded((nanosecond + 500_000) / 1_000_000, 3)
      return String((milliseconds + String(repeating: "0", count: width)).prefix(width))
    case "a": return hour < 12 ? "AM" : "PM"
    case "G": return year > 0 ? (width < 4 ? "AD" : "Anno Domini") : (width < 4 ? "BC" : "Before Christ")
    case "D": return _CivilDate._padded(_dayOfYear, width)
    case "F": return _CivilDate._padded((day - 1) / 7 + 1, width)
    case "Q", "q":
      let quarter = (month - 1) / 3 + 1
      if width < 3 { return _CivilDate._padded(quarter, width) }
      return width == 3 ? "Q\(quarter)" : ["1st", "2nd", "3rd", "4th"][quarter - 1] + " quarter"
    case "z", "Z", "O", "X", "x", "v", "V": return _zone(letter, width, shift)
    default:
      fatalError(
        "A DateFormatter here has no letter '\(letter)'; it knows y M L d E c e H h k K m s S a G D F Q and z Z O X x v V")
    }
  }
  var _dayOfYear: Int { _DateReader._days(year, month, day) - _DateReader._days(year, 1, 1) + 1 }
  /// Three letters, the whole name, one letter, two.
  static func _named(_ name: String, _ width: Int) -> String {
    width == 4 ? name : String(name.prefix(width == 5 ? 1 : width == 6 ? 2 : 3))
  }
  func _zone(_ letter: Character, _ width: Int, _ shift: Int) -> String {
    let minutes = (shift < 0 ? -shift : shift) / 60
    let sign = shift < 0 ? "-" : "+"
    let (hours, rest) = (_CivilDate._padded(minutes / 60, 2), _CivilDate._padded(minutes % 60, 2))
    let name = "GMT" + sign
    switch letter {
    case "Z" where width < 4: return sign + hours + rest
    case "Z" where width == 5: return minutes == 0 ? "Z" : sign + hours + ":" + rest
    case "X", "x":
      if letter == "X" && minutes == 0 { return "Z" }
      if width == 1 { return sign + hours + (minutes % 60 == 0 ? "" : rest) }
      return sign + hours + (width % 2 == 1 ? ":" : "") + rest
    case "z", "v":
      if minutes == 0 { return width == 4 ? "Greenwich Mean Time" : "GMT" }
      return width == 4 ? name + hours + ":" + rest : name + "\(minutes / 60)" + (minutes % 60 == 0 ? "" : ":" + rest)
    case "O" where width < 4: return minutes == 0 ? "GMT" : name + "\(minutes / 60)" + (minutes % 60 == 0 ? "" : ":" + rest)
    default: return minutes == 0 ? "GMT" : name + hours + ":" + rest
    }
  }
}
/// Goes over a text as a pattern of letters says; signs between them may be others of their kind, as in ICU.
struct _DateReader {
  let _text: [Character]
  var _index = 0
  var _fields: [Character: Int] = [:]
  var _offset: Int? = nil
  /// That of the day's letters that was read last.
  var _deciding: Character = "E"
  var _isLenient = false
  var _firstWeekday = 1
  var _minimumDays = 1
  init(_ text: String) { _text = Array(text) }
  var _isAtEnd: Bool { _index >= _text.count }
  mutating func _skipBlanks() { while !_isAtEnd && _text[_index].isWhitespace { _index += 1 } }
  mutating func _number(_ width: Int) -> Int? {
    let start = _index
    while !_isAtEnd && _index - start < width && _text[_index].isASCII && _text[_index].isNumber { _index += 1 }
    return Int(String(_text[start..<_index]))
  }
  mutating func _take(_ sign: Character) -> Bool {
    if _isAtEnd || _text[_index] != sign { return false }
    _index += 1
    return true
  }
  mutating func _name(_ names: [String]) -> Int? {
    let rest = String(_text[_index...]).lowercased()
    for (number, name) in names.enumerated() {
      for form in [name, String(name.prefix(3))] where rest.hasPrefix(form.lowercased()) {
        _index += form.count
        return number + 1
      }
    }
    return nil
  }
  mutating func _zone() -> Int? {
    for name in ["GMT", "UTC"] where String(_text[_index...].prefix(3)).uppercased() == name {
      _index += 3
      if _isAtEnd || _text[_index] != "+" && _text[_index] != "-" { return 0 }
    }
    if !_isAtEnd && (_text[_index] == "Z" || _text[_index] == "z") {
      _index += 1
      return 0
    }
    guard !_isAtEnd, _text[_index] == "+" || _text[_index] == "-" else { return nil }
    let sign = _text[_index] == "-" ? -1 : 1
    _index += 1
    guard let hours = _number(2) else { return nil }
    if !_isAtEnd && _text[_index] == ":" { _index += 1 }
    return sign * (hours * 3_600 + (_number(2) ?? 0) * 60)
  }
  mutating func _field(_ letter: Character, _ width: Int, _ isLimited: Bool) -> Bool {
    _skipBlanks()
    let start = _index
    switch letter {
    case "M" where width > 2, "L" where width > 2:
      _fields["M"] = _name(_CivilDate._months) ?? (_isLenient ? _number(9) : nil)
      if _isLenient && _index - start == 3 { _ = _take(".") }
      return _fields["M"] != nil
    case "E",
      "c" where width > 2, "e" where width > 2:
      _fields["E"] = _name(_CivilDate._weekdays)
      _fields["e"] = nil
      return _fields["E"] != nil
    case "c": return _field("e", width, isLimited)
    case "L" where width < 3: return _field("M", width, isLimited)
    case "u": return _field("y", width, isLimited)
    case "k": return _field("H", width, isLimited)
    case "K": return _field("h", width, isLimited)
    case "a": _fields["a"] = _name(["AM", "PM"])
    case "Z", "X", "x", "z", "O", "v", "V":
      _offset = _zone()
      return _offset != nil
    case "y", "Y", "M", "d", "D", "w", "W", "F", "e", "H", "h", "m", "s", "S":
      _fields[letter] = _number(isLimited || letter == "S" ? width : 9)
      if "dDwWYF".contains(letter) { _deciding = letter }
      if letter == "S" && _index > start {
        _fields["S"] = Int((String(_text[start..<_index]) + "000000000").prefix(9))
      }
      if letter == "y" || letter == "Y", width == 2, _index - start == 2 {
        _fields[letter]! += _fields[letter]! > 50 ? 1_900 : 2_000
      }
    default:
      fatalError("A DateFormatter here reads no letter '\(letter)'; it knows y Y M L d D E e c w W F H h k K m s S a Z z X")
    }
    return _fields[letter] != nil
  }
  /// `field`: the letter before.
  mutating func _sign(_ sign: Character, after field: Character?, isExact: Bool) -> Bool {
    let start = _index
    if !isExact || _isLenient { _skipBlanks() }
    if _isAtEnd || _text[_index] != sign { _index = start }
    guard !_isAtEnd else { return false }
    let found = _text[_index]
    // A blank that stands for a sign is one before the next field, too.
    if !found.isWhitespace || found == sign { _index += 1 }
    if found == sign { return true }
    guard !isExact, let field else { return false }
    let alike = "yMdE".contains(field) ? "-/.," : "Hhms".contains(field) ? "-.:" : ""
    return alike.contains(sign) && (alike.contains(found) || found.isWhitespace)
  }
  /// Howard Hinnant's days_from_civil.
  static func _days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = _CivilDate._floor(shifted, 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
  func _date(_ offset: Int) -> Date {
    let half = _fields["h"] ?? 0
    let hour = _fields["H"] ?? (half == 12 ? 0 : half) + ((_fields["a"] ?? 1) - 1) * 12
    let seconds = _dayNumber * 86_400 + hour * 3_600 + (_fields["m"] ?? 0) * 60 + (_fields["s"] ?? 0) - (_offset ?? offset)
    return Date(timeIntervalSince1970: Double(seconds) + Double(_fields["S"] ?? 0) / 1_000_000_000)
  }
  /// What was read last says how the day is found: of a month, of a year, or of a week.
  var _dayNumber: Int {
    let year = _fields["y"] ?? _fields["Y"] ?? 2000
    let month = _CivilDays._number(year, _fields["M"] ?? 1, 1)
    // How far into its week.
    let ofWeek = _fields["e"].map { ($0 + 6) % 7 } ?? _fields["E"].map { ($0 - _firstWeekday + 7) % 7 }
    switch _deciding {
    case "d": return _CivilDays._number(year, _fields["M"] ?? 1, _fields["d"] ?? 1)
    case "D": return _CivilDays._number(year, 1, 1) + (_fields["D"] ?? 1) - 1
    case "w", "Y":
      let start = _firstWeek(_CivilDays._number(_fields["Y"] ?? year, 1, 1))
      return start + ((_fields["w"] ?? 0) - 1) * 7 + (ofWeek ?? 0)
    case "W": return _firstWeek(month) + ((_fields["W"] ?? 1) - 1) * 7 + (ofWeek ?? 0)
    default:
      guard let ofWeek else { return month }
      return month + (ofWeek - _placeInWeek(month) + 7) % 7 + ((_fields["F"] ?? 1) - 1) * 7
    }
  }
  func _placeInWeek(_ day: Int) -> Int { ((day % 7 + 11) % 7 + 8 - _firstWeekday) % 7 }
  func _firstWeek(_ day: Int) -> Int {
    let start = day - _placeInWeek(day)
    return start + 7 - day >= _minimumDays ? start : start + 7
  }
  func _isInRange() -> Bool {
    if _isLenient { return (_fields["H"] ?? 0) <= 24 && (_fields["h"] ?? 0) <= 24 }
    let year = _fields["y"] ?? _fields["Y"] ?? 2000
    let length = _CivilDays._number(year + 1, 1, 1) - _CivilDays._number(year, 1, 1)
    for (letter, limits) in [("w", 1...53), ("W", 0...6), ("F", 1...5), ("e", 1...7), ("D", 1...length)]
      as [(Character, ClosedRange<Int>)]
    {
      if let number = _fields[letter], !limits.contains(number) { return false }
    }
    let month = _fields["M"] ?? 1
    let lengths = [31, _CivilDays._number(year, 3, 1) - _CivilDays._number(year, 2, 1), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if month < 1 || month > 12 || (_fields["d"] ?? 1) < 1 || (_fields["d"] ?? 1) > lengths[month - 1] { return false }
    return (_fields["H"] ?? 0) < 24 && (_fields["h"] ?? 1) < 13 && (_fields["m"] ?? 0) < 60 && (_fields["s"] ?? 0) < 60
  }
  /// `2024-02-03T04:05:06Z`; the numbers may have more digits or, but for the year, fewer. `isLenient`: as a JSONDecoder reads it.
  static func _iso8601(_ text: String, isLenient: Bool) -> Date? {
    var reader = _DateReader(text)
    reader._deciding = "d"
    if !isLenient { reader._skipBlanks() }
    for (letter, width, end) in [("y", 4, "-"), ("M", 1, "-"), ("d", 1, "T"), ("H", 1, ":"), ("m", 1, ":"), ("s", 1, "")]
      as [(Character, Int, String)]
    {
      let start = reader._index
      reader._fields[letter] = reader._number(9)
      if reader._index - start < width { return nil }
      if end.isEmpty { continue }
      if reader._isAtEnd || String(reader._text[reader._index]) != end { return nil }
      reader._index += 1
    }
    let (month, day) = (reader._fields["M"] ?? 1, reader._fields["d"] ?? 1)
    if month < 1 || month > 12 || day < 1 || day > 31 { return nil }
    if !isLenient && ((reader._fields["m"] ?? 0) > 59 || (reader._fields["s"] ?? 0) > 59) { return nil }
    if isLenient && !reader._isAtEnd && reader._text[reader._index] == "." {
      reader._index += 1
      if !reader._field("S", 9, true) { return nil }
    }
    guard let offset = reader._zone() else { return nil }
    return reader._date(offset)
  }
}
