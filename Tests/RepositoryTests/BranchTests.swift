import TestSupport
import Testing

/// A `switch` over an enum of ours names its cases: the compiler is the checklist for a new one.
@Suite("Branches")
struct BranchTests {
  /// How many `default:` branches a target may have, and over what: texts, bytes and numbers have no last case.
  static let allowed: [(target: String, most: Int, reason: String)] = [
    ("DispatchModel", 3, "operations that are one step like any other, operations that no one waits in"),
    ("DispatchTrace", 6, "bytes and code points"),
    ("TraceAnalysis", 5, "over trace events, texts"),
    ("Timeline", 4, "over trace events and legend entries"),
    ("CairoRendering", 2, "error numbers of FreeType, code points"),
    ("Recording", 21, "words of the recorder's log, enums of Dispatch"),
    (
      "ScenarioLanguage", 146,
      "texts and numbers; nodes of swift-syntax; one or two of sixty expressions or of the machine's instructions"
    ),
    ("Runs", 0, ""), ("Signalbox", 1, "kinds of files"), ("SignalboxPictures", 0, ""), ("SignalboxCommand", 1, "bytes"),
  ]

  @Test("There are no more default branches than are accounted for", arguments: allowed.map(\.target))
  func defaultsAreCounted(_ target: String) throws {
    let most = try #require(Self.allowed.first { $0.target == target }?.most)
    var places: [String] = []
    for path in Repository.files(below: "Sources/\(target)", endingIn: ".swift") {
      for (index, line) in SwiftText(try Repository.text(path)).lines.enumerated() {
        let words = line.split(separator: " ")
        let isDefault = words.first == "default:" || (words.first == "@unknown" && words.dropFirst().first == "default:")
        if isDefault { places.append("\(path):\(index + 1)") }
      }
    }
    #expect(places.count <= most, "name the cases instead, or say here why there are more: \(places.joined(separator: " "))")
  }
}
