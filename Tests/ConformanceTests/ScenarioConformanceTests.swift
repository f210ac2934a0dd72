import Foundation
import TestSupport
import Testing

/// `make conformance` runs every scenario folder; `make test` a few.
@Suite("Scenarios on the real libdispatch")
struct ScenarioConformanceTests {
  static let isFull = ProcessInfo.processInfo.environment["SIGNALBOX_CONFORMANCE"] != nil
  /// `SIGNALBOX_FOLDERS=S-07,barrier` picks those whose path contains one of the words.
  static let wanted = ProcessInfo.processInfo.environment["SIGNALBOX_FOLDERS"]?.split(separator: ",")
  static let few = [
    "traces/barrier", "rules/S-07", "rules/S-09-sync", "rules/S-13", "rules/G-04", "rules/Q-12-a-sync", "rules/M-04-d",
  ]

  static let folders = Repository.scenarioFolders.filter { folder in
    if let wanted { return wanted.contains { folder.contains($0) } }
    return isFull || few.contains { folder.contains($0) }
  }

  @Test("What a scenario prints and how it ends is the same, simulated and real")
  func realRunsAgree() async throws {
    var report = Report()
    try await withThrowingTaskGroup(of: Report.self) { group in
      var rest = Self.folders[...]
      // Most of the time is sleeping: three at once do not disturb each other much.
      for _ in 0..<3 {
        if let folder = rest.popFirst() { group.addTask { try Report(folder) } }
      }
      while let part = try await group.next() {
        report.add(part)
        if let folder = rest.popFirst() { group.addTask { try Report(folder) } }
      }
    }
    for difference in report.differences { Issue.record("\(difference.folder) \(difference.text)") }
    let rules = Set(Self.folders.compactMap(Self.rule))
    print(
      "conformance: \(rules.count) rules, \(report.scenarios) scenarios run, \(report.notRun) not run, "
        + "\(report.realRuns) real runs, \(report.differences.count) differences")
  }

  struct Report: Sendable {
    var scenarios = 0
    var notRun = 0
    var realRuns = 0
    var differences: [ScenarioConformance.Difference] = []

    init() {}

    init(_ folder: String) throws {
      let scenario: ScenarioConformance
      do {
        scenario = try ScenarioConformance(folder)
      } catch {
        differences.append(ScenarioConformance.Difference(folder: folder, text: "is not accepted: \(error)"))
        return
      }
      guard scenario.isRun else {
        notRun = 1
        return
      }
      scenarios = 1
      differences = try scenario.differences(times: ScenarioConformanceTests.isFull ? 3 : 1, realRuns: &realRuns)
    }

    mutating func add(_ other: Report) {
      scenarios += other.scenarios
      notRun += other.notRun
      realRuns += other.realRuns
      differences += other.differences
    }
  }

  /// `S-07` of `traces/rules/S-07-contended-sync-waits-its-turn`.
  private static func rule(_ folder: String) -> String? {
    let name = folder.split(separator: "/").last.map(String.init) ?? ""
    return folder.contains("/rules/") ? name.split(separator: "-").prefix(2).joined(separator: "-") : nil
  }
}
