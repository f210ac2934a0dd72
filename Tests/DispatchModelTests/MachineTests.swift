import DispatchModel
import DispatchTrace
import Testing

@Suite struct CoresAndPools {
  let script = Script()

  private func machine(_ platform: PlatformName = .darwin, cores: Int) -> Configuration {
    var configuration = Configuration()
    configuration.platform = platform
    configuration.cores = cores
    return configuration
  }

  @Test func oneCoreAlternatesTwoCoresOverlap() {
    let a = script.queue("a")
    let b = script.queue("b")
    script.main {
      $0.async(a) { $0.work(20, "A") }
      $0.async(b) { $0.work(20, "B") }
    }
    #expect(script.run(machine(cores: 1)).spans == "A 0–30, B 10–40")
    #expect(script.run(machine(cores: 2)).spans == "A 0–20, B 0–20")
  }

  /// Starts of eight blocks that sleep for three seconds, in milliseconds.
  private func startsOfBlockedItems(_ platform: PlatformName) -> [Int64] {
    let queue = script.queue("q", concurrent: true)
    script.main { for _ in 0..<8 { $0.async(queue) { $0.sleep(10_000) } } }
    return script.run(machine(platform, cores: 2)).trace.events.compactMap {
      if case .started = $0.kind { $0.instant.nanoseconds / 1_000_000 } else { nil }
    }
  }

  @Test func darwinReplacesABlockedWorkerAtOnce() {  // P-06
    #expect(startsOfBlockedItems(.darwin) == [0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func linuxAddsOneWorkerASecond() {  // P-02: 3 at once, then one a second
    #expect(startsOfBlockedItems(.linux) == [0, 0, 0, 1000, 2000, 3000, 4000, 5000])
  }

  @Test func linuxCountsTheSecondsFromItsFirstWorker() {  // P-02
    let queue = script.queue("q", concurrent: true)
    script.main {
      $0.sleep(1300)
      for _ in 0..<8 { $0.async(queue) { $0.sleep(10_000) } }
    }
    let starts = script.run(machine(.linux, cores: 2)).trace.events.compactMap {
      if case .started = $0.kind { $0.instant.nanoseconds / 1_000_000 } else { Int64?.none }
    }
    #expect(starts == [1300, 1300, 1300, 2300, 3300, 4300, 5300, 6300])
  }

  @Test func overcommitQueuesEachGetAThread() {  // P-01, C-06
    script.main { main in
      for index in 0..<32 { main.async(script.queue("q\(index)")) { $0.sleep(1000) } }
    }
    let run = script.run(machine(.linux, cores: 2))
    #expect(run.threadCount == 33)
    #expect(run.trace.end == Instant(nanoseconds: 1_000_000_000))
  }

  @Test func everySeedIsReproducibleAndLegal() {
    let queues = (0..<4).map { script.queue("q\($0)") }
    script.main {
      for index in 0..<12 { $0.async(queues[index % 4]) { $0.print("\(index)") } }
    }
    var orders: Set<String> = []
    for seed in 1...20 as ClosedRange<UInt64> {
      let printed = script.run(choices: RandomChoice(seed: seed)).printed
      #expect(printed == script.run(choices: RandomChoice(seed: seed)).printed)
      let order = printed.split(separator: " ").compactMap { Int($0) }
      for queue in 0..<4 { #expect(order.filter { $0 % 4 == queue } == [queue, queue + 4, queue + 8]) }
      orders.insert(printed)
    }
    #expect(orders.count > 10)
  }

  @Test func splitMix64GivesThePublishedNumbers() {
    var generator = SplitMix64(state: 1_234_567)
    #expect(
      (0..<3).map { _ in generator.next() } == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test(arguments: [(PlatformName.darwin, "urgent 5–15, A 0–30"), (.linux, "urgent 10–20, A 0–30")])
  func urgentWorkTakesTheCoreAtOnceOnDarwin(_ platform: PlatformName, _ spans: String) {  // P-08
    let slow = script.queue("slow", qos: .background)
    let urgent = script.queue("urgent", qos: .userInitiated)
    script.main {
      $0.async(slow) { $0.work(20, "A") }
      $0.after(5, urgent) { $0.work(10, "urgent") }
    }
    #expect(script.run(machine(platform, cores: 1)).spans == spans)
  }

  @Test func virtualTimeHasALimit() {
    let timer = script.source(.timer, nil)
    script.main {
      $0(.setSourceHandler(timer, .event, Block(script.body { _ in })))
      $0(.scheduleTimer(Deadline(.zero), timer, interval: VirtualDuration(nanoseconds: 3_600_000_000_000)))
      $0(.activateSource(timer))
    }
    guard case .limitReached(let limit) = script.run().trace.outcome else {
      Issue.record("no limit")
      return
    }
    #expect(limit.kind == .virtualTime)
  }

  @Test func aQueueThatFeedsItselfForEverReachesALimit() {
    var configuration = Configuration()
    configuration.limits.events = 10_000
    let queue = script.queue("q")
    let again = BodyID(Int32(1))
    _ = script.body { $0(.async(queue, Block(again), group: nil)) }
    script.main { $0(.async(queue, Block(again), group: nil)) }
    guard case .limitReached(let limit) = script.run(configuration).trace.outcome else {
      Issue.record("no limit")
      return
    }
    #expect(limit.kind == .events)
  }
}

/// Sizes that the speed of the kernel rests on.
@Suite struct Sizes {
  @Test func aStepFitsIntoFourRegisters() {
    #expect(MemoryLayout<Step>.size == 32)
  }
}
