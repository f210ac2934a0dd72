import DispatchTrace

/// Pieces of the JSON that is written for tools: on one line, fields in the order given.
package enum JSONPiece {
  package static func object(_ fields: [(String, String)]) -> String {
    "{" + fields.map { "\(text($0)):\($1)" }.joined(separator: ",") + "}"
  }

  package static func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

  package static func text(_ text: String) -> String { String(decoding: JSONText.literal(text), as: UTF8.self) }

  /// Line and column; nothing of what has no place.
  package static func place(_ position: SourcePosition) -> [(String, String)] {
    position.isKnown ? [("line", "\(position.line)"), ("column", "\(position.column)")] : []
  }
}

extension Expectation.Verdict {
  /// As JSON has it.
  package var word: String {
    switch self {
    case .holds: "holds"
    case .fails: "fails"
    case .undecided: "undecided"
    }
  }
}

extension ExpectationMode {
  /// As JSON has it.
  package var claim: String {
    switch self {
    case .single: "single"
    case .always: "always"
    case .sometimes: "sometimes"
    case .never: "never"
    }
  }
}
