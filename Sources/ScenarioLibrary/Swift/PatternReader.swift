struct _PatternError: Error {}
func _propertyNumber(_ name: String) -> Int
func _hasProperty(_ scalar: UInt32, _ number: Int) -> Bool
indirect enum _Pattern {
  case scalar(UInt32)
  // Of newlines, too; at the lines of a text, too.
  case any(Bool)
  case set([_Pattern], Bool)
  case range(UInt32, UInt32)
  // One of the first that is one of the second, too.
  case both(_Pattern, _Pattern)
  case kind(Character)
  // `\p{Han}`
  case property(Int)
  case start(Bool), end(Bool), textStart, textEnd, boundary(Bool)
  // Between the words of a text as Unicode has them.
  case wordEdge(Bool)
  // In small and capital letters.
  case folded(_Pattern)
  case group(Int, _Pattern)
  case sequence([_Pattern])
  case choice([_Pattern])
  case repeated(_Pattern, Int, Int, Int)
  case again(Int)
  case ahead(_Pattern, Bool)
  case behind(_Pattern, Bool)
  case nothing
}
// As NSRegularExpression's are numbered.
struct _PatternOptions: OptionSet {
  let rawValue: UInt
  static let caseInsensitive = _PatternOptions(rawValue: 1)
  static let allowCommentsAndWhitespace = _PatternOptions(rawValue: 2)
  static let dotMatchesLineSeparators = _PatternOptions(rawValue: 8)
  static let anchorsMatchLines = _PatternOptions(rawValue: 16)
  // As Swift's own Regex reads it: `$` is the end and not before the newline there, and nothing looks behind.
  static let isSwift = _PatternOptions(rawValue: 1024)
}
struct _PatternReader {
  let _text: [UInt32]
  var _index = 0
  var _groups = 0
  var _names: [String: Int] = [:]
  // `(?i)` and its like change them, up to the end of the group.
  var _options: _PatternOptions
  init(_ text: String, options: _PatternOptions) {
    _text = _scalars(text)
    _options = options
  }
  var _next: Character? { _index < _text.count ? _fromScalar(_text[_index]) : nil }
  mutating func _take(_ text: String) -> Bool {
    let wanted = _scalars(text)
    if _index + wanted.count > _text.count { return false }
    for (offset, scalar) in wanted.enumerated() where _text[_index + offset] != scalar { return false }
    _index += wanted.count
    return true
  }
  mutating func _all() throws -> _Pattern {
    if _text.isEmpty { throw _PatternError() }
    let result = try _choice()
    if _index < _text.count { throw _PatternError() }
    return result
  }
  mutating func _choice() throws -> _Pattern {
    var parts = [try _sequence()]
    while _take("|") { parts.append(try _sequence()) }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }
  mutating func _sequence() throws -> _Pattern {
    var parts: [_Pattern] = []
    while let next = _next, next != "|", next != ")" {
      if _options.contains(.allowCommentsAndWhitespace) && (next.isWhitespace || next == "#") {
        if next == "#" { while let sign = _next, !sign.isNewline { _index += 1 } } else { _index += 1 }
        continue
      }
      parts.append(try _counted(try _atom()))
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }
  mutating func _counted(_ atom: _Pattern) throws -> _Pattern {
    if _options.contains(.isSwift) && _options.contains(.allowCommentsAndWhitespace) {
      while let next = _next, next.isWhitespace { _index += 1 }
    }
    var (low, high) = (1, 1)
    switch _next {
    case "*": (low, high) = (0, 9223372036854775807)
    case "+": (low, high) = (1, 9223372036854775807)
    case "?": (low, high) = (0, 1)
    case "{" where _options.contains(.isSwift) && !_isAtCount: return atom
    case "{":
      _index += 1
      guard let first = _number() ?? (_options.contains(.isSwift) && _next == "," ? 0 : nil) else { throw _PatternError() }
      (low, high) = (first, first)
      if _take(",") { high = _number() ?? 9223372036854775807 }
      if _next != "}" { throw _PatternError() }
    default: return atom
    }
    _index += 1
    let mode = _take("?") ? 1 : _take("+") ? 2 : 0
    if let next = _next, "*+?".contains(next) { throw _PatternError() }
    return .repeated(atom, low, high, mode)
  }
  // `{2}`, `{2,}`, `{,3}`: other brackets are signs like all others in Swift.
  var _isAtCount: Bool {
    var copy = self
    _ = copy._take("{")
    let first = copy._number()
    let hasComma = copy._take(",")
    let last = copy._number()
    return copy._take("}") && (first != nil || hasComma && last != nil)
  }
  mutating func _number() -> Int? {
    var digits = ""
    while let next = _next, next.isASCII, next.isNumber {
      digits.append(next)
      _index += 1
    }
    return Int(digits)
  }
  mutating func _atom() throws -> _Pattern {
    let next = _fromScalar(_text[_index])
    _index += 1
    switch next {
    case ".": return .any(_options.contains(.dotMatchesLineSeparators))
    case "^": return .start(_options.contains(.anchorsMatchLines))
    case "$":
      let anchorsAtLines = _options.contains(.anchorsMatchLines)
      return !anchorsAtLines && _options.contains(.isSwift) ? .textEnd : .end(anchorsAtLines)
    case "(": return try _group()
    case "[": return _folded(try _set())
    case "\\": return _folded(try _escaped(inSet: false))
    case "*", "+", "?": throw _PatternError()
    default: return _folded(.scalar(_text[_index - 1]))
    }
  }
  func _folded(_ pattern: _Pattern) -> _Pattern {
    if !_options.contains(.caseInsensitive) { return pattern }
    switch pattern {
    case .scalar, .set, .again: return .folded(pattern)
    default: return pattern
    }
  }
  // `i-sm`, as far as it goes.
  mutating func _readOptions() {
    let options: [Character: _PatternOptions] = [
      "i": .caseInsensitive, "x": .allowCommentsAndWhitespace, "s": .dotMatchesLineSeparators, "m": .anchorsMatchLines,
    ]
    var isOn = true
    while let next = _next {
      if next == "-" && isOn {
        isOn = false
      } else if let option = options[next] {
        if isOn { _options.formUnion(option) } else { _options.subtract(option) }
      } else {
        return
      }
      _index += 1
    }
  }
  mutating func _group() throws -> _Pattern {
    let outer = _options
    var result = _Pattern.nothing
    if _take("?:") {
      result = try _choice()
    } else if _take("?>") {
      result = .repeated(try _choice(), 1, 1, 2)
    } else if _take("?=") {
      result = .ahead(try _choice(), true)
    } else if _take("?!") {
      result = .ahead(try _choice(), false)
    } else if _options.contains(.isSwift) && (_take("?<=") || _take("?<!")) {
      throw _PatternError()
    } else if _take("?<=") {
      result = .behind(try _choice(), true)
    } else if _take("?<!") {
      result = .behind(try _choice(), false)
    } else if _index + 1 < _text.count && _next == "?"
      && "imsx-".unicodeScalars.contains(where: { $0.value == _text[_index + 1] })
    {
      _index += 1
      _readOptions()
      // For the rest of the group around.
      if _take(")") { return .nothing }
      if !_take(":") { throw _PatternError() }
      result = try _choice()
    } else {
      var name = ""
      let isNamed = _take("?<")
      while isNamed, let letter = _next, letter != ">" {
        name.append(letter)
        _index += 1
      }
      if isNamed && !_take(">") || _next == "?" { throw _PatternError() }
      _groups += 1
      let number = _groups
      if isNamed { _names[name] = number }
      result = .group(number, try _choice())
    }
    if !_take(")") { throw _PatternError() }
    _options = outer
    return result
  }
  mutating func _escaped(inSet: Bool) throws -> _Pattern {
    guard let next = _next else { throw _PatternError() }
    _index += 1
    switch next {
    case "d", "D", "w", "W", "s", "S": return .kind(next)
    case "b": return _options.contains(.isSwift) ? .wordEdge(true) : .boundary(true)
    case "B": return _options.contains(.isSwift) ? .wordEdge(false) : .boundary(false)
    case "A": return .textStart
    case "z": return .textEnd
    case "Z": return .end(false)
    case "n": return .scalar(10)
    case "t": return .scalar(9)
    case "r": return .scalar(13)
    case "f": return .scalar(12)
    case "e": return .scalar(27)
    case "a": return .scalar(7)
    case "h": return .set([.scalar(9), .scalar(32), .scalar(160)], false)
    case "H": return .set([.scalar(9), .scalar(32), .scalar(160)], true)
    case "R":
      return .choice([.sequence([.scalar(13), .scalar(10)]), .set([.range(10, 13), .scalar(133), .range(8232, 8233)], false)])
    case "k": return .again(try _numberOfNamed())
    case "x", "u":
      let isLong = _take("{")
      let digits = isLong ? _scalarText(8).prefix { $0 != "}" }.description : _scalarText(next == "x" ? 2 : 4)
      guard let value = UInt32(digits, radix: 16) else { throw _PatternError() }
      _index += digits.count
      if isLong && !_take("}") { throw _PatternError() }
      return .scalar(value)
    case "p", "P":
      guard _take("{") else { throw _PatternError() }
      var name = ""
      while let letter = _next, letter != "}" {
        name.append(letter)
        _index += 1
      }
      guard _take("}"), !name.isEmpty else { throw _PatternError() }
      let property = _propertyNumber(name)
      if property < 0 { _fatal("The set \\p{\(name)} of regular expressions is not modelled; write its ranges, as [a-z]") }
      return next == "p" ? .property(property) : .set([.property(property)], true)
    default:
      if !inSet, let digit = next.wholeNumberValue, digit > 0 { return .again(digit) }
      if next.isASCII && next.isLetter { throw _PatternError() }
      return .scalar(_text[_index - 1])
    }
  }
  // `<name>`
  mutating func _numberOfNamed() throws -> Int {
    guard _take("<") else { throw _PatternError() }
    var name = ""
    while let letter = _next, letter != ">" {
      name.append(letter)
      _index += 1
    }
    guard _take(">"), let number = _names[name] else { throw _PatternError() }
    return number
  }
  func _scalarText(_ count: Int) -> String {
    _text[_index..<min(_index + count, _text.count)].map { _asText(_fromScalar($0)) }.joined()
  }
  // `[a-z]`, `[^[:alpha:]_]`, `[[a-z]&&[^aeiou]]`, `[[a-z]--[aeiou]]`
  mutating func _set() throws -> _Pattern {
    let isNegated = _take("^")
    var parts: [_Pattern] = []
    var isFirst = true
    while let next = _next, next != "]" || isFirst {
      isFirst = false
      if !parts.isEmpty, _take("&&") || _isBesideSet("&") && _take("&") {
        parts = [.both(.set(parts, false), try _operand())]
      } else if !parts.isEmpty, _take("--") || _isBesideSet("-") && _take("-") {
        parts = [.both(.set(parts, false), .set([try _operand()], true))]
      } else {
        parts.append(try _member())
      }
    }
    if !_take("]") { throw _PatternError() }
    return .set(parts, isNegated)
  }
  func _isBesideSet(_ sign: Character) -> Bool {
    _next == sign && _index + 1 < _text.count && _text[_index + 1] == 91 && _text[_index - 1] == 93
  }
  // What stands behind `&&` or `--`, up to the next of them.
  mutating func _operand() throws -> _Pattern {
    var parts = [try _member()]
    while let next = _next, next != "]", !_isAt("&&"), !_isAt("--") { parts.append(try _member()) }
    return .set(parts, false)
  }
  func _isAt(_ text: String) -> Bool {
    var copy = self
    return copy._take(text)
  }
  mutating func _member() throws -> _Pattern {
    if _take("[:") { return try _named() }
    guard let next = _next else { throw _PatternError() }
    _index += 1
    if next == "[" { return try _set() }
    let part = next == "\\" ? try _escaped(inSet: true) : .scalar(_text[_index - 1])
    guard case .scalar(let low) = part, _next == "-", _index + 1 < _text.count, _text[_index + 1] != 93, _text[_index + 1] != 45
    else { return part }
    _index += 2
    var high = _text[_index - 1]
    if high == 92 {
      guard case .scalar(let value) = try _escaped(inSet: true) else { throw _PatternError() }
      high = value
    }
    if high < low { throw _PatternError() }
    return .range(low, high)
  }
  // `alpha:]`, `^digit:]`
  mutating func _named() throws -> _Pattern {
    let isNegated = _take("^")
    var name = ""
    while let letter = _next, letter.isLetter {
      name.append(letter)
      _index += 1
    }
    let kinds: [String: Character] = [
      "alpha": "l", "digit": "d", "alnum": "a", "upper": "u", "lower": "v", "punct": "p", "space": "s", "word": "w",
    ]
    guard _take(":]") else { throw _PatternError() }
    if name == "xdigit" { return .set([.range(48, 57), .range(65, 70), .range(97, 102)], isNegated) }
    if name == "blank" { return .set([.scalar(32), .scalar(9)], isNegated) }
    guard let kind = kinds[name] else { throw _PatternError() }
    return .set([.kind(kind)], isNegated)
  }
}
