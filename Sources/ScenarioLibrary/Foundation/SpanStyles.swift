struct _SpanStyle {
  struct Pattern {
    var _hasHours = true
    var _hasSeconds = true
    var _width = 1
    var _fraction = 0
    static var hourMinute: Pattern { Pattern(_hasSeconds: false) }
    static var hourMinuteSecond: Pattern { Pattern() }
    static var minuteSecond: Pattern { Pattern(_hasHours: false) }
    static func hourMinute(padHourToLength width: Int) -> Pattern { Pattern(_hasSeconds: false, _width: width) }
    static func hourMinuteSecond(padHourToLength width: Int, fractionalSecondsLength fraction: Int = 0) -> Pattern {
      Pattern(_width: width, _fraction: fraction)
    }
    static func minuteSecond(padMinuteToLength width: Int, fractionalSecondsLength fraction: Int = 0) -> Pattern {
      Pattern(_hasHours: false, _width: width, _fraction: fraction)
    }
  }
  struct Unit: Hashable {
    let _nanoseconds: Int
    let _names: [String]
    static var weeks: Unit { Unit(_nanoseconds: 604_800_000_000_000, _names: ["week", "wk", "w"]) }
    static var days: Unit { Unit(_nanoseconds: 86_400_000_000_000, _names: ["day", "day", "d"]) }
    static var hours: Unit { Unit(_nanoseconds: 3_600_000_000_000, _names: ["hour", "hr", "h"]) }
    static var minutes: Unit { Unit(_nanoseconds: 60_000_000_000, _names: ["minute", "min", "m"]) }
    static var seconds: Unit { Unit(_nanoseconds: 1_000_000_000, _names: ["second", "sec", "s"]) }
    static var milliseconds: Unit { Unit(_nanoseconds: 1_000_000, _names: ["millisecond", "ms", "ms"]) }
    static var microseconds: Unit { Unit(_nanoseconds: 1_000, _names: ["microsecond", "μs", "μs"]) }
    static var nanoseconds: Unit { Unit(_nanoseconds: 1, _names: ["nanosecond", "ns", "ns"]) }
    func _text(_ count: Int, _ width: UnitWidth) -> String {
      switch width {
      case .wide: return "\(count) \(_names[0])" + (count == 1 ? "" : "s")
      case .abbreviated: return "\(count) \(_names[1])" + (count != 1 && (_names[1] == "day" || _names[1] == "wk") ? "s" : "")
      case .narrow: return "\(count)\(_names[2])"
      }
    }
  }
  enum UnitWidth { case wide, abbreviated, narrow }
  var _pattern = Pattern()
  var _units: Set<Unit>? = nil
  var _width = UnitWidth.abbreviated
  static func time(pattern: Pattern) -> _SpanStyle { _SpanStyle(_pattern: pattern) }
  static func units(allowed: Set<Unit> = [.hours, .minutes, .seconds], width: UnitWidth = .abbreviated) -> _SpanStyle {
    _SpanStyle(_units: allowed, _width: width)
  }
  func locale(_ locale: Locale) -> _SpanStyle {
    locale._only("A format style")
    return self
  }
  static func _rounded(_ nanoseconds: Int, to step: Int) -> Int {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: step)
    return whole + (rest * 2 > step || rest * 2 == step && whole % 2 == 1 ? 1 : 0)
  }
  func _text(_ nanoseconds: Int) -> String {
    let sign = nanoseconds < 0 ? "-" : ""
    let size = nanoseconds < 0 ? -nanoseconds : nanoseconds
    if let units = _units { return sign + _counted(size, units.sorted { $0._nanoseconds > $1._nanoseconds }) }
    var step = _pattern._hasSeconds ? 1_000_000_000 : 60_000_000_000
    for _ in 0..<_pattern._fraction { step /= 10 }
    let count = _SpanStyle._rounded(size, to: step)
    let smaller = _pattern._hasSeconds ? 1_000_000_000 / step : 1
    let (seconds, fraction) = (count / smaller, count % smaller)
    let lower = _CivilDate._padded(seconds % 60, 2)
    let parts = !_pattern._hasSeconds || !_pattern._hasHours ? [seconds / 60] : [seconds / 3_600, seconds / 60 % 60]
    let upper = parts.enumerated().map { _CivilDate._padded($0.element, $0.offset == 0 ? _pattern._width : 2) }
    return sign + (upper + [lower]).joined(separator: ":")
      + (_pattern._fraction == 0 ? "" : "." + _CivilDate._padded(fraction, _pattern._fraction))
  }
  func _counted(_ size: Int, _ units: [Unit]) -> String {
    guard let last = units.last else { return "" }
    var rest = _SpanStyle._rounded(size, to: last._nanoseconds) * last._nanoseconds
    var parts: [String] = []
    for unit in units {
      let count = rest / unit._nanoseconds
      rest %= unit._nanoseconds
      if count > 0 || unit == last && parts.isEmpty { parts.append(unit._text(count, _width)) }
    }
    return parts.joined(separator: _width == .narrow ? " " : ", ")
  }
}
