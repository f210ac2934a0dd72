/// Swift's own regular expressions. They see characters, where Foundation's see scalars.
extension LibraryArea {
  static let regexes = LibraryArea(
    name: "Regexes",
    provides: ["Regex", "RegexComponent", "AnyRegexOutput", "_RegexMatch", "_RegexText", "_RegexParts"],
    extends: Extended(types: ["StringProtocol", "String", "Substring"], onUseOf: ["Regex"]),
    source: regexTypes + regexSearch)

  private static let regexTypes = #"""
    protocol RegexComponent {
      associatedtype RegexOutput
      var regex: Regex<RegexOutput> { get }
    }
    // What was found of each group, the whole first.
    struct _RegexParts {
      let _ranges: [Range<_StringIndex>?]
      let _texts: [Substring?]
      let _names: [String?]
    }
    struct AnyRegexOutput: RandomAccessCollection {
      struct Element {
        let name: String?
        let range: Range<_StringIndex>?
        let substring: Substring?
        var value: Any? { substring }
      }
      typealias Index = Int
      let _parts: _RegexParts
      var startIndex: Int { 0 }
      var endIndex: Int { _parts._texts.count }
      func index(after position: Int) -> Int { position + 1 }
      func index(before position: Int) -> Int { position - 1 }
      subscript(position: Int) -> Element {
        Element(name: _parts._names[position], range: _parts._ranges[position], substring: _parts._texts[position])
      }
      subscript(name: String) -> Element? { first { $0.name == name } }
    }
    @dynamicMemberLookup struct _RegexMatch<Output> {
      let output: Output
      let range: Range<_StringIndex>
      let _anyOutput: AnyRegexOutput
      subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { output[keyPath: keyPath] }
      // `match.0` where the output is no tuple.
      @_disfavoredOverload subscript(dynamicMember keyPath: KeyPath<(Output, _none: ()), Output>) -> Output { output }
    }
    struct Regex<Output>: RegexComponent {
      typealias RegexOutput = Output
      typealias Match = _RegexMatch<Output>
      let _source: String
      let _options: _PatternOptions
      let _make: (_RegexParts) -> Output?
      let _pattern: _Pattern
      let _names: [String?]
      init(_source: String, _ options: _PatternOptions, _ make: @escaping (_RegexParts) -> Output?) throws {
        var reader = _PatternReader(_source, options: options)
        self._source = _source
        _options = options
        _make = make
        _pattern = _source.isEmpty ? .nothing : try reader._all()
        var names = [String?](repeating: nil, count: reader._groups + 1)
        for (name, number) in reader._names { names[number] = name }
        _names = names
      }
      init(ofLiteral pattern: String, isExtended: Bool, capturing make: @escaping ([Substring?]) -> Output) {
        let options: _PatternOptions = isExtended ? [.isSwift, .allowCommentsAndWhitespace] : .isSwift
        try! self.init(_source: pattern, options) { make($0._texts) }
      }
      init(_ pattern: String, as type: Output.Type) throws {
        try self.init(_source: pattern, .isSwift) { parts in
          let texts = parts._texts
          let found = texts.map { $0 ?? "" }
          switch texts.count {
          case 1: return found[0] as? Output
          case 2: return (found[0], found[1]) as? Output ?? (found[0], texts[1]) as? Output
          case 3: return (found[0], found[1], found[2]) as? Output ?? (found[0], found[1], texts[2]) as? Output
          case 4: return (found[0], found[1], found[2], found[3]) as? Output
          case 5: return (found[0], found[1], found[2], found[3], found[4]) as? Output
          case 6: return (found[0], found[1], found[2], found[3], found[4], found[5]) as? Output
          default: return nil
          }
        }
      }
      var regex: Regex<Output> { self }
      func _with(_ option: _PatternOptions, _ isOn: Bool) -> Regex<Output> {
        try! Regex<Output>(_source: _source, isOn ? _options.union(option) : _options.subtracting(option), _make)
      }
      func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output> { _with(.caseInsensitive, ignoresCase) }
      func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<Output> {
        _with(.dotMatchesLineSeparators, dotMatchesNewlines)
      }
      func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<Output> { _with(.anchorsMatchLines, matchLineEndings) }
      func firstMatch(in text: String) throws -> _RegexMatch<Output>? { text.firstMatch(of: self) }
      func firstMatch(in text: Substring) throws -> _RegexMatch<Output>? { text.firstMatch(of: self) }
      func prefixMatch(in text: String) throws -> _RegexMatch<Output>? { text.prefixMatch(of: self) }
      func prefixMatch(in text: Substring) throws -> _RegexMatch<Output>? { text.prefixMatch(of: self) }
      func wholeMatch(in text: String) throws -> _RegexMatch<Output>? { text.wholeMatch(of: self) }
      func wholeMatch(in text: Substring) throws -> _RegexMatch<Output>? { text.wholeMatch(of: self) }
    }
    extension Regex where Output == AnyRegexOutput {
      init(_ pattern: String) throws { try self.init(_source: pattern, .isSwift) { AnyRegexOutput(_parts: $0) } }
    }
    extension Regex where Output == Substring {
      init(verbatim text: String) {
        let plain = _characters(text).map { "\\*?+[](){}^$|.#".contains($0) ? "\\" + String($0) : String($0) }.joined()
        try! self.init(_source: plain, .isSwift) { $0._texts[0] }
      }
    }
    extension _RegexMatch where Output == AnyRegexOutput {
      subscript(dynamicMember keyPath: KeyPath<(Substring, _none: ()), Substring>) -> Substring { output[0].substring! }
      subscript(position: Int) -> AnyRegexOutput.Element { output[position] }
      subscript(name: String) -> AnyRegexOutput.Element? { output[name] }
    }

