import Foundation
import TestSupport
import Testing

/// `make conformance` runs every scenario folder; `make test` a few.
@Suite("Scenarios on the real libdispatch")
struct ScenarioConformanceTests {
  static let isFull = ProcessInfo.processInfo.environment["SIGNALBOX_CONFORMANCE"] != nil
  /// How often a scenario runs as it is.
  static let times = isFull ? 3 : 1
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
  func realRunsAgree() async {
    var report = Report()
    var again: [(folder: String, times: Int)] = []
    await withTaskGroup(of: (String, Report).self) { group in
      // Long ones first, so that none is left alone at the end.
      var rest = Self.folders.sorted { Self.isLong($0) && !Self.isLong($1) }[...]
      // Most of the time is sleeping: three at once do not disturb each other much.
      for _ in 0..<3 {
        if let folder = rest.popFirst() { group.addTask { (folder, Report(folder, patience: 2)) } }
      }
      while let (folder, part) = await group.next() {
        if part.isDoubtful { again.append((folder, part.result.differences.isEmpty ? 1 : Self.times)) } else { report.add(part) }
        if let folder = rest.popFirst() { group.addTask { (folder, Report(folder, patience: 2)) } }
      }
    }
    // Those that differ have another chance, undisturbed by the others; one run will do for those that were only late.
    for (folder, times) in again.sorted(by: { $0.folder < $1.folder }) {
      report.add(Report(folder, times: times, patience: 4))
    }
    for difference in report.result.differences { Issue.record("\(difference.folder) \(difference.text)") }
    let rules = Set(Self.folders.compactMap(Self.rule))
    let result = report.result
    let late = result.late.sorted()
    Summary.say("rules: \(rules.count) shown by the scenarios that were compared")
    Summary.say(
      "scenarios: \(report.scenarios) compared in \(result.realRuns) real runs, \(result.differences.count) differences, "
        + "\(late.count) too late to tell; \(report.notRun) not run")
    Summary.say(
      "free orders: \(result.ordersFound) found among the simulated ones, \(result.open.count) neither found nor excluded")
    #expect(result.open.isEmpty, "not decided: \(result.open.joined(separator: ", "))")
    if !late.isEmpty { Summary.say("too late to tell: \(late.joined(separator: ", "))") }
    #expect(late.count <= max(report.scenarios / 20, 1), "too many real runs were late: is the machine busy?")
  }

  struct Report: Sendable {
    var scenarios = 0
    var notRun = 0
    var result = ScenarioConformance.Result()

    init() {}

    init(_ folder: String, times: Int = ScenarioConformanceTests.times, patience: Int) {
      do {
        let scenario = try ScenarioConformance(folder)
        guard scenario.isRun else {
          notRun = 1
          return
        }
        scenarios = 1
        result = try scenario.compare(times: times, patience: patience)
      } catch {
        // The others are compared all the same.
        result.differences.append(ScenarioConformance.Difference(folder: folder, text: "is not accepted: \(error)"))
      }
    }

    var isDoubtful: Bool { !result.differences.isEmpty || !result.late.isEmpty }

    mutating func add(_ other: Report) {
      scenarios += other.scenarios
      notRun += other.notRun
      result.add(other.result)
    }
  }

  private static func isLong(_ folder: String) -> Bool { folder.contains("/systems/") }

  /// `S-07` of `traces/rules/S-07-contended-sync-waits-its-turn`.
  private static func rule(_ folder: String) -> String? {
    let name = folder.split(separator: "/").last.map(String.init) ?? ""
    return folder.contains("/rules/") ? name.split(separator: "-").prefix(2).joined(separator: "-") : nil
  }
}
