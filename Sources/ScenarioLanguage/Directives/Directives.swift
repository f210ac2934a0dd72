package import DispatchModel
package import DispatchTrace

/// What a scenario's comments ask for: `// title: …`, `// simulate: …`, `// expect: …`.
package struct Directives: Sendable {
  /// Over which runs an expectation is claimed.
  package enum ExpectationMode: String, Sendable, CaseIterable {
    /// The run that is simulated.
    case plain = "expect"
    case always = "expect always"
    case sometimes = "expect sometimes"
    case never = "expect never"
  }

  /// One `// expect…:` line: a sentence that TraceAnalysis parses.
  package struct Expectation: Sendable {
    package var mode: ExpectationMode
    package var text: String
    /// Where the sentence begins.
    package var position: SourcePosition
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
  }

  package var title: String?
  package var caption: String?
  package var highlights: [Highlight] = []
  /// The defaults, changed by `// simulate: …`.
  package var configuration = Configuration()
  package var expectations: [Expectation] = []
  package var conformance = Conformance.exact

  package init() {}
}
