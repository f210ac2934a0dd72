import DispatchTrace
import Foundation
import Testing
import TraceAnalysis

/// docs/FINDINGS.md is complete.
struct FindingsDocumentTests {
  @Test(arguments: Finding.Category.ofExecutions)
  func everyCategoryIsDescribed(category: Finding.Category) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let document = try String(contentsOf: root.appendingPathComponent("docs/FINDINGS.md"), encoding: .utf8)
    #expect(document.contains("| `\(category.rawValue)` |"))
  }
}
