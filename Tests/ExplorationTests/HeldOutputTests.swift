import DispatchModel
import Exploration
import Testing

@Suite("Every order of prints that hold standard output")
struct HeldOutputTests {
  private func program(_ main: [SmallProgram.Statement]) -> SmallProgram {
    var program = SmallProgram(queues: [.global, .serial])
    program.main = main
    return program
  }

  /// What all orders end with and print, which a search that leaves out nothing must say, too.
  private func found(_ program: SmallProgram) -> Set<String> {
    var explored = program.explored()
    explored.interest.printing = .all
    var (reduced, plain): (Set<String>, Set<String>) = ([], [])
    let search = ReducedSearch(explored)
    let summary = search.run { execution in
      if search.summary.executions == 1 { reduced = [] }
      reduced.insert(ending(of: execution) + ": " + printed(by: execution))
      return true
    }
    #expect(summary.isComplete)
    #expect(search.program.interest.traits.contains(.holdsOutput))
    let isComplete = PlainSearch(explored).run(most: 20_000) { plain.insert(ending(of: $0) + ": " + printed(by: $0)) }
    #expect(isComplete != nil)
    #expect(reduced == plain)
    return reduced
  }

  @Test("Whoever prints does so before the hold or after its end")
  func notInBetween() {
    let found = found(
      program([
        .async(0, [.holdOutput, .print("first"), .print("second"), .releaseOutput]), .async(0, [.print("other")]),
      ]))
    #expect(found.count == 2)
    #expect(!found.contains { $0.contains("first other") })
  }

  @Test("A description that waits for the queue of a block that prints deadlocks in some orders")
  func describedOnAQueue() {
    let found = found(program([.async(1, [.print("block")]), .holdOutput, .sync(1, []), .print("value"), .releaseOutput]))
    #expect(found.contains { $0.hasPrefix("deadlocked 2") })
    #expect(found.contains { $0.hasPrefix("completed") && $0.contains("block") && $0.contains("value") })
  }

  @Test("Holds by two threads come one after the other, and their own prints go on")
  func twoHolds() {
    let hold: [SmallProgram.Statement] = [.holdOutput, .holdOutput, .print("a"), .releaseOutput, .print("b"), .releaseOutput]
    let found = found(program([.async(0, hold), .async(0, hold)]))
    #expect(found.count == 1)
  }
}
