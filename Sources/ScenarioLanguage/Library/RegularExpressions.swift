/// Foundation's regular expressions: what a pattern says, read into parts, and matched by trying.
extension LibraryArea {
  static let regularExpressions = LibraryArea(
    name: "RegularExpressions",
    module: "Foundation",
    provides: ["NSRegularExpression", "NSTextCheckingResult", "_Pattern", "_PatternReader", "_PatternMatcher", "_PatternError"],
    source: patternReader + patternMatcher + foundExpressions)

  private static let patternReader = #"""
    struct _PatternError: Error {}
    indirect enum _Pattern {
      case scalar(UInt32)
      // Of newlines, too; at the lines of a text, too.
      case any(Bool)
      case set([_Pattern], Bool)
      case range(UInt32, UInt32)
      case kind(Character)
      case start(Bool), end(Bool), textStart, textEnd, boundary(Bool)
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
    struct _PatternReader {
      let _text: [UInt32]
      var _index = 0
      var _groups = 0
      var _names: [String: Int] = [:]
      // `(?i)` and its like change them, up to the end of the group.
      var _options: NSRegularExpression.Options
      init(_ text: String, options: NSRegularExpression.Options) {
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
        var (low, high) = (1, 1)
        switch _next {
        case "*": (low, high) = (0, 9223372036854775807)
        case "+": (low, high) = (1, 9223372036854775807)
        case "?": (low, high) = (0, 1)
        case "{":
          _index += 1
          guard let first = _number() else { throw _PatternError() }
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
        case "$": return .end(_options.contains(.anchorsMatchLines))
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
        let options: [Character: NSRegularExpression.Options] = [
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
        } else if _take("?<=") {
          result = .behind(try _choice(), true)
        } else if _take("?<!") {
          result = .behind(try _choice(), false)
        } else if _index + 1 < _text.count && _next == "?" && "imsx-".unicodeScalars.contains(where: { $0.value == _text[_index + 1] }) {
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
        case "b": return .boundary(true)
        case "B": return .boundary(false)
        case "A": return .textStart
        case "z", "Z": return .textEnd
        case "n": return .scalar(10)
        case "t": return .scalar(9)
        case "r": return .scalar(13)
        case "f": return .scalar(12)
        case "x", "u":
          let digits = _scalarText(next == "x" ? 2 : 4)
          guard let value = UInt32(digits, radix: 16) else { throw _PatternError() }
          _index += digits.count
          return .scalar(value)
        case "p", "P":
          guard _take("{") else { throw _PatternError() }
          var name = ""
          while let letter = _next, letter != "}" {
            name.append(letter)
            _index += 1
          }
          _index += 1
          let kinds: [String: Character] = ["L": "l", "Lu": "u", "Ll": "v", "N": "n", "Nd": "n", "P": "p", "Letter": "l", "Alphabetic": "l"]
          guard let kind = kinds[name] else { throw _PatternError() }
          return next == "p" ? .kind(kind) : .set([.kind(kind)], true)
        default:
          if !inSet, let digit = next.wholeNumberValue, digit > 0 { return .again(digit) }
          if next.isASCII && next.isLetter { throw _PatternError() }
          return .scalar(_text[_index - 1])
        }
      }
      func _scalarText(_ count: Int) -> String {
        _text[_index..<min(_index + count, _text.count)].map { _asText(_fromScalar($0)) }.joined()
      }
      mutating func _set() throws -> _Pattern {
        let isNegated = _take("^")
        var parts: [_Pattern] = []
        var isFirst = true
        while let next = _next, next != "]" || isFirst {
          isFirst = false
          _index += 1
          var part = _Pattern.scalar(_text[_index - 1])
          if next == "\\" { part = try _escaped(inSet: true) }
          if next == "[" { part = try _set() }
          if case .scalar(let low) = part, _next == "-", _index + 1 < _text.count, _text[_index + 1] != 93 {
            _index += 2
            var high = _text[_index - 1]
            if high == 92 {
              guard case .scalar(let value) = try _escaped(inSet: true) else { throw _PatternError() }
              high = value
            }
            if high < low { throw _PatternError() }
            part = .range(low, high)
          }
          parts.append(part)
        }
        if !_take("]") { throw _PatternError() }
        return .set(parts, isNegated)
      }
    }

    """#
}
