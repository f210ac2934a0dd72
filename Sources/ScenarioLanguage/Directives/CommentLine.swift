import DispatchModel
import DispatchTrace

/// One line of a comment: a directive, a directive that went wrong, or prose.
///
/// A comment is a directive that went wrong when it begins with the word of one, or nearly the word, and
/// * a colon follows (the English words that are nearly `expect` are meant so only where a sentence follows that is an
///   expectation: tutorials say `// Expected output: 3`; `// Title: …` in other letters may be anybody's heading), or
/// * what follows is what that directive takes (`// expect deadlock`, `// simulate cores 1`; no title or caption: any text
///   would do), or
/// * it is no plain line comment (`/// expect: …`);
/// or when it is a setting of the machine with its value (`// cores: 1`).
struct CommentLine {
  enum Reading {
    case prose
    /// `value` begins `lead` bytes after the comment.
    case directive(DirectiveName, value: String, lead: Int)
    /// What is wrong, and the right form.
    case mistake(String, rightForm: String)
    /// Perhaps prose: said, and no error.
    case doubt(String, rightForm: String)
    /// A mistake if `sentence` is an expectation.
    case possibleExpectation(sentence: String, message: String, rightForm: String)
  }

  /// With its marks (`//`, `/**`, ` *`).
  private let text: Substring
  private let marks: Substring
  private let isDirectiveComment: Bool
  /// Below the line where the comment begins, as what pages say of themselves (`layout: docs`, `title: Queues`).
  private let isInsideBlock: Bool

  /// A line comment, or one line of a block comment.
  init(_ text: Substring, isBlock: Bool) {
    self.text = text
    var rest = text.drop { $0 == " " || $0 == "\t" }
    if isBlock, !rest.hasPrefix("//") {
      rest = rest.drop { $0 == "/" || $0 == "*" || $0 == "!" }
    } else if !isBlock {
      rest = rest.drop { $0 == "/" }
      if rest.first == "!" { rest = rest.dropFirst() }
    }
    marks = text[..<rest.startIndex]
    isDirectiveComment = !isBlock && marks == "//"
    isInsideBlock = isBlock && !marks.contains("/")
  }

  private var content: String {
    let rest = text[marks.endIndex...].trimmed
    return rest.hasSuffix("*/") ? rest.dropLast(2).trimmed : rest
  }

  var reading: Reading {
    readingWithColon ?? readingWithoutColon ?? .prose
  }
}

// `words: value`
extension CommentLine {
  private var readingWithColon: Reading? {
    let content = content
    guard let colon = content.firstIndex(of: ":") else { return nil }
    let words = content[..<colon].trimmed
    let value = content[content.index(after: colon)...].trimmed
    if isDirectiveComment, let name = DirectiveName(words), Self.isMeant(name, by: value) {
      let end = text.firstIndex(of: ":").map { text.index(after: $0) } ?? text.endIndex
      let lead = text[..<end].utf8.count + text[end...].prefix { $0 == " " || $0 == "\t" }.utf8.count
      return .directive(name, value: value, lead: lead)
    }
    guard let normal = Self.normal(words) else { return nil }
    if let setting = setting(normal, value) { return setting }
    guard let name = DirectiveName(nearly: normal), name != .input, Self.isMeant(name, by: value) else { return nil }
    let shown = isDirectiveComment || DirectiveName(words) == nil ? words : "\(marks.trimmed) \(words)"
    let (message, rightForm) = ("Unknown directive '\(shown):'", "// \(name.words):")
    if Self.isEnglish(normal) { return .possibleExpectation(sentence: value, message: message, rightForm: rightForm) }
    if normal == DirectiveName.title.words || normal == DirectiveName.caption.words, isDirectiveComment || isInsideBlock {
      return .doubt(message, rightForm: rightForm)
    }
    return .mistake(message, rightForm: rightForm)
  }

  /// `expected`, `expected output`: no misspelling, and no mode of an expectation.
  private static func isEnglish(_ normal: String) -> Bool {
    let words = normal.split(separator: " ").map(String.init)
    let isWord = ["expect", "expects", "expected", "expecting", "expectation"].contains(words.first)
    return isWord && !words.dropFirst().contains { DirectiveName.meanings[$0] != nil }
  }

  /// Everybody writes about networks and inputs: of these words prose is told by what follows.
  private static func isMeant(_ name: DirectiveName, by value: String) -> Bool {
    if name == .input { return InputDirective.isMeant(by: value) }
    return name != .network || NetworkDirective.isMeant(by: value)
  }

  /// Words that a directive may have been meant by, in lower case; nil for prose.
  private static func normal(_ words: String) -> String? {
    guard (4...18).contains(words.count), words.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" || $0 == "_" }) else {
      return nil
    }
    return words.lowercased().replacing("-", with: " ").replacing("_", with: " ")
  }

  /// `cores: 1`, with a value that the setting takes.
  private func setting(_ word: String, _ value: String) -> Reading? {
    guard let setting = SimulateDirective.Setting.ofTheMachine.first(where: { $0.rawValue == word }) else { return nil }
    var scratch = Configuration()
    guard SimulateDirective.apply(setting, value.lowercased(), &scratch) == nil else { return nil }
    return .mistake("'\(word)' is a setting of 'simulate'", rightForm: "// simulate: \(setting.rawValue) \(value.lowercased())")
  }
}

// `word value`
extension CommentLine {
  private var readingWithoutColon: Reading? {
    let content = content
    let first = String(content.prefix { !$0.isWhitespace && $0 != ":" })
    let rest = content.dropFirst(first.count).drop { $0 == ":" }.trimmed
    guard !rest.isEmpty else { return nil }
    if DirectiveName.isExpect(first) { return possibleExpectation(rest) }
    guard let name = DirectiveName(first.lowercased()), Self.takes(name, rest) else { return nil }
    return .mistake("A directive has a colon after '\(first)'", rightForm: "// \(name.words): \(rest)")
  }

  private func possibleExpectation(_ rest: String) -> Reading {
    var sentence = rest
    var mode = ExpectationMode.single
    let next = String(rest.prefix { !$0.isWhitespace && $0 != ":" })
    if let meant = DirectiveName.meanings[next.lowercased()] {
      mode = meant
      sentence = rest.dropFirst(next.count).drop { $0 == ":" }.trimmed
    }
    return .possibleExpectation(
      sentence: sentence, message: "A directive has a colon before its sentence", rightForm: "// \(mode.rawValue): \(sentence)")
  }

  /// Whether `text` is what the directive takes, and prose is not.
  private static func takes(_ name: DirectiveName, _ text: String) -> Bool {
    switch name {
    case .title, .caption, .stub, .network, .input, .expectation: return false
    case .highlight: return text.hasPrefix("\"")
    case .conformance: return Directives.Conformance(text) != nil
    case .explore: return Directives.Exploration(text) != nil
    case .simulate:
      return text.split(separator: ",").allSatisfy { part in
        let part = part.trimmed.replacing(":", with: "")
        guard let setting = SimulateDirective.Setting(beginning: part) else { return false }
        var scratch = Configuration()
        return SimulateDirective.apply(setting, part.dropFirst(setting.rawValue.count).trimmed, &scratch) == nil
      }
    }
  }
}
