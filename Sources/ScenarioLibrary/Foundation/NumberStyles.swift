struct _NumberStyle {
  struct Precision {
    let _low: Int?
    let _high: Int?
    var _whole = 1
    var _significant: ClosedRange<Int>? = nil
    static func fractionLength(_ length: Int) -> Precision { Precision(_low: length, _high: length) }
    static func fractionLength(_ range: ClosedRange<Int>) -> Precision {
      Precision(_low: range.lowerBound, _high: range.upperBound)
    }
    static func fractionLength(_ range: PartialRangeThrough<Int>) -> Precision { Precision(_low: 0, _high: range.upperBound) }
    static func integerLength(_ length: Int) -> Precision { Precision(_low: nil, _high: nil, _whole: length) }
    static func integerAndFractionLength(integer: Int, fraction: Int) -> Precision {
      Precision(_low: fraction, _high: fraction, _whole: integer)
    }
    static func significantDigits(_ digits: Int) -> Precision { significantDigits(digits...digits) }
    static func significantDigits(_ digits: ClosedRange<Int>) -> Precision {
      Precision(_low: nil, _high: nil, _significant: digits)
    }
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
      let shown =
        exponent < 0 ? number.doubleValue * _power(10, Double(-exponent)) : number.doubleValue / _power(10, Double(exponent))
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
