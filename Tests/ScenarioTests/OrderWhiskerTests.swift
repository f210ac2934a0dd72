import DispatchTrace
import Exploration
import ExploredRuns
import Foundation
import Runs
import Signalbox
import SignalboxPictures
import TestSupport
import Testing

@testable import SignalboxPictures
@testable import Timeline

/// Earliest and latest starts over all orders: each end is led again, and no order lies outside.
@Suite("Whiskers over all orders")
struct OrderWhiskerTests {
  private static let clients = """
    import Dispatch
    let log = DispatchQueue(label: "log")
    func client(_ name: String, _ milliseconds: Int) {
      DispatchQueue.global().async {
        work("\\(name) prepares", .milliseconds(10))
        log.async { work("\\(name) writes", .milliseconds(milliseconds)) }
      }
    }
    client("a", 5)
    client("b", 12)
    """

  /// Too many interleavings for a plain search, six orders.
  private static let third = "\nclient(\"c\", 20)\n"

  private static let tickets = """
    import Dispatch
    let gate = DispatchSemaphore(value: 1)
    let pool = DispatchQueue(label: "pool", attributes: .concurrent)
    let done = DispatchQueue(label: "done")
    for n in 1...2 {
      pool.async {
        gate.wait()
        work("visit \\(n)", .milliseconds(n * 4))
        gate.signal()
        done.async { work("bill \\(n)", .milliseconds(1)) }
      }
    }
    """

  private func scenarios() throws -> [Scenario] {
    let folders = ["barrier", "async-from-main"]
      .map { "traces/\($0)/scenario.swift" }
    return [
      try Scenario(source: Self.clients), try Scenario(source: Self.clients + Self.third), try Scenario(source: Self.tickets),
    ]
      + (try folders.map { try Scenario(path: Repository.url($0).path) })
  }

  /// Over every order of steps there is, one by one; nil when there are too many.
  private func plainStarts(_ scenario: Scenario, _ spread: StartSpread) -> [ItemID: (first: Instant, last: Instant)]? {
    let explorer = scenario.explorer(on: Machine(platform: .strict), timing: .exact, within: ExplorationBounds())
    var starts: [ItemID: (first: Instant, last: Instant)] = [:]
    let count = PlainSearch(explorer.code.program()).run(most: 400) { execution in
      guard let trace = execution.trace else { return }
      for (item, instant) in spread.starts(in: trace) {
        let known = starts[item] ?? (instant, instant)
        starts[item] = (min(known.first, instant), max(known.last, instant))
      }
    }
    return count == nil ? nil : starts
  }

  @Test("each end is the first or last start of all orders led one by one, and what is named leads to it again")
  func ends() throws {
    var (compared, led, wide) = (0, 0, 0)
    for scenario in try scenarios() {
      let run = scenario.run()
      let orders = scenario.allOrders(on: Machine())
      let spread = try StartSpread(of: run.trace, over: orders)
      let drawn = spread.starts(in: run.trace)
      if let plain = plainStarts(scenario, spread) {
        for (item, range) in spread.ranges {
          guard let found = plain[item], let own = drawn[item] else { continue }
          #expect(range.earliest == min(found.first, own) && range.latest == max(found.last, own), "\(scenario.name) \(item)")
          compared += 1
        }
      }
      for item in spread.widest {
        guard let range = spread.ranges[item] else { continue }
        wide += 1
        for (instant, label) in [(range.earliest, range.earliestIn), (range.latest, range.latestIn)] {
          guard let label, label != "this run" else { continue }
          let options = try #require(spread.footnotes.first { $0.head.lowercased() == "\(label):" }?.text)
          let schedule = options.split(separator: "'", omittingEmptySubsequences: false)[1]
          let again = try scenario.run(following: String(schedule), timing: .exact)
          #expect(spread.starts(in: again.trace)[item] == instant, "\(options)")
          led += 1
        }
      }
      // Seeds with a core for each thread are some of these orders.
      for seed in 1...10 as ClosedRange<UInt64> {
        let other = scenario.run(on: Machine(cores: 64, seed: seed))
        for (item, instant) in spread.starts(in: other.trace) {
          let range = try #require(spread.ranges[item])
          #expect((range.earliest...range.latest).contains(instant), "\(scenario.name), seed \(seed), \(item)")
        }
      }
    }
    #expect(compared > 4 && led > 4 && wide > 4, "\(compared) \(led) \(wide)")
  }

  @Test("the picture keeps the rules, says how many orders there are, and has a line as wide as the starts")
  func picture() throws {
    let scenario = try Scenario(source: Self.clients + Self.third)
    for view in [Picture.View.queues, .threads] {
      let picture = try Picture(of: scenario.run(), startsOver: scenario.allOrders(on: Machine()), Picture.Options(view: view))
      #expect(SceneRules.violations(of: picture.scene) == [])
      let words = picture.scene.elements.compactMap { if case .text(let text) = $0.shape { text.text } else { nil } }
      #expect(words.joined(separator: " ").contains("all 6 orders with exact durations"))
      #expect(words.contains { $0.hasPrefix("--schedule '") && $0.hasSuffix("--timing exact") })
      let time = try #require(picture.scene.time)
      let lines = picture.scene.elements.compactMap { element -> [Point]? in
        if element.mark == .whisker, case .line(let line) = element.shape { line.points } else { nil }
      }
      // c is the last of the three to write: behind a and b, or the first.
      #expect(lines.contains { $0[0].x == time.x(10_000_000) && $0[1].x == time.x(27_000_000) })
    }
  }

  @Test("what has too many orders says so, and what to do")
  func tooMany() throws {
    let scenario = try Scenario(
      source: """
        import Dispatch
        let log = DispatchQueue(label: "log")
        for _ in 1...9 { DispatchQueue.global().async { log.async { work("line", .milliseconds(1)) } } }
        """)
    let problem = #expect(throws: TooManyOrders.self) {
      _ = try Picture(of: scenario.run(), startsOver: scenario.allOrders(on: Machine()))
    }
    #expect(problem?.description.hasSuffix(": --seeds 1000 takes a sample of them") ?? false)
  }
}
