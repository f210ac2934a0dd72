import SimulatedDispatch
import Testing

@Suite("Timers")
struct TimerTests {
  @Test("A thread knows whether it was asked to end, runs and has ended, and is itself inside of its block")
  func threads() throws {
    let run = try simulate {
      let thread = Thread {
        while !Thread.current.isCancelled { Thread.sleep(forTimeInterval: 1) }
        print("cancelled", Thread.current.name ?? "none", Thread.current.isExecuting)
      }
      thread.name = "loop"
      print(thread.isExecuting, thread.isFinished)
      thread.start()
      Thread.sleep(forTimeInterval: 2.5)
      print(thread.isExecuting, thread.isFinished, Thread.current === thread, Thread.current.isMainThread)
      thread.cancel()
      Thread.sleep(forTimeInterval: 1)
      print(thread.isExecuting, thread.isFinished)
      // The real thread below may be the same.
      Thread.detachNewThread { print(Thread.current === thread, Thread.current.isCancelled, Thread.current.isMainThread) }
    }
    #expect(
      run.lines == ["false false", "true false false true", "cancelled loop true", "false true", "false false false"])
  }

  @Test("The real thread below a thread keeps nothing of it: the object is gone, and whoever comes after it has no name")
  func threadsAreLetGo() throws {
    final class Known: @unchecked Sendable { weak var thread: Thread? }
    let known = (0..<8).map { _ in Known() }
    try simulate {
      for known in known {
        // Side by side: each has a real thread of its own.
        let thread = Thread { Thread.sleep(forTimeInterval: 1) }
        thread.name = "earlier"
        thread.start()
        known.thread = thread
      }
    }
    #expect(known.allSatisfy { $0.thread == nil })
    let run = try simulate {
      for _ in known {
        Thread.detachNewThread {
          Thread.sleep(forTimeInterval: 1)
          print(Thread.current.name ?? "none")
        }
      }
    }
    #expect(run.lines == known.map { _ in "none" })
  }

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
