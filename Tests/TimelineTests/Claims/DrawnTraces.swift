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
  /// Nil for the whole run.
  var part: TimelinePart?

  var description: String {
    guard let part else { return "\(name) by \(view.rawValue)" }
    return "\(name) by \(view.rawValue) from \(part.start) to \(part.end)"
  }
  var index: TraceIndex { facts.index }

  func x(of key: Int64) -> Int { scene.time?.x(key) ?? 0 }
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
  var end: Int64 {
    guard isOrdinal else { return keys.isEmpty ? 0 : trace.end.nanoseconds }
    // A death is a step of its own.
    if case .trapped = trace.outcome { return (keys.last ?? 0) + KeyClock.step }
    return keys.last ?? 0
  }
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

// What of the trace a part shows.
extension DrawnTrace {
  var first: Int64 { part?.start.nanoseconds ?? 0 }
  /// The last key that is drawn.
  var last: Int64 { part?.end.nanoseconds ?? facts.end }
  var isCutAtStart: Bool { first > 0 }
  var isCutAtEnd: Bool { part?.cutsEnd(of: facts.trace) ?? false }

  /// The event stands in the picture.
  func shows(_ event: Int) -> Bool {
    facts.keys[event] >= first && event < part?.events ?? .max
  }

  func shows(_ moment: TraceIndex.Moment?) -> Bool { moment.map { shows($0.event) } ?? false }

  /// It is still to come when the part is over.
  func isLater(_ moment: TraceIndex.Moment) -> Bool { moment.event >= part?.events ?? .max }

  /// What lasts from `begin` to `end` takes place in the part, at least for a moment.
  func overlaps(_ begin: TraceIndex.Moment, _ end: TraceIndex.Moment?) -> Bool {
    if isLater(begin) { return false }
    guard let end, !isLater(end) else { return true }
    return facts.key(end) > first || facts.key(begin) >= first
  }

  /// How many of the stretches are open at once in the part, at most; what ends at a key is over when something begins there.
  func most<Thing>(_ things: [Thing], _ stretch: (Thing) -> (TraceIndex.Moment?, TraceIndex.Moment?)) -> Int {
    var changes: [(Int64, Int)] = []
    for thing in things {
      let (begin, end) = stretch(thing)
      guard let begin, overlaps(begin, end) else { continue }
      if let end, facts.key(end) == facts.key(begin) { continue }
      changes.append((max(facts.key(begin), first), 1))
      if let end, !isLater(end) { changes.append((facts.key(end), -1)) }
    }
    changes.sort { $0 < $1 }
    var (now, most) = (0, 0)
    for change in changes {
      now += change.1
      most = max(most, now)
    }
    return most
  }

  /// Where what lasts to `moment` ends: at the latest where the part does.
  func right(_ moment: TraceIndex.Moment?) -> Int {
    guard let moment, !isLater(moment) else { return scene.time?.x(last) ?? 0 }
    return x(moment)
  }
}

/// Every recorded trace in every view, and every one that takes time in three parts: laid out once for all tests. With them
/// those of `Tests/HardPictures`, of programs that are hard to draw.
enum DrawnTraces {
  static let all: [DrawnTrace] = drawn(inParts: true) { _ in }

  /// The same with other options; whole runs only, if not asked otherwise.
  static func drawn(inParts: Bool = false, _ change: @Sendable (inout TimelineOptions) -> Void) -> [DrawnTrace] {
    let paths = files()
    let slots = Slots(count: paths.count)
    DispatchQueue.concurrentPerform(iterations: paths.count) { slots.set($0, draw(paths[$0], inParts: inParts, change)) }
    return slots.values.flatMap { $0 }
  }

  /// Filled by several threads, each its own slots.
  private final class Slots: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var values: [[DrawnTrace]]
    init(count: Int) { values = Array(repeating: [], count: count) }
    func set(_ index: Int, _ drawn: [DrawnTrace]) { lock.withLock { values[index] = drawn } }
  }

  private static func files() -> [String] {
    ["traces", "Tests/HardPictures"].flatMap { folder in
      let root = Repository.root.appendingPathComponent(folder).path
      let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix("/trace.jsonl") }.sorted().map { root + "/" + $0 }
    }
  }

  private static func draw(
    _ path: String, inParts: Bool, _ change: (inout TimelineOptions) -> Void
  ) -> [DrawnTrace] {
    guard let data = FileManager.default.contents(atPath: path), let trace = try? Trace(jsonLines: [UInt8](data)) else {
      return []
    }
    let facts = TraceFacts(trace)
    let name = path.split(separator: "/").dropLast().last.map(String.init) ?? path
    return TimelineOptions.View.allCases.flatMap { view in
      ([nil] + (inParts ? parts(of: trace) : [])).map { part in
        var options = TimelineOptions(
          view: view, guaranteed: facts.order.guaranteed, byChance: facts.order.byChance,
          highlighted: Highlights.items(facts.index))
        options.spokenOf = Set(facts.order.spokenOf)
        options.part = part
        change(&options)
        let scene = Timeline.layout(trace, findings: facts.findings, options: options, measurer: FixedMeasurer())
        return DrawnTrace(name: name, view: view, facts: facts, scene: scene, part: part)
      }
    }
  }

  /// Its first half, a part in the middle, the last half.
  private static func parts(of trace: Trace) -> [TimelinePart] {
    let end = trace.end.nanoseconds
    let edges: [(Int64?, Int64?)] = [(nil, end / 2), (end / 4, end / 5 * 3), (end / 2, nil)]
    return edges.compactMap { from, to in
      func edge(_ key: Int64?) -> TimelinePart.Edge? { key.map { .instant(Instant(nanoseconds: $0)) } }
      return try? TimelinePart(of: trace, from: edge(from), to: edge(to))
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
