import DispatchTrace
import Foundation
import TestSupport
import Testing

@testable import ScenarioLanguage

/// What the stages between a text and its program make of it. A case is a scenario in `Tests/Stages` and, beside it, `NAME.tree`: what the
/// checker made of it, and `NAME.code`: what emission made of that, or one of the two.
///
/// With `SIGNALBOX_STAGES=write` the files that are there are written anew: to be read before they are kept.
@Suite("The stages of lowering")
struct StageTests {
  private static let folder = "Tests/Stages"
  private static let isWriting = ProcessInfo.processInfo.environment["SIGNALBOX_STAGES"] == "write"

  private static func cases(of stage: String) -> [String] {
    Repository.names(in: folder).filter { $0.hasSuffix(".\(stage)") }.map { String($0.dropLast(stage.count + 1)) }
  }

  @Test("There are cases of each stage, and none without its scenario")
  func casesAreThere() {
    let (trees, codes) = (Self.cases(of: "tree"), Self.cases(of: "code"))
    #expect(trees.count >= 8 && codes.count >= 7)
    let scenarios = Repository.names(in: Self.folder).filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
    #expect(Set(trees + codes) == Set(scenarios))
  }

  @Test("Every expression has its type, every name its meaning, every conversion its place", arguments: cases(of: "tree"))
  func tree(_ name: String) throws {
    let file = try Self.scenario(name)
    var loading = Loading()
    var text = ""
    DeepStack.run {
      guard let (checker, statements) = loading.check([file], for: nil) else { return }
      defer { checker.fileScope.ledger.close() }
      text = TreeText(statements).text
    }
    try Self.compare(text, loading.findings.sorted, with: "\(name).tree")
  }

  @Test("Emission makes this code of it", arguments: cases(of: "code"))
  func code(_ name: String) throws {
    let loaded = LoadedScenario(loading: try Self.scenario(name))
    try Self.compare(try #require(loaded.program.map { CodeText($0).text }), loaded.findings, with: "\(name).code")
  }

  private static func scenario(_ name: String) throws -> ScenarioFile {
    ScenarioFile(name: "\(name).swift", text: try Repository.text("\(folder)/\(name).swift"))
  }

  private static func compare(_ text: String, _ findings: [Finding], with name: String) throws {
    #expect(!findings.contains { $0.severity == .error }, "\(findings.map(\.message))")
    let path = "\(folder)/\(name)"
    if isWriting { try Data(text.utf8).write(to: Repository.url(path)) }
    let kept = try Repository.text(path)
    #expect(text == kept, "\(path) is \(kept.split(separator: "\n").count) lines, this is:\n\(text)")
  }
}
