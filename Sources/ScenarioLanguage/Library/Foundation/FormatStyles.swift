/// `value.formatted()`: numbers, lists and spans of time as text, in the styles that are the same everywhere in English.
extension LibraryArea {
  static let formatStyles = LibraryArea(
    name: "FormatStyles",
    module: "Foundation",
    provides: [
      "_NumberStyle", "_ListStyle", "_MemberListStyle", "_SpanStyle", "_ByteCountStyle", "ByteCountFormatStyle",
    ],
    extends: Extended(types: ["Date"], onUseOf: ["Date"]),
    source: numberStyles + byteCountStyles + listStyles + spanStyles + dateStyles + timestampStyles)

  private static let numberStyles = #"""
    struct _NumberStyle {
      struct Precision {
        let _low: Int?
        let _high: Int?
        var _whole = 1
        var _significant: ClosedRange<Int>? = nil
        static func fractionLength(_ length: Int) -> Precision { Precision(_low: length, _high: length) }
        static func fractionLength(_ range: ClosedRange<Int>) -> Precision { Precision(_low: range.lowerBound, _high: range.upperBound) }
        static func fractionLength(_ range: PartialRangeThrough<Int>) -> Precision { Precision(_low: 0, _high: range.upperBound) }
        static func integerLength(_ length: Int) -> Precision { Precision(_low: nil, _high: nil, _whole: length) }
        static func integerAndFractionLength(integer: Int, fraction: Int) -> Precision {
          Precision(_low: fraction, _high: fraction, _whole: integer)
        }
        static func significantDigits(_ digits: Int) -> Precision { significantDigits(digits...digits) }
        static func significantDigits(_ digits: ClosedRange<Int>) -> Precision { Precision(_low: nil, _high: nil, _significant: digits) }
      }
      enum Grouping { case automatic, never }
      enum SignStrategy {
        case automatic, never, _always
        static func always(includingZero: Bool = true) -> SignStrategy { ._always }
      }
      var _isPercent = false
      var _currency: String? = nil
      var _groups = true
      var _precision: Precision? = nil
      enum Notation { case automatic, compactName, scientific }
      enum PointStrategy { case automatic, always }
      var _rule = FloatingPointRoundingRule.toNearestOrEven
      var _increment: Double? = nil
      var _scale: Double? = nil
      var _point = PointStrategy.automatic
      var _sign = SignStrategy.automatic
      var _notation = Notation.automatic
      static var number: _NumberStyle { _NumberStyle() }
      static var percent: _NumberStyle { _NumberStyle(_isPercent: true) }
      static func currency(code: String) -> _NumberStyle { _NumberStyle(_currency: code) }
      func locale(_ locale: Locale) -> _NumberStyle {
        locale._only("A format style")
        return self
      }
      func precision(_ precision: Precision) -> _NumberStyle {
        var result = self
        result._precision = precision
        return result
      }
      func grouping(_ grouping: Grouping) -> _NumberStyle {
        var result = self
        result._groups = grouping == .automatic
        return result
      }
      func sign(strategy: SignStrategy) -> _NumberStyle {
        var result = self
        result._sign = strategy
        return result
      }
      func notation(_ notation: Notation) -> _NumberStyle {
        var result = self
        result._notation = notation
        return result
      }
      func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> _NumberStyle {
        var result = self
        result._rule = rule
        result._increment = increment
        return result
      }
      func scale(_ factor: Double) -> _NumberStyle {
        var result = self
        result._scale = factor
        return result
      }
      func decimalSeparator(strategy: PointStrategy) -> _NumberStyle {
        var result = self
        result._point = strategy
        return result
      }
      var _mode: NumberFormatter.RoundingMode {
        switch _rule {
        case .up: return .ceiling
        case .down: return .floor
        case .towardZero: return .down
        case .awayFromZero: return .up
        case .toNearestOrEven: return .halfEven
        case .toNearestOrAwayFromZero: return .halfUp
        }
      }
      /// A multiple of the increment, with the digits that the increment has, of what is shown.
      func _multiple(of increment: Double, _ number: NSNumber, _ formatter: NumberFormatter) -> NSNumber {
        let shown = (number.doubleValue * formatter._factor / increment).rounded(_rule) * increment
        let digits = max(_WrittenNumber(increment.description)._fraction.count, _precision?._low ?? 0)
        formatter.multiplier = 1
        formatter.minimumFractionDigits = digits
        formatter.maximumFractionDigits = digits
        return NSNumber(value: shown)
      }
      func _text(_ number: NSNumber, isWhole: Bool) -> String {
        let text = _unsigned(number, _formatter(isWhole: isWhole))
        switch _sign {
        case .automatic: return text
        case .never: return text.hasPrefix("-") ? String(text.dropFirst()) : text
        case ._always: return text.hasPrefix("-") ? text : "+" + text
        }
      }
      func _unsigned(_ number: NSNumber, _ formatter: NumberFormatter) -> String {
        let size = number.doubleValue.magnitude
        switch _notation {
        case .automatic:
          let shown = _increment.map { _multiple(of: $0, number, formatter) } ?? number
          return formatter.string(from: shown) ?? ""
        case .compactName:
          let names = ["", "K", "M", "B", "T"]
          var step = 0
          while step < 4 && (size / _power(1_000, Double(step))).rounded(.toNearestOrEven) >= 1_000 { step += 1 }
          let shown = number.doubleValue / _power(1_000, Double(step))
          // Two digits, or all before the point.
          if _precision == nil {
            formatter.maximumFractionDigits = 0
            formatter.usesSignificantDigits = shown.magnitude < 99.5
            formatter.minimumSignificantDigits = 1
            formatter.maximumSignificantDigits = 2
          }
          formatter.usesGroupingSeparator = _groups && shown.magnitude >= 9_999.5
          return (formatter.string(from: NSNumber(value: shown)) ?? "") + names[step]
        case .scientific:
          var exponent = 0
          while size > 0 && size.isFinite && size >= _power(10, Double(exponent + 1)) { exponent += 1 }
          while size > 0 && size < _power(10, Double(exponent)) { exponent -= 1 }
          let shown = exponent < 0 ? number.doubleValue * _power(10, Double(-exponent)) : number.doubleValue / _power(10, Double(exponent))
          let text = formatter.string(from: NSNumber(value: shown)) ?? ""
          if text.hasSuffix("10") { return String(text.dropLast()) + "E\(exponent + 1)" }
          return text + "E\(exponent)"
        }
      }
      func _formatter(isWhole: Bool) -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter._keepsMaximum = true
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = _currency != nil ? .currency : _isPercent ? .percent : .decimal
        if let _currency { formatter.currencyCode = _currency }
        // A whole number of percent is one already.
        if isWhole && _isPercent { formatter.multiplier = 1 }
        if let _scale { formatter.multiplier = NSNumber(value: _scale) }
        formatter.roundingMode = _mode
        formatter.alwaysShowsDecimalSeparator = _point == .always
        formatter.usesGroupingSeparator = _groups
        if let low = _precision?._low ?? (_currency == nil ? 0 : nil) { formatter.minimumFractionDigits = low }
        if let high = _precision?._high ?? (_currency == nil ? 6 : nil) { formatter.maximumFractionDigits = high }
        if let precision = _precision { formatter.minimumIntegerDigits = precision._whole }
        if let digits = _precision?._significant {
          formatter.usesSignificantDigits = true
          formatter.minimumSignificantDigits = digits.lowerBound
          formatter.maximumSignificantDigits = digits.upperBound
        }
        return formatter
      }
    }

    """#

  private static let byteCountStyles = #"""
    typealias ByteCountFormatStyle = _ByteCountStyle
    struct _ByteCountStyle {
      enum Style { case file, memory, decimal, binary }
      struct Units: OptionSet {
        let rawValue: UInt
        static let bytes = Units(rawValue: 1)
        static let kb = Units(rawValue: 2)
        static let mb = Units(rawValue: 4)
        static let gb = Units(rawValue: 8)
        static let tb = Units(rawValue: 16)
        static let pb = Units(rawValue: 32)
        init(rawValue: UInt) { self.rawValue = rawValue }
        // A list in brackets begins with none, which stands for all of them.
        init(arrayLiteral elements: Units...) { rawValue = 63 }
        static let all = Units(rawValue: 63)
        static let `default` = Units(rawValue: 63)
      }
      var style: Style = .file
      var allowedUnits: Units = .all
      var spellsOutZero = true
      var includesActualByteCount = false
      static func byteCount(
        style: Style, allowedUnits: Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false
      ) -> _ByteCountStyle {
        _ByteCountStyle(
          style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero, includesActualByteCount: includesActualByteCount)
      }
      func locale(_ locale: Locale) -> _ByteCountStyle {
        locale._only("A format style")
        return self
      }
      func format(_ value: Int64) -> String {
        if spellsOutZero && value == 0 { return allowedUnits.contains(.kb) ? "Zero kB" : "Zero bytes" }
        let isDecimal = style == .file || style == .decimal
        // Beyond these the next unit has as many digits.
        let limits: [Double] =
          isDecimal
          ? [999, 999_499, 999_949_999, 999_994_999_999, 999_994_999_999_499]
          : [1_023, 1_048_063, 1_073_689_395, 1_099_506_259_066, 1_125_894_409_284_485]
        let units = (0..<6).filter { allowedUnits.contains(Units(rawValue: 1 << UInt($0))) }
        let size = Double(value).magnitude
        let unit = units.first { $0 == 5 || size < limits[$0] } ?? units.last ?? 0
        let exact = Double(value) / pow(isDecimal ? 1_000 : 1_024, Double(unit))
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = unit < 2 ? 0 : unit == 2 ? 1 : 2
        let whole = formatter.string(from: NSNumber(value: value)) ?? ""
        if unit == 0 { return whole + (size == 1 ? " byte" : " bytes") }
        let shown = (formatter.string(from: NSNumber(value: exact)) ?? "") + " " + ["", "kB", "MB", "GB", "TB", "PB"][unit]
        return shown + (includesActualByteCount ? " (\(whole) bytes)" : "")
      }
    }

    """#

  private static let listStyles = #"""
    struct _ListStyle {
      enum ListType { case and, or }
      enum Width { case standard, short, narrow }
      let _type: ListType
      let _width: Width
      static func list(type: ListType, width: Width = .standard) -> _ListStyle { _ListStyle(_type: type, _width: width) }
      func locale(_ locale: Locale) -> _ListStyle {
        locale._only("A format style")
        return self
      }
      func _text(_ parts: [String]) -> String {
        guard let last = parts.last else { return "" }
        if parts.count == 1 { return last }
        let word = _type == .or ? "or " : _width == .standard ? "and " : _width == .short ? "& " : ""
        let isPair = parts.count == 2 && !word.isEmpty
        return parts.dropLast().joined(separator: ", ") + (isPair ? " " : ", ") + word + last
      }
    }
    struct _MemberListStyle {
      let _member: _NumberStyle
      let _list: _ListStyle
      static func list(memberStyle: _NumberStyle, type: _ListStyle.ListType, width: _ListStyle.Width = .standard) -> _MemberListStyle {
        _MemberListStyle(_member: memberStyle, _list: _ListStyle(_type: type, _width: width))
      }
      func locale(_ locale: Locale) -> _MemberListStyle {
        locale._only("A format style")
        return self
      }
    }

    """#

  private static let spanStyles = #"""
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

    """#
}
