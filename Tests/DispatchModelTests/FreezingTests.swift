import DispatchModel
import DispatchTrace
import Testing

/// the process stands still, and time goes on.
@Suite struct Freezing {
  let script = Script()

  private func cores(_ count: Int) -> Configuration {
    var configuration = Configuration()
    configuration.cores = count
    return configuration
  }

  /// From outside: frozen after `start` milliseconds, thawed after `length` more.
  private func frozen(_ main: Body, at start: Int64, for length: Int64) {
    main.outside {
      $0.sleep(start)
      $0(.freeze)
      $0.sleep(length)
      $0(.thaw)
    }
  }

  @Test func whatComputesGoesOnWhereItWas() {
    let queue = script.queue("q")
    script.main {
      $0.async(queue) { $0.work(40, "A") }
      frozen($0, at: 10, for: 100)
    }
    #expect(script.run().spans == "sleep 0–10, sleep 10–110, A 0–140")
  }

  @Test func aSleepEndsAtItsInstantOrAtTheThaw() {
    let (first, second) = (script.queue("a"), script.queue("b"))
    script.main {
      $0.async(first) {
        $0.sleep(40); $0.print("short")
      }
      $0.async(second) {
        $0.sleep(200); $0.print("long")
      }
      frozen($0, at: 10, for: 100)
    }
    let run = script.run()
    #expect(run.printed == "short long")
    #expect(instants(of: run) == [110, 200])
  }

  @Test func whatFellDueComesAtTheThawInTheOrderInWhichItFellDue() {
    script.main {
      $0.after(60, .main) { $0.print("later") }
      $0.after(50, .main) { $0.print("sooner") }
      $0.after(150, .main) { $0.print("after the thaw") }
      frozen($0, at: 10, for: 100)
    }
    let run = script.run()
    #expect(run.printed == "sooner later after the thaw")
    #expect(instants(of: run) == [110, 110, 150])
  }

  @Test func aRepeatingTimerCallsOnceForAllItMissed() {  // A-03, T-02
    let source = script.source(.timer, .main)
    script.main {
      let handler = script.body {
        $0(.sourceData(source)); $0.printReply()
      }
      $0(.setSourceHandler(source, .event, Block(handler)))
      $0(.scheduleTimer(Deadline(Instant(nanoseconds: 20_000_000)), source, interval: VirtualDuration(nanoseconds: 20_000_000)))
      $0(.activateSource(source))
      frozen($0, at: 30, for: 100)
      $0.after(150, .main) { $0(.cancelSource(source)) }
    }
    // At 20; at 130 for 40, 60, 80, 100 and 120; at 140.
    #expect(script.run().printed == "1 5 1")
  }

  @Test func aWaitGivesUpAtTheThaw() {
    let semaphore = script.semaphore(0)
    script.main {
      $0.async(script.queue("q")) {
        $0(.waitSemaphore(semaphore, Deadline(Instant(nanoseconds: 50_000_000))))
        $0.printReply()
      }
      frozen($0, at: 10, for: 100)
    }
    let run = script.run()
    #expect(run.printed == "true")
    #expect(instants(of: run) == [110])
  }

  @Test func theClockDoesNotStandStill() {
    script.main {
      $0.async(script.queue("q")) {
        $0.work(20, "A"); $0(.now); $0.printReply()
      }
      frozen($0, at: 10, for: 100)
    }
    #expect(script.run().printed == "120 ms")
  }

  @Test func whatIsHandedOverMeanwhileWaits() {
    script.main { main in
      main.outside {
        $0(.freeze)
        $0.async(.main) { $0.print("main") }
        $0.async(QueueID(7)) { $0.print("global") }
        $0.sleep(30)
        $0(.thaw)
      }
    }
    let run = script.run()
    #expect(Set(run.printed.split(separator: " ")) == ["main", "global"])
    #expect(instants(of: run) == [30, 30])
  }

  @Test func whoFreezesFromWithinStandsStillItself() {
    script.main {
      $0.async(script.queue("q")) {
        $0(.freeze); $0.print("after the thaw")
      }
      $0.outside {
        $0.sleep(30); $0(.thaw)
      }
    }
    #expect(instants(of: script.run()) == [30])
  }

  @Test func frozenForGoodIsAnEndAndNoDeadlock() {
    let semaphore = script.semaphore(0)
    script.main {
      $0.async(script.queue("q")) { $0(.waitSemaphore(semaphore, .forever)) }
      $0.after(50, .main) { $0.print("never") }
      $0.outside {
        $0.sleep(10); $0(.freeze); $0.sleep(20)
      }
    }
    let run = script.run()
    #expect(run.trace.outcome == .completed)
    #expect(run.trace.end == Instant(nanoseconds: 30_000_000))
    #expect(run.printed.isEmpty)
  }

  @Test func coresAreGivenBackAndTakenInTurn() {
    let (first, second) = (script.queue("a"), script.queue("b"))
    script.main {
      $0.async(first) { $0.work(20, "A") }
      $0.async(second) { $0.work(20, "B") }
      frozen($0, at: 5, for: 100)
    }
    #expect(script.run(cores(1)).spans == "sleep 0–5, sleep 5–105, A 0–130, B 115–140")
  }

  @Test func freezingTwiceAndThawingTwiceIsOnce() {
    script.main {
      $0.outside {
        $0(.thaw); $0(.freeze); $0(.freeze); $0.sleep(5); $0(.thaw); $0(.thaw)
      }
    }
    let kinds = script.run().trace.events.map(\.kind)
    #expect(kinds.count { $0 == .processFrozen } == 1)
    #expect(kinds.count { $0 == .processThawed } == 1)
  }

  @Test func nothingOfTheProcessRunsWhileItIsFrozenWhateverIsChosen() {
    let queues = (0..<3).map { script.queue("q\($0)") }
    script.main {
      for index in 0..<9 {
        $0.async(queues[index % 3]) {
          $0.work(3, "W"); $0.print("\(index)")
        }
      }
      $0.after(8, .main) { $0.print("due") }
      frozen($0, at: 5, for: 20)
    }
    for seed in 1...20 as ClosedRange<UInt64> {
      let run = script.run(cores(2), choices: RandomChoice(seed: seed))
      #expect(run.trace.outcome == .completed)
      #expect(instants(of: run).count == 10)
      #expect(instants(of: run).allSatisfy { $0 <= 5 || $0 >= 25 })
    }
  }

  /// In milliseconds, of each printed line.
  private func instants(of run: Run) -> [Int64] {
    run.trace.events.compactMap { if case .printed = $0.kind { $0.instant.nanoseconds / 1_000_000 } else { nil } }
  }
}
