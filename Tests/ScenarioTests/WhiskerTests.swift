import DispatchTrace
import Foundation
import Signalbox
import SignalboxPictures
import TestSupport
import Testing

@testable import Timeline

/// Below each block the earliest and the latest start over many seeds: read back from the picture, and replayed.
@Suite("Whiskers")
struct WhiskerTests {
  private static let seeds: ClosedRange<UInt64> = 1...25

  private static let source = """
    import Dispatch
    let pool = DispatchQueue(label: "requests", attributes: .concurrent)
    let log = DispatchQueue(label: "log")
    for n in 1...4 {
      pool.async {
        work("request \\(n)", .milliseconds(n * 7))
        log.async { work("line \\(n)", .milliseconds(3)) }
      }
    }
    pool.async(flags: .barrier) { work("reload", .milliseconds(5)) }
    // simulate: cores 2
    """

  private func scenarios() throws -> [Scenario] {
    let folders = ["barrier", "one-core", "concurrent-queue"].map { "traces/\($0)/scenario.swift" }
    return [try Scenario(source: Self.source)] + (try folders.map { try Scenario(path: Repository.url($0).path) })
  }

  private func starts(_ run: Run) -> [String: [Instant]] {
    let index = TraceIndex(run.trace)
    var starts: [String: [Instant]] = [:]
    for offset in index.items.indices {
      guard let queue = index.items[offset].queue, let started = index.items[offset].started else { continue }
      starts["\(index.name(of: queue)) \(index.name(of: ItemID(offset)))", default: []].append(started.instant)
    }
    return starts
  }

  @Test("each end of a line is the start in some run that its seed repeats, and no run lies outside", arguments: [false, true])
  func ends(isByThread: Bool) throws {
    var (checked, isWide) = (0, false)
    for scenario in try scenarios() {
      let base = scenario.run()
      let runs = Self.seeds.map { Picture.Panel("seed \($0)", scenario.run(on: Machine(seed: $0))) }
      let options = Picture.Options(view: isByThread ? .threads : .queues)
      let scene = try Picture(of: base, startsOver: "seeds 1 to 25", runs, options).scene
      #expect(SceneRules.violations(of: scene) == [])
      let time = try #require(scene.time)
      let index = TraceIndex(base.trace)
      let all = [starts(base)] + runs.map { starts($0.run) }
      for element in scene.elements where element.mark == .whisker {
        guard case .line(let line) = element.shape, line.points[0].y == line.points[1].y,
          case .blocks(let items) = element.subject
        else { continue }
        let item = index.items[items[0].offset]
        let key = "\(item.queue.map(index.name(of:)) ?? "") \(index.name(of: items[0]))"
        let found = all.flatMap { $0[key] ?? [] }
        let (first, last) = (try #require(found.min()), try #require(found.max()))
        #expect(line.points[0].x == time.x(first.nanoseconds) && line.points[1].x == time.x(last.nanoseconds), "\(key)")
        isWide = isWide || first < last
        checked += 1
      }
    }
    #expect(checked > 15 && isWide)
  }

  @Test("the runs that the sentence names show what it says when they are run again")
  func replay() throws {
    let scenario = try Scenario(source: Self.source)
    let runs = Self.seeds.map { Picture.Panel("seed \($0)", scenario.run(on: Machine(seed: $0))) }
    let base = scenario.run()
    var spread = StartSpread(of: base.trace, over: "seeds")
    for run in runs { spread.add(run.run.trace, named: run.label) }
    let index = TraceIndex(base.trace)
    var replayed = 0
    for (item, range) in spread.ranges {
      for (instant, label) in [(range.earliest, range.earliestIn), (range.latest, range.latestIn)] {
        let seed = UInt64((label ?? "").dropFirst("seed ".count)) ?? 0
        let again = starts(scenario.run(on: Machine(seed: seed)))
        let name = "\(index.items[item.offset].queue.map(index.name(of:)) ?? "") \(index.name(of: item))"
        #expect(again[name]?.contains(instant) ?? false, "\(name) starts at \(instant) with \(label)")
        replayed += 1
      }
    }
    #expect(replayed == 18)
  }

  @Test("a block that does not start in some of the runs is told")
  func missing() throws {
    let scenario = try Scenario(source: Self.source)
    let short = try Scenario(source: "import Dispatch\nprint(1)\n").run()
    let scene = try Picture(of: scenario.run(), startsOver: "another", [Picture.Panel("another", short)]).scene
    let words = scene.elements.compactMap { element -> String? in
      if element.mark == .caption, case .text(let run) = element.shape { run.text } else { nil }
    }
    #expect(words.joined(separator: " ").contains("request 1 does not start in 1 of them"), "\(words)")
  }
}
