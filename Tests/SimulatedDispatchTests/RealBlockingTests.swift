import SimulatedDispatch
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("What no simulation can see")
struct RealBlockingTests {
  @Test("A closure that sleeps for real is named with its line, and the tests go on")
  func realSleep() throws {
    let error = error(patience: .milliseconds(100)) {
      DispatchQueue(label: "files").async {
        work("before", .milliseconds(1))
        var rest = timespec(tv_sec: 2, tv_nsec: 0)
        nanosleep(&rest, nil)
        work("after", .milliseconds(1))
      }
    }
    #expect(error?.kind == .blocksForReal)
    #expect(error?.description.contains("RealBlockingTests.swift:16") == true)
  }

  @Test("A closure that computes without end is told from one that waits")
  func endlessLoop() throws {
    let error = error(patience: .milliseconds(40)) {
      work("before", .milliseconds(1))
      let end = clock() + 3 * CLOCKS_PER_SEC
      while clock() < end {}
    }
    #expect(error?.kind == .computesWithoutEnd)
  }

  /// Not within a macro: what is written in one has the macro's line.
  private func error(patience: Duration, _ body: @escaping () -> Void) -> SimulationError? {
    do throws(SimulationError) {
      try simulate(patience: patience, body)
      return nil
    } catch {
      return error
    }
  }
}
