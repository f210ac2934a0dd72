import DispatchModel
import DispatchTrace
import Testing

/// What the kernel records leaves nothing to guess: who asked for what, on whose behalf.
struct FactsOfRunsTests {
  @Test(arguments: 0...5)
  func anIterationNamesItsCallAndItsNumber(seed: UInt64) {
    let run = ScriptedRun()
    let shared = run.body { $0.apply(3) { $0.work(1) } }
    for label in ["a", "b"] { run.main(.async(run.queue(label), Block(shared), group: nil)) }
    let index = run.index(seed: seed)
    #expect(index.applies.map(\.iterations) == [3, 3])
    #expect(Set(index.applies.map(\.position)).count == 1)
    let callers = index.items.indices.filter { index.items[$0].kind == .async }.map { ItemID($0) }
    #expect(Set(index.applies.map(\.item)) == Set(callers))
    for apply in index.applies.indices {
      let iterations = index.items.filter { $0.apply == ApplyID(apply) }
      #expect(iterations.map { $0.iteration } == [0, 1, 2])
      for iteration in iterations {
        #expect(index.applies[apply].began ?? TraceIndex.Moment(event: .max, instant: .zero) < iteration.started!)
        #expect(iteration.ended! < index.applies[apply].ended!)
      }
    }
  }

  @Test func performBeginsAndEnds() throws {
    let run = ScriptedRun()
    let item = run.workItem { $0.work(4) }
    let cancelled = run.workItem { $0.work(4) }
    run.main.async(run.queue("p")) {
      $0(.performItem(item))
      $0(.cancelItem(cancelled))
      $0(.performItem(cancelled))
    }
    let performs = run.index().performs
    #expect(performs.map(\.workItem) == [item, cancelled])
    #expect(performs.map(\.item) == [ItemID(0), ItemID(0)])
    let lengths = try performs.map { try #require($0.ended).instant - $0.began.instant }
    #expect(lengths == [VirtualDuration(nanoseconds: 4_000_000), .zero])
  }

  @Test func aCallOfAHandlerNamesItsSource() {
    let run = ScriptedRun()
    let sources = (0..<2).map { _ in run.source(.dataAdd, run.queue("p")) { $0.work(1) } }
    for source in sources { run.main(.activateSource(source)) }
    for source in sources.reversed() { run.main(.mergeData(source, 3)) }
    #expect(run.index().items.map(\.source) == [sources[1], sources[0]])
  }

  @Test func aDetachedThreadNamesItsStarter() {
    let run = ScriptedRun()
    let body = run.body { $0.work(1) }
    run.main.async(run.queue("p")) { $0(.detachThread(Block(body))) }
    let starters = run.index().trace.events.compactMap { event -> ThreadID?? in
      if case .threadCreated(let kind, _, let starter) = event.kind { kind == .detached ? starter : .some(nil) } else { nil }
    }
    #expect(starters == [nil, nil, ThreadID(1)])
  }
}
