// Foundation's sets of characters: what Unicode says of one, or what is listed.
struct CharacterSet: SetAlgebra, Hashable {
  typealias Element = Unicode.Scalar
  let _kind: Int
  let _own: String
  var _also: [CharacterSet] = []
  var _low: UInt32 = 1
  var _high: UInt32 = 0
  var _isInverted = false
  init() {
    _kind = -1
    _own = ""
  }
  init(_kind: Int) {
    self._kind = _kind
    _own = ""
  }
  init(charactersIn text: String) {
    _kind = -1
    _own = text
  }
  var inverted: CharacterSet {
    var result = self
    result._isInverted.toggle()
    return result
  }
  // What is listed stays a list: that is compared faster.
  func _listing(_ isIncluded: (UInt32) -> Bool) -> CharacterSet {
    CharacterSet(charactersIn: _scalars(_own).filter(isIncluded).map { _asText(_fromScalar($0)) }.joined())
  }
  func union(_ other: CharacterSet) -> CharacterSet {
    if _isListed && other._isListed { return CharacterSet(charactersIn: _own + other._own) }
    var result = CharacterSet()
    result._also = [self, other]
    return result
  }
  func intersection(_ other: CharacterSet) -> CharacterSet {
    if _isListed { return _listing { other._contains($0) } }
    return other._isListed ? other.intersection(self) : inverted.union(other.inverted).inverted
  }
  func subtracting(_ other: CharacterSet) -> CharacterSet {
    _isListed ? _listing { !other._contains($0) } : intersection(other.inverted)
  }
  mutating func formUnion(_ other: CharacterSet) { self = union(other) }
  mutating func subtract(_ other: CharacterSet) { self = subtracting(other) }
  func symmetricDifference(_ other: CharacterSet) -> CharacterSet { union(other).subtracting(intersection(other)) }
  mutating func formSymmetricDifference(_ other: CharacterSet) { self = symmetricDifference(other) }
  // It says so of what was in it, too, and `update(with:)` likewise, as Foundation's does.
  @discardableResult mutating func insert(_ scalar: Unicode.Scalar) -> (inserted: Bool, memberAfterInsert: Unicode.Scalar) {
    formUnion(CharacterSet(charactersIn: scalar.description))
    return (inserted: true, memberAfterInsert: scalar)
  }
  @discardableResult mutating func update(with scalar: Unicode.Scalar) -> Unicode.Scalar? {
    insert(scalar)
    return scalar
  }
  @discardableResult mutating func remove(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if !_contains(scalar.value) { return nil }
    subtract(CharacterSet(charactersIn: scalar.description))
    return scalar
  }
  mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }
  mutating func insert(charactersIn text: String) { formUnion(CharacterSet(charactersIn: text)) }
  mutating func insert(charactersIn range: ClosedRange<Unicode.Scalar>) { formUnion(CharacterSet(charactersIn: range)) }
  mutating func insert(charactersIn range: Range<Unicode.Scalar>) { formUnion(CharacterSet(charactersIn: range)) }
  mutating func remove(charactersIn text: String) { self = subtracting(CharacterSet(charactersIn: text)) }
  mutating func remove(charactersIn range: ClosedRange<Unicode.Scalar>) { subtract(CharacterSet(charactersIn: range)) }
  mutating func remove(charactersIn range: Range<Unicode.Scalar>) { subtract(CharacterSet(charactersIn: range)) }
  // A bit for each scalar of a plane; of the planes behind the first only those that have some, each behind its number.
  var bitmapRepresentation: Data {
    let listed = _isListed ? Set(_scalars(_own)) : []
    var bytes: [UInt8] = []
    var plane: UInt32 = 0
    while plane < 17 {
      var bits = [UInt8](repeating: 0, count: 8192)
      if _isListed {
        for scalar in listed where scalar >> 16 == plane { bits[Int(scalar & 0xFFFF) / 8] |= 1 << UInt8(scalar & 7) }
      } else {
        for scalar in plane << 16..<(plane + 1) << 16 where _contains(scalar) {
          bits[Int(scalar & 0xFFFF) / 8] |= 1 << UInt8(scalar & 7)
        }
      }
      if plane == 0 { bytes = bits } else if bits.contains(where: { $0 > 0 }) { bytes += [UInt8(plane)] + bits }
      plane += 1
    }
    return Data(bytes)
  }
  mutating func invert() { _isInverted.toggle() }
  init(charactersIn range: ClosedRange<Unicode.Scalar>) {
    _kind = -1
    _own = ""
    _low = range.lowerBound._value
    _high = range.upperBound._value
  }
  init(charactersIn range: Range<Unicode.Scalar>) {
    _kind = -1
    _own = ""
    _low = range.lowerBound._value
    _high = range.upperBound._value - 1
  }
  static var whitespaces: CharacterSet { CharacterSet(_kind: 0) }
  static var whitespacesAndNewlines: CharacterSet { CharacterSet(_kind: 1) }
  static var newlines: CharacterSet { CharacterSet(_kind: 2) }
  static var punctuationCharacters: CharacterSet { CharacterSet(_kind: 3) }
  static var decimalDigits: CharacterSet { CharacterSet(_kind: 4) }
  static var letters: CharacterSet { CharacterSet(_kind: 5) }
  static var alphanumerics: CharacterSet { CharacterSet(_kind: 6) }
  static var uppercaseLetters: CharacterSet { CharacterSet(_kind: 7) }
  static var lowercaseLetters: CharacterSet { CharacterSet(_kind: 8) }
  static var capitalizedLetters: CharacterSet { CharacterSet(_kind: 9) }
  static var symbols: CharacterSet { CharacterSet(_kind: 10) }
  static var controlCharacters: CharacterSet { CharacterSet(_kind: 11) }
  static var nonBaseCharacters: CharacterSet { CharacterSet(_kind: 12) }
  static var illegalCharacters: CharacterSet { CharacterSet(_kind: 13) }
  func isSuperset(of other: CharacterSet) -> Bool { other._allSatisfy { _contains($0) } }
  func isSubset(of other: CharacterSet) -> Bool { other.isSuperset(of: self) }
  // However they were made: equal are those of the same characters.
  static func == (left: CharacterSet, right: CharacterSet) -> Bool {
    left._isMade(like: right) || left.isSubset(of: right) && right.isSubset(of: left)
  }
  func _isMade(like other: CharacterSet) -> Bool {
    _kind == other._kind && _own == other._own && _low == other._low && _high == other._high
      && _isInverted == other._isInverted && _also.isEmpty && other._also.isEmpty
  }
  func hash(into hasher: inout Hasher) { hasher.combine(_contains(97)) }
  func isDisjoint(with other: CharacterSet) -> Bool {
    _isListed ? _allSatisfy { !other._contains($0) } : other._allSatisfy { !_contains($0) }
  }
  var _isListed: Bool { _kind < 0 && _also.isEmpty && _low > _high && !_isInverted }
  // Of a kind of characters those of the alphabets stand for all.
  func _allSatisfy(_ test: (UInt32) -> Bool) -> Bool {
    if _isListed { return _scalars(_own).allSatisfy(test) }
    var scalar: UInt32 = 0
    while scalar < 0x1000 {
      if _contains(scalar) && !test(scalar) { return false }
      scalar += 1
    }
    return true
  }
  func contains(_ scalar: Unicode.Scalar) -> Bool { _contains(scalar.value) }
  func _contains(_ scalar: UInt32) -> Bool {
    for part in _also { if part._contains(scalar) { return !_isInverted } }
    if _kind >= 0 { return _isMember(scalar, _kind) != _isInverted }
    if _low <= scalar && scalar <= _high { return !_isInverted }
    return _scalars(_own).contains(scalar) != _isInverted
  }
}
