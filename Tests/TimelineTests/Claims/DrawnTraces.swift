import DispatchTrace
import Foundation
import TestSupport
import TraceAnalysis

@testable import Timeline

/// A picture of a recorded trace, and what the trace itself says: read from the index, not from the layout.
struct DrawnTrace: Sendable {
  let name: String
  let view: TimelineOptions.View
  let facts: TraceFacts
  let scene: Scene

  var description: String { "\(name) by \(view.rawValue)" }
  var index: TraceIndex { facts.index }

  func x(_ moment: TraceIndex.Moment) -> Int { scene.time?.x(facts.key(moment)) ?? 0 }

  var texts: [Scene.TextRun] {
    scene.elements.compactMap { if case .text(let run) = $0.shape { run } else { nil } }
  }

  /// The boxes of one kind of mark that show a single block.
  func boxes(_ mark: Scene.Mark, _ layers: [Scene.Layer]) -> [(item: ItemID, box: Scene.Box)] {
    scene.elements.compactMap { element in
      guard element.mark == mark, layers.contains(element.layer), case .box(let box) = element.shape,
        case .blocks(let items) = element.subject, items.count == 1
      else { return nil }
      return (items[0], box)
    }
  }
}

/// What a trace says, in its own order.
struct TraceFacts: Sendable {
  let index: TraceIndex
  let findings: [Finding]
  let order: OrderSummary
  /// The position on the axis of each event: its instant, or its step where nothing takes time.
  let keys: [Int64]
  /// The number of each submission, by item; 0 for those that have none.
  let numbers: [Int]
  let isOrdinal: Bool

  var trace: Trace { index.trace }

  init(_ trace: Trace) {
    index = TraceIndex(trace)
    findings = Analyses.diagnose(index)
    order = OrderSummary(index)
    let items = index.items.count
    isOrdinal = trace.end.nanoseconds <= 0
    var clock = KeyClock(isOrdinal: isOrdinal)
    keys = trace.events.map { clock.key(of: $0) }
    numbers = Self.numbers(trace, items: items)
  }

  func key(_ moment: TraceIndex.Moment) -> Int64 { keys[moment.event] }
  var end: Int64 { keys.last.map { isOrdinal ? $0 : trace.end.nanoseconds } ?? 0 }
  func key(_ moment: TraceIndex.Moment?) -> Int64 { moment.map { keys[$0.event] } ?? end }

  private static func numbers(_ trace: Trace, items: Int) -> [Int] {
    var numbers = Array(repeating: 0, count: items)
    var next = 0
    func number(_ item: ItemID) {
      if numbers[item.offset] > 0 { return }
      next += 1
      numbers[item.offset] = next
    }
    var outside: Set<ThreadID> = []
    for event in trace.events {
      switch event.kind {
      case .threadCreated(.outside, _, _): outside.insert(event.thread)
      case .scheduled(let item, _, _): number(item)
      case .submitted(let submission):
        if outside.contains(event.thread) { continue }
        switch submission.kind {
        case .async, .sync, .after, .notify, .apply: number(submission.item)
        case .timer, .source, .cancelHandler, .registrationHandler: break
        }
      default: break
      }
    }
    return numbers
  }
}

/// Every recorded trace in every view, laid out once for all tests.
enum DrawnTraces {
  static let all: [DrawnTrace] = {
    let paths = files()
    let slots = Slots(count: paths.count)
    DispatchQueue.concurrentPerform(iterations: paths.count) { slots.set($0, draw(paths[$0])) }
    return slots.values.flatMap { $0 }
  }()

  /// Filled by several threads, each its own slots.
  private final class Slots: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var values: [[DrawnTrace]]
    init(count: Int) { values = Array(repeating: [], count: count) }
    func set(_ index: Int, _ drawn: [DrawnTrace]) { lock.withLock { values[index] = drawn } }
  }

  private static func files() -> [String] {
    let root = Repository.root.appendingPathComponent("traces").path
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix("/trace.jsonl") }.sorted().map { root + "/" + $0 }
  }

  private static func draw(_ path: String) -> [DrawnTrace] {
    guard let data = FileManager.default.contents(atPath: path), let trace = try? Trace(jsonLines: [UInt8](data)) else {
      return []
    }
    let facts = TraceFacts(trace)
    let name = path.split(separator: "/").dropLast().last.map(String.init) ?? path
    return TimelineOptions.View.allCases.map { view in
      let options = TimelineOptions(
        view: view, guaranteed: facts.order.guaranteed, byChance: facts.order.byChance,
        highlighted: Highlights.items(facts.index))
      let scene = Timeline.layout(trace, findings: facts.findings, options: options, measurer: FixedMeasurer())
      return DrawnTrace(name: name, view: view, facts: facts, scene: scene)
    }
  }
}

/// Collects what was checked and what did not hold.
struct Verdict {
  private(set) var checked = 0
  private(set) var failures: [String] = []

  mutating func check(_ holds: Bool, _ words: @autoclosure () -> String) {
    checked += 1
    if !holds { failures.append(words()) }
  }

  /// The first few, for the message of a failed expectation.
  var sample: String {
    "\(failures.count) of \(checked): " + failures.prefix(8).joined(separator: "; ")
  }
}