    """#

  private static let regexSearch = #"""
    // A text as it is searched: a sign for each character, and where they begin.
    struct _RegexText {
      let _text: Substring
      let _signs: [UInt32]
      let _places: [Int]
      init(_ text: Substring) {
        _text = text
        let scalars = _scalars(text._plain)
        let places = text._positions
        _signs = scalars.count == places.count ? scalars : _characters(text._plain).map { sign in
          let scalars = _scalars(_asText(sign))
          return scalars.count == 1 ? scalars[0] : sign == "\r\n" ? 10 : scalars[0] | 0x200000
        }
        _places = places.map { $0._offset } + [text.endIndex._offset]
      }
      // One after the other, `limit` of them; `isWhole`: from the start to the end.
      func _matches<Output>(_ regex: Regex<Output>, limit: Int, isAnchored: Bool = false, isWhole: Bool = false) -> [_RegexMatch<Output>] {
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
      func _replacing<Output>(_ regex: Regex<Output>, _ limit: Int, _ body: (_RegexMatch<Output>) throws -> String) rethrows -> String {
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
      func replacing<Output, Other: StringProtocol>(_ regex: Regex<Output>, with other: Other, maxReplacements: Int = Int.max) -> String {
        _replacing(regex, maxReplacements) { _ in String(other) }
      }
      func replacing<Output, Other: StringProtocol>(
        _ regex: Regex<Output>, maxReplacements: Int = Int.max, with replacement: (_RegexMatch<Output>) throws -> Other
      ) rethrows -> String {
        try _replacing(regex, maxReplacements) { String(try replacement($0)) }
      }
      mutating func replace<Output, Other: StringProtocol>(_ regex: Regex<Output>, with other: Other, maxReplacements: Int = Int.max) {
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
      func replacing<Output, Other: StringProtocol>(_ regex: Regex<Output>, with other: Other, maxReplacements: Int = Int.max) -> Substring {
        Substring(_replacing(regex, maxReplacements) { _ in String(other) })
      }
      func replacing<Output, Other: StringProtocol>(
        _ regex: Regex<Output>, maxReplacements: Int = Int.max, with replacement: (_RegexMatch<Output>) throws -> Other
      ) rethrows -> Substring {
        Substring(try _replacing(regex, maxReplacements) { String(try replacement($0)) })
      }
      mutating func trimPrefix<Output>(_ regex: Regex<Output>) { self = trimmingPrefix(regex) }
    }

    """#
}
