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
    #expect(edge.replay.contains("--takes puppy=20ms"))
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

  /// Five that begin at once, and are to end in the order of their durations.
  private static let several = """
    // expect: prints only "a", "b", "c", "d", "e"
    import Dispatch
    DispatchQueue.global().async { io("a", .milliseconds(10)); print("a") }
    DispatchQueue.global().async { io("b", .milliseconds(20)); print("b") }
    DispatchQueue.global().async { io("c", .milliseconds(30)); print("c") }
    DispatchQueue.global().async { io("d", .milliseconds(40)); print("d") }
    DispatchQueue.global().async { io("e", .milliseconds(50)); print("e") }
    """

  @Test("Where not every order was covered nothing is said: it may fail nearer in another")
  func bounds() throws {
    let scenario = try Scenario(source: Self.several)
    let whole = scenario.thresholds()
    for executions in [1, 2, 3, 4, 6] {
      let found = scenario.thresholds(within: ExplorationBounds(executions: executions))
      #expect(found.allSatisfy(whole.contains), "within \(executions): \(found.map(\.stretch))")
    }
  }

  @Test("A stretch that does not run in every order, or twice in one, has no threshold where it fails there")
  func otherCounts() throws {
    // First-in-first-out the first block finds it false. The other way round it fails, whatever the stretch takes.
    let absent = """
      import Dispatch
      var isReady = false
      DispatchQueue.global().async { if !isReady { io("fetch", .milliseconds(10)); print("fetched") } else { print("nothing") } }
      DispatchQueue.global().async { isReady = true; io("other", .milliseconds(20)); print("other") }
      """
    #expect(try thresholds("prints only \"fetched\", \"other\"", absent).isEmpty)
    let twice = """
      import Dispatch
      var isReady = false
      DispatchQueue.global().async { if isReady { io("fetch", .milliseconds(10)) }; io("other", .milliseconds(20)); print("other") }
      DispatchQueue.global().async { isReady = true; io("fetch", .milliseconds(10)); print("fetched") }
      """
    let found = try thresholds("prints only \"fetched\", \"other\"", twice)
    #expect(!found.contains { $0.stretch == "fetch" }, "\(found)")
  }

  @Test("Of several durations at which it fails the nearest on each side counts")
  func nearest() throws {
    let found = try Scenario(source: Self.several).thresholds()
    let edges = found.map { [$0.above, $0.below].map { $0.map { $0.duration.nanoseconds / 1_000_000 } } }
    #expect(edges == [[nil, 20], [10, 30], [20, 40], [30, 50], [40, nil]])
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
