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
    for pieces in [3, 12] { #expect(inPieces(explored, pieces) == plain, "in \(pieces) pieces") }
    return reduced
  }

  /// What a search finds that is cut into pieces from the start, with nothing known. Nil when it is not complete.
  private func inPieces(_ program: ExploredProgram, _ pieces: Int) -> Set<String>? {
    var explored = program
    explored.interest.traits = []
    var split = SplitSearch(bound: 20_000)
    (split.unsplit, split.pieces) = (1, pieces)
    let tally = split.run(SearchQuestion(explored) { execution, _ in ([Sighting(printed(by: execution))], false) })
    return tally.isComplete ? Set(tally.finds.map(\.sighting.key)) : nil
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
