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
    let areas = [
      "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific", "US",
    ]
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
    guard digits.allSatisfy({ $0.isNumber }), colons < 2, !digits.isEmpty, colons == 0 || rest.dropLast(2).last == ":" else {
      return nil
    }
    let isLong = digits.count == 4 || colons == 1 && digits.count == 3
    guard isLong || colons == 0 && digits.count < 3 else { return nil }
    guard let hours = Int(isLong ? String(digits.dropLast(2)) : digits), let minutes = Int(isLong ? digits.suffix(2) : "0"),
      hours < 19
    else { return nil }
    return (rest.hasPrefix("-") ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }
  init?(abbreviation: String) {
    if ["EST", "EDT", "CST", "CDT", "MST", "MDT", "PST", "PDT", "CET", "CEST", "BST", "JST", "IST", "EET", "MSK"].contains(
      abbreviation)
    {
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
  func abbreviation(for date: Date = Date()) -> String? {
    identifier == "Etc/UTC" ? "UTC" : _CivilDate(date)._zone("z", 1, _shift)
  }
  func isDaylightSavingTime(for date: Date = Date()) -> Bool { false }
  func daylightSavingTimeOffset(for date: Date = Date()) -> Double { 0 }
  static var current: TimeZone { TimeZone(secondsFromGMT: 0)! }
  static var autoupdatingCurrent: TimeZone { current }
  static var gmt: TimeZone { current }
  var description: String { _isNamed ? identifier : "GMT (\(_seconds))" }
  var debugDescription: String { description }
}
