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
