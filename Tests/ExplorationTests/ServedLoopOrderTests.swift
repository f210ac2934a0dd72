import DispatchModel
import DispatchTrace
import Exploration
import Testing

@Suite("Every order of top-level code that serves the main loop")
struct ServedLoopOrderTests {
  private typealias Statement = SmallProgram.Statement

  /// What the program prints, in every order: found by a search, by a plain one that leaves nothing out, and in pieces.
  private func texts(_ main: [Statement], _ durations: LedDurations = .free, variables: Int = 0) -> Set<String> {
    var program = SmallProgram(queues: [.main, .global, .global])
    program.variables = variables
    program.main = main
    program.durations = durations
    var explored = program.explored()
    explored.interest.printing = .all
    var (reduced, plain): (Set<String>, Set<String>) = ([], [])
    let search = ReducedSearch(explored)
    let summary = search.run { execution in
      if search.summary.executions == 1 { reduced = [] }
      reduced.insert(printed(by: execution) + ending(of: execution))
      return true
    }
    #expect(summary.isComplete)
    #expect(search.program.interest.traits.contains(.servesLoop))
    explored.interest = search.program.interest
    #expect(PlainSearch(explored).run(most: 50_000, { plain.insert(printed(by: $0) + ending(of: $0)) }) != nil)
    #expect(reduced == plain)
    return reduced
  }

  @Test("Blocks of two threads come before the code behind the loop, or never")
  func twoThreads() {
    let found = texts([
      .async(1, [.async(0, [.print("a")])]),
      .async(2, [.async(0, [.print("b")])]),
      .serve(milliseconds: 10, isOnePass: false),
      .print("after"),
    ])
    #expect(
      found == [
        "after exited", "a after exited", "b after exited", "a b after exited", "b a after exited",
      ])
  }

  @Test("A loop without an end runs everything")
  func withoutEnd() {
    let found = texts([
      .async(1, [.async(0, [.print("a")])]),
      .async(2, [.async(0, [.print("b")])]),
      .serve(milliseconds: nil, isOnePass: false),
      .print("never"),
    ])
    #expect(found == ["a b completed", "b a completed"])
  }

  @Test("One pass runs what is there: one of two blocks, or both")
  func onePass() {
    let found = texts([
      .async(1, [.async(0, [.print("a")])]),
      .async(2, [.async(0, [.print("b")])]),
      .serve(milliseconds: nil, isOnePass: true),
      .print("after"),
    ])
    #expect(found == ["a after exited", "b after exited", "a b after exited", "b a after exited"])
  }

  @Test("What comes while a block runs is in the next pass, or too late")
  func nextPass() {
    let found = texts([
      .async(0, [.print("a"), .async(0, [.print("b")])]),
      .serve(milliseconds: 10, isOnePass: false),
      .print("after"),
      .serve(milliseconds: nil, isOnePass: true),
      .print("end"),
    ])
    #expect(found == ["a b after completed", "a after b end exited"])
  }

  @Test("With exact durations the loop has what is due by then, and either of what is due at its end")
  func exactly() {
    let main: [Statement] = [
      .after(0, milliseconds: 10, [.print("a")]),
      .after(0, milliseconds: 20, [.print("b")]),
      .after(0, milliseconds: 30, [.print("c")]),
      .serve(milliseconds: 20, isOnePass: false),
      .print("after"),
    ]
    #expect(texts(main, .exact) == ["a after exited", "a b after exited"])
    #expect(texts(main, .slack(percent: 10)) == ["a after exited", "a b after exited"])
  }

  @Test("An access of a block is before or after one of the code behind the loop")
  func accesses() {
    let found = texts(
      [
        .async(1, [.async(0, [.write(0), .print("a")])]),
        .serve(milliseconds: 10, isOnePass: true),
        .write(0),
        .serve(milliseconds: 10, isOnePass: true),
        .print("after"),
      ], variables: 1)
    #expect(found == ["a after exited", "after exited"])
  }

  private static let timings: [LedDurations] = [
    .free, .exact, .slack(percent: 20), .slack(percent: 0, latency: VirtualDuration(nanoseconds: 5_000_000)),
  ]

  @Test("Of random programs both searches find the same ends and outputs", arguments: timings)
  func randomPrograms(_ durations: LedDurations) {
    var compared = 0
    for seed in 0..<120 {
      var maker = RandomSmallProgram(random: SplitMix64(state: UInt64(seed + 1000)), left: 3 + seed % 4)
      var program = maker.make()
      program.queues[0] = .main
      program.durations = durations
      let place = maker.random.next(below: program.main.count + 1)
      let isOnePass = maker.random.next(below: 2) == 0
      program.main.insert(.serve(milliseconds: maker.random.next(below: 3) == 0 ? nil : 15, isOnePass: isOnePass), at: place)
      if seed % 3 == 0 { program.main.append(.serve(milliseconds: 10, isOnePass: true)) }
      var explored = program.explored()
      explored.interest.printing = .all
      var (reduced, plain): (Set<String>, Set<String>) = ([], [])
      let search = ReducedSearch(explored)
      var bounds = SearchBounds()
      bounds.mostExecutions = 2_000
      let summary = search.run(bounds) { execution in
        if search.summary.executions == 1 { reduced = [] }
        reduced.insert(signature(execution, search.numbers.path, true))
        return true
      }
      explored.interest = search.program.interest
      let isWhole = PlainSearch(explored)
      guard isWhole.run(most: 2_000, { plain.insert(signature($0, isWhole.strandPath, true)) }) != nil else { continue }
      compared += 1
      #expect(summary.isComplete, "seed \(seed): \(program.text)")
      let (missing, extra) = (plain.subtracting(reduced), reduced.subtracting(plain))
      #expect(missing.isEmpty, "seed \(seed) misses \(missing.count) of \(plain.count): \(missing.min() ?? "")\n\(program.text)")
      #expect(extra.isEmpty, "seed \(seed) has what is no order: \(extra.min() ?? "")\n\(program.text)")
    }
    print("\(durations): \(compared) programs that serve their loop")
    #expect(compared > 40)
  }
}
