// Written by 'signalbox explore --write-test': fails while what it names can happen, passes once it is mended.
import Foundation
import Signalbox
import Testing

@Suite("Orders of scenario.swift")
struct TwoLocksOrders {
  private let scenario: Scenario

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let path = "../../traces/explored/two-locks-mended/scenario.swift"
    scenario = try Scenario(path: folder.appendingPathComponent(path).standardizedFileURL.path)
  }

  @Test("expect never: deadlock")
  func order1() { follow("1@lock a>2") }

  @Test("Every order is as expected")
  func everyOrder() {
    let exploration = scenario.explore(within: ExplorationBounds(executions: 100_000))
    #expect(exploration.isAsExpected, "\(exploration.report())")
  }

  /// What is mended may have no such order any more.
  private func follow(_ schedule: String) {
    guard let run = try? scenario.run(following: schedule) else { return }
    #expect(run.isAsExpected, "\(run.report())")
  }
}
