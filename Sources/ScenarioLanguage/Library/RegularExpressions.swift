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
      case any
      case set([_Pattern], Bool)
      case range(UInt32, UInt32)
      case kind(Character)
      case start, end, textStart, textEnd, boundary(Bool)
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
      var _ignoresCase: Bool
      var _skipsBlanks: Bool
      init(_ text: String, ignoresCase: Bool, skipsBlanks: Bool) {
        _text = _scalars(text)
        _ignoresCase = ignoresCase
        _skipsBlanks = skipsBlanks
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
          if _skipsBlanks && (next.isWhitespace || next == "#") {
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
        case ".": return .any
        case "^": return .start
        case "$": return .end
        case "(": return try _group()
        case "[": return try _set()
        case "\\": return try _escaped(inSet: false)
        case "*", "+", "?": throw _PatternError()
        default: return .scalar(_text[_index - 1])
        }
      }
      mutating func _group() throws -> _Pattern {
        func closed(_ pattern: _Pattern) throws -> _Pattern { pattern }
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
        } else if _take("?i)") {
          _ignoresCase = true
          return .nothing
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

  private static let patternMatcher = #"""
    final class _PatternMatcher {
      let _text: [UInt32]
      let _ignoresCase: Bool
      let _anyTakesNewlines: Bool
      let _anchorsAtLines: Bool
      var _starts: [Int]
      var _ends: [Int]
      var _low = 0
      var _high = 0
      init(_ text: [UInt32], groups: Int, ignoresCase: Bool, anyTakesNewlines: Bool, anchorsAtLines: Bool) {
        _text = text
        _ignoresCase = ignoresCase
        _anyTakesNewlines = anyTakesNewlines
        _anchorsAtLines = anchorsAtLines
        _starts = Array(repeating: -1, count: groups + 1)
        _ends = _starts
      }
      func _isWord(_ scalar: UInt32) -> Bool { scalar == 95 || _isMember(scalar, 6) }
      func _lower(_ scalar: UInt32) -> UInt32 {
        if scalar < 128 { return scalar >= 65 && scalar <= 90 ? scalar + 32 : scalar }
        return _scalars(_case(_asText(_fromScalar(scalar)), false))[0]
      }
      func _isKind(_ kind: Character, _ scalar: UInt32) -> Bool {
        switch kind {
        case "d": return _isMember(scalar, 4)
        case "D": return !_isMember(scalar, 4)
        case "w": return _isWord(scalar)
        case "W": return !_isWord(scalar)
        case "s": return _isMember(scalar, 1)
        case "S": return !_isMember(scalar, 1)
        case "l": return _isMember(scalar, 5)
        case "u": return _isMember(scalar, 7)
        case "v": return _isMember(scalar, 8)
        case "n": return _isMember(scalar, 4)
        default: return _isMember(scalar, 3)
        }
      }
      func _isOne(_ pattern: _Pattern, _ scalar: UInt32) -> Bool {
        switch pattern {
        case .scalar(let wanted): return wanted == scalar || _ignoresCase && _lower(wanted) == _lower(scalar)
        case .any: return _anyTakesNewlines || scalar != 10 && scalar != 13
        case .kind(let kind): return _isKind(kind, scalar)
        case .range(let low, let high):
          if low <= scalar && scalar <= high { return true }
          if !_ignoresCase { return false }
          let lower = _lower(scalar)
          let upper = _scalars(_case(_asText(_fromScalar(scalar)), true))[0]
          return low <= lower && lower <= high || low <= upper && upper <= high
        case .set(let parts, let isNegated): return parts.contains { _isOne($0, scalar) } != isNegated
        default: return false
        }
      }
      func _takesOne(_ pattern: _Pattern) -> Bool {
        switch pattern {
        case .scalar, .any, .kind, .range, .set: return true
        default: return false
        }
      }
      func _match(_ pattern: _Pattern, _ place: Int, _ then: (Int) -> Bool) -> Bool {
        switch pattern {
        case .nothing: return then(place)
        case .scalar, .any, .kind, .range, .set: return place < _high && _isOne(pattern, _text[place]) && then(place + 1)
        case .start: return (place == _low || _anchorsAtLines && place > 0 && _text[place - 1] == 10) && then(place)
        case .end:
          let isLast = place == _high || place == _high - 1 && _text[place] == 10
          return (isLast || _anchorsAtLines && _text[place] == 10) && then(place)
        case .textStart: return place == _low && then(place)
        case .textEnd: return place == _high && then(place)
        case .boundary(let isWanted):
          let before = place > 0 && _isWord(_text[place - 1])
          let after = place < _text.count && _isWord(_text[place])
          return (before != after) == isWanted && then(place)
        case .sequence(let parts): return _matchAll(parts, 0, place, then)
        case .choice(let parts):
          for part in parts where _match(part, place, then) { return true }
          return false
        case .group(let number, let inner):
          let (start, end) = (_starts[number], _ends[number])
          let isFound = _match(inner, place) { next in
            let (innerStart, innerEnd) = (self._starts[number], self._ends[number])
            self._starts[number] = place
            self._ends[number] = next
            if then(next) { return true }
            self._starts[number] = innerStart
            self._ends[number] = innerEnd
            return false
          }
          if !isFound {
            _starts[number] = start
            _ends[number] = end
          }
          return isFound
        case .again(let number):
          if number >= _starts.count || _starts[number] < 0 { return false }
          var next = place
          for index in _starts[number]..<_ends[number] {
            if next >= _high || !_isOne(.scalar(_text[index]), _text[next]) { return false }
            next += 1
          }
          return then(next)
        case .ahead(let inner, let isWanted): return _match(inner, place) { _ in true } == isWanted && then(place)
        case .behind(let inner, let isWanted):
          let isFound = (0...place).contains { start in _match(inner, place - start) { $0 == place } }
          return isFound == isWanted && then(place)
        case .repeated(let inner, let low, let high, let mode): return _matchRepeated(inner, low, high, mode, place, then)
        }
      }
      func _matchAll(_ parts: [_Pattern], _ index: Int, _ place: Int, _ then: (Int) -> Bool) -> Bool {
        if index == parts.count { return then(place) }
        return _match(parts[index], place) { self._matchAll(parts, index + 1, $0, then) }
      }
      func _matchRepeated(_ inner: _Pattern, _ low: Int, _ high: Int, _ mode: Int, _ place: Int, _ then: (Int) -> Bool) -> Bool {
        if !_takesOne(inner) { return _matchMore(inner, low, high, mode, place, 0, then) }
        var count = 0
        if mode == 1 {
          while true {
            if count >= low && then(place + count) { return true }
            if count >= high || place + count >= _high || !_isOne(inner, _text[place + count]) { return false }
            count += 1
          }
        }
        while count < high && place + count < _high && _isOne(inner, _text[place + count]) { count += 1 }
        if mode == 2 { return count >= low && then(place + count) }
        while count >= low {
          if then(place + count) { return true }
          count -= 1
        }
        return false
      }
      func _matchMore(
        _ inner: _Pattern, _ low: Int, _ high: Int, _ mode: Int, _ place: Int, _ count: Int, _ then: (Int) -> Bool
      ) -> Bool {
        if mode == 2 {
          var (place, count) = (place, count)
          var last = -1
          while count < high && last != place && _match(inner, place, { last = place; place = $0; return true }) { count += 1 }
          return count >= low && then(place)
        }
        if mode == 1 && count >= low && then(place) { return true }
        if count < high {
          let isFound = _match(inner, place) { next in
            if next == place && count >= low { return false }
            return self._matchMore(inner, low, high, mode, next, count + 1, then)
          }
          if isFound { return true }
        }
        return mode == 0 && count >= low && then(place)
      }
      func _find(_ pattern: _Pattern, from first: Int, isAnchored: Bool) -> Bool {
        var place = first
        while place <= _high {
          for group in _starts.indices {
            _starts[group] = -1
            _ends[group] = -1
          }
          let start = place
          let isFound = _match(pattern, start) { end in
            self._starts[0] = start
            self._ends[0] = end
            return true
          }
          if isFound { return true }
          if isAnchored { return false }
          place += 1
        }
        return false
      }
    }

    """#
}
