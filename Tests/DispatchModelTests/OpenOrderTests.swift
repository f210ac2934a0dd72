import DispatchModel
import DispatchTrace
import Testing

/// Orders that Dispatch leaves open: every one comes up under some choices, and no other.
@Suite struct OpenOrders {
  let script = Script()

  /// Everything that is printed under many choices.
  private func printed(cores: Int, pool: Int? = nil, platform: PlatformName = .linux, seeds: UInt64 = 400) -> Set<String> {
    var configuration = Configuration()
    configuration.platform = platform
    configuration.cores = cores
    configuration.poolWidth = pool
    return Set((0..<seeds).map { script.run(configuration, choices: RandomChoice(seed: $0)).printed })
  }

  private func plain(_ platform: PlatformName) -> String {
    var configuration = Configuration()
    configuration.platform = platform
    return script.run(configuration).printed
  }

  /// A thread waits for the semaphore; main signals and waits.
  private func writeRelay() {
    let semaphore = script.semaphore(0)
    let queue = script.queue("q")
    script.main {
      $0.async(queue) {
        $0(.waitSemaphore(semaphore, .forever))
        $0.print("other")
        $0(.signal(semaphore))
      }
      $0.sleep(10)
      $0(.signal(semaphore))
      $0(.waitSemaphore(semaphore, .forever))
      $0.print("main")
      $0(.signal(semaphore))
    }
  }

  @Test func aSignalBelongsToWhoeverComesFirst() {  // M-03
    writeRelay()
    #expect(plain(.linux) == "main other")
    #expect(printed(cores: 4) == ["main other", "other main"])
  }

  @Test func onDarwinASignalBelongsToTheWaiter() {  // M-03
    writeRelay()
    #expect(plain(.darwin) == "other main")
    #expect(printed(cores: 4, platform: .darwin) == ["other main"])
  }

  @Test func aWaiterThatWasOvertakenStillGivesUpInTime() {  // M-02, M-03
    let semaphore = script.semaphore(0)
    let queue = script.queue("q")
    script.main {
      $0.async(queue) {
        $0(.waitSemaphore(semaphore, Deadline(Instant(nanoseconds: 30_000_000))))
        $0.printReply()
      }
      $0.sleep(10)
      $0(.signal(semaphore))
      $0(.waitSemaphore(semaphore, .forever))
      $0.sleep(40)
      $0(.signal(semaphore))
      $0(.waitSemaphore(semaphore, Deadline(.zero)))
      $0.printReply()
    }
    #expect(plain(.linux) == "true false")
  }

  @Test func withOneCoreEveryInterleavingComesUp() {  // P-10
    for name in ["a", "b"] {
      let queue = script.queue(name)
      script.main {
        $0.async(queue) {
          $0.print(name + "1")
          $0.print(name + "2")
        }
      }
    }
    let all: Set = ["a1 a2 b1 b2", "a1 b1 a2 b2", "a1 b1 b2 a2", "b1 a1 a2 b2", "b1 a1 b2 a2", "b1 b2 a1 a2"]
    #expect(printed(cores: 1) == all)
    #expect(printed(cores: 8) == all)
    #expect(plain(.linux) == "a1 a2 b1 b2")
  }

  @Test func thePoolIsNoWiderThanItIsSaid() {  // P-10
    let queue = script.queue("q", concurrent: true)
    script.main {
      for _ in 0..<4 { $0.async(queue) { $0.work(10) } }
    }
    var configuration = Configuration()
    configuration.platform = .linux
    configuration.cores = 8
    #expect(script.run(configuration).threadCount == 5)
    configuration.poolWidth = 2
    #expect(script.run(configuration).threadCount == 3)
  }

  @Test func readersOfAQueueThatIsResumedAreHandedOverOneByOne() {
    let target = script.queue("target")
    let queue = script.queue("q", concurrent: true, target: target)
    script.main {
      $0(.suspend(queue))
      $0.async(queue) {
        $0.print("A")
        $0.async(target) { $0.print("B") }
      }
      $0.async(queue) { $0.print("C") }
      $0(.resume(queue))
      $0.print("resumed")
    }
    #expect(
      Set(printed(cores: 4).map { $0.replacing("resumed ", with: "").replacing(" resumed", with: "") }) == ["A B C", "A C B"])
    #expect(plain(.linux) == "resumed A C B")
  }

  @Test func readersBehindABarrierSyncAreAllHandedOverBeforeItsTargetIsFree() {
    let target = script.queue("target")
    let queue = script.queue("q", concurrent: true, target: target)
    let helper = script.queue("helper")
    script.main {
      $0.async(helper) {
        $0.sleep(5)
        $0.async(queue) {
          $0.print("A")
          $0.async(target) { $0.print("B") }
        }
        $0.async(queue) { $0.print("C") }
      }
      $0.sync(queue, .barrier) { $0.sleep(10) }
    }
    #expect(printed(cores: 4) == ["A C B"])
    #expect(plain(.linux) == "A C B")
  }
}
