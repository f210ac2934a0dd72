import DispatchTrace

/// Writes the events of an execution: an `EventBuffer` in the making. Not copyable, so adding an event never asks whether the
/// memory is shared.
struct EventRecorder: ~Copyable {
  private var memory = EventMemory()
  /// How many there are in memory.
  private(set) var count = 0
  /// Whether what is appended is kept. If not, the same memory is written over and over: nothing is asked for each event.
  private var isRecording = true
  private var dropped = 0
  /// How many events there is room for; where event 0 would be if the segment with room reached down to it.
  private var capacity = 0
  private var base: UnsafeMutablePointer<TraceEvent>?

  /// O(1).
  @inline(__always)
  mutating func append(_ event: TraceEvent) {
    if count == capacity { grow() }
    base.unsafelyUnwrapped.advanced(by: count).initialize(to: event)
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    if !isRecording, capacity > 0 {
      dropped += count
      count = 0
      return
    }
    memory.grow()
    capacity = memory.capacity
    base = memory.address(of: count) - count
  }

  /// How many were appended, kept or not.
  var total: Int { dropped + count }

  mutating func restart(isRecording: Bool) {
    // What is written over and over is the first piece of the memory.
    if isRecording || self.isRecording { self = EventRecorder() }
    self.isRecording = isRecording
    count = 0
    dropped = 0
  }

  /// What has been recorded; the recorder starts anew.
  mutating func take() -> EventBuffer {
    let buffer = EventBuffer(memory, count: count)
    self = EventRecorder()
    return buffer
  }
}
