// Times, and the parts of addresses, that are `Codable`.
enum _IntervalKeys: String, CodingKey { case start, duration }
extension DateInterval: Decodable, Encodable {
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: _IntervalKeys.self)
    let start = try container.decode(Date.self, forKey: .start)
    self.init(start: start, duration: try container.decode(Double.self, forKey: .duration))
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: _IntervalKeys.self)
    try container.encode(start, forKey: .start)
    try container.encode(duration, forKey: .duration)
  }
}
enum _ZoneKeys: String, CodingKey { case identifier }
extension TimeZone: Decodable, Encodable {
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: _ZoneKeys.self)
    guard let zone = TimeZone(identifier: try container.decode(String.self, forKey: .identifier)) else {
      throw DecodingError.dataCorrupted(decoder._context("Invalid TimeZone identifier."))
    }
    self = zone
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: _ZoneKeys.self)
    try container.encode(identifier, forKey: .identifier)
  }
}
enum _ComponentKeys: String, CodingKey {
  case calendar, timeZone, era, year, month, day, hour, minute, second, nanosecond, weekday, weekdayOrdinal, quarter
  case weekOfMonth, weekOfYear, yearForWeekOfYear, dayOfYear
}
extension DateComponents: Decodable, Encodable {
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: _ComponentKeys.self)
    if container.contains(.calendar) { _fatal("The calendar of date components in JSON is not modelled") }
    self.init(
      timeZone: try container.decodeIfPresent(TimeZone.self, forKey: .timeZone),
      era: try container.decodeIfPresent(Int.self, forKey: .era), year: try container.decodeIfPresent(Int.self, forKey: .year),
      month: try container.decodeIfPresent(Int.self, forKey: .month), day: try container.decodeIfPresent(Int.self, forKey: .day),
      hour: try container.decodeIfPresent(Int.self, forKey: .hour),
      minute: try container.decodeIfPresent(Int.self, forKey: .minute),
      second: try container.decodeIfPresent(Int.self, forKey: .second),
      nanosecond: try container.decodeIfPresent(Int.self, forKey: .nanosecond),
      weekday: try container.decodeIfPresent(Int.self, forKey: .weekday),
      weekdayOrdinal: try container.decodeIfPresent(Int.self, forKey: .weekdayOrdinal),
      quarter: try container.decodeIfPresent(Int.self, forKey: .quarter),
      weekOfMonth: try container.decodeIfPresent(Int.self, forKey: .weekOfMonth),
      weekOfYear: try container.decodeIfPresent(Int.self, forKey: .weekOfYear),
      yearForWeekOfYear: try container.decodeIfPresent(Int.self, forKey: .yearForWeekOfYear))
    dayOfYear = try container.decodeIfPresent(Int.self, forKey: .dayOfYear)
  }
  func encode(to encoder: Encoder) throws {
    if calendar != nil { _fatal("The calendar of date components in JSON is not modelled") }
    var container = encoder.container(keyedBy: _ComponentKeys.self)
    try container.encodeIfPresent(timeZone, forKey: .timeZone)
    try container.encodeIfPresent(era, forKey: .era)
    try container.encodeIfPresent(year, forKey: .year)
    try container.encodeIfPresent(month, forKey: .month)
    try container.encodeIfPresent(day, forKey: .day)
    try container.encodeIfPresent(hour, forKey: .hour)
    try container.encodeIfPresent(minute, forKey: .minute)
    try container.encodeIfPresent(second, forKey: .second)
    try container.encodeIfPresent(nanosecond, forKey: .nanosecond)
    try container.encodeIfPresent(weekday, forKey: .weekday)
    try container.encodeIfPresent(weekdayOrdinal, forKey: .weekdayOrdinal)
    try container.encodeIfPresent(quarter, forKey: .quarter)
    try container.encodeIfPresent(weekOfMonth, forKey: .weekOfMonth)
    try container.encodeIfPresent(weekOfYear, forKey: .weekOfYear)
    try container.encodeIfPresent(yearForWeekOfYear, forKey: .yearForWeekOfYear)
    try container.encodeIfPresent(dayOfYear, forKey: .dayOfYear)
  }
}
enum _AddressKeys: String, CodingKey { case scheme, user, password, host, port, path, query, fragment }
extension URLComponents: Decodable, Encodable {
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: _AddressKeys.self)
    self.init()
    scheme = try container.decodeIfPresent(String.self, forKey: .scheme)
    user = try container.decodeIfPresent(String.self, forKey: .user)
    password = try container.decodeIfPresent(String.self, forKey: .password)
    host = try container.decodeIfPresent(String.self, forKey: .host)
    port = try container.decodeIfPresent(Int.self, forKey: .port)
    path = try container.decode(String.self, forKey: .path)
    query = try container.decodeIfPresent(String.self, forKey: .query)
    fragment = try container.decodeIfPresent(String.self, forKey: .fragment)
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: _AddressKeys.self)
    try container.encodeIfPresent(scheme, forKey: .scheme)
    try container.encodeIfPresent(user, forKey: .user)
    try container.encodeIfPresent(password, forKey: .password)
    try container.encodeIfPresent(host, forKey: .host)
    try container.encodeIfPresent(port, forKey: .port)
    try container.encode(path, forKey: .path)
    try container.encodeIfPresent(query, forKey: .query)
    try container.encodeIfPresent(fragment, forKey: .fragment)
  }
}
