import DispatchTrace
import Testing
import TraceAnalysis

/// A trace may come from a file that somebody wrote: whatever its events say, analyses answer.
struct NonsenseTests {
  @Test func anyEventsInAnyOrderCanBeAnalysed() throws {
    let sentences = [
      #""a" before "b""#, #""a" overlaps "b""#, #""a" alone on q"#, #"order "a" "b""#, #"prints "a""#, "deadlock",
      #""q 1" at 3 ns"#,
    ]
    let expectations = try sentences.map { try TraceExpectation.parse($0).get() }
    var random = Random(state: 42)
    var findings = 0
    for length in 0..<500 {
      let trace = Self.nonsense(length: length / 4, &random)
      let index = TraceIndex(trace)
      let found = Analyses.diagnose(index)
      findings += found.count
      _ = FindingText.compilerStyle(found, file: "nonsense.swift")
      _ = ExpectationReport(expectations, on: index, findings: found)
      _ = OrderSummary(index)
      #expect(try Trace(jsonLines: trace.jsonLines()).events.count == trace.events.count)
    }
    #expect(findings > 500)
  }

  private static func nonsense(length: Int, _ random: inout Random) -> Trace {
    var strings = StringTable()
    let names = ["a", "b", "q"].map { strings.intern($0) }
    var trace = Trace(header: TraceHeader(platform: "darwin", cores: 2, quantum: .zero), strings: strings)
    var instant: Int64 = 0
    for _ in 0..<length {
      instant += Int64(random.next(4)) * 100_000_000
      trace.events.append(
        TraceEvent(
          instant: Instant(nanoseconds: instant), thread: random.id(), position: SourcePosition(line: random.next(9), column: 1),
          kind: kind(&random, names)))
    }
    trace.end = Instant(nanoseconds: instant)
    switch random.next(5) {
    case 0:
      trace.outcome = .deadlocked(waiting: [random.id(), random.id()])
      trace.ahead = CodeAhead()
      for _ in 0..<3 {
        trace.ahead?.add(.init(semaphores: [random.id()], groups: [random.id()]), of: random.id() as ThreadID)
        trace.ahead?.add(.init(semaphores: [random.id()], groups: [random.id()]), of: random.id() as ItemID)
        trace.ahead?.own.append(.init(thread: random.id(), call: .none, release: .none, isHolder: random.next(2) == 0))
      }
    case 1:
      trace.outcome = .trapped(
        .init(.clientBug(.syncOntoOwnQueue), thread: random.id(), position: .none))
    case 2: trace.outcome = .limitReached(.init(kind: .steps, thread: random.id(), position: .none))
    default: break
    }
    return trace
  }

  private static func kind(_ random: inout Random, _ names: [StringID]) -> TraceEvent.Kind {
    switch random.next(6) {
    case 0: object(&random, names)
    case 1, 2: item(&random, names)
    case 3: wait(&random)
    case 4: thread(&random, names)
    default: state(&random)
    }
  }

  private static func object(_ random: inout Random, _ names: [StringID]) -> TraceEvent.Kind {
    let name = names[random.next(3)]
    return switch random.next(8) {
    case 0:
      .queueCreated(
        random.id(),
        .init(
          label: name, target: random.flag() ? random.id() : nil, kind: random.one(), qos: random.one(), isInactive: random.flag()
        ))
    case 1: .queueRetargeted(random.id(), target: random.id())
    case 2: .threadCreated(random.one(), name: random.flag() ? name : nil)
    case 3: .groupCreated(random.id(), name: nil)
    case 4: .semaphoreCreated(random.id(), .semaphore, name: name, value: Int32(random.next(3)) - 1)
    case 5: .variableDeclared(random.id(), name: name)
    case 6: .sourceCreated(random.id(), random.one(), name: nil, queue: random.id())
    default: .workItemCreated(random.id(), name: name)
    }
  }

