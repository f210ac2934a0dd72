import TestSupport
import Testing

@Suite("OPERATIONS")
struct OperationsPageTests {
  @Test("Every scenario of operations has its row, and every row its scenario")
  func rowsAreScenarios() throws {
    let rows = try Repository.text("docs/OPERATIONS.md").split(separator: "\n").filter { $0.hasPrefix("| [F-") }
    let linked = rows.compactMap {
      $0.split(separator: "](../traces/operations/").dropFirst().first?.split(separator: ")").first.map(String.init)
    }
    #expect(linked == Repository.names(in: "traces/operations"))
    #expect(linked.count >= 11)
    for (row, folder) in zip(rows, linked) { #expect(row.hasPrefix("| [\(folder.prefix(4))]"), "\(row)") }
  }
}
