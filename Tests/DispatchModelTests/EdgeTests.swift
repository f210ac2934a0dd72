import DispatchModel
import DispatchTrace
import Testing

/// Edges of the rules that a mutation run found untested: one iteration, no time to wait, the last one out.
@Suite struct Edges {
  let script = Script()

  private func machine(_ platform: PlatformName, cores: Int) -> Configuration {
    var configuration = Configuration()
    configuration.platform = platform
    configuration.cores = cores
    return configuration
  }

  @Test(arguments: [(0, "back"), (1, "0 back"), (3, "0 1 2 back")])
  func concurrentPerformRunsSoManyIterations(_ count: Int, _ printed: String) {
    let body = script.body { $0.printReply() }
    script.main {
      $0(.apply(iterations: count, Block(body)))
      $0.print("back")
    }
    #expect(script.run(machine(.darwin, cores: 1)).printed == printed)
    #expect(script.released.filter { $0 == body }.count == 1)
  }

  @Test func theCallerOfConcurrentPerformGoesOnWhenTheLastIterationEndsWhereverThatIs() {
    script.main {
      $0.apply(3) { $0.work(10, "part") }
      $0.work(5, "after")
    }
    #expect(script.run(machine(.darwin, cores: 2)).spans == "part 0–10, part 0–10, part 10–20, after 20–25")
  }

  @Test func strictMachinesGiveEachCoreAWorkerAndEachSerialQueueAThread() {
    let queue = script.queue("q", concurrent: true)
    script.main { body in for _ in 0..<3 { body.async(queue) { $0.work(10, "c") } } }
    #expect(script.run(machine(.strict, cores: 2)).spans == "c 0–10, c 0–10, c 10–20")
    #expect(script.run(machine(.strict, cores: 2)).threadCount == 3)
  }

  @Test func strictSerialQueuesHaveThreadsOfTheirOwn() {
    let queues = (0..<3).map { script.queue("q\($0)") }
    script.main { body in for queue in queues { body.async(queue) { $0.sleep(10) } } }
    #expect(script.run(machine(.strict, cores: 1)).spans == "sleep 0–10, sleep 0–10, sleep 0–10")
  }

  @Test func aLockThatIsHeldIsNotWaitedForWithoutTime() {
    script.main {
      $0(.createLock(name: nil, isRecursive: false))
      $0(.lock(LockID(0 as Int32)))
      $0(.lockBefore(LockID(0 as Int32), Deadline(.zero)))
      $0.printReply()
      $0(.tryLock(LockID(0 as Int32)))
      $0.printReply()
      $0(.unlock(LockID(0 as Int32)))
      $0(.lockBefore(LockID(0 as Int32), Deadline(.zero)))
      $0.printReply()
    }
    let run = script.run()
    #expect(run.printed == "false false true")
    #expect(!run.trace.events.contains { if case .waitBegan = $0.kind { true } else { false } })
  }

  @Test func aBarrierIsExpectedOfTheQueueOneIsOn() {
    let own = script.queue("own")
    let other = script.queue("other")
    script.main { $0.async(own) { $0(.precondition(.onQueueAsBarrier, other)) } }
    #expect(script.run().trapMessage == "Assertion failed: Block was expected to execute on queue [other]")
  }

  @Test func theMainThreadActsAsABarrierOnTheMainQueue() {
    script.main {
      $0(.precondition(.onQueueAsBarrier, .main))
      $0.print("fine")
    }
    #expect(script.run().printed == "fine")
  }

  @Test func aTimerBelongsToWhoMadeActivatedOrCancelledItLast() {
    let queue = script.queue("q")
    let timer = script.source(.timer, queue)
    script.main {
      $0(.activateSource(timer))
      $0(.activateSource(timer))
      $0(.cancelSource(timer))
      $0(.cancelSource(timer))
    }
    let kinds = script.run().trace.events.map(\.kind)
    #expect(kinds.filter { $0 == .sourceActivated(timer) }.count == 1)
    #expect(kinds.filter { $0 == .sourceCancelled(timer) }.count == 1)
  }

  @Test func whatIsDueAtOneInstantComesInTheOrderOfItsPosting() {
    let queue = script.queue("q")
    script.main { body in for index in 0..<5 { body.after(10, queue) { $0.print("\(index)") } } }
    #expect(script.run().printed == "0 1 2 3 4")
  }

  @Test func whatIsNestedInConcurrentPerformSharesThePoolWithWhatItIsNestedIn() {
    script.main { body in body.apply(2) { inner in inner.apply(8) { $0.work(10) } } }
    // Main and one helper run the two, each of them with half the pool: itself and one helper.
    #expect(script.run(machine(.darwin, cores: 4)).threadCount == 4)
  }

  @Test func nobodyCanBeToldOfAnItemThatRanTwice() {  // W-05
    let queue = script.queue("q")
    let item = script.workItem { _ in }
    script.main {
      $0(.performItem(item))
      $0(.performItem(item))
      $0(.notifyItem(item, queue, Block(script.body { $0.print("notified") })))
    }
    #expect(script.run().trapMessage == "A block object may not be both run more than once and observed")
  }

  @Test func aReaderBehindABarrierIsNoBarrier() {
    let queue = script.queue("q", concurrent: true)
    script.main {
      $0.async(queue, .barrier) { $0(.precondition(.onQueueAsBarrier, queue)) }
      $0.async(queue) {
        $0.print("reader")
        $0(.precondition(.onQueueAsBarrier, queue))
        $0.print("still there")
      }
    }
    let run = script.run()
    #expect(run.printed == "reader")
    #expect(run.trapMessage?.isEmpty == false)
  }

  @Test func theMainQueueGoesOnAfterDispatchMain() {  // N-03
    let queue = script.queue("q")
    script.main {
      $0.after(10, queue) { $0.async(.main) { $0.print("on main") } }
      $0(.dispatchMain)
    }
    #expect(script.run().printed == "on main")
  }

  @Test func whatIsDueAtOneInstantComesInAnyOrderWhereChoicesAreMade() {
    let queue = script.queue("q")
    script.main { body in for name in ["a", "b"] { body.after(10, queue) { $0.print(name) } } }
    let seen = Set((1...40).map { script.run(choices: RandomChoice(seed: $0)).printed })
    #expect(seen == ["a b", "b a"])
  }

  @Test func aReaderThatFollowsABarrierOfAChildOfASerialQueueIsNone() {
    let child = script.queue("child", concurrent: true, target: script.queue("serial"))
    script.main { body in
      body.async(child, .barrier) { $0(.precondition(.onQueueAsBarrier, child)) }
      body.async(child) { $0(.precondition(.onQueueAsBarrier, child)) }
      body.async(child) { $0.print("after it") }
    }
    let run = script.run()
    #expect(run.trapMessage == "Assertion failed: Block was expected to act as a barrier on queue [child]")
    #expect(run.printed == "")
  }
}
