class NSTextCheckingResult: NSObject {
  let _ranges: [NSRange]
  let _names: [String: Int]
  let regularExpression: NSRegularExpression?
  init(_ranges: [NSRange], names: [String: Int], of expression: NSRegularExpression) {
    self._ranges = _ranges
    _names = names
    regularExpression = expression
    super.init()
  }
  var range: NSRange { _ranges[0] }
  var numberOfRanges: Int { _ranges.count }
  func range(at index: Int) -> NSRange {
    if index < 0 || index >= _ranges.count { _fatal("Index out of range") }
    return _ranges[index]
  }
  func range(withName name: String) -> NSRange {
    _names[name].map { _ranges[$0] } ?? NSRange(location: 9223372036854775807, length: 0)
  }
}
class NSRegularExpression: NSObject {
  struct Options: OptionSet {
    let rawValue: UInt
    static let caseInsensitive = Options(rawValue: 1)
    static let allowCommentsAndWhitespace = Options(rawValue: 2)
    static let ignoreMetacharacters = Options(rawValue: 4)
    static let dotMatchesLineSeparators = Options(rawValue: 8)
    static let anchorsMatchLines = Options(rawValue: 16)
    static let useUnixLineSeparators = Options(rawValue: 32)
    static let useUnicodeWordBoundaries = Options(rawValue: 64)
  }
  struct MatchingOptions: OptionSet {
    let rawValue: UInt
    static let reportProgress = MatchingOptions(rawValue: 1)
    static let reportCompletion = MatchingOptions(rawValue: 2)
    static let anchored = MatchingOptions(rawValue: 4)
    static let withTransparentBounds = MatchingOptions(rawValue: 8)
    static let withoutAnchoringBounds = MatchingOptions(rawValue: 16)
  }
  struct MatchingFlags: OptionSet { let rawValue: UInt }
  let pattern: String
  let options: Options
  let _pattern: _Pattern
  let _groups: Int
  let _names: [String: Int]
  init(pattern: String, options: Options = []) throws {
    self.pattern = pattern
    self.options = options
    let text = options.contains(.ignoreMetacharacters) ? NSRegularExpression.escapedPattern(for: pattern) : pattern
    var reader = _PatternReader(text, options: _PatternOptions(rawValue: options.rawValue))
    do {
      _pattern = try reader._all()
    } catch {
      throw NSError(domain: "NSCocoaErrorDomain", code: 2_048, userInfo: ["NSInvalidValue": pattern])
    }
    _groups = reader._groups
    _names = reader._names
    super.init()
  }
  /// Of a pattern that cannot be read: nothing is found.
  static let _none = try! NSRegularExpression(pattern: "(?!)")
  func _range(in text: String, _ range: Range<String.Index>) -> Range<String.Index>? {
    guard let match = firstMatch(in: text, range: NSRange(range, in: text)) else { return nil }
    return Range(match.range, in: text)
  }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSRegularExpression else { return false }
    return pattern == other.pattern && options == other.options
  }
  var numberOfCaptureGroups: Int { _groups }
  static func escapedPattern(for text: String) -> String {
    _characters(text).map { "\\*?+[(){}^$|.".contains($0) ? "\\" + String($0) : String($0) }.joined()
  }
  static func escapedTemplate(for text: String) -> String {
    _characters(text).map { $0 == "$" || $0 == "\\" ? "\\" + String($0) : String($0) }.joined()
  }
  func _results(_ text: String, _ options: MatchingOptions, _ range: NSRange, limit: Int) -> [NSTextCheckingResult] {
    let scalars = _scalars(text)
    // Where each scalar is in UTF-16.
    var places: [Int] = []
    var units = 0
    for scalar in scalars {
      places.append(units)
      units += scalar > 0xFFFF ? 2 : 1
    }
    places.append(units)
    let matcher = _PatternMatcher(scalars, groups: _groups)
    matcher._low = places.firstIndex { $0 >= range.location } ?? scalars.count
    matcher._high = places.firstIndex { $0 >= range.upperBound } ?? scalars.count
    var found: [NSTextCheckingResult] = []
    var place = matcher._low
    while found.count < limit && matcher._find(_pattern, from: place, isAnchored: options.contains(.anchored)) {
      let ranges = (0..._groups).map { group -> NSRange in
        let (start, end) = (matcher._starts[group], matcher._ends[group])
        return start < 0
          ? NSRange(location: 9223372036854775807, length: 0)
          : NSRange(location: places[start], length: places[end] - places[start])
      }
      found.append(NSTextCheckingResult(_ranges: ranges, names: _names, of: self))
      place = matcher._ends[0] > matcher._starts[0] ? matcher._ends[0] : matcher._ends[0] + 1
    }
    return found
  }
  func matches(in text: String, options: MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
    _results(text, options, range, limit: 9223372036854775807)
  }
  func firstMatch(in text: String, options: MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
    _results(text, options, range, limit: 1).first
  }
  func numberOfMatches(in text: String, options: MatchingOptions = [], range: NSRange) -> Int {
    matches(in: text, options: options, range: range).count
  }
  func rangeOfFirstMatch(in text: String, options: MatchingOptions = [], range: NSRange) -> NSRange {
    firstMatch(in: text, options: options, range: range)?.range ?? NSRange(location: 9223372036854775807, length: 0)
  }
  func enumerateMatches(
    in text: String, options: MatchingOptions = [], range: NSRange,
    using body: (NSTextCheckingResult?, MatchingFlags, inout _ObjCBool) -> Void
  ) {
    var stop = _ObjCBool()
    for match in matches(in: text, options: options, range: range) {
      body(match, MatchingFlags(rawValue: 0), &stop)
      if stop.pointee { return }
    }
  }
  func replacementString(for result: NSTextCheckingResult, in text: String, offset: Int, template: String) -> String {
    let object = NSString(string: text)
    let signs = Array(template)
    var written = ""
    var index = 0
    while index < signs.count {
      if signs[index] == "\\" && index + 1 < signs.count {
        written.append(signs[index + 1])
        index += 2
      } else if signs[index] == "$", index + 1 < signs.count, var number = signs[index + 1].wholeNumberValue {
        index += 2
        while index < signs.count, let digit = signs[index].wholeNumberValue, number * 10 + digit <= _groups {
          number = number * 10 + digit
          index += 1
        }
        if number <= _groups, result._ranges[number].location != 9223372036854775807 {
          written += object.substring(with: result._ranges[number])
        }
      } else {
        written.append(signs[index])
        index += 1
      }
    }
    return written
  }
  func stringByReplacingMatches(in text: String, options: MatchingOptions = [], range: NSRange, withTemplate template: String)
    -> String
  {
    let object = NSString(string: text)
    var written = ""
    var place = 0
    for match in matches(in: text, options: options, range: range) {
      written += object.substring(with: NSRange(location: place, length: match.range.location - place))
      written += replacementString(for: match, in: text, offset: 0, template: template)
      place = match.range.upperBound
    }
    return written + object.substring(from: place)
  }
  @discardableResult func replaceMatches(
    in text: NSMutableString, options: MatchingOptions = [], range: NSRange, withTemplate template: String
  ) -> Int {
    let count = numberOfMatches(in: text._text, options: options, range: range)
    text.setString(stringByReplacingMatches(in: text._text, options: options, range: range, withTemplate: template))
    return count
  }
}
