import Foundation
import Signalbox
import TestSupport
import Testing

/// What is said of every scenario, with every place, note and remedy, word for word.
@Suite("Reports of scenarios")
struct ReportTests {
  static let recording = "Tests/ScenarioTests/Reports.txt"

  @Test("What is said of each scenario is what was read and agreed on")
  func reportsAreAsAgreed() throws {
    let said = try Repository.scenarioFolders.map { folder in
      let scenario = try Scenario(path: Repository.url("\(folder)/scenario.swift").path)
      return Report(folder: folder, text: try Self.report(of: scenario, in: folder))
    }
    #expect(said.count >= 200)
    if Recording.isOn { try Recording.write(said.map(\.section).joined(), to: Self.recording) }
    let agreed = Report.sections(of: try Repository.text(Self.recording))
    for report in said {
      let isAsAgreed = agreed[report.folder] == report.text
      #expect(isAsAgreed, "\(report.folder) is now reported like this:\n\(report.text)")
    }
    #expect(Set(agreed.keys) == Set(said.map(\.folder)))
  }

  /// Without the path of this checkout.
  private static func report(of scenario: Scenario, in folder: String) throws -> String {
    let named = try Scenario(source: scenario.source, name: folder + "/scenario.swift")
    return named.run().description + "\n"
  }

  struct Report {
    var folder: String
    var text: String
    var section: String { "== \(folder)\n\(text)" }

    static func sections(of text: String) -> [String: String] {
      var sections: [String: String] = [:]
      var folder = ""
      for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        if line.hasPrefix("== ") {
          folder = String(line.dropFirst(3))
          sections[folder] = ""
        } else {
          sections[folder, default: ""] += line + "\n"
        }
      }
      return sections
    }
  }
}
