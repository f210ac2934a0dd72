import Signalbox
import TestSupport
import Testing

/// The scenarios in the documents run, and what they expect holds.
@Suite("Scenarios in documents")
struct DocumentTests {
  static let examples = Document.all.flatMap(\.examples)

  @Test("It is accepted and does what it says", arguments: examples.filter { !$0.isRejected })
  func exampleRuns(_ example: Document.Example) throws {
    let run = try Scenario(source: example.source, name: example.page).run()
    #expect(run.isAsExpected, "\(run.report())")
  }

  @Test("What is shown as rejected is", arguments: examples.filter(\.isRejected))
  func rejectedExampleIsRejected(_ example: Document.Example) {
    #expect(throws: LoadError.self) { try Scenario(source: example.source, name: example.page) }
  }

  @Test("There are examples in the README and in GETTING-STARTED")
  func thereAreExamples() {
    #expect(Self.examples.contains { $0.page == "README.md" })
    #expect(Self.examples.contains { $0.page == "docs/GETTING-STARTED.md" })
  }

  /// The first cells of the table of sentences, one sentence each.
  static let documentedSentences: [String] = {
    let page = (try? Repository.text("docs/SCENARIO-LANGUAGE.md")) ?? ""
    let section = page.split(separator: "## Expectations\n").last?.split(separator: "\n## ").first ?? ""
    return section.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
      // Every second piece between backticks is a sentence.
      row.split(separator: "|")[0].split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }()

  @Test("Every sentence in the table of SCENARIO-LANGUAGE is one that an expectation can have", arguments: documentedSentences)
  func documentedSentenceIsUnderstood(_ sentence: String) throws {
    let line = sentence.replacing("QUEUE", with: "photos").replacing("VARIABLE", with: "count")
    #expect(throws: Never.self) { try Scenario(source: "import Dispatch\n// expect: \(line)\n") }
  }

  @Test("Every sentence that an expectation can have stands in the table of SCENARIO-LANGUAGE")
  func everySentenceIsDocumented() throws {
    #expect(Self.documentedSentences.count >= 20)
    let rejection = try #require(throws: LoadError.self) { try Scenario(source: "import Dispatch\n// expect: nonsense\n") }
    let note = try #require("\(rejection)".split(separator: "\n").first { $0.contains("the forms are: ") })
    let forms = note.split(separator: "the forms are: ")[1].split(separator: "; ").filter { !$0.hasPrefix("or a finding") }
    #expect(forms.count >= 20)
    for form in forms {
      let isDocumented = Self.documentedSentences.contains { $0 == form }
      #expect(isDocumented, "docs/SCENARIO-LANGUAGE.md has no row for: \(form)")
    }
  }

  @Test("A block is called what SCENARIO-LANGUAGE says, by the first rule that applies")
  func blocksAreNamedAsDocumented() throws {
    let run = try Scenario(
      source: """
        import Dispatch
        let photos = DispatchQueue(label: "com.example.photos")
        func reload() {}
        let save = DispatchWorkItem { work("write", .milliseconds(1)) }
        photos.async(execute: save)
        photos.async { work("decode", .milliseconds(5)) }
        photos.async(execute: reload)
        photos.async { reload() }
        photos.async { print(1); print(2) }
        // expect: order "save" "decode" "reload" "com.example.photos 5"
        // expect: "reload" runs 2 times
        """
    ).run()
    #expect(run.isAsExpected, "\(run.report())")
  }
}
