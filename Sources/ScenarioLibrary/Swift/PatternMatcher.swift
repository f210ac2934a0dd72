// How a regular expression's parts are matched: by trying.
final class _PatternMatcher {
  let _text: [UInt32]
  var _starts: [Int]
  var _ends: [Int]
  var _low = 0
  var _high = 0
  init(_ text: [UInt32], groups: Int) {
    _text = text
    _starts = Array(repeating: -1, count: groups + 1)
    _ends = _starts
  }
  func _isWord(_ sign: UInt32) -> Bool { sign == 95 || _isMember(sign & 0x1FFFFF, 6) }
  // Of the rules of Unicode's annex 29 those for letters, numbers, ideographs and spaces.
  func _isEdge(_ place: Int) -> Bool {
    if place == 0 || place == _text.count { return true }
    let before = _text[place - 1]
    let after = _text[place]
    if before == 32 && after == 32 { return false }
    if _isWord(before) && _isWord(after) { return _standsAlone(before) || _standsAlone(after) }
    if place + 1 < _text.count && _joins(before, after, _text[place + 1]) { return false }
    return place < 2 || !_joins(_text[place - 2], before, after)
  }
  // Ideographs, hiragana.
  func _standsAlone(_ sign: UInt32) -> Bool {
    0x4E00 <= sign && sign <= 0x9FFF || 0x3400 <= sign && sign <= 0x4DBF || 0x3041 <= sign && sign <= 0x309F
  }
  // `it's`, `a.b`, `1.2`, `1,000`
  func _joins(_ before: UInt32, _ sign: UInt32, _ after: UInt32) -> Bool {
    if !_isWord(before) || !_isWord(after) || before == 95 || after == 95 { return false }
    let areNumbers = _isMember(before, 4)
    if areNumbers != _isMember(after, 4) { return false }
    switch sign {
    case 39, 46, 0x2019: return true
    case 58, 0xB7: return !areNumbers
    case 44, 59: return areNumbers
    default: return false
    }
  }
  func _lower(_ scalar: UInt32) -> UInt32 {
    if scalar > 0x10FFFF { return scalar }
    if scalar < 128 { return scalar >= 65 && scalar <= 90 ? scalar + 32 : scalar }
    return _scalars(_case(_asText(_fromScalar(scalar)), false))[0]
  }
  // Of a character of several scalars, as Swift's own expressions see it, the first decides of what kind it is.
  func _isKind(_ kind: Character, _ sign: UInt32) -> Bool {
    let scalar = sign & 0x1FFFFF
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
    case "a": return _isMember(scalar, 6)
    default: return _isMember(scalar, 3)
    }
  }
  func _isOne(_ pattern: _Pattern, _ scalar: UInt32, ignoresCase: Bool = false) -> Bool {
    switch pattern {
    case .folded(let inner): return _isOne(inner, scalar, ignoresCase: true)
    case .scalar(let wanted): return wanted == scalar || ignoresCase && _lower(wanted) == _lower(scalar)
    case .any(let takesNewlines): return takesNewlines || scalar != 10 && scalar != 13
    case .kind(let kind): return _isKind(kind, scalar)
    case .property(let number): return _hasProperty(scalar & 0x1FFFFF, number)
    case .range(let low, let high):
      if low <= scalar && scalar <= high { return true }
      if !ignoresCase || scalar > 0x10FFFF { return false }
      let lower = _lower(scalar)
      let upper = _scalars(_case(_asText(_fromScalar(scalar)), true))[0]
      return low <= lower && lower <= high || low <= upper && upper <= high
    case .both(let first, let second):
      return _isOne(first, scalar, ignoresCase: ignoresCase) && _isOne(second, scalar, ignoresCase: ignoresCase)
    case .set(let parts, let isNegated): return parts.contains { _isOne($0, scalar, ignoresCase: ignoresCase) } != isNegated
    default: return false
    }
  }
  func _takesOne(_ pattern: _Pattern) -> Bool {
    switch pattern {
    case .scalar, .any, .kind, .property, .range, .both, .set: return true
    case .folded(let inner): return _takesOne(inner)
    default: return false
    }
  }
  func _match(_ pattern: _Pattern, _ place: Int, _ then: (Int) -> Bool) -> Bool {
    switch pattern {
    case .nothing: return then(place)
    case .scalar, .any, .kind, .property, .range, .both, .set:
      return place < _high && _isOne(pattern, _text[place]) && then(place + 1)
    case .folded(let inner):
      if case .again(let number) = inner { return _matchAgain(number, ignoresCase: true, place, then) }
      return place < _high && _isOne(pattern, _text[place]) && then(place + 1)
    case .start(let anchorsAtLines):
      return (place == _low || anchorsAtLines && place > 0 && _text[place - 1] == 10) && then(place)
    case .end(let anchorsAtLines):
      let isLast = place == _high || place == _high - 1 && _text[place] == 10
      return (isLast || anchorsAtLines && _text[place] == 10) && then(place)
    case .textStart: return place == _low && then(place)
    case .textEnd: return place == _high && then(place)
    case .boundary(let isWanted):
      let before = place > 0 && _isWord(_text[place - 1])
      let after = place < _text.count && _isWord(_text[place])
      return (before != after) == isWanted && then(place)
    case .wordEdge(let isWanted): return _isEdge(place) == isWanted && then(place)
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
    case .again(let number): return _matchAgain(number, ignoresCase: false, place, then)
    case .ahead(let inner, let isWanted): return _match(inner, place) { _ in true } == isWanted && then(place)
    case .behind(let inner, let isWanted):
      let isFound = (0...place).contains { start in _match(inner, place - start) { $0 == place } }
      return isFound == isWanted && then(place)
    case .repeated(let inner, let low, let high, let mode): return _matchRepeated(inner, low, high, mode, place, then)
    }
  }
  func _matchAgain(_ number: Int, ignoresCase: Bool, _ place: Int, _ then: (Int) -> Bool) -> Bool {
    if number >= _starts.count || _starts[number] < 0 { return false }
    var next = place
    for index in _starts[number]..<_ends[number] {
      if next >= _high || !_isOne(.scalar(_text[index]), _text[next], ignoresCase: ignoresCase) { return false }
      next += 1
    }
    return then(next)
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
      while count < high && last != place
        && _match(
          inner, place,
          {
            last = place; place = $0; return true
          })
      { count += 1 }
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
