import DispatchModel
import DispatchTrace
import Testing

@Suite struct Synchronous {
  let script = Script()
  static let selfDeadlock = "dispatch_sync called on queue already owned by current thread"

  @Test func contendedSyncWaitsItsTurn() {  // S-07, C-22
    let queue = script.queue("q")
    let other = script.queue("other")
    script.main {
      $0.async(queue) {
        $0.print("blk")
        $0.work(10)
      }
      $0.async(queue) { $0.print("a1") }
      $0.async(other) { $0.sync(queue) { $0.print("S1") } }
      $0.sleep(1)
      $0.async(queue) { $0.print("a2") }
      $0.sync(queue) { $0.print("S2") }
      $0.async(queue) { $0.print("a3") }
    }
    #expect(script.run().printed == "blk a1 S1 a2 S2 a3")
  }

  @Test func syncRunsOnTheCallersThread() {  // S-06
    let queue = script.queue("q")
    script.main {
      $0.sync(queue) {
        $0(.isMainThread)
        $0.printReply()
        $0.label()
      }
    }
    let run = script.run()
    #expect(run.printed == "true q")
    #expect(run.threadCount == 1)
  }

  @Test func syncToTheMainQueueRunsOnTheMainThread() {  // S-06, C-16
    let queue = script.queue("q")
    script.main {
      $0.async(queue) {
        $0.sync(.main) {
          $0(.isMainThread)
          $0.printReply()
        }
        $0(.isMainThread)
        $0.printReply()
      }
    }
    #expect(script.run().printed == "true false")
  }

  @Test func aReaderOvertakesWhatWasHandedOn() {  // S-04, C-23
    var one = Configuration()
    one.cores = 1
    let queue = script.queue("q", concurrent: true)
    script.main {
      $0.async(queue) { $0.print("A") }
      $0.async(queue) { $0.print("B") }
      $0.sync(queue) { $0.print("S") }
    }
    #expect(script.run(one).printed == "S A B")
  }

  @Test func aBarrierWaitsForReadersRunsAloneAndHoldsBackTheRest() {  // S-15, C-24
    let queue = script.queue("q", concurrent: true)
    script.main {
      for index in 0..<3 { $0.async(queue) { $0.work(10 + Int64(index), "r\(index)") } }
      $0.async(queue, .barrier) { $0.work(5, "B") }
      for index in 3..<5 { $0.async(queue) { $0.work(10, "r\(index)") } }
      $0.sync(queue) { $0.print("S") }
    }
    let run = script.run()
    #expect(run.spans == "r0 0–10, r1 0–11, r2 0–12, B 12–17, r3 17–27, r4 17–27")
    #expect(run.printed == "S")
  }

  @Test func syncOntoTheSerialQueueOneIsOnTraps() {  // S-09
    let queue = script.queue("q")
    script.main { $0.async(queue) { $0.sync(queue) { _ in } } }
    #expect(script.run().trapMessage == Self.selfDeadlock)
  }

  @Test func mainSyncFromMainTraps() {  // S-10
    script.main { $0.sync(.main) { _ in } }
    #expect(script.run().trapMessage == Self.selfDeadlock)
  }

  @Test func aChainBackOnOneThreadTraps() {  // S-10
    let a = script.queue("a")
    let b = script.queue("b")
    script.main { $0.async(a) { $0.sync(b) { $0.sync(a) { _ in } } } }
    #expect(script.run().trapMessage == Self.selfDeadlock)
  }

  @Test(arguments: [0, 1, 2])
  func syncBetweenRelativesOverASerialTargetTraps(_ relation: Int) {  // S-10
    let target = script.queue("T")
    let a = script.queue("A", target: target)
    let b = script.queue("B", target: target)
    let (from, to) = [(a, target), (target, a), (a, b)][relation]
    script.main { $0.async(from) { $0.sync(to) { _ in } } }
    #expect(script.run().trapMessage == Self.selfDeadlock)
  }

  @Test func siblingsOverAConcurrentTargetMaySync() {  // S-10
    let target = script.queue("T", concurrent: true)
    let a = script.queue("A", target: target)
    let b = script.queue("B", target: target)
    script.main { $0.async(a) { $0.sync(b) { $0.print("fine") } } }
    #expect(script.run().printed == "fine")
  }

