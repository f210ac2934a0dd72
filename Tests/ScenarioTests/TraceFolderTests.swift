import Foundation
import Signalbox
import SignalboxPictures
import TestSupport
import Testing
import Timeline

/// Every folder below traces/: the scenario still does what was recorded, what it expects holds, and it can be drawn.
@Suite("Scenario folders")
struct TraceFolderTests {
  /// All but the many small ones about single rules.
  static let stories = Repository.scenarioFolders.filter { !$0.hasPrefix("traces/rules/") }

  @Test("It does what was recorded, twice, and what it expects holds", arguments: Repository.scenarioFolders)
  func doesWhatWasRecorded(_ folder: String) throws {
    let scenario = try load(folder)
    let run = scenario.run()
    let golden = [UInt8](try Data(contentsOf: Repository.url("\(folder)/trace.jsonl")))
    let isGolden = run.trace.jsonLines() == golden
    #expect(isGolden, "\(folder)/trace.jsonl differs; look at signalbox check \(folder)")
    #expect(run.isAsExpected, "\(run.report())")
    let isRepeatable = scenario.run().trace.jsonLines() == run.trace.jsonLines()
    #expect(isRepeatable, "a second run of the same scenario gives another trace")
  }

  @Test(
    "Its picture keeps the rules of a good picture, and the trace from disk gives the same one",
    arguments: Repository.scenarioFolders)
  func pictureKeepsTheRules(_ folder: String) throws {
    let run = try load(folder).run()
    let picture = try Picture(of: run)
    #expect(SceneRules.violations(of: picture.scene) == [])
    let recorded = Run(of: try Trace(path: Repository.url("\(folder)/trace.jsonl").path))
    // A trace has no program whose other orders could be followed.
    let isSame = try Picture(of: recorded).scene == Picture(of: run.trace, findings: run.findings).scene
    #expect(isSame, "the trace on disk is drawn differently")
    let isToday = picture.isShown(in: [UInt8](try Data(contentsOf: Repository.url("\(folder)/timeline.png"))))
    #expect(isToday, "\(folder)/timeline.png is not what is drawn today; signalbox check --update \(folder)")
  }

  @Test(
    "Views by thread and by core, dark, twice as large, with arrows of order: the rules hold there too",
    arguments: Repository.scenarioFolders)
  func otherViewsKeepTheRules(_ folder: String) throws {
    let run = try load(folder).run()
    for view in Picture.View.allCases {
      let options = Picture.Options(view: view, theme: .dark, scale: 2, width: 1600)
      let violations = SceneRules.violations(of: try Picture(of: run.trace, findings: run.findings, options).scene)
      #expect(violations == [], "\(view): \(violations)")
      if view == .cores { continue }
      let ordered = Picture.Options(view: view, showsOrder: true)
      let broken = SceneRules.violations(of: try Picture(of: run, ordered).scene)
      #expect(broken == [], "\(view), with arrows of order: \(broken)")
    }
  }

  @Test("A seed gives the same run each time", arguments: stories)
  func seedsAreRepeatable(_ folder: String) throws {
    let scenario = try load(folder)
    for seed in [1, 2] as [UInt64] {
      let machine = Machine(seed: seed)
      let isRepeatable = scenario.run(on: machine).trace.jsonLines() == scenario.run(on: machine).trace.jsonLines()
      #expect(isRepeatable, "seed \(seed)")
    }
  }

  private func load(_ folder: String) throws -> Scenario {
    try Scenario(path: Repository.url("\(folder)/scenario.swift").path)
  }
}
