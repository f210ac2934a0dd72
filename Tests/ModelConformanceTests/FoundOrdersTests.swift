import DispatchModel
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
    _ letters: String, _ ending: Observation.Ending = .quiet, queues: [Queue], items: [RandomProgram.WorkItem] = [],
    _ body: [Statement]
  ) -> Bool {
    var program = RandomProgram(seed: 0, queues: queues)
    program.workItems = items
    program.body = body
    var membership = Membership(program)
    let observation = Observation(letters: letters.split(separator: " ").map(String.init), ending: ending)
    return membership.verdict(on: observation) == .legal
  }

  @Test("Performed and queued, an item must not be waited for (W-09)")
  func performedAndQueued() {
    let item = RandomProgram.WorkItem(isBarrier: false, body: [.print("A")])
    let queues = [Queue(kind: .serial)]
    let body: [Statement] = [
      .performItem(0), .suspend(queue: 0), .asyncItem(queue: 0, item: 0), .print("B"), .waitItem(0), .print("C"),
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
      .after(queue: 0, milliseconds: 40, [.print("A"), .print("a")]),
      .after(queue: 1, milliseconds: 40, [.print("B"), .print("b")]),
    ]
    #expect(isLegal("A a B b", queues: queues, body))
    #expect(isLegal("A B a b", queues: queues, body))
    #expect(isLegal("A B b a", queues: queues, body))
  }
}