  @Test func crossedSyncsOnTwoThreadsHang() {  // S-11
    let a = script.queue("a")
    let b = script.queue("b")
    script.main {
      $0.async(a) {
        $0.work(10)
        $0.sync(b) { _ in }
      }
      $0.async(b) {
        $0.work(10)
        $0.sync(a) { _ in }
      }
    }
    let run = script.run()
    #expect(run.trace.outcome == .deadlocked(waiting: [ThreadID(1), ThreadID(2)]))
  }

  @Test func readerInReaderIsFineUnlessABarrierCameBetween() {  // S-12, S-13
    let queue = script.queue("q", concurrent: true)
    script.main {
      $0.sync(queue) { $0.sync(queue) { $0.print("fine") } }
      $0.sync(queue) {
        $0.async(queue, .barrier) { _ in }
        $0.sync(queue) { $0.print("never") }
      }
    }
    let run = script.run()
    #expect(run.printed == "fine")
    #expect(run.isDeadlocked)
  }

  @Test func barrierSyncInsideAReaderHangs() {  // S-14
    let queue = script.queue("q", concurrent: true)
    script.main { $0.async(queue) { $0.sync(queue, .barrier) { _ in } } }
    #expect(script.run().isDeadlocked)
  }

  @Test func anythingSynchronousInsideABarrierTraps() {  // S-14
    let queue = script.queue("q", concurrent: true)
    script.main { $0.async(queue, .barrier) { $0.sync(queue) { _ in } } }
    #expect(script.run().trapMessage == Self.selfDeadlock)
  }

  @Test func syncToASuspendedQueueWaitsForResume() {  // S-19
    let queue = script.queue("q")
    let other = script.queue("other")
    script.main {
      $0(.suspend(queue))
      $0.async(other) {
        $0.sleep(10)
        $0.print("resume")
        $0(.resume(queue))
      }
      $0.sync(queue) { $0.print("S") }
    }
    #expect(script.run().printed == "resume S")
  }

  @Test func syncToAGlobalQueueRunsAtOnce() {  // S-05
    var one = Configuration()
    one.cores = 1
    script.main {
      $0(.globalQueue(.default))
      for _ in 0..<5 { $0.async(QueueID(7)) { $0.print("queued") } }
      $0.sync(QueueID(7)) { $0.print("S") }
    }
    #expect(script.run(one).printed == "S queued queued queued queued queued")
  }

  @Test func syncToABusyChildFromItsTargetHangs() {  // S-32
    let target = script.queue("T")
    let child = script.queue("C", target: target)
    script.main {
      $0.async(target) {
        $0.work(10)
        $0.sync(child) { _ in }
      }
      $0.sleep(5)
      $0.async(child) { $0.print("never") }
    }
    let run = script.run()
    #expect(run.isDeadlocked)
    #expect(run.printed == "")
  }

  /// A barrier that finds the queue in its target's line waits, and is let in by its own step.
  @Test func syncNeverComesBackBeforeItsBlockHasRun() {  // S-01, S-15
    let queue = script.queue("q", concurrent: true)
    var linux = Configuration()
    linux.platform = .linux
    let calls = 24
    script.main {
      $0(.globalQueue(.default))
      for call in 0..<calls {
        $0.async(QueueID(7)) {
          $0.sync(queue, call.isMultiple(of: 4) ? .barrier : []) { $0.print("block") }
          $0.print("back")
        }
      }
    }
    for seed in 0..<300 as Range<UInt64> {
      let trace = script.run(linux, choices: RandomChoice(seed: seed)).trace
      var printed: [ThreadID: [String]] = [:]
      for event in trace.events {
        if case .printed(let text) = event.kind { printed[event.thread, default: []].append(trace.strings[text]) }
      }
      let lines = printed.values.flatMap { $0 }
      #expect(lines.count == 2 * calls, "seed \(seed)")
      let pairs = printed.values.flatMap { lines in stride(from: 1, to: lines.count, by: 2).map { lines[$0] } }
      #expect(pairs.allSatisfy { $0 == "back\n" }, "seed \(seed): a caller went on before its block had run")
    }
  }
}
