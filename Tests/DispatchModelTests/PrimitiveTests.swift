import DispatchModel
import DispatchTrace
import Testing

@Suite struct Primitives {
  let script = Script()

  @Test func aPastDeadlineIsAsyncAndLaterOnesComeInOrder() {  // S-21, S-24, C-26
    let queue = script.queue("q")
    script.main {
      $0.after(60, queue) { $0.print("after60") }
      $0.async(queue) { $0.print("async1") }
      $0.after(-5, queue) { $0.print("past") }
      $0.after(40, queue) { $0.print("after40") }
      $0.async(queue) { $0.print("async2") }
    }
    #expect(script.run().printed == "async1 past async2 after40 after60")
  }

  @Test func aBlockForTheDistantFutureNeverRuns() {  // S-22
    let queue = script.queue("q")
    script.main { $0(.asyncAfter(.forever, queue, Block(script.body { $0.print("never") }))) }
    let run = script.run()
    #expect(run.printed == "")
    #expect(run.trace.end == .zero)
  }

  @Test func groupWaitTimesOutAndCanBeTriedAgain() {  // G-02, C-04
    let group = script.group()
    let queue = script.queue("q")
    script.main {
      $0.async(queue, group: group) { $0.work(70) }
      for _ in 0..<2 {
        $0(.waitGroup(group, Deadline(Instant(nanoseconds: 50_000_000))))
        $0.printReply()
        $0(.waitGroup(group, Deadline(Instant(nanoseconds: 100_000_000))))
        $0.printReply()
      }
    }
    #expect(script.run().printed == "true false false false")
  }

  @Test func notificationsComeInOrderOfRegistrationAndOnce() {  // G-03, G-04, G-05
    let group = script.group()
    let queue = script.queue("q")
    script.main {
      $0(.enter(group))
      for index in 0..<3 { $0.notify(group, queue) { $0.print("n\(index)") } }
      $0(.leave(group))
      $0(.enter(group))
      $0(.leave(group))
      $0.notify(group, queue) { $0.print("empty") }
    }
    #expect(script.run().printed == "n0 n1 n2 empty")
  }

  @Test func oneLeaveTooManyTraps() {  // G-08
    let group = script.group()
    script.main { $0(.leave(group)) }
    #expect(script.run().trapMessage == "Unbalanced call to dispatch_group_leave()")
  }

  @Test func aSemaphoreWakesItsWaitersFirstInFirstOut() {  // M-01, M-03
    let semaphore = script.semaphore(0)
    let queues = (0..<3).map { script.queue("q\($0)") }
    script.main {
      for (index, queue) in queues.enumerated() {
        $0.async(queue) {
          $0(.waitSemaphore(semaphore, .forever))
          $0.print("\(index)")
        }
      }
      $0.sleep(10)
      for _ in 0..<4 {
        $0(.signal(semaphore))
        $0.printReply()
      }
    }
    #expect(script.run().printed == "1 1 1 0 0 1 2")
  }

  @Test func aTimedOutSemaphoreWaitLeavesNoTrace() {  // M-02
    let semaphore = script.semaphore(0)
    script.main {
      $0(.waitSemaphore(semaphore, Deadline(Instant(nanoseconds: 10_000_000))))
      $0.printReply()
      $0(.waitSemaphore(semaphore, Deadline(.zero)))
      $0.printReply()
      $0(.signal(semaphore))
      $0.printReply()
      $0(.waitSemaphore(semaphore, .forever))
      $0.printReply()
    }
    #expect(script.run().printed == "true true 0 false")
  }

  @Test func aCancelledItemTakesItsTurnWithoutRunning() {  // W-01, W-02, C-35
    let queue = script.queue("q")
    let item = script.workItem { $0.print("body") }
    script.main {
      $0.async(queue) { $0.work(30) }
      $0(.asyncItem(queue, item, group: nil))
      $0(.cancelItem(item))
      $0(.notifyItem(item, queue, Block(script.body { $0.print("notified") })))
      $0(.waitItem(item, .forever))
      $0(.now)
      $0.printReply()
    }
    #expect(script.run().printed == "notified 30 ms")
  }

  @Test(arguments: [
    (
      [Operation.waitItem(WorkItemID(0), .forever), .waitItem(WorkItemID(0), .forever)],
      "A block object may not be waited for more than once"
    ),
    (
      [.waitItem(WorkItemID(0), .forever), .performItem(WorkItemID(0))],
      "A block object may not be both run more than once and waited for"
    ),
    (
      [.performItem(WorkItemID(0)), .waitItem(WorkItemID(0), .forever)],
      "A block object may not be both run more than once and waited for"
    ),
  ])
  func waitingTwiceOrRunningAfterAWaitTraps(_ operations: [Operation], _ text: String) {  // W-04, W-05
    _ = script.workItem { _ in }
    script.main { main in
      main(.performItem(WorkItemID(0)))
      for operation in operations { main(operation) }
    }
    #expect(script.run().trapMessage == text)
  }

