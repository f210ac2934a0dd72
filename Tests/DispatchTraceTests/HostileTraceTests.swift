import DispatchTrace
import Testing

/// Trace files that once crashed what reads or draws them.
@Suite("Hostile traces")
struct HostileTraceTests {
  private func problem(in event: String) -> String? {
    let header =
      #"{"signalbox":"trace","version":2,"origin":"simulated","platform":"darwin","cores":4,"quantum":10000000,"seed":0}"#
    let start = #"{"at":0,"thread":"t0","event":"threadCreated","kind":"main"}"#
    let text = [header, start, event, #"{"at":5,"outcome":"completed"}"#].joined(separator: "\n") + "\n"
    do {
      _ = try Trace(jsonLines: Array(text.utf8))
      return nil
    } catch {
      return "\(error.line): \(error.message)"
    }
  }

  @Test("Instants before the launch and negative durations are refused with their line")
  func negativeTimes() {
    let due = #"{"at":0,"thread":"t0","event":"scheduled","item":"i0","queue":"q0","due":-9223372036854775808}"#
    #expect(problem(in: due)?.hasPrefix("3: the number in the field 'due' is out of range") == true)
    let span = #"{"at":0,"thread":"t0","event":"spanBegan","kind":"work","duration":-9223372036854775808}"#
    #expect(problem(in: span)?.hasPrefix("3: the number in the field 'duration' is out of range") == true)
  }

  @Test("Differences of instants never overflow")
  func differences() {
    let low = Instant(nanoseconds: .min)
    #expect(Instant.distantFuture - low == VirtualDuration(nanoseconds: .max))
    #expect(low - Instant.distantFuture == VirtualDuration(nanoseconds: .min))
    #expect(Instant(nanoseconds: 5) - Instant(nanoseconds: -3) == VirtualDuration(nanoseconds: 8))
  }
}
