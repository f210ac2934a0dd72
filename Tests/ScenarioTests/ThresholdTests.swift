import ExploredRuns
import Foundation
import Signalbox
import TestSupport
import Testing

@Suite("Thresholds of durations")
struct ThresholdTests {
  private static let batch = """
    import Dispatch

    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { io("kitten", .milliseconds(20)); print("kitten") }
    DispatchQueue.global().async(group: group) { io("puppy", .milliseconds(40)); print("puppy") }
    group.notify(queue: .main) { print("all") }
    """

  private func thresholds(_ expectation: String, _ source: String = batch) throws -> [Threshold] {
    try Scenario(source: "// expect: \(expectation)\n" + source).thresholds()
  }

  @Test("The batch download holds between its neighbours' durations, confirmed by running just below and just above")
  func batchDownload() throws {
    let scenario = try Scenario(path: Repository.url("traces/systems/s12-batch-download-notify/scenario.swift").path)
    let found = scenario.thresholds().filter { $0.sentence.hasPrefix("prints only") }
    let edges = found.map { [$0.above, $0.below].map { $0.map { $0.duration.nanoseconds / 1_000_000 } } }
    #expect(found.map(\.stretch) == ["download success kid", "download overly attached girlfriend", "download lots of faces"])
    #expect(edges == [[90, 180], [120, nil], [nil, 120]])
    #expect(found.allSatisfy { [$0.above, $0.below].compactMap(\.self).allSatisfy(\.isConfirmed) })
  }

  @Test("What the machine is told to take leads to the other order, just below and not just above")
  func running() throws {
    let scenario = try Scenario(source: "// expect: prints only \"kitten\", \"puppy\", \"all\"\n" + Self.batch)
    let threshold = try #require(scenario.thresholds().first { $0.stretch == "puppy" })
    let edge = try #require(threshold.above)
    #expect(edge.duration == VirtualDuration(nanoseconds: 20_000_000) && threshold.below == nil)
    #expect(edge.replay.contains("--takes 'puppy=20000000ns'") || edge.replay.contains("--takes puppy=20000000ns"))
    var machine = Machine()
    machine.durations["puppy"] = edge.duration - VirtualDuration(nanoseconds: 1)
    #expect(scenario.run(on: machine).lines == ["puppy", "kitten", "all"])
    machine.durations["puppy"] = edge.duration + VirtualDuration(nanoseconds: 1)
    #expect(scenario.run(on: machine).lines == ["kitten", "puppy", "all"])
  }

  @Test("What no duration breaks, and what every one breaks, has no threshold")
  func none() throws {
    #expect(try thresholds("completes").isEmpty)
    #expect(try thresholds("completes at 40 ms").isEmpty)
    #expect(try thresholds("prints only \"puppy\", \"kitten\", \"all\"").isEmpty)
    let twice = Self.batch.replacingOccurrences(of: "puppy", with: "kitten")
    #expect(try thresholds("prints only \"kitten\", \"kitten\", \"all\"", twice).isEmpty)
  }

  @Test("A delay, a wait that gives up and a chain of stretches have their thresholds")
  func other() throws {
    let delay = """
      import Dispatch
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(30)) { print("late") }
      DispatchQueue.global().async { work("a", .milliseconds(5)); work("b", .milliseconds(10)); print("done") }
      """
    let found = try thresholds("prints only \"done\", \"late\"", delay)
    #expect(found.map { $0.below?.duration.nanoseconds } == [20_000_000, 25_000_000])
    #expect(found.allSatisfy { $0.above == nil && $0.below?.isConfirmed == true })
    let wait = """
      import Dispatch
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async { io("fetch", .milliseconds(40)); done.signal() }
      print(done.wait(timeout: .now() + .milliseconds(100)) == .success ? "in time" : "too late")
      """
    #expect(try thresholds("prints only \"in time\"", wait).map { $0.below?.duration.nanoseconds } == [100_000_000])
  }
}
