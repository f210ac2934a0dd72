import DispatchModel
import Exploration
import Testing

@Suite("How many orders there are")
struct CountTests {
  private func count(_ program: SmallProgram) -> SearchSummary {
    ReducedSearch(program.explored()).run { _ in true }
  }

  /// `blocks` blocks with `sections` sections under one lock each.
  static func sections(_ blocks: Int, _ sections: Int) -> SmallProgram {
    var program = SmallProgram(queues: [.global], locks: 1)
    for _ in 0..<blocks { program.main.append(.async(0, Array(repeating: .locked(0, []), count: sections))) }
    return program
  }

  @Test(
    "Sections under one lock come in as many orders as theory says",
    arguments: [(2, 1, 2), (2, 2, 6), (2, 4, 70), (3, 2, 90), (3, 3, 1680), (2, 5, 252)])
  func lockSections(_ blocks: Int, _ sections: Int, _ orders: Int) {
    let summary = count(Self.sections(blocks, sections))
    #expect(summary.isComplete)
    #expect(summary.executions == orders)
    #expect(summary.redundant == 0)
  }

  /// `producers` blocks that each send one block to a serial queue; the first `conflicting` of those write one variable.
  private func producers(_ producers: Int, conflicting: Int) -> SmallProgram {
    var program = SmallProgram(queues: [.global, .serial], variables: producers)
    for number in 0..<producers {
      program.main.append(.async(0, [.async(1, [.write(number < conflicting ? 0 : number)])]))
    }
    return program
  }

  @Test("Blocks that have nothing to do with each other come in one order, whatever queue they share", arguments: [1, 2, 5, 8])
  func independentProducers(_ number: Int) {
    let summary = count(producers(number, conflicting: 1))
    #expect(summary.isComplete)
    #expect(summary.executions == 1)
  }

  @Test("Two of many blocks of a serial queue that conflict come in two orders", arguments: [2, 3, 6])
  func twoOfManyConflict(_ number: Int) {
    let summary = count(producers(number, conflicting: 2))
    #expect(summary.isComplete)
    #expect(summary.executions == 2)
  }

  @Test("Three blocks of a serial queue that conflict come in six orders")
  func allConflict() {
    let summary = count(producers(3, conflicting: 3))
    #expect(summary.isComplete)
    #expect(summary.executions == 6)
  }

  @Test("Who leaves a group first does not matter", arguments: [(2, 1), (5, 1)])
  func leavesOfOneGroup(_ blocks: Int, _ orders: Int) {
    var program = SmallProgram(queues: [.global], variables: 1, groups: 1)
    for _ in 0..<blocks { program.main.append(.enter(0)) }
    for _ in 0..<blocks { program.main.append(.async(0, [.leave(0)])) }
    // Something that comes in two orders: the second execution begins as the first one did.
    program.main += [.async(0, [.write(0)]), .async(0, [.write(0)])]
    let summary = count(program)
    #expect(summary.isComplete)
    #expect(summary.executions == 2 * orders)
  }

  @Test("A context may be set before and after what looks at it")
  func contextSetWhileRead() {
    let summary = count(SmallProgram(queues: [.serial], main: [.async(0, [.context]), .setContext(0, [])]))
    #expect(summary.isComplete)
    #expect(summary.executions == 2)
  }

  @Test("The value of a queue goes behind its last block and its last reference, whichever comes last", arguments: [1, 2, 3])
  func valueThatGoes(_ blocks: Int) {
    var program = SmallProgram(queues: [.concurrent], variables: blocks + 1)
    program.main.append(.setContext(0, (1...blocks).map { .write($0) }))
    program.main += (1...blocks).map { .async(0, [.write($0)]) }
    program.main.append(.release(0))
    let summary = count(program)
    #expect(summary.isComplete)
    // Which of the blocks and the release is the last: the others commute until the release has come.
    #expect(summary.executions == [1: 2, 2: 5, 3: 16][blocks])
  }

  @Test("Who is told of an item that has run joins its queue in any order with others")
  func notifiedOfAnEndedItem() {
    let summary = count(
      SmallProgram(
        queues: [.global, .serial], variables: 1, items: [[]],
        main: [.perform(0), .async(0, [.async(1, [.write(0)])]), .notifyItem(0, queue: 1, [.write(0)])]))
    #expect(summary.isComplete)
    #expect(summary.executions == 2)
  }

  @Test("Without a record the search finds the same executions with the same ends")
  func unrecorded() {
    var program = SmallProgram(queues: [.global], locks: 2)
    program.main = [
      .async(0, [.locked(0, [.locked(1, [])])]), .async(0, [.locked(1, [.locked(0, [])])]), .async(0, [.locked(0, [])]),
    ]
    func ends(isRecorded: Bool) -> [String] {
      var explored = program.explored()
      explored.isRecorded = isRecorded
      var ends: [String] = []
      _ = ReducedSearch(explored).run { execution in
        ends.append("\(execution.schedule.map(\.index)) \(execution.outcome.map { "\($0)" } ?? "")")
        #expect((execution.trace != nil) == isRecorded)
        return true
      }
      return ends
    }
    #expect(ends(isRecorded: true) == ends(isRecorded: false))
    #expect(ends(isRecorded: false).count > 2)
  }

  @Test("What only prints has one order until somebody asks what is printed")
  func printing() {
    var program = SmallProgram(queues: [.global])
    for name in ["a", "b", "c"] { program.main.append(.async(0, [.print(name)])) }
    #expect(count(program).executions == 1)
    var explored = program.explored()
    explored.interest.printing = .all
    #expect(ReducedSearch(explored).run { _ in true }.executions == 6)
  }
}
