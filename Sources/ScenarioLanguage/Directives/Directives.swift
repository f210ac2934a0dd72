package import DispatchModel
package import DispatchTrace

/// What a scenario's comments ask for: `// title: …`, `// simulate: …`, `// expect: …`.
package struct Directives: Sendable {
  /// One `// expect…:` line: a sentence that TraceAnalysis parses.
  package struct Expectation: Sendable {
    package var mode: ExpectationMode
    package var text: String
    /// Where the sentence begins.
    package var position: SourcePosition
  }

  /// A comment without the colon of a directive that would be an expectation with it, if it is a sentence at all.
  package struct PossibleExpectation: Sendable {
    package var sentence: String
    /// To be added when the sentence is one.
    package var finding: Finding
  }

  /// A block that `// highlight: …` names.
  package struct Highlight: Sendable {
    package var name: String
    package var position: SourcePosition
  }

  /// How the run on the real libdispatch is compared with the simulated one.
  package enum Conformance: Hashable, Sendable {
    case exact
    case linesInAnyOrder
    case notRun(reason: String)

    /// What stands after `// conformance:`; nil when it is none of them.
    init?(_ text: String) {
      if text == "exact" {
        self = .exact
      } else if text == "lines in any order" {
        self = .linesInAnyOrder
      } else if text.hasPrefix("not run,") {
        let reason = text.dropFirst("not run,".count).trimmed
        if reason.isEmpty { return nil }
        self = .notRun(reason: reason)
      } else {
        return nil
      }
    }
  }

  /// How far `check` looks at the scenario's orders.
  package struct Exploration: Hashable, Sendable {
    /// For each question; nil for as many as it takes.
    package var executions: Int?
    package var durations = LedDurations.free

    /// What stands after `// explore:`; nil when it is none of them.
    init?(_ text: String) {
      let parts = text.split(separator: ",", maxSplits: 1).map(\.trimmed)
      if parts.count == 2 {
        guard parts[1].hasPrefix("timing "), let durations = LedDurations(parts[1].dropFirst("timing ".count)) else { return nil }
        self.durations = durations
      }
      if parts.first == "every order" { return }
      let words = (parts.first ?? "").split(separator: " ")
      guard words.count == 2, words[1] == "executions", let executions = Int(words[0]), executions > 0 else { return nil }
      self.executions = executions
    }
  }

  package var title: String?
  package var caption: String?
  package var highlights: [Highlight] = []
  /// The defaults, changed by `// simulate: …`.
  package var configuration = Configuration()
  package var expectations: [Expectation] = []
  package var possibleExpectations: [PossibleExpectation] = []
  package var conformance = Conformance.exact
  /// Nil when `check` looks at the plain run only.
  package var exploration: Exploration?
  /// Types that the scenario only passes through.
  package var stubs: [String] = []
  /// How requests of a `URLSession` are answered: by the first line whose part the address contains, else by one without a part.
  package var network: [NetworkDirective] = []
  /// What is typed; nil where nothing says it.
  package var input: InputDirective?

  package init() {}
}

extension StringProtocol {
  /// Without spaces and tabs at its ends.
  var trimmed: String {
    var part = self[...]
    while let first = part.first, first == " " || first == "\t" || first == "\r" { part = part.dropFirst() }
    while let last = part.last, last == " " || last == "\t" || last == "\r" { part = part.dropLast() }
    return String(part)
  }
}

extension Substring {
  /// Goes on behind spaces and tabs.
  mutating func skipBlanks() { self = drop { $0 == " " || $0 == "\t" } }

  /// What stands between the quotation marks here, and goes on behind them; nil, and nothing taken, for anything else.
  mutating func takeQuoted() -> String? {
    guard first == "\"", let end = dropFirst().firstIndex(of: "\"") else { return nil }
    let text = self[index(after: startIndex)..<end]
    self = self[index(after: end)...]
    return String(text)
  }
}
