import DispatchModel
import DispatchTrace
import Testing

@Suite struct Queues {
  let script = Script()

  @Test func aSerialQueueRunsItsBlocksOneAfterAnother() {
    let queue = script.queue("q")
    script.main { main in for index in 0..<4 { main.async(queue) { $0.work(10, "\(index)") } } }
    #expect(script.run().spans == "0 0–10, 1 10–20, 2 20–30, 3 30–40")
  }

  @Test func aConcurrentQueueRunsThemSideBySideOnAsManyCoresAsThereAre() {
    let queue = script.queue("q", concurrent: true)
    script.main { main in for index in 0..<5 { main.async(queue) { $0.work(10, "\(index)") } } }
    #expect(script.run().spans == "0 0–10, 1 0–10, 2 0–10, 3 0–10, 4 10–20")
  }

  @Test func asyncFromInsideGoesToTheEnd() {  // S-02, C-21
    let queue = script.queue("q")
    script.main {
      $0.async(queue) { block in
        block.print("1")
        block.async(queue) { $0.print("inner") }
        block.print("1end")
      }
      $0.async(queue) { $0.print("2") }
    }
    #expect(script.run().printed == "1 1end 2 inner")
  }

  @Test func aSerialChildIsOneBatchInItsTarget() {  // Q-12, C-29
    let target = script.queue("T")
    let a = script.queue("A", target: target)
    let b = script.queue("B", target: target)
    script.main {
      $0(.suspend(target))
      $0.async(a) { $0.print("a1") }
      $0.async(b) { $0.print("b1") }
      $0.async(a) { $0.print("a2") }
      $0.async(target) { $0.print("t1") }
      $0.async(b) { $0.print("b2") }
      $0(.resume(target))
    }
    #expect(script.run().printed == "a1 a2 b1 b2 t1")
  }

  @Test func concurrentChildrenOfASerialTargetKeepTheOrderOfSubmission() {  // Q-13, C-29
    let target = script.queue("T")
    let a = script.queue("A", concurrent: true, target: target)
    let b = script.queue("B", concurrent: true, target: target)
    script.main {
      $0(.suspend(target))
      for (queue, name) in [(a, "A1"), (b, "B1"), (a, "A2"), (target, "T1"), (b, "B2")] {
        $0.async(queue) { $0.print(name) }
      }
      $0(.resume(target))
    }
    #expect(script.run().printed == "A1 B1 A2 T1 B2")
  }

  @Test func aSyncOnAChildCutsItsBatchShort() {  // rule 9, C-30
    let target = script.queue("T")
    let a = script.queue("A", target: target)
    let b = script.queue("B", target: target)
    script.main { main in
      main.async(a) {
        $0.print("A0")
        $0.work(10)
      }
      main.async(script.queue("caller")) { $0.sync(a) { $0.print("A.sync") } }
      main.sleep(1)
      main.async(b) { $0.print("B1") }
      main.async(a) { $0.print("A1") }
      main.async(a) { $0.print("A2") }
      main.async(target) { $0.print("T1") }
    }
    #expect(script.run().printed == "A0 B1 T1 A.sync A1 A2")
  }

  @Test func aBarrierOnAChildDoesNotExcludeItsTargetsBlocks() {  // Q-16, C-31
    let target = script.queue("T", concurrent: true)
    let a = script.queue("A", concurrent: true, target: target)
    script.main {
      $0.async(target) {
        $0.print("t+")
        $0.work(20)
        $0.print("t-")
      }
      $0.sleep(5)
      $0.async(a, .barrier) { $0.print("aB") }
    }
    #expect(script.run().printed == "t+ aB t-")
  }

  @Test func aBarrierOnTheTargetWaitsForTheWholeDrainOfASerialChild() {  // Q-17, C-31
    let target = script.queue("T", concurrent: true)
    let a = script.queue("A", target: target)
    script.main {
      $0.async(a) {
        $0.print("a+")
        $0.work(20)
        $0.print("a-")
      }
      $0.sleep(5)
      $0.async(target, .barrier) { $0.print("TB") }
      $0.async(a) { $0.print("a2") }
    }
    #expect(script.run().printed == "a+ a- a2 TB")
  }

  @Test func aSelfSubmittingChildStarvesItsSibling() {  // Q-14, C-30
    let target = script.queue("T")
    let a = script.queue("A", target: target)
    let b = script.queue("B", target: target)
    func again(_ body: Body, _ count: Int) {
      body.print("a")
      if count > 1 { body.async(a) { again($0, count - 1) } }
    }
    script.main {
      $0.async(a) { again($0, 5) }
      $0.async(b) { $0.print("b") }
    }
    #expect(script.run().printed == "a a a a a b")
  }

