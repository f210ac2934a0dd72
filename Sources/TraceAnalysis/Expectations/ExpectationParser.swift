package import DispatchTrace

extension TraceExpectation {
  /// Parses the sentence of an `// expect: …` line.
  ///
  /// Failure is the finding to show: what is wrong, the nearest right sentence if there is one, and the list of forms.
  package static func parse(
    _ text: String, mode: ExpectationMode = .single, at position: SourcePosition = .none
  ) -> Result<TraceExpectation, ExpectationError> {
    guard let tokens = ExpectationToken.tokens(of: text) else {
      return .failure(ExpectationError(text, at: position, because: "a quote is not closed"))
    }
    if let denied = ExpectationParser.denied(tokens) {
      let meant = "// \(ExpectationMode.never.rawValue): \(denied)"
      return .failure(
        ExpectationError(text, at: position, because: "that something does not happen is a mode", suggestion: meant))
    }
    var parser = ExpectationParser(tokens: tokens)
    guard let claim = parser.claim() else {
      if let straight = ExpectationParser.withStraightQuotes(text) {
        return .failure(
          ExpectationError(text, at: position, because: "names stand in straight quotation marks", suggestion: straight))
      }
      return .failure(ExpectationError(text, at: position, suggestion: ExpectationParser.nearestSentence(to: tokens)))
    }
    return .success(TraceExpectation(mode, claim, text: text, at: position))
  }
}

/// A sentence that is no expectation.
package struct ExpectationError: Error, Hashable, Sendable {
  package var finding: Finding

  init(_ text: String, at position: SourcePosition, because reason: String? = nil, suggestion: String? = nil) {
    let shown = text.isEmpty ? "an empty sentence" : "'\(text)'"
    var message = "\(shown) is not an expectation"
    if let reason { message += ": \(reason)" }
    if let suggestion { message += "; did you mean '\(suggestion)'?" }
    let forms = Finding.Note("the forms are: " + ExpectationForms.list.joined(separator: "; "))
    finding = Finding(.error, .directive, message, at: position, notes: [forms])
  }
}

/// Recursive descent over the tokens; each function answers nil when the sentence is not of its form.
struct ExpectationParser {
  private var rest: ArraySlice<ExpectationToken>

  init(tokens: [ExpectationToken]) {
    rest = tokens[...]
  }

  mutating func claim() -> Claim? {
    guard let first = rest.first else { return nil }
    let claim: Claim?
    switch first {
    case .quoted(let name):
      rest.removeFirst()
      claim = self.claim(about: name)
    case .word("order"):
      rest.removeFirst()
      claim = order()
    case .word("prints"):
      rest.removeFirst()
      claim = prints()
    case .word("completes"):
      rest.removeFirst()
      claim = completes()
    case .word: claim = finding()
    case .comma: claim = nil
    }
    return rest.isEmpty ? claim : nil
  }

  private mutating func claim(about name: String) -> Claim? {
    guard case .word(let verb)? = rest.popFirst() else { return nil }
    switch verb {
    case "before": return quoted().map { .before(name, $0) }
    case "overlaps": return quoted().map { .overlaps(name, $0) }
    case "excludes": return quoted().map { .excludes(name, $0) }
    case "starts" where skip("before"): return quoted().map { .startsBefore(name, $0) }
    case "ends" where skip("before"): return quoted().map { .endsBefore(name, $0) }
    case "alone" where skip("on"): return queueName().map { .alone(name, queue: $0) }
    case "on":
      if rest == [.word("main"), .word("thread")] {
        rest = []
        return .onMainThread(name)
      }
      guard rest.first == .word("queue") else { return nil }
      return queueName().map { .onQueue(name, queue: $0) }
    case "at": return duration().map { .starts(name, at: .zero + $0) }
    case "takes": return duration().map { .takes(name, $0) }
    case "runs": return times().map { .runs(name, times: $0) }
    default: return nil
    }
  }

  private mutating func order() -> Claim? {
    var names: [String] = []
    while let name = quoted() {
      names.append(name)
      _ = skip(.comma)
    }
    return names.count >= 2 ? .order(names) : nil
  }

  private mutating func prints() -> Claim? {
    if skip("nothing") { return .prints([], only: true) }
    let only = skip("only")
    var lines: [String] = []
    repeat {
      guard let line = quoted() else { return nil }
      lines.append(line)
    } while skip(.comma)
    return .prints(lines, only: only)
  }

  private mutating func completes() -> Claim? {
    if rest.isEmpty { return .completes(nil) }
    if skip("at") { return duration().map { .completes(.at(.zero + $0)) } }
    if skip("within") { return duration().map { .completes(.within(.zero + $0)) } }
    return nil
  }

  /// `CATEGORY`, `CATEGORY "text"`, `CATEGORY on NAME`; a category may be of several words.
  private mutating func finding() -> Claim? {
    var words: [String] = []
    while case .word(let word)? = rest.first, word != "on" {
      words.append(word)
      rest.removeFirst()
    }
    let written = words.joined(separator: " ")
    guard let category = Finding.Category.ofExecutions.first(where: { $0.rawValue == written }) else { return nil }
    if rest.isEmpty { return .finding(category, nil) }
    if skip("on") { return name().map { .finding(category, .on($0)) } }
    return quoted().map { .finding(category, .containing($0)) }
  }
}

