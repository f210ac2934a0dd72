import Signalbox
import TestSupport
import Testing

/// The scenarios in the documents run, and what they expect holds.
@Suite("Scenarios in documents")
struct DocumentTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var page: String
    var line: Int
    var source: String
    var testDescription: String { "\(page):\(line)" }
  }

  static let pages = ["README.md"] + Repository.files(below: "docs", endingIn: ".md")

  /// The blocks that open with ```swift scenario.
  static let examples: [Example] = pages.flatMap { page -> [Example] in
    var examples: [Example] = []
    var open: Example?
    let lines = ((try? Repository.text(page)) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line == "```swift scenario" {
        open = Example(page: page, line: index + 2, source: "")
      } else if line == "```", let example = open {
        examples.append(example)
        open = nil
      } else {
        open?.source += line + "\n"
      }
    }
    return examples
  }

  @Test("It is accepted and does what it says", arguments: examples)
  func exampleRuns(_ example: Example) throws {
    let run = try Scenario(source: example.source, name: example.page).run()
    #expect(run.isAsExpected, "\(run.report())")
  }

  @Test("There are examples in the README and in GETTING-STARTED")
  func thereAreExamples() {
    #expect(Self.examples.contains { $0.page == "README.md" })
    #expect(Self.examples.contains { $0.page == "docs/GETTING-STARTED.md" })
  }
}
