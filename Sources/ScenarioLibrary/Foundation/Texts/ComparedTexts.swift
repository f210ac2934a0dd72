// How Foundation compares texts: by their scalars, accents apart from letters, or as readers of English sort.
func _unaccented(_ scalar: UInt32) -> (UInt32, UInt32) {
  let rows = [
    "aàáâãäåāăąǎȁȃạảấầẩẫậắằẳẵặ", "cçćĉċč", "dď", "eèéêëēĕėęěẹẻẽếềểễệ", "gĝğġģ", "hĥ", "iìíîïĩīĭįǐỉị", "jĵ", "kķ", "lĺļľ", "nñńņň",
    "oòóôõöōŏőơǒọỏốồổỗộớờởỡợ", "rŕŗř", "sśŝşšș", "tţťț", "uùúûüũūŭůűųưǔụủứừửữự", "wŵ", "yýÿŷỳỵỷỹ", "zźżž",
  ]
  if scalar < 0xC0 || scalar > 0x1EFF { return (scalar, 0) }
  let lower = _scalars(_case(_asText(_fromScalar(scalar)), false))[0]
  for row in rows {
    let letters = _scalars(row)
    if let place = letters.firstIndex(of: lower), place > 0 {
      return (lower == scalar ? letters[0] : letters[0] - 32, 0x300 + UInt32(place))
    }
  }
  return (scalar, 0)
}
extension Character {
  func _folded(_ options: String.CompareOptions) -> String {
    var text = _asText(self)
    if options.contains(.diacriticInsensitive) && !isASCII {
      let scalars = _scalars(text).filter { $0 < 0x300 || $0 > 0x36F }
      text = scalars.map { _asText(_fromScalar(_unaccented($0).0)) }.joined()
    }
    return options.contains(.caseInsensitive) ? _case(_case(text, true), false) : text
  }
}
extension String {
  func _keys(_ options: CompareOptions) -> [UInt32] {
    var keys: [UInt32] = []
    for scalar in _scalars(options.contains(.caseInsensitive) ? uppercased().lowercased() : self) {
      let (base, accent) = _unaccented(scalar)
      let isMark = scalar >= 0x300 && scalar <= 0x36F
      if !isMark || !options.contains(.diacriticInsensitive) { keys.append(base) }
      if accent > 0 && !options.contains(.diacriticInsensitive) { keys.append(accent) }
    }
    return keys
  }
  /// `rank` says of a scalar where it stands; digits in a row are a number if `isNumeric`.
  static func _order(_ left: [UInt32], _ right: [UInt32], isNumeric: Bool) -> ComparisonResult {
    var (i, j) = (0, 0)
    func isDigit(_ scalar: UInt32) -> Bool { scalar >= 48 && scalar <= 57 }
    func number(_ scalars: [UInt32], _ index: inout Int) -> [UInt32] {
      var digits: [UInt32] = []
      while index < scalars.count && isDigit(scalars[index]) {
        if scalars[index] != 48 || !digits.isEmpty { digits.append(scalars[index]) }
        index += 1
      }
      return digits
    }
    while i < left.count && j < right.count {
      if isNumeric && isDigit(left[i]) && isDigit(right[j]) {
        let (first, second) = (number(left, &i), number(right, &j))
        if first.count != second.count { return first.count < second.count ? .orderedAscending : .orderedDescending }
        for (a, b) in zip(first, second) where a != b { return a < b ? .orderedAscending : .orderedDescending }
        continue
      }
      if left[i] != right[j] { return left[i] < right[j] ? .orderedAscending : .orderedDescending }
      i += 1
      j += 1
    }
    if i < left.count { return .orderedDescending }
    return j < right.count ? .orderedAscending : .orderedSame
  }
  var _isPlain: Bool { _scalars(self).count == _byteCount(self) }
  func compare(
    _ other: String, options: CompareOptions = [], range: Range<_StringIndex>? = nil, locale: Locale? = nil
  ) -> ComparisonResult {
    if let range { return String(self[range]).compare(other, options: options) }
    if !options.contains(.numeric) && _isPlain && other._isPlain {
      let ignoresCase = options.contains(.caseInsensitive)
      let (left, right) = (ignoresCase ? lowercased() : self, ignoresCase ? other.lowercased() : other)
      return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }
    return String._order(_keys(options), other._keys(options), isNumeric: options.contains(.numeric))
  }
  func caseInsensitiveCompare(_ other: String) -> ComparisonResult { compare(other, options: .caseInsensitive) }
  /// Blanks, signs, digits, letters.
  static func _rank(_ scalar: UInt32) -> UInt32 {
    let signs = _scalars("\t\n\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$")
    if let place = signs.firstIndex(of: scalar) { return UInt32(place) + 1 }
    return scalar
  }
  func _collate(_ other: String, ignoresCase: Bool, isNumeric: Bool) -> ComparisonResult {
    let letters = String._order(
      _keys([.caseInsensitive, .diacriticInsensitive]).map { String._rank($0) },
      other._keys([.caseInsensitive, .diacriticInsensitive]).map { String._rank($0) }, isNumeric: isNumeric)
    if letters != .orderedSame { return letters }
    let accents = String._order(_accents(), other._accents(), isNumeric: false)
    if accents != .orderedSame || ignoresCase { return accents }
    let (left, right) = (_scalars(self), _scalars(other))
    for (a, b) in zip(left, right) where a != b { return a > b ? .orderedAscending : .orderedDescending }
    return left.count == right.count ? .orderedSame : left.count < right.count ? .orderedAscending : .orderedDescending
  }
  func _accents() -> [UInt32] { _scalars(lowercased()).map { _unaccented($0).1 } }
  func localizedCompare(_ other: String) -> ComparisonResult { _collate(other, ignoresCase: false, isNumeric: false) }
  func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult {
    _collate(other, ignoresCase: true, isNumeric: false)
  }
  func localizedStandardCompare(_ other: String) -> ComparisonResult { _collate(other, ignoresCase: false, isNumeric: true) }
}