  @Test func timerFiringsStayOnTheGridAndCoalesce() {  // T-01, T-02, C-33
    let queue = script.queue("q")
    let timer = script.source(.timer, queue)
    script.main {
      $0(
        .setSourceHandler(
          timer, .event,
          Block(
            script.body {
              $0(.sourceData(timer))
              $0.printReply()
              $0(.now)
              $0.printReply()
            })))
      $0(
        .scheduleTimer(
          Deadline(Instant(nanoseconds: 100_000_000)), timer, interval: VirtualDuration(nanoseconds: 50_000_000)))
      $0(.activateSource(timer))
      $0.after(100, queue) { $0.work(220) }
      $0.after(430, queue) { $0(.cancelSource(timer)) }
    }
    #expect(script.run().printed == "1 100 ms 4 320 ms 1 350 ms 1 400 ms")
  }

  @Test func aTimerThatStartsInThePastFiresAtOnceWithWhatItMissed() {  // T-03
    let timer = script.source(.timer, nil)
    script.main {
      $0.sleep(1000)
      $0(
        .setSourceHandler(
          timer, .event,
          Block(
            script.body {
              $0(.sourceData(timer))
              $0.printReply()
            })))
      $0(.scheduleTimer(Deadline(.zero), timer, interval: VirtualDuration(nanoseconds: 100_000_000)))
      $0(.activateSource(timer))
      $0.sleep(150)
      $0(.cancelSource(timer))
    }
    #expect(script.run().printed == "11 1")
  }

  private func printingData(of source: SourceID) -> Block {
    Block(
      script.body {
        $0(.sourceData(source))
        $0.printReply()
      })
  }

  @Test(arguments: [(SourceKind.dataAdd, "15"), (.dataOr, "7"), (.dataReplace, "5")])
  func mergesBetweenDeliveriesCoalesce(_ kind: SourceKind, _ delivered: String) {  // T-12, C-34
    let queue = script.queue("q")
    let source = script.source(kind, queue)
    script.main {
      $0(.setSourceHandler(source, .event, printingData(of: source)))
      $0(.activateSource(source))
      for value in 1...5 { $0(.mergeData(source, UInt64(value))) }
    }
    #expect(script.run().printed == delivered)
  }

  @Test func whatTheSystemHasTakesThePlaceOfWhatItHadAndNothingIsNewsToo() {
    let queue = script.queue("q")
    let source = script.source(.dataReplace, queue)
    script.main {
      $0(.setSourceHandler(source, .event, printingData(of: source)))
      $0(.activateSource(source))
      for value: UInt64 in [3, 5] { $0(.tellSource(source, value)) }
      $0.sleep(1)
      $0(.tellSource(source, 0))
      $0.sleep(1)
      $0(.mergeData(source, 0))
      $0.sleep(1)
      $0(.cancelSource(source))
      $0(.tellSource(source, 7))
    }
    #expect(script.run().printed == "5 0")
  }

  @Test func concurrentPerformHandsOutIndicesInOrderAndReturnsWhenAllAreDone() {  // S-29
    var two = Configuration()
    two.cores = 2
    script.main {
      $0.apply(4) { $0.work(10, "i") }
      $0.print("done")
      $0.apply(0) { $0.print("never") }
    }
    let run = script.run(two)
    #expect(run.spans == "i 0–10, i 0–10, i 10–20, i 10–20")
    #expect(run.printed == "done")
    #expect(script.released.count == 2)
  }

  @Test func aRecursiveOnceTraps() {  // O-02
    script.main {
      $0(.declareOnce(name: nil))
      $0(.beginOnce(OnceID(0)))
      $0(.beginOnce(OnceID(0)))
    }
    #expect(script.run().trapMessage == "trying to lock recursively")
  }

  @Test func afterDispatchMainTheMainQueueRunsOnWorkers() {  // N-03
    script.main {
      $0.async(.main) {
        $0(.isMainThread)
        $0.printReply()
      }
      $0(.dispatchMain)
    }
    #expect(script.run().printed == "false")
  }

  @Test func waitingForAnItemThatWasPerformedAndIsQueuedTraps() {  // W-09
    let queue = script.queue("q")
    let item = script.workItem { _ in }
    script.main {
      $0(.performItem(item))
      $0(.suspend(queue))
      $0(.asyncItem(queue, item, group: nil))
      $0(.waitItem(item, .forever))
    }
    #expect(script.run().trapMessage == "A block object may not be both run more than once and waited for")
  }
}
