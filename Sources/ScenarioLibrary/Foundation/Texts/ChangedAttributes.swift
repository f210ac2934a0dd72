class NSMutableAttributedString: NSAttributedString {
  override init(string: String, attributes: [Key: Any]? = nil) { super.init(string: string, attributes: attributes) }
  override init(attributedString other: NSAttributedString) { super.init(attributedString: other) }
  override init(_units: [UInt16], _ attributes: [[Key: Any]]) { super.init(_units: _units, attributes) }
  func append(_ other: NSAttributedString) { replaceCharacters(in: NSRange(location: length, length: 0), with: other) }
  func insert(_ other: NSAttributedString, at index: Int) {
    replaceCharacters(in: NSRange(location: index, length: 0), with: other)
  }
  func setAttributedString(_ other: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: other)
  }
  func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  func replaceCharacters(in range: NSRange, with other: NSAttributedString) {
    let bounds = _bounds(range)
    let attributes = other._attributes
    _units.replaceSubrange(bounds, with: other._units)
    _attributes.replaceSubrange(bounds, with: attributes)
  }
  /// What is new is as the first that goes, or as what stands before it.
  func replaceCharacters(in range: NSRange, with text: String) {
    let bounds = _bounds(range)
    let place = range.length > 0 || range.location == 0 ? range.location : range.location - 1
    let attributes = place < length ? _attributes[place] : [:]
    let units = _utf16(text)
    _units.replaceSubrange(bounds, with: units)
    _attributes.replaceSubrange(bounds, with: Array(repeating: attributes, count: units.count))
  }
  func setAttributes(_ attributes: [Key: Any]?, range: NSRange) {
    for index in _bounds(range) { _attributes[index] = attributes ?? [:] }
  }
  func addAttribute(_ name: Key, value: Any, range: NSRange) { for index in _bounds(range) { _attributes[index][name] = value } }
  func addAttributes(_ attributes: [Key: Any], range: NSRange) {
    for (name, value) in attributes { addAttribute(name, value: value, range: range) }
  }
  func removeAttribute(_ name: Key, range: NSRange) {
    for index in _bounds(range) { _attributes[index].removeValue(forKey: name) }
  }
  func beginEditing() {}
  func endEditing() {}
}
