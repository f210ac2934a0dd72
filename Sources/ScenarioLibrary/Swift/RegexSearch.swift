// A text as it is searched: a sign for each character, and where they begin.
struct _RegexText {
  let _text: Substring
  let _signs: [UInt32]
  let _places: [Int]
  init(_ text: Substring) {
    _text = text
    let scalars = _scalars(text._plain)
    let places = text._positions
    _signs =
      scalars.count == places.count
      ? scalars
      : _characters(text._plain).map { sign in
        let scalars = _scalars(_asText(sign))
        return scalars.count == 1 ? scalars[0] : sign == "\r\n" ? 10 : scalars[0] | 0x200000
      }
    _places = places.map { $0._offset } + [text.endIndex._offset]
  }
  // One after the other, `limit` of them; `isWhole`: from the start to the end.
  func _matches<Output>(
    _ regex: Regex<Output>, limit: Int, isAnchored: Bool = false, isWhole: Bool = false
  ) -> [_RegexMatch<Output>] {
    let matcher = _PatternMatcher(_signs, groups: regex._names.count - 1)
    matcher._high = _signs.count
    let pattern = isWhole ? _Pattern.sequence([regex._pattern, .textEnd]) : regex._pattern
    var found: [_RegexMatch<Output>] = []
    var place = 0
    while found.count < limit && matcher._find(pattern, from: place, isAnchored: isAnchored) {
      let ranges = regex._names.indices.map { group -> Range<_StringIndex>? in
        let (start, end) = (matcher._starts[group], matcher._ends[group])
        if start < 0 { return nil }
        return Range._make(_StringIndex(_offset: _places[start]), _StringIndex(_offset: _places[end]))
      }
      let parts = _RegexParts(_ranges: ranges, _texts: ranges.map { $0.map { _text[$0] } }, _names: regex._names)
      guard let output = regex._make(parts) else { _fatal("The regular expression does not have this output") }
      found.append(_RegexMatch<Output>(output: output, range: ranges[0]!, _anyOutput: AnyRegexOutput(_parts: parts)))
      place = matcher._ends[0] > matcher._starts[0] ? matcher._ends[0] : matcher._ends[0] + 1
    }
    return found
  }
}
extension StringProtocol {
  func firstMatch<Output>(of r: Regex<Output>) -> _RegexMatch<Output>? { _RegexText(_asPart)._matches(r, limit: 1).first }
  func prefixMatch<Output>(of r: Regex<Output>) -> _RegexMatch<Output>? {
    _RegexText(_asPart)._matches(r, limit: 1, isAnchored: true).first
  }
  func wholeMatch<Output>(of r: Regex<Output>) -> _RegexMatch<Output>? {
    _RegexText(_asPart)._matches(r, limit: 1, isAnchored: true, isWhole: true).first
  }
  func matches<Output>(of r: Regex<Output>) -> [_RegexMatch<Output>] { _RegexText(_asPart)._matches(r, limit: Int.max) }
  func contains<Output>(_ regex: Regex<Output>) -> Bool { firstMatch(of: regex) != nil }
  func starts<Output>(with regex: Regex<Output>) -> Bool { prefixMatch(of: regex) != nil }
  func firstRange<Output>(of regex: Regex<Output>) -> Range<_StringIndex>? { firstMatch(of: regex)?.range }
  func ranges<Output>(of regex: Regex<Output>) -> [Range<_StringIndex>] { matches(of: regex).map { $0.range } }
  func trimmingPrefix<Output>(_ regex: Regex<Output>) -> Substring {
    let text = _asPart
    return prefixMatch(of: regex).map { text[$0.range.upperBound...] } ?? text
  }
  func split<Output>(separator: Regex<Output>, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring] {
    let text = _asPart
    var parts: [Substring] = []
    var place = text.startIndex
    for range in ranges(of: separator) where parts.count < maxSplits {
      if place < range.lowerBound || !omittingEmptySubsequences { parts.append(text[place..<range.lowerBound]) }
      place = range.upperBound
    }
    if place < text.endIndex || !omittingEmptySubsequences { parts.append(text[place...]) }
    return parts
  }
  func _replacing<Output>(_ regex: Regex<Output>, _ limit: Int, _ body: (_RegexMatch<Output>) throws -> String) rethrows -> String
  {
    let text = _asPart
    var written = ""
    var place = text.startIndex
    for match in _RegexText(text)._matches(regex, limit: limit) {
      written += text[place..<match.range.lowerBound]
      written += try body(match)
      place = match.range.upperBound
    }
    return written + text[place...]
  }
}
extension String {
  func replacing<Output, Other: StringProtocol>(_ regex: Regex<Output>, with other: Other, maxReplacements: Int = Int.max)
    -> String
  {
    _replacing(regex, maxReplacements) { _ in String(other) }
  }
  func replacing<Output, Other: StringProtocol>(
    _ regex: Regex<Output>, maxReplacements: Int = Int.max, with replacement: (_RegexMatch<Output>) throws -> Other
  ) rethrows -> String {
    try _replacing(regex, maxReplacements) { String(try replacement($0)) }
  }
  mutating func replace<Output, Other: StringProtocol>(_ regex: Regex<Output>, with other: Other, maxReplacements: Int = Int.max)
  {
    self = replacing(regex, with: other, maxReplacements: maxReplacements)
  }
  mutating func replace<Output, Other: StringProtocol>(
    _ regex: Regex<Output>, maxReplacements: Int = Int.max, with replacement: (_RegexMatch<Output>) throws -> Other
  ) rethrows {
    self = try replacing(regex, maxReplacements: maxReplacements, with: replacement)
  }
  mutating func trimPrefix<Output>(_ regex: Regex<Output>) { self = String(trimmingPrefix(regex)) }
}
extension Substring {
  func replacing<Output, Other: StringProtocol>(_ regex: Regex<Output>, with other: Other, maxReplacements: Int = Int.max)
    -> Substring
  {
    Substring(_replacing(regex, maxReplacements) { _ in String(other) })
  }
  func replacing<Output, Other: StringProtocol>(
    _ regex: Regex<Output>, maxReplacements: Int = Int.max, with replacement: (_RegexMatch<Output>) throws -> Other
  ) rethrows -> Substring {
    Substring(try _replacing(regex, maxReplacements) { String(try replacement($0)) })
  }
  mutating func trimPrefix<Output>(_ regex: Regex<Output>) { self = trimmingPrefix(regex) }
}
