/// The trace events of one execution, in order: append-only, in chunks, so that growing never copies what is there.
///
/// A value type; copies share storage until one of them is appended to. Subscript and append are O(1).
public struct EventBuffer: Sendable {
  /// 16,384 events of 40 bytes: chunks of 640 KiB.
  @usableFromInline static let chunkShift = 14
  @usableFromInline static let chunkCapacity = 1 << chunkShift

  @usableFromInline var full: [ContiguousArray<TraceEvent>] = []
  @usableFromInline var last = ContiguousArray<TraceEvent>()

  public init() {}

  public init(_ events: some Sequence<TraceEvent>) {
    for event in events { append(event) }
  }

  @inlinable
  public mutating func append(_ event: TraceEvent) {
    if last.count == Self.chunkCapacity { closeChunk() }
    last.append(event)
  }

  @usableFromInline
  mutating func closeChunk() {
    full.append(last)
    last = ContiguousArray()
    last.reserveCapacity(Self.chunkCapacity)
  }
}

extension EventBuffer: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { full.count << Self.chunkShift + last.count }

  @inlinable
  public subscript(position: Int) -> TraceEvent {
    let chunk = position >> Self.chunkShift
    let offset = position & (Self.chunkCapacity - 1)
    return chunk < full.count ? full[chunk][offset] : last[offset]
  }
}
