class NumberFormatter: Formatter {
  enum Style: UInt {
    case none, decimal, currency, percent, scientific, spellOut, ordinal = 6, currencyISOCode = 8, currencyPlural,
      currencyAccounting
  }
  enum RoundingMode: UInt { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
  enum PadPosition: UInt { case beforePrefix, afterPrefix, beforeSuffix, afterSuffix }
  var numberStyle: Style = .none
  var locale: Locale! = Locale.current
  var roundingMode: RoundingMode = .halfEven
  var _minimumFraction: Int? = nil
  var _maximumFraction: Int? = nil
  // Foundation on Linux sets the pattern last: what is said of digits besides changes nothing.
  var _pattern: _NumberPattern? = nil
  var _negativePattern: _NumberPattern? = nil
  var _isOfPattern: Bool { _pattern != nil && _isForLinux() }
  var _minimumInteger: Int? = nil
  var _maximumInteger: Int? = nil
  var _groups: Bool? = nil
  var usesSignificantDigits = false
  var minimumSignificantDigits = 1
  var maximumSignificantDigits = 6
  var groupingSeparator: String! = ","
  var _groupingSize: Int? = nil
  var groupingSize: Int {
    get { _groupingSize ?? (numberStyle == .none || numberStyle == .scientific ? 0 : 3) }
    set { _groupingSize = newValue }
  }
  var secondaryGroupingSize = 0
  var decimalSeparator: String! = "."
  var alwaysShowsDecimalSeparator = false
  var _code: String? = nil
  var currencyCode: String! {
    get { _code ?? "USD" }
    set { _code = newValue }
  }
  var _symbol: String? = nil
  var currencySymbol: String! {
    get { _symbol ?? _symbolOfCode }
    set { _symbol = newValue }
  }
  var percentSymbol: String! = "%"
  var plusSign: String! = "+"
  var minusSign: String! = "-"
  var exponentSymbol: String! = "E"
  var zeroSymbol: String? = nil
  var nilSymbol = ""
  var notANumberSymbol: String! = "NaN"
  var positiveInfinitySymbol = "+∞"
  var multiplier: NSNumber? = nil
  var minimum: NSNumber? = nil
  var maximum: NSNumber? = nil
  var allowsFloats = true
  var isLenient = false
  var generatesDecimalNumbers = false
  var formatWidth = 0
  var paddingCharacter: String! = "*"
  var paddingPosition: PadPosition = .beforePrefix
  var _positivePrefix: String? = nil
  var _positiveSuffix: String? = nil
  var _negativePrefix: String? = nil
  var _negativeSuffix: String? = nil
  var _positiveFormat: String? = nil
  var _negativeFormat: String? = nil
  var _negativeOfPattern: String? = nil
  override init() { super.init() }
  required init?(coder: NSCoder) { return nil }
  var minimumFractionDigits: Int {
    get { _minimumFraction ?? (_isForLinux() && _isOfCurrency ? 2 : _currencyDigits) }
    set { if !_isOfPattern { _minimumFraction = newValue } }
  }
  var maximumFractionDigits: Int {
    get { _maximumFraction ?? (_isForLinux() ? _isOfCurrency ? 2 : _usualFraction : max(_usualFraction, _minimumFraction ?? 0)) }
    set { if !_isOfPattern { _maximumFraction = newValue } }
  }
  var _usualFraction: Int { numberStyle == .decimal ? 3 : _currencyDigits }
  // Foundation on Linux passes the maximum on only where there is no minimum; format styles ask without it.
  var _keepsMaximum = false
  var _mostFraction: Int {
    let least = _minimumFraction ?? _currencyDigits
    return max(
      minimumFractionDigits <= 0 || !_isForLinux() || _keepsMaximum
        ? maximumFractionDigits : _pattern?._mostFraction ?? _usualFraction, least)
  }
  var minimumIntegerDigits: Int {
    get { _minimumInteger ?? 1 }
    set { if !_isOfPattern { _minimumInteger = newValue } }
  }
  var maximumIntegerDigits: Int {
    get { _maximumInteger ?? (numberStyle == .none ? 42 : 2_000_000_000) }
    set { _maximumInteger = newValue }
  }
  var usesGroupingSeparator: Bool {
    get { _groups ?? (numberStyle != .none && numberStyle != .scientific) }
    set { if !_isOfPattern { _groups = newValue } }
  }
  var positivePrefix: String! {
    get { _positivePrefix ?? _pattern.map { _written($0._prefix) } ?? _sign("") }
    set { _positivePrefix = newValue }
  }
  var positiveSuffix: String! {
    get { _positiveSuffix ?? _pattern.map { _written($0._suffix) } ?? _suffix }
    set { _positiveSuffix = newValue }
  }
  var negativePrefix: String! {
    get { _negativePrefix ?? _affixOfPattern(true) ?? (numberStyle == .currencyAccounting ? "(" + _sign("") : _sign(minusSign!)) }
    set { _negativePrefix = newValue }
  }
  var negativeSuffix: String! {
    get { _negativeSuffix ?? _affixOfPattern(false) ?? (numberStyle == .currencyAccounting ? ")" : _suffix) }
    set { _negativeSuffix = newValue }
  }
  /// What is said of negative numbers, where that differs.
  func _affixOfPattern(_ isPrefix: Bool) -> String? {
    let positive = _pattern.map { (_written($0._prefix), _written($0._suffix)) }
    if let negative = _negativePattern.map({ (_written($0._prefix), _written($0._suffix)) }) {
      if negative != positive ?? ("", "") { return isPrefix ? negative.0 : negative.1 }
    }
    return positive.map { isPrefix ? minusSign! + $0.0 : $0.1 }
  }
  var positiveFormat: String! {
    get { _positiveFormat ?? _patternOfStyle }
    set { _readPattern(newValue!) }
  }
  var negativeFormat: String! {
    get {
      let isPlain = _positiveFormat == nil
      let usual = _patternOfStyle.map { numberStyle == .currencyAccounting ? "(" + $0 + ")" : $0 }
      return _negativeOfPattern ?? _negativeFormat ?? (isPlain ? usual : "-" + positiveFormat!)
    }
    set {
      _negativeFormat = newValue
      _negativePattern = _NumberPattern(newValue!)
    }
  }
  var format: String {
    get { (positiveFormat ?? "") + ";" + (string(from: 0) ?? "") + ";" + (negativeFormat ?? "") }
    set { _readPattern(newValue) }
  }
  var _isOfCurrency: Bool {
    numberStyle == .currency || numberStyle == .currencyISOCode || numberStyle == .currencyPlural
      || numberStyle == .currencyAccounting
  }
  var _currencyDigits: Int { !_isOfCurrency || ["JPY", "KRW", "VND", "CLP", "ISK"].contains(currencyCode!) ? 0 : 2 }
  var _symbolOfCode: String {
    let known = [
      "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "CNY": "CN¥", "KRW": "₩", "BRL": "R$", "CAD": "CA$",
      "AUD": "A$",
      "MXN": "MX$", "NZD": "NZ$", "ILS": "₪", "VND": "₫", "TWD": "NT$", "HKD": "HK$", "PHP": "₱",
    ]
    return known[currencyCode!] ?? currencyCode! + "\u{A0}"
  }
  func _sign(_ sign: String) -> String {
    switch numberStyle {
    case .currency, .currencyAccounting:
      return sign + currencySymbol! + (locale.identifier == "en_US_POSIX" ? "\u{A0}" : "")
    case .currencyISOCode: return sign + currencyCode! + "\u{A0}"
    default: return sign
    }
  }
  var _suffix: String { numberStyle == .percent ? percentSymbol : "" }
  override func string(for value: Any?) -> String? {
    guard let value else { return nilSymbol }
    guard let number = value as? NSNumber else { return nil }
    return string(from: number)
  }
  static func localizedString(from number: NSNumber, number style: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
  func string(from number: NSNumber) -> String? {
    locale._only("A NumberFormatter")
    if number.doubleValue.isNaN { return notANumberSymbol! }
    if numberStyle == .ordinal && !number.doubleValue.isInfinite { return _ordinal(_WrittenNumber(number.stringValue)) }
    if let zeroSymbol, number.doubleValue == 0 { return zeroSymbol }
    if number.doubleValue.isInfinite {
      if number.doubleValue > 0 { return positivePrefix! + positiveInfinitySymbol + positiveSuffix! }
      return negativePrefix! + (_isForLinux() ? positiveInfinitySymbol : "∞") + negativeSuffix!
    }
    if numberStyle == .spellOut { return _spelled(number.stringValue) }
    if numberStyle == .currencyPlural {
      fatalError("A NumberFormatter's style .\(numberStyle) is not modelled; write .decimal")
    }
    var value = _WrittenNumber(number.stringValue)
    let factor = _factor
    if factor != 1 {
      let shift = factor == 100 ? 2 : factor == 1_000 ? 3 : 0
      if shift == 0 { value = _WrittenNumber(String(number.doubleValue * factor)) }
      value._point += value._digits.isEmpty ? 0 : shift
    }
    if _pattern.map({ $0._exponentDigits > 0 }) ?? (numberStyle == .scientific) { return _scientific(value) }
    value._cut(usesSignificantDigits ? maximumSignificantDigits : value._point + _mostFraction, roundingMode)
    let body = _body(value)
    if value._isNegative { return _padded(negativePrefix! + body + negativeSuffix!) }
    return _padded(positivePrefix! + body + positiveSuffix!)
  }
  func _padded(_ text: String) -> String {
    let width = _pattern?._padding == nil ? formatWidth : _pattern!._width
    if text.count >= width { return text }
    let padding = String(repeating: _pattern?._padding ?? paddingCharacter!, count: width - text.count)
    return paddingPosition == .afterSuffix || paddingPosition == .beforeSuffix ? text + padding : padding + text
  }
  func _body(_ value: _WrittenNumber) -> String {
    var whole = value._whole
    var fraction = value._fraction
    let least = minimumIntegerDigits
    // What is left of too many digits begins with one that counts.
    if whole.count > maximumIntegerDigits { whole = String(whole.suffix(maximumIntegerDigits).drop { $0 == "0" }) }
    if whole.count < least { whole = String(repeating: "0", count: least - whole.count) + whole }
    if usesSignificantDigits {
      let shown = value._digits.isEmpty ? 1 : value._digits.count
      if minimumSignificantDigits > max(shown, value._point) {
        fraction += String(
          repeating: "0", count: minimumSignificantDigits - max(shown, max(value._point, value._digits.isEmpty ? 1 : 0)))
      }
    } else if let least = Optional(_minimumFraction ?? _currencyDigits), fraction.count < least {
      fraction += String(repeating: "0", count: least - fraction.count)
    }
    if usesGroupingSeparator && groupingSize > 0 {
      whole = _WrittenNumber._grouped(
        whole, groupingSeparator!, groupingSize, secondaryGroupingSize > 0 ? secondaryGroupingSize : groupingSize)
    }
    return whole + (fraction.isEmpty && !alwaysShowsDecimalSeparator ? "" : decimalSeparator! + fraction)
  }
  // A rule of the language writes it, whatever the formatter is set to: rounded, but with the ending of the whole part.
  func _ordinal(_ value: _WrittenNumber) -> String {
    var (rounded, whole) = (value, value)
    rounded._cut(value._point, .halfEven)
    whole._cut(value._point, value._point > 0 ? .down : .halfUp)
    let last = Int(whole._whole.suffix(2)) ?? 0
    let text = rounded._whole.isEmpty ? "0" : _WrittenNumber._grouped(rounded._whole, ",", 3, 3)
    let ending = last / 10 == 1 ? "th" : [1: "st", 2: "nd", 3: "rd"][last % 10] ?? "th"
    return (value._isNegative ? "−" : "") + text + ending
  }
}
