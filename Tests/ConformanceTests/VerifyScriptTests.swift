import Foundation
import TestSupport
import Testing

/// docs/VERIFY-ON-A-MAC.md and the command that it names.
@Suite("Verifying on another machine")
struct VerifyScriptTests {
  private static func page() throws -> String { try Repository.text("docs/VERIFY-ON-A-MAC.md") }

  /// The first command of the page, through the Makefile, with `folders` only.
  private static func verify(_ folders: String) throws -> ProcessResult {
    let command = try #require(try page().split(separator: "\n").first { $0.hasPrefix("    ") })
    return try Command.runProgram(
      URL(fileURLWithPath: "/bin/sh"), ["-c", String(command)],
      environment: ["SIGNALBOX_FOLDERS": folders, "SIGNALBOX_RUNS": "1", "MAKEFLAGS": nil])
  }

  @Test("The command of the page compiles scenarios, runs them and says what they came to")
  func commandComparesRealRuns() throws {
    let result = try Self.verify("S-09-sync-to-your,D-02-all-six,S-02-async")
    #expect(result.exitCode == 0, "\(result.errorText)")
    let rows = result.outputText.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    func row(_ folder: String) -> [String] { rows.first { $0.last?.contains(folder) == true } ?? [] }
    #expect(row("S-02-async").starts(with: ["same", "completed", "quiet"]))
    #expect(row("S-09-sync-to-your").starts(with: ["same", "trapped", "trap"]))
    #if os(Linux)
      // Linux folds bands, and the table must notice.
      #expect(row("D-02-all-six").starts(with: ["differs", "completed", "quiet"]))
      #expect(result.outputText.contains("\ncom.apple.root.user-initiated-qos\n"))
      #expect(result.outputText.contains("3 scenarios: 2 same, 0 in another order, 1 different, 0 refused"))
    #endif
  }

  @Test("The page explains every verdict that the script gives, and every variable that it reads")
  func pageFitsScript() throws {
    let script = try Repository.text("Tests/OnAMac/verify.sh")
    let page = try Self.page()
    for verdict in ["same", "order", "differs", "refused", "launch stuck", "quiet"] {
      #expect(script.contains(verdict) && page.contains("`\(verdict)`"), "\(verdict)")
    }
    let variables = script.matches(of: /\$\{(SIGNALBOX_[A-Z]+):-/).map { String($0.output.1) }
    #expect(!variables.isEmpty)
    for variable in variables { #expect(page.contains(variable), "\(variable)") }
  }
}
