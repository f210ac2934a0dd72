import DispatchModel
import DispatchTrace
import Exploration
import Testing

/// Orders of the real library that an earlier model did not allow: found by random programs, kept as small ones.
@Suite("Orders that were found")
struct FoundOrdersTests {
  private typealias Statement = RandomProgram.Statement
  private typealias Queue = RandomProgram.Queue

  private func async(_ queue: Int, _ body: Statement...) -> Statement {
    .async(queue: queue, isBarrier: false, group: nil, body)
  }

  private func barrier(_ queue: Int, _ body: Statement...) -> Statement {
    .async(queue: queue, isBarrier: true, group: nil, body)
  }

  private func isLegal(
    _ letters: String, _ ending: Observation.Ending = .quiet, queues: [Queue] = [Queue(kind: .serial)],
    items: [RandomProgram.WorkItem] = [], sources: [RandomProgram.Source] = [], groups: Int = 0, _ body: [Statement]
  ) -> Bool {
    var program = RandomProgram(seed: 0, queues: queues)
    program.workItems = items
    program.sources = sources
    program.groupCount = groups
    program.body = body
    var membership = Membership(program)
    let observation = Observation(letters: letters.split(separator: " ").map(String.init), ending: ending)
    return membership.verdict(on: observation) == .possible
  }

  @Test("Performed and queued, an item must not be waited for (W-09)")
  func performedAndQueued() {
    let item = RandomProgram.WorkItem(isBarrier: false, body: [.print("A")])
    let queues = [Queue(kind: .serial)]
    let body: [Statement] = [
      .call(.performItem(0)), .call(.suspend(queue: 0)), .call(.asyncItem(queue: 0, item: 0)), .print("B"), .call(.waitItem(0)),
      .print("C"),
    ]
    #expect(isLegal("A B", .trapped, queues: queues, items: [item], body))
    #expect(!isLegal("A B C", queues: queues, items: [item], body))
  }

  @Test("A child that got work while it ran comes back behind the barrier, so a sync to it hangs (Q-25, S-32)")
  func childComesBack() {
    let queues = [Queue(kind: .concurrent), Queue(kind: .serial, target: 0)]
    let body: [Statement] = [
      async(1, .print("A"), async(1, .print("C")), .print("a")),
      barrier(0, .print("G"), .sync(queue: 1, isBarrier: false, [.print("H")]), .print("g")), .print("I"),
    ]
    #expect(isLegal("I A a C G", queues: queues, body))
    #expect(isLegal("A a C I G", .trapped, queues: queues, body))
    #expect(!isLegal("I A a C G H g", queues: queues, body))
  }

  @Test("Delayed blocks that fall due together on two queues run beside each other")
  func delayedBlocksOfOneInstant() {
    let queues = [Queue(kind: .serial), Queue(kind: .serial)]
    let body: [Statement] = [
      .timed(milliseconds: 40, .after(queue: 0, [.print("A"), .print("a")])),
      .timed(milliseconds: 40, .after(queue: 1, [.print("B"), .print("b")])),
    ]
    #expect(isLegal("A a B b", queues: queues, body))
    #expect(isLegal("A B a b", queues: queues, body))
    #expect(isLegal("A B b a", queues: queues, body))
  }

  @Test("A new schedule for an active timer waits for the manager, and its registration handler with it (T-18)")
  func newScheduleWaits() {
    let timer = RandomProgram.Source(
      kind: .timer, queue: 0, event: [.printData("E", source: 0)], cancel: nil, registration: [.print("R")])
    let body: [Statement] = [
      .call(.activateSource(0)), .timed(milliseconds: 40, .schedule(source: 0, interval: nil)), async(0, .print("A")),
    ]
    #expect(isLegal("A R E1", sources: [timer], body))
    #expect(isLegal("R A E1", sources: [timer], body))
    #expect(!isLegal("A E1 R", sources: [timer], body))
    // Scheduled before, it is registered by its turn in the queue.
    let early = [body[1], body[0], body[2]]
    #expect(isLegal("R A E1", sources: [timer], early))
    #expect(!isLegal("A R E1", sources: [timer], early))
  }

  @Test("A group that was left once too often may be left again while the process dies (G-12)")
  func groupIsLeftAgain() {
    let body: [Statement] = [.concurrentPerform(iterations: 2, [.print("L"), .call(.leave(0)), .print("l")])]
    #expect(isLegal("L", .trapped, groups: 1, body))
    #expect(isLegal("L L l", .trapped, groups: 1, body))
    #expect(!isLegal("L l", .trapped, groups: 1, body))
    #expect(!isLegal("L L l l", groups: 1, body))
  }

  @Test("Until a thread dies of a precondition, others may go on")
  func othersGoOnBeforeATrap() {
    let queues = [Queue(kind: .serial)]
    let body: [Statement] = [async(0, .print("A"), .print("a")), .call(.precondition(queue: 0)), .print("C")]
    for letters in ["", "A", "A a"] { #expect(isLegal(letters, .trapped, queues: queues, body), "\(letters)") }
    #expect(!isLegal("A a C", .trapped, queues: queues, body))
    #expect(!isLegal("A a", queues: queues, body))
  }
}
