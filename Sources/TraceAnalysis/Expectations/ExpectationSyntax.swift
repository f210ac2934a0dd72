import DispatchTrace

/// The words of a sentence: quoted texts, bare words, commas.
enum ExpectationToken: Hashable {
  case quoted(String)
  case word(String)
  case comma

  /// Nil when a quote is never closed.
  static func tokens(of text: String) -> [ExpectationToken]? {
    var tokens: [ExpectationToken] = []
    var rest = text[...]
    while let character = rest.first {
      if character.isWhitespace {
        rest.removeFirst()
      } else if character == "," {
        tokens.append(.comma)
        rest.removeFirst()
      } else if character == "\"" {
        rest.removeFirst()
        guard let quoted = closeQuote(&rest) else { return nil }
        tokens.append(.quoted(quoted))
      } else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "," && $0 != "\"" }
        tokens.append(.word(String(word)))
        rest.removeFirst(word.count)
      }
    }
    return tokens
  }

  /// After the opening quote; `\"` and `\\` stand for themselves.
  private static func closeQuote(_ rest: inout Substring) -> String? {
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\" where rest.first == "\"" || rest.first == "\\": text.append(rest.removeFirst())
      default: text.append(character)
      }
    }
    return nil
  }

  /// As it would be written.
  var text: String {
    switch self {
    case .quoted(let text): "\"\(text)\""
    case .word(let word): word
    case .comma: ","
    }
  }
}

/// The forms a sentence can have, for messages.
enum ExpectationForms {
  static let list = [
    #""a" before "b""#, #""a" starts before "b""#, #""a" ends before "b""#, #""a" overlaps "b""#, #""a" excludes "b""#,
    #""a" alone on QUEUE"#, #"order "a" "b" "c""#, #""a" on main thread"#, #""a" on queue QUEUE"#, #""a" at 30 ms"#,
    #""a" takes 20 ms"#, #""a" runs 3 times"#, #"prints "line 1", "line 2""#, #"prints only "line 1""#, "prints nothing",
    "completes",
    "completes at 7 s", "completes within 7 s", #"trap "text""#, "race on VARIABLE", "hang on main",
    "or a finding: " + Finding.Category.ofExecutions.map(\.rawValue).joined(separator: ", "),
  ]

  /// Every word that means something somewhere.
  static let words =
    [
      "before", "starts", "ends", "overlaps", "excludes", "alone", "on", "order", "main", "thread", "queue", "at", "takes",
      "runs",
      "times", "time", "prints", "only", "nothing", "completes", "within",
    ] + Finding.Category.ofExecutions.flatMap { $0.rawValue.split(separator: " ").map(String.init) }
}
