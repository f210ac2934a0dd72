class Scanner: NSObject {
  enum NumberRepresentation { case decimal, hexadecimal }
  let string: String
  let _scalars16: [UInt32]
  let _places: [Int]
  var _index = 0
  var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
  var caseSensitive = false
  var locale: Any? = nil
  init(string: String) {
    self.string = string
    _scalars16 = _scalars(string)
    var places: [Int] = []
    var offset = 0
    for scalar in _scalars16 {
      places.append(offset)
      offset += scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
    }
    _places = places + [offset]
    super.init()
  }
  static func localizedScanner(with string: String) -> Any { Scanner(string: string) }
  var currentIndex: String.Index {
    get { String.Index(_offset: _places[_index]) }
    set { _index = _places.firstIndex { $0 >= newValue._offset } ?? _scalars16.count }
  }
  var scanLocation: Int {
    get { currentIndex.utf16Offset(in: string) }
    set { currentIndex = String.Index(utf16Offset: newValue, in: string) }
  }
  var _start: Int {
    var index = _index
    guard let skipped = charactersToBeSkipped else { return index }
    while index < _scalars16.count && skipped._contains(_scalars16[index]) { index += 1 }
    return index
  }
  var isAtEnd: Bool { _start >= _scalars16.count }
  func _text(_ start: Int, _ end: Int) -> String { _part(string, _places[start], _places[end]) }
  func _scan(_ isWanted: (UInt32) -> Bool) -> String? {
    let start = _start
    var end = start
    while end < _scalars16.count && isWanted(_scalars16[end]) { end += 1 }
    if end == start { return nil }
    _index = end
    return _text(start, end)
  }
  func scanCharacters(from set: CharacterSet) -> String? { _scan { set._contains($0) } }
  func scanUpToCharacters(from set: CharacterSet) -> String? { _scan { !set._contains($0) } }
  func scanCharacter() -> Character? {
    let start = _start
    if start >= _scalars16.count { return nil }
    let character = _characterAt(string, _places[start])
    _index = start + _scalars(_asText(character)).count
    return character
  }
  func _place(of text: String, from start: Int, isHere: Bool) -> Int? {
    let wanted = _scalars(caseSensitive ? text : text.lowercased())
    let own = caseSensitive ? _scalars16 : _scalars16.map { $0 < 128 ? _scalars(_asText(_fromScalar($0)).lowercased())[0] : $0 }
    var place = start
    while place + wanted.count <= own.count {
      if wanted.indices.allSatisfy({ own[place + $0] == wanted[$0] }) { return place }
      if isHere { return nil }
      place += 1
    }
    return nil
  }
  func scanString(_ text: String) -> String? {
    let start = _start
    guard !text.isEmpty, let place = _place(of: text, from: start, isHere: true) else { return nil }
    _index = place + _scalars(text).count
    return _text(place, _index)
  }
  func scanUpToString(_ text: String) -> String? {
    let start = _start
    let end = _place(of: text, from: start, isHere: false) ?? _scalars16.count
    if end == start { return nil }
    _index = end
    return _text(start, end)
  }
  func _isDigit(_ index: Int) -> Bool { index < _scalars16.count && _scalars16[index] >= 48 && _scalars16[index] <= 57 }
  func _isSign(_ index: Int) -> Bool { index < _scalars16.count && (_scalars16[index] == 43 || _scalars16[index] == 45) }
  func _hex(_ index: Int) -> Int? {
    index < _scalars16.count && _scalars16[index] < 128
      ? _asCharacter(_asText(_fromScalar(_scalars16[index]))).hexDigitValue : nil
  }
  func _whole<T: FixedWidthInteger>(_ representation: NumberRepresentation) -> T? {
    var index = _start
    let isNegative = _isSign(index) && _scalars16[index] == 45
    if _isSign(index) { index += 1 }
    var value: T = 0
    var isTooLarge = false
    var hasDigits = false
    let radix: T = representation == .hexadecimal ? 16 : 10
    if representation == .hexadecimal, index + 1 < _scalars16.count, _scalars16[index] == 48, _scalars16[index + 1] | 32 == 120,
      _hex(index + 2) != nil
    {
      index += 2
    }
    while let digit = representation == .hexadecimal ? _hex(index) : _isDigit(index) ? Int(_scalars16[index]) - 48 : nil {
      let (product, overflow) = value.multipliedReportingOverflow(by: radix)
      let (sum, second) = product.addingReportingOverflow(T(digit))
      if overflow || second { isTooLarge = true }
      value = sum
      hasDigits = true
      index += 1
    }
    if !hasDigits { return nil }
    _index = index
    if isTooLarge { return isNegative ? T.min : T.max }
    return isNegative ? 0 &- value : value
  }
  func scanInt(representation: NumberRepresentation = .decimal) -> Int? { _whole(representation) }
  func scanInt32(representation: NumberRepresentation = .decimal) -> Int32? { _whole(representation) }
  func scanInt64(representation: NumberRepresentation = .decimal) -> Int64? { _whole(representation) }
  func scanUInt64(representation: NumberRepresentation = .decimal) -> UInt64? { _whole(representation) }
  func _decimalText() -> String? {
    let start = _start
    var index = start
    if _isSign(index) { index += 1 }
    let first = index
    while _isDigit(index) { index += 1 }
    var count = index - first
    if index < _scalars16.count && _scalars16[index] == 46 && (count > 0 || _isDigit(index + 1)) {
      index += 1
      while _isDigit(index) {
        index += 1
        count += 1
      }
    }
    if count == 0 { return nil }
    if index < _scalars16.count && _scalars16[index] | 32 == 101 {
      let digits = _isSign(index + 1) ? index + 2 : index + 1
      if _isDigit(digits) {
        index = digits
        while _isDigit(index) { index += 1 }
      }
    }
    _index = index
    return _text(start, index)
  }
  func scanDouble(representation: NumberRepresentation = .decimal) -> Double? {
    guard let text = _decimalText() else { return nil }
    return Double(text.hasSuffix(".") ? text + "0" : text)
  }
  func scanFloat(representation: NumberRepresentation = .decimal) -> Float? { scanDouble().map { Float($0) } }
  func scanDecimal() -> Decimal? {
    guard let text = _decimalText() else { return nil }
    return Decimal(string: text)
  }
}
