import DispatchModel
import Exploration
import Testing

@Suite("Every order of a process that is frozen from outside")
struct FrozenOrderTests {
  private typealias Statement = SmallProgram.Statement

  private func texts(_ main: [Statement], semaphores: [Int] = []) -> Set<String> {
    var program = SmallProgram(queues: [.global, .global])
    program.semaphores = semaphores
    program.main = main
    var explored = program.explored()
    explored.interest.printing = .all
    var (reduced, plain): (Set<String>, Set<String>) = ([], [])
    let search = ReducedSearch(explored)
    let summary = search.run { execution in
      if search.summary.executions == 1 { reduced = [] }
      reduced.insert(printed(by: execution))
      return true
    }
    #expect(summary.isComplete)
    explored.interest = search.program.interest
    #expect(PlainSearch(explored).run(most: 20_000, { plain.insert(printed(by: $0)) }) != nil)
    #expect(reduced == plain)
    return reduced
  }

  @Test("What the process prints comes before the freeze or after the thaw")
  func notInBetween() {
    let found = texts([
      .outside([.freeze, .print("frozen"), .print("still"), .thaw, .print("thawed")]),
      .async(0, [.print("block")]),
    ])
    #expect(found.count == 3)
    #expect(!found.contains { $0.contains("frozen block") })
  }

  @Test("Frozen for good it prints what it had printed by then")
  func forGood() {
    let found = texts([.outside([.freeze]), .async(0, [.print("a"), .print("b")])])
    #expect(found.map { $0.split(separator: " ").count }.sorted() == [0, 1, 2])
  }

  @Test("Whoever waits outside for the frozen process waits for ever")
  func noHelpFromWithin() {
    let found = texts(
      [.outside([.freeze, .wait(0), .thaw, .print("thawed")]), .async(0, [.signal(0), .print("signalled")])], semaphores: [0])
    #expect(found.contains { !$0.contains("thawed") })
    #expect(found.contains { $0.contains("thawed") })
  }
}
