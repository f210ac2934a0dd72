// What JSON5 may have besides JSON.
extension _JSONReader {
  mutating func _comment() throws {
    let start = _index
    _index += 1
    if _index >= _text.count { throw _JSONError.end }
    if _text[_index] == 47 {
      while _index < _text.count && _text[_index] != 10 { _index += 1 }
      return
    }
    if _text[_index] != 42 { throw _JSONError.character(start) }
    _index += 1
    while _index + 1 < _text.count && (_text[_index] != 42 || _text[_index + 1] != 47) { _index += 1 }
    if _index + 1 >= _text.count { throw _JSONError.end }
    _index += 2
  }
  mutating func _letters() -> String {
    let start = _index
    while _index < _text.count {
      let byte = _text[_index]
      if byte < 128 && !Character(Unicode.Scalar(byte)).isLetter && !_isDigit(_index) && byte != 95 && byte != 36 { break }
      _index += 1
    }
    return _fromBytes(Array(_text[start..<_index]))
  }
  mutating func _bareName() throws -> String {
    let start = _index
    let name = _letters()
    if name.isEmpty || _isDigit(start) { throw _JSONError.character(start) }
    return name
  }
  /// In the notation of JSON.
  mutating func _wideNumber() throws -> String {
    if !_isWide { throw _JSONError.character(_index) }
    let start = _index
    var sign = ""
    if _text[_index] == 45 || _text[_index] == 43 {
      if _text[_index] == 45 { sign = "-" }
      _index += 1
    }
    if _index < _text.count && (_text[_index] == 73 || _text[_index] == 78) {
      let word = _letters()
      if word != "Infinity" && word != "NaN" { throw _JSONError.character(start) }
      return word == "NaN" ? word : sign + word
    }
    if _index + 1 < _text.count && _text[_index] == 48 && _text[_index + 1] | 32 == 120 {
      _index += 2
      guard let value = UInt64(_letters(), radix: 16) else { throw _JSONError.character(start) }
      return sign + String(value)
    }
    var (whole, fraction) = ("", "")
    while _isDigit(_index) { whole += _digit() }
    if _index < _text.count && _text[_index] == 46 {
      _index += 1
      while _isDigit(_index) { fraction += _digit() }
    }
    if whole.isEmpty && fraction.isEmpty { throw _JSONError.character(start) }
    var number = sign + (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
    if _index < _text.count && _text[_index] | 32 == 101 {
      number += "e"
      _index += 1
      if _index < _text.count && (_text[_index] == 43 || _text[_index] == 45) { number += _digit() }
      if !_isDigit(_index) { throw _JSONError.character(_index) }
      while _isDigit(_index) { number += _digit() }
    }
    return number
  }
  mutating func _digit() -> String {
    _index += 1
    return _fromBytes([_text[_index - 1]])
  }
}
