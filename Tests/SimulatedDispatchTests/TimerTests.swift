import SimulatedDispatch
import Testing

@Suite("Timers")
struct TimerTests {
  @Test("Timers of the main run loop fire in virtual time, until they are invalidated")
  func timers() throws {
    let run = try simulate {
      var count = 0
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
        count += 1
        print("tick", count, Thread.isMainThread)
        if count == 3 { timer.invalidate() }
      }
      let once = Timer(timeInterval: 0.7, repeats: false) { print("once", $0.isValid) }
      RunLoop.main.add(once, forMode: .common)
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print(once.isValid) }
    }
    #expect(run.lines == ["tick 1 true", "once true", "tick 2 true", "tick 3 true", "false"])
    #expect(run.trace.end == .seconds(2))
  }
}
