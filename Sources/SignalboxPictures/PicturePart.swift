public import DispatchTrace
import Timeline
import TraceAnalysis

extension Picture {
  /// A part of a run. What begins before it or ends after it is drawn as cut: torn lanes, no edge on that side.
  ///
  ///     Picture.Options(part: Picture.Part(from: .instant(.zero + .milliseconds(10)), to: .block("write")))
  public struct Part: Hashable, Sendable {
    /// Where a part begins or ends.
    public enum Edge: Hashable, Sendable {
      /// An instant of the run. One that ends a part does not belong to it.
      case instant(Instant)
      /// Where the first block or span of this name starts or, for the end of a part, where it ends.
      case block(String)
    }

    /// Where it begins; nil for where the run does.
    public var from: Edge?
    /// Where it ends; nil for where the run does.
    public var to: Edge?

    /// Nil stands for the run's own beginning or end.
    public init(from: Edge? = nil, to: Edge? = nil) {
      self.from = from
      self.to = to
    }
  }
}

extension Picture.Part {
  /// As one of several runs has it, which ends at `end`, when the last of them ends at `last`.
  func shared(with end: Instant, of last: Instant) throws(PictureError) -> Picture.Part {
    var own = self
    for edge in [from, to] {
      if case .block = edge { throw .partNeedsInstants }
    }
    if case .instant(let instant) = to, end < instant, instant <= last { own.to = nil }
    return own
  }

  func timelinePart(of index: TraceIndex) throws(PictureError) -> TimelinePart {
    let from = try from.map { edge throws(PictureError) in try Self.edge(edge, of: index, isEnd: false) }
    let to = try to.map { edge throws(PictureError) in try Self.edge(edge, of: index, isEnd: true) }
    do throws(TimelinePart.Problem) {
      return try TimelinePart(of: index.trace, from: from, to: to)
    } catch {
      throw PictureError(error)
    }
  }

  private static func edge(_ edge: Edge, of index: TraceIndex, isEnd: Bool) throws(PictureError) -> TimelinePart.Edge {
    switch edge {
    case .instant(let instant): return .instant(instant)
    case .block(let name):
      let run: TraceIndex.Run
      do throws(UnknownName) { run = try index.firstRun(named: name) } catch { throw .unknownBlock(error.reason) }
      if !isEnd { return .event(run.began.event) }
      guard let ended = run.ended else { throw .unknownBlock("'\(name)' never ends") }
      return .event(ended.event)
    }
  }
}