  @Test func suspensionLetsTheRunningBlockEnd() {  // U-01, U-02
    let queue = script.queue("q")
    script.main {
      $0.async(queue) { $0.work(10, "first") }
      $0.async(queue) { $0.work(10, "second") }
      $0.sleep(5)
      $0(.suspend(queue))
      $0(.suspend(queue))
      $0.sleep(20)
      $0(.resume(queue))
      $0.sleep(20)
      $0(.resume(queue))
    }
    #expect(script.run().spans == "sleep 0–5, first 0–10, sleep 5–25, sleep 25–45, second 45–55")
  }

  @Test func suspendingAConcurrentQueueDoesNotHoldBackWhatWasHandedOn() {  // U-03, C-39
    var two = Configuration()
    two.cores = 2
    let queue = script.queue("q", concurrent: true)
    script.main {
      for index in 0..<4 { $0.async(queue) { $0.work(10, "\(index)") } }
      $0(.suspend(queue))
    }
    #expect(script.run(two).spans == "0 0–10, 1 0–10, 2 10–20, 3 10–20")
  }

  @Test func anInactiveQueueRunsNothingUntilItIsActivated() {
    let queue = script.queue("q", inactive: true)
    script.main {
      $0.async(queue) { $0.print("ran") }
      $0.sleep(5)
      $0.print("now")
      $0(.activate(queue))
      $0(.activate(queue))
    }
    #expect(script.run().printed == "now ran")
  }

  @Test(arguments: [
    (Operation.resume(QueueID(13)), "Over-resume of an object"),
    (.resume(QueueID(14)), "Over-resume of an inactive object"),
    (.releaseQueue(QueueID(14)), "Release of an inactive object"),
    (.setTarget(QueueID(13), nil), "Cannot change the target of this object after it has been activated"),
  ])
  func misuseTrapsWithTheTextOfLibdispatch(_ operation: Operation, _ text: String) {
    _ = script.queue("active")
    _ = script.queue("inactive", inactive: true)
    script.main { $0(operation) }
    #expect(script.run().trapMessage == text)
  }

  @Test func currentLabelsAndSpecificsFollowTheTargets() {  // U-10, U-11
    let target = script.queue("T")
    let child = script.queue("C", target: target)
    script.main {
      $0.label()
      $0(.setSpecific(target, key: 1, value: BodyID(7)))
      $0.async(child) {
        $0.label()
        $0(.getCurrentSpecific(key: 1))
        $0.printReply()
        $0(.getSpecific(child, key: 1))
        $0.printReply()
      }
    }
    #expect(script.run().printed == "com.apple.main-thread C b7 nil")
  }

  @Test func aTargetCycleRunsNothingAndHangsNothingElse() {
    let a = script.queue("a", inactive: true)
    let b = script.queue("b", inactive: true)
    script.main {
      $0(.setTarget(a, b))
      $0(.setTarget(b, a))
      $0.async(a) { $0.print("never") }
      $0(.activate(a))
      $0(.activate(b))
      $0.print("after")
    }
    let run = script.run()
    #expect(run.printed == "after")
    #expect(run.trace.outcome == .completed)
  }

  @Test func anEmptyPassKeepsAPlaceInTheLine() {
    let target = script.queue("T")
    let a = script.queue("A", target: target)
    let b = script.queue("B", target: target)
    script.main {
      $0.async(a) { $0.work(80, "A0") }
      $0.sleep(25)
      $0.async(a) { $0.print("A1") }
      $0.async(target) {
        $0.work(150)
        $0.print("T1")
      }
      $0.sleep(100)
      $0.async(b) { $0.print("B1") }
      $0.sleep(25)
      $0.async(a) { $0.print("A2") }
    }
    #expect(script.run().printed == "A1 T1 A2 B1")
  }

  @Test func anEmptyPassBehindABarrierHoldsItsQueue() {
    let target = script.queue("T", concurrent: true)
    let child = script.queue("C", target: target)
    script.main {
      $0.async(child) { block in
        block.async(child) { $0.print("second") }
        block.work(60)
        block.print("first")
      }
      $0.sleep(30)
      $0.async(target, .barrier) {
        $0.print("barrier")
        $0.sync(child) { _ in }
      }
    }
    let run = script.run()
    #expect(run.printed == "first second barrier")
    #expect(run.isDeadlocked)
  }
}
