// What adds to `Substring` stands behind it.
extension String {
  init(_ view: _StringUTF8View) { self = view._whole }
  init(_ view: _StringUTF16View) { self = view._whole }
  init(_ view: _StringUnicodeScalarView) { self = view._whole }
  init(_ view: _SubstringUnicodeScalarView) { self = _part(view._whole, view._start, view._end) }
  init?(_ view: _SubstringUTF8View) {
    if !_isAligned(view._whole, 2, view._start) || !_isAligned(view._whole, 2, view._end) { return nil }
    self = _part(view._whole, view._start, view._end)
  }
  init?(_ view: _SubstringUTF16View) {
    if !_isAligned(view._whole, 2, view._start) || !_isAligned(view._whole, 2, view._end) { return nil }
    self = _part(view._whole, view._start, view._end)
  }
}
// As requirements they would be looked at in every program that has a text.
extension StringProtocol {
  typealias UTF8View = _SubstringUTF8View
  typealias UTF16View = _SubstringUTF16View
  typealias UnicodeScalarView = _SubstringUnicodeScalarView
  var utf8: _SubstringUTF8View { _asPart.utf8 }
  var utf16: _SubstringUTF16View { _asPart.utf16 }
  var unicodeScalars: _SubstringUnicodeScalarView { _asPart.unicodeScalars }
}
extension Substring {
  init(_ view: _SubstringUTF8View) { self = _slice(view._whole, view._start, view._end, 0) }
  init(_ view: _SubstringUTF16View) { self = _slice(view._whole, view._start, view._end, 0) }
  init(_ view: _SubstringUnicodeScalarView) { self = _slice(view._whole, view._start, view._end, 0) }
  init(_ view: _StringUTF8View) { self = _asSubstring(view._whole) }
  init(_ view: _StringUTF16View) { self = _asSubstring(view._whole) }
  init(_ view: _StringUnicodeScalarView) { self = _asSubstring(view._whole) }
}
extension _StringIndex {
  init<S: StringProtocol>(utf16Offset offset: Int, in text: S) {
    let part = text._asPart
    self.init(_counted: part._base + _StringIndex(utf16Offset: offset, in: part._plain)._offset, in: part.base)
  }
  func utf16Offset<S: StringProtocol>(in text: S) -> Int {
    let part = text._asPart
    return _StringIndex(_offset: _offset - part._base).utf16Offset(in: part._plain)
  }
  init(encodedOffset offset: Int) { self.init(_offset: offset) }
  var encodedOffset: Int { _offset }
  init?(_ position: _StringIndex, within text: String) {
    if position.samePosition(in: text) == nil { return nil }
    self = position
  }
  init?(_ position: _StringIndex, within view: _StringUTF8View) {
    if position.samePosition(in: view) == nil { return nil }
    self = position
  }
  init?(_ position: _StringIndex, within view: _StringUTF16View) {
    if position.samePosition(in: view) == nil { return nil }
    self = position
  }
  init?(_ position: _StringIndex, within view: _StringUnicodeScalarView) {
    if position.samePosition(in: view) == nil { return nil }
    self = position
  }
  func samePosition(in text: String) -> _StringIndex? {
    _offset == _byteCount(text) || _offsets(text).contains(_offset) ? self : nil
  }
  func samePosition(in view: _StringUTF8View) -> _StringIndex? { _offset <= view._end ? self : nil }
  func samePosition(in view: _StringUTF16View) -> _StringIndex? {
    _offset <= view._end && _isAligned(view._whole, 1, _offset) ? self : nil
  }
  func samePosition(in view: _StringUnicodeScalarView) -> _StringIndex? {
    _offset <= view._end && _isAligned(view._whole, 2, _offset) ? self : nil
  }
}
