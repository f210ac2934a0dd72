public import DispatchTrace

/// A part of a run that has a name: one `work`, `io` or sleep, or one run of a block.
public struct Stretch: Hashable, Sendable {
  /// As expectations call it.
  public let name: String
  /// When it began.
  public let began: Instant
  /// When it ended; `.distantFuture` when it never did.
  public let ended: Instant
  /// The thread it was on, as pictures call it: `main thread`, `worker 1`, …
  public let thread: String
  /// The label of the queue it was on; nil on a thread of its own, and for the launch.
  public let queue: String?
  /// Where the code asks for it.
  public let position: SourcePosition
  /// Offsets of its events: within one instant, too, things have an order.
  let events: ClosedRange<Int>

  init(_ name: String, _ run: TraceIndex.Run, _ index: TraceIndex) {
    self.name = name
    began = run.began.instant
    ended = run.ended?.instant ?? .distantFuture
    thread = index.name(of: run.thread)
    queue = run.queue.map(index.name(of:))
    position = run.position
    events = run.began.event...max(run.ended?.event ?? .max, run.began.event)
  }

  /// How long it took, waiting for a core included.
  public var duration: VirtualDuration { ended - began }

  /// It had ended when `other` began, also when both are at one instant.
  public func isBefore(_ other: Stretch) -> Bool { events.upperBound < other.events.lowerBound }

  /// Both were going on at one time.
  public func overlaps(_ other: Stretch) -> Bool {
    events.lowerBound < other.events.upperBound && other.events.lowerBound < events.upperBound
  }
}

extension Run {
  /// Of the names whose stretches were to take another time, that of which there is none: the first, and what was most likely meant.
  /// What the code has need not run here.
  package func unknownStretch(among names: [String]) -> String? {
    let spans = index.spans.compactMap { span in span.name.map(index.text) }
    let known = Set(spans)
    guard let name = names.sorted().first(where: { !known.contains($0) && !isWritten($0) }) else { return nil }
    if let near = Spelling.nearest(to: name, among: spans) {
      return "nothing that takes time is called '\(name)'; did you mean '\(near)'?"
    }
    let some = known.sorted().prefix(8).map { "'\($0)'" }.joined(separator: ", ")
    let others = known.count > 8 ? " and \(known.count - 8) more" : ""
    return "nothing that takes time is called '\(name)'" + (some.isEmpty ? "" : "; there is \(some)\(others)")
  }
}

extension Stretch: CustomStringConvertible {
  /// `decode: 0 s to 20 ms on worker 1, photos`.
  public var description: String {
    "\(name): \(began) to \(ended) on \(thread)" + (queue.map { ", \($0)" } ?? "")
  }
}

extension Instant {
  /// That many nanoseconds after the launch.
  public static func nanoseconds(_ count: Int64) -> Instant { .zero + .nanoseconds(count) }
  /// That many microseconds after the launch.
  public static func microseconds(_ count: Int64) -> Instant { .zero + .microseconds(count) }
  /// That many milliseconds after the launch.
  public static func milliseconds(_ count: Int64) -> Instant { .zero + .milliseconds(count) }
  /// That many seconds after the launch.
  public static func seconds(_ count: Int64) -> Instant { .zero + .seconds(count) }
}
