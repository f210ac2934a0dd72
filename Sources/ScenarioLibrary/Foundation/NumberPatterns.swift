// What a `NumberFormatter` reads: patterns as Unicode's technical standard 35 has them, and numbers.
/// `#,##0.00`, and what stands around it.
struct _NumberPattern {
  var _prefix: [String] = []
  var _suffix: [String] = []
  var _leastInteger = 0
  var _mostInteger = 0
  var _leastFraction = 0
  var _mostFraction = 0
  var _leastSignificant = 0
  var _mostSignificant = 0
  var _groups: [Int] = []
  var _exponentDigits = 0
  var _showsPlus = false
  var _padding: String? = nil
  var _width = 0
  init(_ text: String) {
    let signs = _characters(text)
    var index = 0
    _prefix = _affix(signs, &index)
    let start = index
    _readInteger(signs, &index)
    if index < signs.count && signs[index] == "." {
      index += 1
      _readFraction(signs, &index)
    }
    if index < signs.count && signs[index] == "E" && _leastInteger + _mostInteger + _mostFraction + _mostSignificant > 0 {
      index += 1
      _readExponent(signs, &index)
    }
    _width = index - start
    _suffix = _affix(signs, &index)
    _width += _prefix.count + _suffix.count
    if _leastInteger == 0 && _leastFraction == 0 && _exponentDigits == 0 {
      if _mostInteger > 0 || _mostFraction == 0 { _leastInteger = 1 } else { _leastFraction = 1 }
    }
  }
  /// What stands before or behind the digits, sign by sign: two `¤` are one, what is quoted is preceded by a quote.
  mutating func _affix(_ signs: [Character], _ index: inout Int) -> [String] {
    var result: [String] = []
    var isQuoted = false
    while index < signs.count && (isQuoted || !"#0123456789@,.".contains(signs[index])) {
      let sign = signs[index]
      index += 1
      if sign == "'" {
        if index < signs.count && signs[index] == "'" {
          index += 1
          result.append("''")
        } else {
          isQuoted = !isQuoted
        }
      } else if isQuoted {
        result.append("'" + String(sign))
      } else if sign == "*" && index < signs.count {
        _padding = String(signs[index])
        index += 1
      } else if sign == "¤" && result.last == "¤" {
        result[result.count - 1] = "¤¤"
      } else {
        result.append(String(sign))
      }
    }
    return result
  }
  mutating func _readInteger(_ signs: [Character], _ index: inout Int) {
    var group: Int? = nil
    while index < signs.count && "#0123456789@,".contains(signs[index]) {
      if signs[index] == "," {
        if let group { _groups.append(group) }
        group = 0
      } else {
        if let known = group { group = known + 1 }
        _mostInteger += 1
        if signs[index] == "@" { _leastSignificant += 1 } else if signs[index] != "#" { _leastInteger += 1 }
        if _leastSignificant > 0 { _mostSignificant += 1 }
      }
      index += 1
    }
    if let group { _groups.append(group) }
  }
  mutating func _readFraction(_ signs: [Character], _ index: inout Int) {
    while index < signs.count && "#0123456789".contains(signs[index]) {
      _mostFraction += 1
      if signs[index] != "#" { _leastFraction += 1 }
      index += 1
    }
  }
  mutating func _readExponent(_ signs: [Character], _ index: inout Int) {
    if index < signs.count && signs[index] == "+" {
      _showsPlus = true
      index += 1
    }
    while index < signs.count && signs[index] == "0" {
      _exponentDigits += 1
      index += 1
    }
  }
  var _factor: Int {
    let around = _prefix + _suffix
    return around.contains("%") ? 100 : around.contains("‰") ? 1_000 : 1
  }
}
extension NumberFormatter {
  func _readPattern(_ pattern: String) {
    let parts = pattern.components(separatedBy: ";")
    let read = _NumberPattern(parts[0])
    _positiveFormat = parts[0]
    _minimumInteger = read._leastInteger
    _groups = !read._groups.isEmpty
    groupingSize = read._groups.last ?? 3
    secondaryGroupingSize = read._groups.count > 1 ? read._groups[read._groups.count - 2] : 0
    _maximumFraction = read._mostFraction
    _minimumFraction = read._leastFraction
    usesSignificantDigits = read._mostSignificant > 0
    if usesSignificantDigits {
      minimumSignificantDigits = read._leastSignificant
      maximumSignificantDigits = read._mostSignificant
    }
    _pattern = read
    _negativePattern = _negativeFormat.map { _NumberPattern($0) }
    _negativeOfPattern = parts.count > 1 ? parts[parts.count - 1] : nil
    if let negative = _negativeOfPattern { _negativePattern = _NumberPattern(negative) }
    if parts.count > 2 { zeroSymbol = parts[1] }
  }
  func _written(_ affix: [String]) -> String {
    affix.map { sign in
      switch sign {
      case "¤": return _isOfCurrency ? currencySymbol! : "¤"
      case "¤¤": return _isOfCurrency ? currencyCode! : String(repeating: "X", count: 3)
      case "%": return percentSymbol!
      case "-": return minusSign!
      case "+": return plusSign!
      default: return sign.count == 2 ? String(sign.dropFirst()) : sign
      }
    }.joined()
  }
  var _patternOfStyle: String? {
    switch numberStyle {
    case .none: return String(repeating: "#", count: 41) + "0"
    case .decimal: return "#,##0.###"
    case .currency, .currencyAccounting: return "¤#,##0.00"
    case .currencyISOCode: return "¤¤#,##0.00"
    case .percent: return "#,##0%"
    case .scientific: return "#E0"
    case .spellOut, .ordinal, .currencyPlural: return nil
    }
  }
  /// The mantissa has as many digits before its point as the pattern says, or as many as leave a power that is a multiple of so many.
  func _scientific(_ number: _WrittenNumber) -> String {
    var value = number
    let least = _pattern?._leastInteger ?? _minimumInteger ?? 0
    let most = max(_pattern?._mostInteger ?? min(_maximumInteger ?? 1, 8), least)
    let leastFraction = _minimumFraction ?? 0
    // Foundation on Linux passes the maximum on only where there is no minimum.
    let given = leastFraction > 0 && _isForLinux() ? _pattern?._mostFraction : _maximumFraction
    let mostFraction = max(given ?? 0, leastFraction)
    var digits = (least: 1, most: Int.max)
    if usesSignificantDigits {
      digits = (minimumSignificantDigits, max(maximumSignificantDigits, minimumSignificantDigits))
    } else if least == 0 && leastFraction == 0 {
      if mostFraction > 0 { digits.most = mostFraction + 1 }
    } else {
      digits = ((most > least && least > 1 ? 1 : least) + leastFraction, least + mostFraction)
    }
    if digits.most < Int.max { value._cut(digits.most, roundingMode) }
    let magnitude = value._digits.isEmpty ? 0 : value._point - 1
    let shown = most <= 1 ? 1 : most == least ? most : value._digits.isEmpty ? 1 : ((magnitude % most) + most) % most + 1
    var text = value._digits.map { String($0) }.joined()
    text += String(repeating: "0", count: max(0, max(shown, digits.least) - text.count))
    let fraction = String(text.dropFirst(shown))
    let power = value._digits.isEmpty ? 0 : value._point - shown
    let size = String(abs(power))
    let body = String(text.prefix(shown)) + (fraction.isEmpty && !alwaysShowsDecimalSeparator ? "" : decimalSeparator! + fraction)
    let sign = power < 0 ? minusSign! : _pattern?._showsPlus == true ? plusSign! : ""
    let exponent = sign + String(repeating: "0", count: max(0, (_pattern?._exponentDigits ?? 1) - size.count)) + size
    let whole = body + exponentSymbol! + exponent
    return number._isNegative ? negativePrefix! + whole + negativeSuffix! : positivePrefix! + whole + positiveSuffix!
  }
  var _factor: Double { multiplier?.doubleValue ?? _pattern.map { Double($0._factor) } ?? (numberStyle == .percent ? 100 : 1) }
  func number(from text: String) -> NSNumber? {
    var signs = _characters(text)[...]
    while let first = signs.first, first.isWhitespace && !first.isNewline { signs.removeFirst() }
    let rest = String(signs)
    let minus = negativePrefix!
    let isNegative = !minus.isEmpty && (rest.hasPrefix(minus) || rest.hasPrefix(minus.replacingOccurrences(of: "-", with: "−")))
    let (prefix, suffix) = isNegative ? (minus, negativeSuffix!) : (positivePrefix!, positiveSuffix!)
    if isLenient && prefix.isEmpty && rest.hasPrefix("+") {
      signs.removeFirst()
    } else if isNegative || rest.hasPrefix(prefix) {
      signs = signs.dropFirst(prefix.count)
    } else if numberStyle == .currency, let code = currencyCode, rest.hasPrefix(code) {
      signs = signs.dropFirst(code.count)
    } else {
      return nil
    }
    var reader = _NumberReader(self, signs)
    guard let written = reader._read() else { return nil }
    if !String(reader._signs).hasPrefix(suffix) { return nil }
    let isAll = reader._signs.count == suffix.count
    // Foundation on Linux takes what is read as far as it is a number.
    if !isAll && !_isForLinux() && reader._signs.dropFirst(suffix.count).contains(where: { !$0.isWhitespace }) { return nil }
    guard var value = Double(written), value.isFinite else { return nil }
    let factor = _factor
    if factor != 1 { value /= factor }
    if isNegative { value = -value }
    if !_isForLinux() && (minimum.map { value < $0.doubleValue } ?? false || maximum.map { value > $0.doubleValue } ?? false) {
      return nil
    }
    if !allowsFloats {
      let whole = written.split { ".e".contains($0) }.first.flatMap { Int($0) } ?? 0
      return NSNumber(value: isNegative ? -whole : whole)
    }
    guard isAll || !_isForLinux(), !written.contains("."), value != 0 || factor == 1 else { return NSNumber(value: value) }
    let whole = factor == 1 ? Int((isNegative ? "-" : "") + written) : nil
    return (whole ?? Int(exactly: value)).map { NSNumber(value: $0) } ?? NSNumber(value: value)
  }
}
/// Reads digits as far as they are a number: what follows is left.
struct _NumberReader {
  let _separator: String
  var _grouping: String?
  let _sizes: (last: Int, others: Int)
  let _isStrict: Bool
  let _exponent: String
  var _signs: ArraySlice<Character>
  var _text = ""
  var _hasPoint = false
  init(_ formatter: NumberFormatter, _ signs: ArraySlice<Character>) {
    _separator = formatter.decimalSeparator!
    _grouping = formatter.usesGroupingSeparator ? formatter.groupingSeparator! : nil
    let others = formatter.secondaryGroupingSize
    _sizes = (formatter.groupingSize, others > 0 ? others : formatter.groupingSize)
    _isStrict = !formatter.isLenient
    _exponent = formatter.exponentSymbol!.lowercased()
    _signs = signs
  }
  mutating func _read() -> String? {
    guard _readWhole() else { return nil }
    let start = _signs
    if let first = _signs.first, String(first) == _separator {
      _signs.removeFirst()
      let whole = _text.isEmpty ? "0" : _text
      let digits = _readDigits()
      if _text.isEmpty && digits.isEmpty {
        _signs = start
        return nil
      }
      _text = whole + "." + (digits.isEmpty ? "0" : digits)
    }
    if _text.isEmpty { return nil }
    _readExponent()
    return _text
  }
  mutating func _readDigits() -> String {
    var digits = ""
    while let digit = _signs.first?.wholeNumberValue, digit < 10,
      _signs.first!.unicodeScalars.first!.properties.numericType == .decimal
    {
      digits += String(digit)
      _signs.removeFirst()
    }
    return digits
  }
  /// Groups of digits; false where they have not the size that the formatter asks for. One digit alone is no group.
  mutating func _readWhole() -> Bool {
    var groups = [_readDigits()]
    var used: Character? = nil
    while let _grouping, let sign = _signs.first, used == nil ? String(sign) == _grouping || _mayGroup(sign) : sign == used {
      let start = _signs
      _signs.removeFirst()
      let digits = _readDigits()
      if digits.isEmpty || !_isStrict && digits.count == 1 {
        _signs = start
        break
      }
      used = sign
      groups.append(digits)
    }
    _text = groups.joined()
    if !_isStrict || groups.count == 1 { return true }
    return groups[0].count <= _sizes.others && groups.last!.count == _sizes.last
      && groups.dropFirst().dropLast().allSatisfy { $0.count == _sizes.others }
  }
  /// Any space and apostrophe, or a comma where that is not for fractions.
  func _mayGroup(_ sign: Character) -> Bool {
    String(sign) != _separator
      && (sign == "," || sign == "'" || sign == "’" || sign == "." || sign.isWhitespace && !sign.isNewline)
  }
  mutating func _readExponent() {
    let start = _signs
    if !String(_signs.prefix(_exponent.count)).lowercased().hasPrefix(_exponent) { return }
    _signs = _signs.dropFirst(_exponent.count)
    var power = ""
    if let sign = _signs.first, sign == "-" || sign == "+" {
      if sign == "-" { power = "-" }
      _signs.removeFirst()
    }
    let digits = _readDigits()
    if digits.isEmpty {
      _signs = start
    } else {
      _text += "e" + power + digits
    }
  }
}
