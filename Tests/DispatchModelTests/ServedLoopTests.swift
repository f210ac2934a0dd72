import DispatchModel
import DispatchTrace
import Testing

@Suite("The main thread serves its run loop in the midst of its code")
struct ServedLoopTests {
  private let script = Script()

  /// Of a served loop, the ends of the waits: `3–10` and `10–10!` where it timed out, in milliseconds.
  private func waits(_ run: Run) -> String {
    var (began, words): (Int64, [String]) = (0, [])
    for event in run.trace.events where event.thread == .main {
      switch event.kind {
      case .waitBegan(let wait) where wait.reason == .runLoop: began = event.instant.nanoseconds / 1_000_000
      case .waitEnded(let isTimedOut, _):
        words.append("\(began)–\(event.instant.nanoseconds / 1_000_000)\(isTimedOut ? "!" : "")")
      default: continue
      }
    }
    return words.joined(separator: " ")
  }

  private func serve(until milliseconds: Int64?, onePass isOnePass: Bool = false, inTimer isInTimer: Bool = false) -> Operation {
    let deadline = milliseconds.map { Deadline(Instant(nanoseconds: $0 * 1_000_000)) } ?? .forever
    return .serveMainLoop(until: deadline, isOnePass: isOnePass, isInTimer: isInTimer)
  }

  @Test func untilItsLimitItRunsWhatComes() {
    script.main {
      $0.async(.main) { $0.print("at once") }
      $0.after(10, .main) { $0.print("later") }
      $0.after(40, .main) { $0.print("too late") }
      $0(serve(until: 30))
      $0.printReply()
    }
    let run = script.run()
    #expect(run.printed == "at once later 2")
    #expect(waits(run) == "0–0 0–10 10–30!")
  }

  @Test func topLevelCodeThatHasServedEndsTheProcess() {
    script.main {
      $0(serve(until: 30))
      $0.async(.main) { $0.print("never") }
    }
    let run = script.run()
    #expect(run.printed == "")
    #expect(run.trace.outcome == .exited(code: 0))
    #expect(run.trace.end == Instant(nanoseconds: 30_000_000))
  }

  @Test func aPassRunsWhatWasThereWhenItBegan() {  // N-02
    script.main {
      $0.async(.main) {
        $0.print("one")
        $0.async(.main) { $0.print("three") }
      }
      $0.async(.main) { $0.print("two") }
      $0(serve(until: nil, onePass: true))
      $0.printReply()
      $0(serve(until: nil, onePass: true))
      $0.printReply()
    }
    #expect(script.run().printed == "one two 2 three 1")
  }

  @Test func aLimitThatHasPassedLeavesOnePass() {
    script.main {
      $0(serve(until: 0))
      $0.printReply()
      $0.async(.main) {
        $0.print("one")
        $0.async(.main) { $0.print("two") }
      }
      $0(serve(until: 0))
      $0.printReply()
    }
    let run = script.run()
    #expect(run.printed == "0 one 1")
    #expect(waits(run) == "0–0! 0–0")
  }

  @Test func theBlockThatRunsAtTheLimitComesToItsEnd() {
    script.main {
      $0.after(10, .main) {
        $0.async(.main) { $0.print("next pass") }
        $0.work(50, "block")
      }
      $0.after(10, .main) { $0.print("same pass") }
      $0(serve(until: 30))
      $0.print("after")
    }
    let run = script.run()
    #expect(run.printed == "after" || run.printed == "same pass after")
    #expect(run.spans == "block 10–60")
  }

  @Test func insideABlockOfTheMainQueueItDoesNot() {  // D-16
    script.main {
      $0.async(.main) {
        $0.async(.main) { $0.print("other") }
        $0(serve(until: 30))
        $0.printReply()
      }
      $0(serve(until: 50))
    }
    #expect(script.run().printed == "-1 other")
    let plain = Script()
    plain.main {
      $0.async(.main) {
        $0.async(.main) { $0.print("other") }
        $0(serve(until: 30))
        $0.printReply()
        $0(.runMainLoop)
        $0.print("goes on")
      }
    }
    #expect(plain.run().printed == "-1 goes on other")
  }

  @Test func insideATimerItDoes() {
    script.main {
      $0.after(10, .main) {
        $0.after(15, .main) { $0.print("inner") }
        $0(serve(until: 20, inTimer: true))
        $0.printReply()
      }
      $0.after(12, .main) { $0.print("first") }
      $0(serve(until: 15))
      $0.print("after")
    }
    #expect(script.run().printed == "first inner 2 after")
  }

  @Test func onAnotherThreadItDoesNot() {
    let queue = script.queue("q")
    script.main {
      $0.async(queue) {
        $0(serve(until: 30))
        $0.printReply()
      }
    }
    #expect(script.run().printed == "-1")
  }

  @Test func insideASyncItDoes() {
    let queue = script.queue("q")
    script.main {
      $0.async(.main) { $0.label() }
      $0.sync(queue) {
        $0(serve(until: 30))
        $0.label()
      }
    }
    #expect(script.run().printed == "com.apple.main-thread q")
  }

  @Test func aSyncOntoMainIsServed() {
    let queue = script.queue("q")
    script.main {
      $0.async(queue) {
        $0.sync(.main) { $0.print("on main") }
        $0.print("behind")
      }
      $0(serve(until: 30))
    }
    #expect(script.run().printed == "on main behind")
  }

  @Test func whoWaitsThereForEverIsAtRest() {
    let queue = script.queue("q")
    script.main {
      $0.async(queue) { $0.print("block") }
      $0(serve(until: nil))
      $0.print("never")
    }
    let run = script.run()
    #expect(run.printed == "block")
    #expect(run.trace.outcome == .completed)
  }

  @Test func aFiringOfTheSameInstantComesBeforeTheLimit() {
    let timer = script.source(.timer, .main)
    script.main {
      $0(.setSourceHandler(timer, .event, Block(script.body { $0.print("tick") })))
      let first = Deadline(Instant(nanoseconds: 10_000_000))
      $0(.scheduleTimer(first, timer, interval: VirtualDuration(nanoseconds: 10_000_000)))
      $0(.activateSource(timer))
      $0(serve(until: 30))
      $0.print("after")
    }
    #expect(script.run().printed == "tick tick tick after")
  }

  @Test func whicheverChoicesAreMadeItComesBack() {
    script.main { body in
      for milliseconds in [10, 20, 30] as [Int64] { body.after(milliseconds, .main) { $0.print("block") } }
      body(serve(until: 20))
      body.print("after")
    }
    let seen = Set((1...40).map { script.run(choices: RandomChoice(seed: $0)).printed })
    #expect(seen == ["block after", "block block after"])
  }
}
