import Foundation
import Signalbox
import TestSupport
import Testing

/// Every folder below traces/: the scenario still does what was recorded, what it expects holds, and it can be drawn.
@Suite("Scenario folders")
struct TraceFolderTests {
  @Test("The trace is the golden one, byte for byte", arguments: Repository.scenarioFolders)
  func traceIsGolden(_ folder: String) throws {
    let run = try Scenario(path: Repository.url("\(folder)/scenario.swift").path).run()
    let golden = [UInt8](try Data(contentsOf: Repository.url("\(folder)/trace.jsonl")))
    #expect(run.trace.jsonLines() == golden, "\(folder)/trace.jsonl differs; look at signalbox check \(folder)")
  }

  @Test("What the scenario expects holds, and nothing else of error severity is found", arguments: Repository.scenarioFolders)
  func expectationsHold(_ folder: String) throws {
    let run = try Scenario(path: Repository.url("\(folder)/scenario.swift").path).run()
    #expect(run.isAsExpected, "\(run.report())")
  }

  @Test("A second run gives the same trace", arguments: Repository.scenarioFolders)
  func runsAreRepeatable(_ folder: String) throws {
    let scenario = try Scenario(path: Repository.url("\(folder)/scenario.swift").path)
    #expect(scenario.run().trace.jsonLines() == scenario.run().trace.jsonLines())
  }

  @Test("The golden trace reads back and writes the same bytes", arguments: Repository.scenarioFolders)
  func goldenRoundTrips(_ folder: String) throws {
    let path = Repository.url("\(folder)/trace.jsonl").path
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(try Trace(path: path).jsonLines() == bytes)
  }

  @Test("A trace from disk is drawn like the run it came from", arguments: Repository.scenarioFolders)
  func traceDrawsLikeRun(_ folder: String) throws {
    let run = try Scenario(path: Repository.url("\(folder)/scenario.swift").path).run()
    let recorded = Run(of: try Trace(path: Repository.url("\(folder)/trace.jsonl").path))
    #expect(try Picture(of: recorded).layoutJSON() == Picture(of: run).layoutJSON())
  }

  @Test("Every legal order of another seed ends, and the same seed gives the same trace", arguments: Repository.scenarioFolders)
  func seedsAreRepeatable(_ folder: String) throws {
    let scenario = try Scenario(path: Repository.url("\(folder)/scenario.swift").path)
    for seed in [1, 2] as [UInt64] {
      let machine = Machine(seed: seed)
      #expect(scenario.run(on: machine).trace.jsonLines() == scenario.run(on: machine).trace.jsonLines())
    }
  }
}
