import DispatchTrace
import Testing
import TraceAnalysis

/// Semaphores that serve as locks, or let in too few for a circle of locks.
struct SemaphoreOrderTests {
  private func findings(_ b: TraceBuilder, _ category: Finding.Category) -> [Finding] {
    Analyses.diagnose(TraceIndex(b.finished(.completed))).filter { $0.category == category }
  }

  /// Two workers take two semaphores in opposite order, the second one when the first is done.
  private func semaphores(_ initial: Int32, handedOver: Bool) -> TraceBuilder {
    var b = TraceBuilder()
    let (one, two) = (SemaphoreID(0), SemaphoreID(1))
    for id in [one, two] { b.emit(.semaphoreCreated(id, .semaphore, name: nil, value: initial), on: TraceBuilder.main) }
    for order in [[one, two], [two, one]] {
      let thread = b.worker()
      let item = b.submit(TraceBuilder.global)
      b.start(item, on: thread)
      for id in order { b.emit(.semaphoreTaken(id, value: 0), on: thread, line: 3) }
      for id in order { b.emit(.semaphoreSignalled(id, value: 1), on: handedOver ? TraceBuilder.main : thread) }
      b.end(item, on: thread)
    }
    return b
  }

  /// Three at a round table, one after the other, behind a semaphore that lets in so many.
  private func philosophers(behindAGateOf places: Int32, handedOver: Bool = false) -> TraceBuilder {
    var b = TraceBuilder()
    let gate = SemaphoreID(0)
    b.emit(.semaphoreCreated(gate, .semaphore, name: nil, value: places), on: TraceBuilder.main)
    let forks = (0..<3).map { LockID($0) }
    for fork in forks { b.emit(.lockCreated(fork, name: nil, isRecursive: false), on: TraceBuilder.main) }
    for seat in 0..<3 {
      let thread = b.worker()
      let item = b.submit(TraceBuilder.global)
      b.start(item, on: thread)
      b.emit(.semaphoreTaken(gate, value: 0), on: thread)
      for fork in [forks[seat], forks[(seat + 1) % 3]] { b.emit(.lockTaken(fork), on: thread, line: seat + 1) }
      for fork in [forks[(seat + 1) % 3], forks[seat]] { b.emit(.lockReleased(fork), on: thread) }
      b.emit(.semaphoreSignalled(gate, value: 1), on: handedOver ? TraceBuilder.main : thread)
      b.end(item, on: thread)
    }
    return b
  }

  @Test func aSemaphoreThatLetsInTooFewForACircleKeepsThemApart() {
    #expect(findings(philosophers(behindAGateOf: 2), .lockOrder).isEmpty)
    #expect(findings(philosophers(behindAGateOf: 3), .lockOrder).count == 1)
    #expect(findings(philosophers(behindAGateOf: 2, handedOver: true), .lockOrder).count == 1)
  }

  @Test func semaphoresThatServeAsLocksHaveAnOrderToo() {
    #expect(findings(semaphores(1, handedOver: false), .lockOrder).count == 1)
    #expect(findings(semaphores(2, handedOver: false), .lockOrder).isEmpty)
    #expect(findings(semaphores(1, handedOver: true), .lockOrder).isEmpty)
  }
}
