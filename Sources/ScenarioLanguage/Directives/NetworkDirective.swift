package import DispatchTrace

/// `// network: 300 ms`, `// network: "photo" 2 s, status 404`: how long requests take, and what they answer.
package struct NetworkDirective: Hashable, Sendable {
  /// What an address contains that this is the answer to; empty for every address.
  package var part = ""
  package var duration = VirtualDuration.zero
  package var status = 200
  package var body = ""
  /// The case of `URLError.Code` that the request fails with.
  package var failure: String?

  /// Where nobody says how requests are answered.
  static let usual = NetworkDirective(duration: VirtualDuration(nanoseconds: 300_000_000), body: "{}")

  /// Nil, and a finding, when the text is none.
  static func read(_ text: String, at position: SourcePosition, _ findings: FindingCollector) -> NetworkDirective? {
    var directive = NetworkDirective()
    guard let problem = directive.fill(from: text) else { return directive }
    findings.add(
      .error, .directive, "\(problem); write '// network: 300 ms' or '// network: \"photo\" 2 s, status 404'", at: position)
    return nil
  }

  /// Whether a text that stands behind `network:` is meant for us: prose has neither a number nor something quoted.
  static func isMeant(by text: String) -> Bool { text.contains { $0 == "\"" || $0.isNumber } }

  /// What is wrong, or nil.
  private mutating func fill(from text: String) -> String? {
    var rest = Substring(text.trimmed)
    if rest.first == "\"" {
      guard let quoted = rest.takeQuoted() else { return "A quotation mark is missing" }
      part = quoted
    }
    let amount = rest.prefix { $0 != "," }
    guard let duration = VirtualDuration(amount.trimmed), duration >= .zero else {
      return "'network' says how long a request takes, not '\(amount.trimmed)'"
    }
    self.duration = duration
    rest = rest.dropFirst(amount.count)
    while rest.first == "," {
      rest.removeFirst()
      rest.skipBlanks()
      if let problem = set(&rest) { return problem }
      rest.skipBlanks()
    }
    return rest.isEmpty ? nil : "'\(rest)' does not belong here"
  }

  /// Takes one of the answers from `rest`.
  private mutating func set(_ rest: inout Substring) -> String? {
    let word = rest.prefix { $0.isLetter }
    rest = rest.dropFirst(word.count)
    rest.skipBlanks()
    if word == "body" {
      guard let quoted = rest.takeQuoted() else { return "'body' is followed by a text in quotation marks" }
      body = quoted
      return nil
    }
    if word == "json" {
      body = rest.trimmed
      rest = ""
      return body.isEmpty ? "'json' is followed by the body, up to the end of the line" : nil
    }
    let value = rest.prefix { $0 != "," }
    rest = rest.dropFirst(value.count)
    if word == "status" {
      guard let number = Int(value.trimmed), (100...599).contains(number) else {
        return "'status' is a number from 100 to 599, not '\(value.trimmed)'"
      }
      status = number
    } else if word == "fails" {
      guard LibraryArea.networkFailures.contains(value.trimmed) else {
        let near = Spelling.nearest(to: value.trimmed, among: LibraryArea.networkFailures).map { "; did you mean '\($0)'?" } ?? ""
        return "'\(value.trimmed)' is not a case of URLError.Code\(near)"
      }
      failure = value.trimmed
    } else {
      return "'\(word)' is neither 'status', 'body', 'json' nor 'fails'"
    }
    return nil
  }
}

extension NetworkDirective {
  /// In the order in which they are asked, those for some addresses before those for all: the first that fits is the answer.
  package static func asked(_ lines: [NetworkDirective]) -> [NetworkDirective] {
    lines.filter { !$0.part.isEmpty } + lines.filter(\.part.isEmpty)
  }

  /// What the lines say, as the library's `URLSession` reads it.
  static func declaration(of lines: [NetworkDirective]) -> String {
    "func _networkReplies() -> [_NetworkReply] { [\(asked(lines).map(\.expression).joined(separator: ", "))] }"
  }

  private var expression: String {
    "_NetworkReply(_part: \(Self.literal(part)), _nanoseconds: \(duration.nanoseconds), _status: \(status), "
      + "_body: \(Self.literal(body)), _failure: \(failure.map { "." + $0 } ?? "nil"))"
  }

  /// Whatever the text contains.
  private static func literal(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
  }
}
