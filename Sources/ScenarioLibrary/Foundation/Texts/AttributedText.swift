class NSAttributedString: NSObject {
  struct Key: RawRepresentable, Hashable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
    static let font = Key("NSFont")
    static let foregroundColor = Key("NSColor")
    static let backgroundColor = Key("NSBackgroundColor")
    static let underlineStyle = Key("NSUnderline")
    static let strikethroughStyle = Key("NSStrikethrough")
    static let paragraphStyle = Key("NSParagraphStyle")
    static let kern = Key("NSKern")
    static let link = Key("NSLink")
  }
  struct EnumerationOptions: OptionSet {
    let rawValue: UInt
    static let reverse = EnumerationOptions(rawValue: 2)
    static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1_048_576)
  }
  var _units: [UInt16]
  var _attributes: [[Key: Any]]
  init(string: String, attributes: [Key: Any]? = nil) {
    _units = _utf16(string)
    _attributes = Array(repeating: attributes ?? [:], count: _units.count)
    super.init()
  }
  init(attributedString other: NSAttributedString) {
    _units = other._units
    _attributes = other._attributes
    super.init()
  }
  init(_units: [UInt16], _ attributes: [[Key: Any]]) {
    self._units = _units
    _attributes = attributes
    super.init()
  }
  var string: String { String(decoding: _units, as: UTF16.self) }
  var length: Int { _units.count }
  func _bounds(_ range: NSRange) -> Range<Int> {
    if range.location < 0 || range.location + range.length > length { fatalError("NSAttributedString: out of bounds") }
    return range.location..<range.location + range.length
  }
  func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let bounds = _bounds(range)
    return NSAttributedString(_units: Array(_units[bounds]), Array(_attributes[bounds]))
  }
  func attributes(at index: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> [Key: Any] {
    _attributes[_bounds(NSRange(location: index, length: 1)).lowerBound]
  }
  func attributes(at index: Int, effectiveRange range: inout NSRange) -> [Key: Any] {
    let found = attributes(at: index, effectiveRange: nil)
    range = _range(around: index, in: 0..<length) { self._same($0, $1) }
    return found
  }
  func attribute(_ name: Key, at index: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> Any? {
    attributes(at: index, effectiveRange: nil)[name]
  }
  func attribute(_ name: Key, at index: Int, effectiveRange range: inout NSRange) -> Any? {
    let found = attributes(at: index, effectiveRange: nil)[name]
    range = _range(around: index, in: 0..<length) { self._same($0, $1, name) }
    return found
  }
  func _same(_ first: Int, _ second: Int, _ name: Key) -> Bool {
    let (one, other) = (_attributes[first][name], _attributes[second][name])
    guard let one, let other else { return one == nil && other == nil }
    return _sameObject(one, other)
  }
  func _same(_ first: Int, _ second: Int) -> Bool {
    _attributes[first].count == _attributes[second].count && _attributes[first].keys.allSatisfy { _same(first, second, $0) }
  }
  func _range(around index: Int, in bounds: Range<Int>, _ isSame: (Int, Int) -> Bool) -> NSRange {
    var (start, end) = (index, index + 1)
    while start > bounds.lowerBound && isSame(start - 1, index) { start -= 1 }
    while end < bounds.upperBound && isSame(end, index) { end += 1 }
    return NSRange(location: start, length: end - start)
  }
  func _runs(_ range: NSRange, _ options: EnumerationOptions, _ isSame: (Int, Int) -> Bool) -> [NSRange] {
    let bounds = _bounds(range)
    var runs: [NSRange] = []
    var index = bounds.lowerBound
    while index < bounds.upperBound {
      let run = _range(around: index, in: bounds, isSame)
      runs.append(run)
      index = run.location + run.length
    }
    return options.contains(.reverse) ? runs.reversed() : runs
  }
  func enumerateAttribute(
    _ name: Key, in range: NSRange, options: EnumerationOptions = [], using body: (Any?, NSRange, inout _ObjCBool) -> Void
  ) {
    var stop = _ObjCBool()
    for run in _runs(range, options, { self._same($0, $1, name) }) {
      body(_attributes[run.location][name], run, &stop)
      if stop.pointee { return }
    }
  }
  func enumerateAttributes(
    in range: NSRange, options: EnumerationOptions = [], using body: ([Key: Any], NSRange, inout _ObjCBool) -> Void
  ) {
    var stop = _ObjCBool()
    for run in _runs(range, options, { self._same($0, $1) }) {
      body(_attributes[run.location], run, &stop)
      if stop.pointee { return }
    }
  }
  func isEqual(to other: NSAttributedString) -> Bool {
    if _units != other._units { return false }
    return _attributes.indices.allSatisfy { index in
      let (own, theirs) = (_attributes[index], other._attributes[index])
      return own.count == theirs.count && own.allSatisfy { key, value in theirs[key].map { _sameObject(value, $0) } ?? false }
    }
  }
  override func isEqual(_ object: Any?) -> Bool { (object as? NSAttributedString).map { isEqual(to: $0) } ?? false }
  override var hash: Int { length }
  func mutableCopy() -> Any { NSMutableAttributedString(_units: _units, _attributes) }
  func copy() -> Any { NSAttributedString(_units: _units, _attributes) }
}