// Pieces.
extension ExpectationParser {
  private mutating func skip(_ token: ExpectationToken) -> Bool {
    guard rest.first == token else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skip(_ word: String) -> Bool { skip(.word(word)) }

  private mutating func quoted() -> String? {
    guard case .quoted(let text)? = rest.first else { return nil }
    rest.removeFirst()
    return text
  }

  /// A quoted text or the bare words up to the end.
  private mutating func name() -> String? {
    if let text = quoted() { return text }
    var words: [String] = []
    while case .word(let word)? = rest.first {
      words.append(word)
      rest.removeFirst()
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// `photos`, `queue photos`; a queue may itself be called `queue`.
  private mutating func queueName() -> String? {
    if rest.count > 1 { _ = skip("queue") }
    return name()
  }

  private mutating func times() -> Int? {
    guard case .word(let digits)? = rest.popFirst() else { return nil }
    if digits == "once" { return 1 }
    if digits == "never" { return 0 }
    guard let count = Int(digits), count >= 0, skip("times") || skip("time") else { return nil }
    return count
  }

  /// `30 ms`, `30ms`, `1.5 s`.
  private mutating func duration() -> VirtualDuration? {
    guard case .word(let first)? = rest.popFirst() else { return nil }
    if let duration = VirtualDuration(first) { return Self.notNegative(duration) }
    guard case .word(let unit)? = rest.popFirst() else { return nil }
    return VirtualDuration("\(first) \(unit)").flatMap(Self.notNegative)
  }

  private static func notNegative(_ duration: VirtualDuration) -> VirtualDuration? {
    duration < .zero ? nil : duration
  }
}

extension ExpectationParser {
  /// The sentence with one or all of its words replaced by the nearest known ones, bare names quoted, or one word too many left
  /// out, that parses.
  static func nearestSentence(to tokens: [ExpectationToken]) -> String? {
    let corrected = tokens.map(corrected)
    var attempts = [completing(corrected), corrected]
    for index in tokens.indices where corrected[index] != tokens[index] {
      var one = tokens
      one[index] = corrected[index]
      attempts.append(one)
    }
    attempts += attempts.map(quotingNames) + [quotingNames(tokens)]
    attempts += corrected.indices.map { index in corrected.enumerated().filter { $0.offset != index }.map(\.element) }
    for attempt in attempts {
      var parser = ExpectationParser(tokens: attempt)
      if parser.claim() != nil { return sentence(attempt) }
    }
    return nil
  }

  /// `deadlock` of `no deadlock`.
  static func denied(_ tokens: [ExpectationToken]) -> String? {
    guard let first = tokens.first, first == .word("no") || first == .word("not") else { return nil }
    var parser = ExpectationParser(tokens: Array(tokens.dropFirst()))
    return parser.claim() == nil ? nil : sentence(Array(tokens.dropFirst()))
  }

  /// The sentence as it was meant where a text processor has turned its quotation marks; nil where that makes none.
  static func withStraightQuotes(_ text: String) -> String? {
    let straight = String(text.map { "“”„‟".contains($0) ? "\"" : $0 })
    guard straight != text, let tokens = ExpectationToken.tokens(of: straight) else { return nil }
    var parser = ExpectationParser(tokens: tokens)
    return parser.claim() == nil ? nil : straight
  }

  /// `completes before 50 ms`: a run completes within a time.
  private static func completing(_ tokens: [ExpectationToken]) -> [ExpectationToken] {
    let words: [ExpectationToken] = ["before", "by", "in", "until"].map(ExpectationToken.word)
    guard tokens.count > 2, tokens[0] == .word("completes"), words.contains(tokens[1]) else { return tokens }
    return [tokens[0], .word("within")] + tokens[2...]
  }

  private static func corrected(_ token: ExpectationToken) -> ExpectationToken {
    guard case .word(let word) = token, !ExpectationForms.words.contains(word) else { return token }
    return Spelling.nearest(to: word, among: ExpectationForms.words).map(ExpectationToken.word) ?? token
  }

  /// `read 1 before write` was meant as `"read 1" before "write"`.
  private static func quotingNames(_ tokens: [ExpectationToken]) -> [ExpectationToken] {
    let verbs: Set = [
      "before", "starts", "ends", "overlaps", "excludes", "alone", "takes", "runs", "at", "on", "order", "prints", "only",
    ]
    var result: [ExpectationToken] = []
    var name: [String] = []
    for token in tokens {
      if case .word(let word) = token, !verbs.contains(word) {
        name.append(word)
        continue
      }
      if !name.isEmpty { result.append(.quoted(name.joined(separator: " "))) }
      name = []
      result.append(token)
    }
    if !name.isEmpty { result.append(.quoted(name.joined(separator: " "))) }
    return result
  }

  private static func sentence(_ tokens: [ExpectationToken]) -> String {
    tokens.reduce(into: "") { text, token in
      if !text.isEmpty, token != .comma { text += " " }
      text += token.text
    }
  }
}
