// Dates as ISO 8601 has them: a style that writes and reads the parts that somebody chooses.
struct _DateISO8601FormatStyle: Hashable {
  enum DateSeparator: String { case dash = "-", omitted = "" }
  enum DateTimeSeparator: String { case space = " ", standard = "T" }
  enum TimeSeparator: String { case colon = ":", omitted = "" }
  enum TimeZoneSeparator: String { case colon = ":", omitted = "" }
  var dateSeparator: DateSeparator
  var dateTimeSeparator: DateTimeSeparator
  var timeSeparator: TimeSeparator
  var timeZoneSeparator: TimeZoneSeparator
  var includingFractionalSeconds: Bool
  var timeZone: TimeZone
  var _chosen: Set<Character> = []
  init(
    dateSeparator: DateSeparator = .dash, dateTimeSeparator: DateTimeSeparator = .standard,
    timeSeparator: TimeSeparator = .colon,
    timeZoneSeparator: TimeZoneSeparator = .omitted, includingFractionalSeconds: Bool = false, timeZone: TimeZone = TimeZone.gmt
  ) {
    self.dateSeparator = dateSeparator
    self.dateTimeSeparator = dateTimeSeparator
    self.timeSeparator = timeSeparator
    self.timeZoneSeparator = timeZoneSeparator
    self.includingFractionalSeconds = includingFractionalSeconds
    self.timeZone = timeZone
  }
  static var iso8601: _DateISO8601FormatStyle { _DateISO8601FormatStyle() }
  var parseStrategy: _DateISO8601FormatStyle { self }
  func _choosing(_ field: Character) -> _DateISO8601FormatStyle {
    var result = self
    result._chosen.insert(field)
    return result
  }
  func year() -> _DateISO8601FormatStyle { _choosing("y") }
  func month() -> _DateISO8601FormatStyle { _choosing("M") }
  func weekOfYear() -> _DateISO8601FormatStyle { _choosing("w") }
  func day() -> _DateISO8601FormatStyle { _choosing("d") }
  func time(includingFractionalSeconds: Bool) -> _DateISO8601FormatStyle {
    var result = _choosing("t")
    result.includingFractionalSeconds = includingFractionalSeconds
    return result
  }
  func timeZone(separator: TimeZoneSeparator) -> _DateISO8601FormatStyle { _choosing("z").timeZoneSeparator(separator) }
  func dateSeparator(_ separator: DateSeparator) -> _DateISO8601FormatStyle {
    var result = self
    result.dateSeparator = separator
    return result
  }
  func dateTimeSeparator(_ separator: DateTimeSeparator) -> _DateISO8601FormatStyle {
    var result = self
    result.dateTimeSeparator = separator
    return result
  }
  func timeSeparator(_ separator: TimeSeparator) -> _DateISO8601FormatStyle {
    var result = self
    result.timeSeparator = separator
    return result
  }
  func timeZoneSeparator(_ separator: TimeZoneSeparator) -> _DateISO8601FormatStyle {
    var result = self
    result.timeZoneSeparator = separator
    return result
  }
  func _has(_ field: Character) -> Bool { _chosen.isEmpty ? field != "w" : _chosen.contains(field) }
  func format(_ date: Date) -> String {
    let seconds = timeZone.secondsFromGMT()
    let civil = _CivilDate(date + Double(seconds))
    var text = _dateParts(civil, date).joined(separator: dateSeparator.rawValue)
    if _has("t") {
      let colon = timeSeparator.rawValue
      if !text.isEmpty { text += dateTimeSeparator.rawValue }
      text += [civil.hour, civil.minute, civil.second].map { _CivilDate._padded($0, 2) }.joined(separator: colon)
      if includingFractionalSeconds {
        let exact = date.timeIntervalSinceReferenceDate
        text += "." + _CivilDate._padded(Int((exact - floor(exact)) * 1_000), 3)
      }
    }
    return _has("z") ? text + _zone(seconds) : text
  }
  func _dateParts(_ civil: _CivilDate, _ date: Date) -> [String] {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = timeZone
    var parts: [String] = []
    if _has("y") {
      parts.append(_CivilDate._padded(_has("w") ? calendar.component(.yearForWeekOfYear, from: date) : civil.year, 4))
    }
    if _has("M") { parts.append(_CivilDate._padded(civil.month, 2)) }
    if _has("w") { parts.append("W" + _CivilDate._padded(calendar.component(.weekOfYear, from: date), 2)) }
    if _has("d") {
      let ofWeek = (civil.weekday + 6) % 7 + 1
      parts.append(
        _has("w")
          ? _CivilDate._padded(ofWeek, 2)
          : _has("M") ? _CivilDate._padded(civil.day, 2) : _CivilDate._padded(civil._dayOfYear, 3))
    }
    return parts
  }
  func _zone(_ seconds: Int) -> String {
    if seconds == 0 { return "Z" }
    let size = seconds < 0 ? -seconds : seconds
    let parts = [size / 3_600, size / 60 % 60] + (size % 60 == 0 ? [] : [size % 60])
    return (seconds < 0 ? "-" : "+") + parts.map { _CivilDate._padded($0, 2) }.joined(separator: timeZoneSeparator.rawValue)
  }
  func parse(_ text: String) throws -> Date {
    var reader = _DateReader(text)
    guard let date = _read(&reader) else {
      let message =
        "Cannot parse \(text). String should adhere to the specified format, such as \(format(Date(timeIntervalSinceReferenceDate: 0)))"
      throw CocoaError(.formatting, userInfo: ["NSDebugDescription": message])
    }
    return date
  }
  // What follows what is looked for is not read.
  func _read(_ reader: inout _DateReader) -> Date? {
    var fields: [Character: Int] = [:]
    let date = (_has("y") ? "y" : "") + (_has("M") ? "M" : "") + (_has("w") ? "w" : "") + (_has("d") ? "d" : "")
    for (place, letter) in date.enumerated() {
      if place > 0 && dateSeparator == .dash && !reader._take("-") { return nil }
      if letter == "w" && !reader._take("W") { return nil }
      let width = letter == "y" ? 4 : letter == "d" && !_has("M") && !_has("w") ? 3 : 2
      guard let number = reader._number(dateSeparator == .dash ? 9 : width) else { return nil }
      fields[letter] = number
    }
    var fraction = 0.0
    if _has("t") {
      if !date.isEmpty && !reader._take(Character(dateTimeSeparator.rawValue)) { return nil }
      for (place, letter) in "Hms".enumerated() {
        if place > 0 && timeSeparator == .colon && !reader._take(":") { return nil }
        guard let number = reader._number(timeSeparator == .colon ? 9 : 2) else { return nil }
        fields[letter] = number
      }
      if reader._take(".") {
        let start = reader._index
        guard let digits = reader._number(9) else { return nil }
        if includingFractionalSeconds { fraction = Double(digits) / pow(10, Double(reader._index - start)) }
      }
    }
    if _has("z") {
      guard let offset = reader._zone() else { return nil }
      fields["z"] = offset
    }
    guard let days = _days(fields) else { return nil }
    let seconds = (fields["H"] ?? 0) * 3_600 + (fields["m"] ?? 0) * 60 + (fields["s"] ?? 0)
    return Date(timeIntervalSince1970: Double(days * 86_400 + seconds - (fields["z"] ?? timeZone.secondsFromGMT())) + fraction)
  }
  func _days(_ fields: [Character: Int]) -> Int? {
    let (year, month, day) = (fields["y"] ?? 1970, fields["M"] ?? 1, fields["d"] ?? 1)
    if month < 1 || month > 12 || day < 1 { return nil }
    if let week = fields["w"] {
      // The fourth of January is in the first week.
      let fourth = _DateReader._days(year, 1, 4)
      return fourth - (fourth % 7 + 10) % 7 + (week - 1) * 7 + day - 1
    }
    if !_has("M") { return _DateReader._days(year, 1, 1) + day - 1 }
    return day > 31 ? nil : _DateReader._days(year, month, day)
  }
}
