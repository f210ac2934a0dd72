import TestSupport
import Testing

/// What docs/RECORDING.md shows is what is built and recorded in CI.
@Suite("RECORDING")
struct DocumentTests {
  static let page = Document(path: "docs/RECORDING.md")
  static let package = "Tests/Examples/NoteServer"

  static func blocks(_ heading: String) -> [String] { page.blocks.filter { $0.heading == heading }.map(\.text) }

  @Test("Its Swift stands word for word in the example package")
  func examplesAreTheExamplePackage() throws {
    let files = Repository.files(below: Self.package, endingIn: ".swift").filter { !$0.contains("/.build/") }
    let texts = try files.map(Repository.text)
    #expect(Self.page.blocks.filter { $0.heading.hasPrefix("swift") }.map(\.heading) == ["swift typealiases", "swift manifest"])
    for block in ["swift typealiases", "swift manifest"].flatMap(Self.blocks) {
      #expect(texts.contains { $0.contains(block) }, "not in \(Self.package): \(block)")
    }
  }

  @Test("Every class that it names is one that RecordedDispatch has")
  func namesAreThere() throws {
    let sources = try Repository.files(below: "Sources/RecordedDispatch", endingIn: ".swift").map(Repository.text).joined()
    let text = try Repository.text("docs/RECORDING.md")
    let also = try #require(text.split(separator: "There are also ").dropFirst().first?.prefix { $0 != "." })
    let others = also.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
    let aliases = Self.blocks("swift typealiases").joined().split(separator: "RecordedDispatch.").dropFirst().map {
      String($0.prefix { $0.isLetter })
    }
    #expect(others.count >= 7 && aliases.count >= 9)
    for name in others + aliases {
      let isThere = ["class", "enum", "protocol", "struct", "typealias"].contains { kind in
        [" ", ":", "<"].contains { sources.contains("\(kind) \(name)\($0)") }
      }
      #expect(isThere, "RecordedDispatch has no \(name)")
    }
  }

  @Test("What its commands say is what CI looks for")
  func outcomeIsThatOfCI() throws {
    let page = try Repository.text("docs/RECORDING.md")
    let line = try #require(Repository.text(".ci/recorded-example").split(separator: "\n").first { $0.hasPrefix("for words in") })
    let words = line.split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    #expect(words.count >= 3)
    for word in words { #expect(page.contains(word), "\(word)") }
  }
}
