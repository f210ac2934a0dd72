// What Foundation adds to `String`: looking for parts, replacing them, cutting at lines.
extension String {
  func isEqual(_ object: Any?) -> Bool { object.flatMap { ($0 as? String) ?? _castString($0) } == self }
  struct CompareOptions: OptionSet {
    let rawValue: UInt
    static let caseInsensitive = CompareOptions(rawValue: 1)
    static let literal = CompareOptions(rawValue: 2)
    static let backwards = CompareOptions(rawValue: 4)
    static let anchored = CompareOptions(rawValue: 8)
    static let numeric = CompareOptions(rawValue: 64)
    static let diacriticInsensitive = CompareOptions(rawValue: 128)
    static let widthInsensitive = CompareOptions(rawValue: 256)
    static let forcedOrdering = CompareOptions(rawValue: 512)
    static let regularExpression = CompareOptions(rawValue: 1_024)
  }
  struct EnumerationOptions: OptionSet {
    let rawValue: UInt
    static let byLines = EnumerationOptions(rawValue: 0)
    static let byParagraphs = EnumerationOptions(rawValue: 1)
    static let byComposedCharacterSequences = EnumerationOptions(rawValue: 2)
    static let reverse = EnumerationOptions(rawValue: 256)
    static let substringNotRequired = EnumerationOptions(rawValue: 512)
  }
  func _counted(_ start: Int, _ end: Int) -> Range<_StringIndex> {
    _StringIndex(_counted: start, in: self)..<_StringIndex(_counted: end, in: self)
  }
  func range(
    of part: String, options: CompareOptions = [], range: Range<_StringIndex>? = nil, locale: Locale? = nil
  ) -> Range<_StringIndex>? {
    #if regularExpression || rawValue
      if options.contains(.regularExpression) {
        return _expression(part, options)._range(in: self, range ?? startIndex..<endIndex)
      }
    #endif
    let base = range?.lowerBound._offset ?? 0
    let text = range.map { String(self[$0]) } ?? self
    if options.rawValue & 141 == 0 {
      let found = part.isEmpty ? -1 : _find(text, part, 0)
      if found < 0 { return nil }
      return _counted(base + found, base + _endOf(text, part, found))
    }
    let wanted = _characters(part).map { $0._folded(options) }
    let own = _characters(text).map { $0._folded(options) }
    let last = own.count - wanted.count
    if wanted.isEmpty || last < 0 { return nil }
    let places = _offsets(text) + [_byteCount(text)]
    let isBackwards = options.contains(.backwards)
    for step in 0...(options.contains(.anchored) ? 0 : last) {
      let start = isBackwards ? last - step : step
      if wanted.indices.allSatisfy({ own[start + $0] == wanted[$0] }) {
        return _counted(base + places[start], base + places[start + wanted.count])
      }
    }
    return nil
  }
  func _expression(_ pattern: String, _ options: CompareOptions) -> NSRegularExpression {
    let isInsensitive = options.contains(.caseInsensitive)
    return (try? NSRegularExpression(pattern: pattern, options: isInsensitive ? .caseInsensitive : []))
      ?? NSRegularExpression._none
  }
  func rangeOfCharacter(
    from set: CharacterSet, options: CompareOptions = [], range: Range<_StringIndex>? = nil
  ) -> Range<_StringIndex>? {
    let text = range.map { String(self[$0]) } ?? self
    var offset = range?.lowerBound._offset ?? 0
    let end = offset + _byteCount(text)
    var found: (start: Int, end: Int)? = nil
    for scalar in _scalars(text) {
      let next = offset + (scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4)
      if set._contains(scalar) {
        found = (offset, next)
        if !options.contains(.backwards) { break }
      } else if options.contains(.anchored) && !options.contains(.backwards) {
        break
      }
      offset = next
    }
    if options.contains(.anchored) && options.contains(.backwards), let last = found, last.end != end { return nil }
    return found.map { _counted($0.start, $0.end) }
  }
  func replacingOccurrences(
    of part: String, with other: String, options: CompareOptions = [], range: Range<_StringIndex>? = nil
  ) -> String {
    if options.rawValue == 0 && range == nil { return _replace(self, part, other) }
    #if regularExpression || rawValue
      if options.contains(.regularExpression) {
        let bounds = NSRange(range ?? startIndex..<endIndex, in: self)
        return _expression(part, options).stringByReplacingMatches(in: self, range: bounds, withTemplate: other)
      }
    #endif
    var result = ""
    var rest = range ?? startIndex..<endIndex
    var kept = 0
    while let found = self.range(of: part, options: options.subtracting(.backwards), range: rest) {
      result += _part(self, kept, found.lowerBound._offset) + other
      kept = found.upperBound._offset
      rest = found.upperBound..<rest.upperBound
      if options.contains(.anchored) { break }
    }
    return result + _part(self, kept, _byteCount(self))
  }
  func replacingCharacters(in range: Range<_StringIndex>, with other: String) -> String {
    _part(self, 0, range.lowerBound._offset) + other + _part(self, range.upperBound._offset, _byteCount(self))
  }
  func substring(from index: _StringIndex) -> String { String(self[index...]) }
  func substring(to index: _StringIndex) -> String { String(self[..<index]) }
  func substring(with range: Range<_StringIndex>) -> String { String(self[range]) }
  func appendingFormat(_ format: String, _ arguments: Any...) -> String { self + _format(format, _plainArguments(arguments)) }
  static func localizedStringWithFormat(_ format: String, _ arguments: Any...) -> String {
    if arguments.contains(where: { _anyNumber($0) != nil }) {
      fatalError("String.localizedStringWithFormat with numbers is not modelled; write String(format:)")
    }
    return _format(format, _plainArguments(arguments))
  }
  func localizedCaseInsensitiveContains(_ part: String) -> Bool { range(of: part, options: .caseInsensitive) != nil }
  func localizedStandardContains(_ part: String) -> Bool { localizedStandardRange(of: part) != nil }
  func localizedStandardRange(of part: String) -> Range<_StringIndex>? {
    range(of: part, options: [.caseInsensitive, .diacriticInsensitive])
  }
  func folding(options: CompareOptions, locale: Locale?) -> String { _characters(self).map { $0._folded(options) }.joined() }
  func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
    switch transform {
    case .stripDiacritics, .stripCombiningMarks: return folding(options: .diacriticInsensitive, locale: nil)
    default: fatalError("The transform \(transform.rawValue) is not modelled; .stripDiacritics is")
    }
  }
  func commonPrefix(with other: String, options: CompareOptions = []) -> String {
    let others = _characters(other)
    var result = ""
    for (index, character) in _characters(self).enumerated() {
      if index >= others.count || character._folded(options) != others[index]._folded(options) { break }
      result.append(character)
    }
    return result
  }
  /// The lines, each with where it ends and where what ends it does.
  func _lines() -> [(start: Int, end: Int, next: Int)] {
    var result: [(start: Int, end: Int, next: Int)] = []
    var start = 0
    var offset = 0
    for character in _characters(self) {
      let next = offset + _byteCount(_asText(character))
      if character.isNewline {
        result.append((start: start, end: offset, next: next))
        start = next
      }
      offset = next
    }
    if start < offset { result.append((start: start, end: offset, next: offset)) }
    return result
  }
  func enumerateLines(invoking body: @escaping (String, inout Bool) -> Void) {
    var stop = false
    for line in _lines() {
      body(_part(self, line.start, line.end), &stop)
      if stop { return }
    }
  }
  func lineRange(for range: Range<_StringIndex>) -> Range<_StringIndex> {
    var low = _byteCount(self)
    var high = low
    for line in _lines() {
      if line.next > range.lowerBound._offset && line.start < low { low = line.start }
      if line.next >= range.upperBound._offset && line.next > range.lowerBound._offset {
        high = line.next
        break
      }
    }
    return _StringIndex(_offset: low)..<_StringIndex(_offset: high)
  }
  func paragraphRange(for range: Range<_StringIndex>) -> Range<_StringIndex> { lineRange(for: range) }
  func enumerateSubstrings(
    in range: Range<_StringIndex>, options: EnumerationOptions,
    _ body: @escaping (String?, Range<_StringIndex>, Range<_StringIndex>, inout Bool) -> Void
  ) {
    var stop = false
    let base = range.lowerBound._offset
    let text = String(self[range])
    let lines = options.contains(.byComposedCharacterSequences) ? text._composed() : text._lines()
    for line in options.contains(.reverse) ? lines.reversed() : lines {
      let inner = _counted(base + line.start, base + line.end)
      let outer = _counted(base + line.start, base + line.next)
      body(_part(text, line.start, line.end), inner, outer, &stop)
      if stop { return }
    }
  }
  func _composed() -> [(start: Int, end: Int, next: Int)] {
    let places = _offsets(self) + [_byteCount(self)]
    return (0..<places.count - 1).map { (start: places[$0], end: places[$0 + 1], next: places[$0 + 1]) }
  }
  var smallestEncoding: String.Encoding { canBeConverted(to: .ascii) ? .ascii : .utf8 }
  var fastestEncoding: String.Encoding { canBeConverted(to: .ascii) ? .ascii : .utf8 }
  func canBeConverted(to encoding: String.Encoding) -> Bool { data(using: encoding) != nil }
  func maximumLengthOfBytes(using encoding: String.Encoding) -> Int {
    encoding == .utf8 ? _utf16(self).count * 3 : _utf16(self).count
  }
  var hash: Int { hashValue }
  var isContiguousUTF8: Bool { true }
  mutating func makeContiguousUTF8() {}
  var utf8CString: [Int8] { _bytes(self).map { Int8(truncatingIfNeeded: $0) } + [0] }
  func withCString<R>(_ body: (UnsafePointer<Int8>) throws -> R) rethrows -> R {
    let bytes = utf8CString
    return try body(bytes.withUnsafeBufferPointer { $0.baseAddress! })
  }
}
struct StringTransform: RawRepresentable, Hashable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String) { self.rawValue = rawValue }
  static let stripDiacritics = StringTransform(rawValue: "NSStringTransformStripDiacritics")
  static let stripCombiningMarks = StringTransform(rawValue: "NSStringTransformStripCombiningMarks")
  static let toLatin = StringTransform(rawValue: "Any-Latin")
}
