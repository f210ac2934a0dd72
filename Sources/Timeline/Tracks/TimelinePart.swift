package import DispatchTrace

/// A part of a run. What begins before it or ends after it is drawn as cut.
package struct TimelinePart: Hashable, Sendable {
  /// Where a part begins or ends.
  package enum Edge: Hashable, Sendable {
    case instant(Instant)
    /// At the trace's event with that number, which belongs to the part.
    case event(Int)
  }

  /// Why there is no such part.
  package enum Problem: Error, Hashable, Sendable {
    case takesNoTime
    case beginsAfterEnd(from: Instant, to: Instant)
    case beyondEnd(Instant, end: Instant)
  }

  /// The first instant that is drawn, and the last one.
  package let start: Instant
  package let end: Instant
  /// So many events happen up to its end: those at an instant that ends it do not belong to it.
  let events: Int

  /// Nil stands for the run's own beginning or end.
  package init(of trace: Trace, from: Edge?, to: Edge?) throws(Problem) {
    let last = trace.end
    guard last > .zero else { throw .takesNoTime }
    start = Self.instant(from, trace) ?? .zero
    end = Self.instant(to, trace) ?? last
    if start >= last { throw .beyondEnd(start, end: last) }
    if end > last { throw .beyondEnd(end, end: last) }
    if start >= end { throw .beginsAfterEnd(from: start, to: end) }
    switch to {
    case .event(let offset): events = offset + 1
    case .instant(let instant) where instant < last:
      events = trace.events.partitioningIndex { $0.instant >= instant }
    case .instant, nil: events = trace.events.count
    }
  }

  private static func instant(_ edge: Edge?, _ trace: Trace) -> Instant? {
    switch edge {
    case .instant(let instant): instant
    case .event(let offset): trace.events[offset].instant
    case nil: nil
    }
  }

  /// What happens at `instant`, or some of it, belongs to it.
  func holds(_ instant: Instant, of trace: Trace) -> Bool {
    events > 0 && instant >= start && instant <= trace.events[events - 1].instant
  }

  /// Something of `trace` comes before it, or after it.
  func cutsStart(of trace: Trace) -> Bool { start > .zero }
  func cutsEnd(of trace: Trace) -> Bool { end < trace.end || events < trace.events.count }
}

extension RandomAccessCollection where Index == Int {
  /// The first index at which `belongs` is true; it must be false before and true from there on.
  func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
