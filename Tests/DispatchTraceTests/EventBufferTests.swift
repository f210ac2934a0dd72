import DispatchTrace
import Testing

struct EventBufferTests {
  private static func event(_ number: Int) -> TraceEvent {
    TraceEvent(
      instant: Instant(nanoseconds: Int64(number)), thread: ThreadID(number % 7), position: .none, kind: .ended(ItemID(number)))
  }

  @Test func anEventTakesFortyBytes() {
    #expect(MemoryLayout<TraceEvent>.stride == 40)
  }

  @Test(arguments: [0, 1, 63, 64, 65, 128, 129, 100_000])
  func whatIsAppendedIsReadInOrder(count: Int) {
    let events = EventBuffer((0..<count).lazy.map(Self.event))
    #expect(events.count == count)
    #expect(events.elementsEqual((0..<count).lazy.map(Self.event)))
  }

  @Test func aCopyDoesNotSeeWhatIsAppendedToTheOther() {
    var one = EventBuffer((0..<64).map(Self.event))
    var other = one
    one.append(Self.event(100))
    other.append(Self.event(200))
    #expect(one.count == 65)
    #expect(other.count == 65)
    #expect(one[64] == Self.event(100))
    #expect(other[64] == Self.event(200))
    #expect(one[63] == other[63])
  }

  @Test func tracesAreEqualThatSayTheSame() {
    func trace(_ labels: [String], end: Int64 = 5, seed: UInt64 = 0) -> Trace {
      var trace = Trace(
        header: TraceHeader(platform: "darwin", cores: 4, quantum: VirtualDuration(nanoseconds: 10_000_000), seed: seed))
      for label in labels {
        let name = trace.strings.intern(label)
        trace.events.append(
          TraceEvent(instant: .zero, thread: ThreadID(0), position: .none, kind: .threadCreated(.main, name: name)))
      }
      trace.end = Instant(nanoseconds: end)
      return trace
    }
    #expect(trace(["a", "b"]) == trace(["a", "b"]))
    #expect(trace(["a", "b"]) != trace(["a"]))
    #expect(trace(["a", "b"]) != trace(["a", "c"]))
    #expect(trace(["a", "b"]) != trace(["a", "b"], end: 6))
    #expect(trace(["a", "b"]) != trace(["a", "b"], seed: 1))
    var other = trace(["a", "b"])
    other.outcome = .exited(code: 0)
    #expect(trace(["a", "b"]) != other)
  }
}