  private static func item(_ random: inout Random, _ names: [StringID]) -> TraceEvent.Kind {
    switch random.next(8) {
    case 0: .scheduled(random.id(), queue: random.id(), due: random.flag() ? .distantFuture : Instant(nanoseconds: 7))
    case 1 where random.flag():
      .submitted(.init(item: random.id(), queue: random.id(), iteration: Int32(random.next(4)), of: random.id()))
    case 1, 2:
      .submitted(
        .init(
          item: random.id(), queue: random.id(), kind: random.one(), name: random.flag() ? names[random.next(3)] : nil,
          workItem: random.flag() ? random.id() : nil, group: random.flag() ? random.id() : nil, qos: random.one(),
          isBarrier: random.flag()))
    case 3, 4: .started(random.id(), queue: random.id())
    case 5, 6: .ended(random.id())
    default: .skipped(random.id(), queue: random.id())
    }
  }

  private static func wait(_ random: inout Random) -> TraceEvent.Kind {
    let reason: TraceEvent.WaitReason =
      switch random.next(9) {
      case 0: .sync(queue: random.id(), item: random.id())
      case 1: .syncOnMainThread(item: random.id())
      case 2: .semaphore(random.id())
      case 3: .group(random.id())
      case 4: .workItem(random.id())
      case 5: .apply(random.id())
      case 6: .once(random.id())
      case 7: .runLoop
      default: .lock(random.id())
      }
    if random.next(3) == 0 { return .waitEnded(isTimedOut: random.flag(), waker: random.flag() ? random.id() : nil) }
    return .waitBegan(.init(reason: reason, deadline: random.next(4) == 0 ? Instant(nanoseconds: 9) : .distantFuture))
  }

  private static func thread(_ random: inout Random, _ names: [StringID]) -> TraceEvent.Kind {
    switch random.next(8) {
    case 0: .spanBegan(random.one(), duration: .zero, name: names[random.next(3)])
    case 1: .spanEnded
    case 2: .printed(names[random.next(3)])
    case 3: .touchedUserInterface(names[0])
    case 4, 5: .accessed(random.id(), random.one())
    case 6: .runLoopEntered
    default: .threadExited
    }
  }

  private static func state(_ random: inout Random) -> TraceEvent.Kind {
    let count = Int32(random.next(4)) - 1
    return switch random.next(20) {
    case 0: .queueHeld(random.id())
    case 1: .queueReleased(random.id())
    case 2: .queueSuspended(random.id(), count: count)
    case 3: .queueResumed(random.id(), count: count)
    case 4: .groupEntered(random.id(), count: count, item: random.flag() ? random.id() : nil)
    case 5: .groupLeft(random.id(), count: count, item: random.flag() ? random.id() : nil)
    case 6: .notifyRegistered(random.id(), queue: random.id(), on: random.flag() ? random.id() : nil, workItem: nil)
    case 7: .semaphoreSignalled(random.id(), value: count)
    case 8: .semaphoreTaken(random.id(), value: count)
    case 9: .onceBegan(random.id())
    case 10: .onceEnded(random.id())
    case 11: .lockTaken(random.id())
    case 12: .lockReleased(random.id())
    case 13: .sourceFired(random.id(), data: 1)
    case 14: .sourceDelivered(random.id(), item: random.id(), data: 1)
    case 15: .applyBegan(random.id(), iterations: 3)
    case 16: .applyEnded(random.id())
    case 17: .performBegan(random.id())
    case 18: .performEnded(random.id())
    default: .groupLeaked(random.id(), count: count)
    }
  }
}

private struct Random {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  mutating func flag() -> Bool { next(2) == 0 }
  mutating func id<Kind: Identified>() -> Identifier<Kind> { Identifier(next(6)) }
  mutating func one<Value: CaseIterable>() -> Value where Value.AllCases == [Value] { Value.allCases[next(Value.allCases.count)] }
}
