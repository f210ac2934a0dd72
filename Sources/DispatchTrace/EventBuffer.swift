/// The trace events of one execution, in order. A value type; subscript is O(1).
///
/// Growing never copies what is there; copies share storage until one of them is appended to.
public struct EventBuffer: Sendable {
  @usableFromInline var memory = EventMemory()
  /// How many events there are.
  public private(set) var count = 0

  /// No events.
  package init() {}

  /// These events, in their order. O(n).
  package init(_ events: some Sequence<TraceEvent>) {
    for event in events { append(event) }
  }

  package init(_ memory: EventMemory, count: Int) {
    self.memory = memory
    self.count = count
  }

  /// Adds one event behind the last. O(1); O(n) once when the storage is shared with a copy.
  package mutating func append(_ event: TraceEvent) {
    if !isKnownUniquelyReferenced(&memory) { self = EventBuffer(self) }
    if count == memory.capacity { memory.grow() }
    memory.address(of: count).initialize(to: event)
    count += 1
  }

  /// Room for so many events behind those that there are. Who fills it says by `keep` how many count from then on.
  mutating func makeRoom(for events: Int) -> EventMemory {
    if !isKnownUniquelyReferenced(&memory) { self = EventBuffer(self) }
    while memory.capacity < count + events { memory.grow() }
    return memory
  }

  /// All places up to `count` are filled.
  mutating func keep(_ count: Int) {
    precondition(count >= self.count && count <= memory.capacity)
    self.count = count
  }
}

extension EventBuffer: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { count }

  /// The event at `position`, which lies in `indices`. O(1).
  @inlinable
  public subscript(position: Int) -> TraceEvent {
    precondition(position >= 0 && position < count)
    return memory.address(of: position).pointee
  }
}

extension EventBuffer: Equatable {
  /// The same events in the same order. O(n).
  public static func == (left: EventBuffer, right: EventBuffer) -> Bool { left.elementsEqual(right) }
}

/// Sendable because places that have been filled are never written again, and only a sole owner fills others.
@usableFromInline
package typealias EventMemory = GrowingMemory<TraceEvent>

extension GrowingMemory: @unchecked Sendable where Element == TraceEvent {}
