import DispatchModel
import DispatchTrace
import Exploration
import Testing

/// A search in pieces finds what the search in one go finds, and what the plain one finds.
@Suite("Searches in pieces")
struct SplitTests {
  /// What tells executions apart is what is seen in them.
  private func question(_ program: ExploredProgram) -> SearchQuestion {
    let isPrintingSeen = if case .all = program.interest.printing { true } else { false }
    return SearchQuestion(program) { execution, search in
      ([Sighting(signature(execution, search.numbers.path, isPrintingSeen))], false)
    }
  }

  private func split(into pieces: Int, unsplit: Int = 1, samples: Int = 6) -> SplitSearch {
    var split = SplitSearch(bound: 2_000)
    split.unsplit = unsplit
    split.pieces = pieces
    split.samples = samples
    return split
  }

  private func keys(_ tally: Tally) -> Set<String> { Set(tally.finds.map(\.sighting.key)) }

  @Test("Sections under one lock come in as many orders as theory says, however many pieces", arguments: [2, 7, 40])
  func counts(_ pieces: Int) {
    for (blocks, sections, orders) in [(2, 2, 6), (2, 4, 70), (3, 2, 90)] + (pieces == 40 ? [(3, 3, 1680)] : []) {
      let tally = split(into: pieces).run(question(CountTests.sections(blocks, sections).explored()))
      #expect(tally.isComplete)
      #expect(tally.executions == orders)
    }
  }

  @Test("Of random programs a search in pieces finds the ends and orders of the plain one, once each", arguments: 0..<5)
  func randomPrograms(_ part: Int) {
    var compared = 0
    for seed in (part * 40)..<(part * 40 + 40) {
      var maker = RandomSmallProgram(random: SplitMix64(state: UInt64(seed)), left: 4 + seed % 7)
      let program = maker.make()
      var explored = program.explored()
      if seed % 2 == 0 { explored.interest.printing = .all }
      let whole = split(into: 1, unsplit: 2_000).run(question(explored))
      guard whole.isComplete, whole.executions < 300 else { continue }
      let tallies = [3, 20].map { split(into: $0).run(question(explored)) }
      for tally in tallies {
        #expect(tally.isComplete == whole.isComplete, "seed \(seed)")
        // What others did before the end of the program makes no difference, and may be counted twice.
        if !tally.knowledge.traits.contains(.endsEarly) {
          #expect(tally.executions == whole.executions, "seed \(seed)\n\(program.text)")
        }
        #expect(keys(tally) == keys(whole), "seed \(seed)\n\(program.text)")
      }
      var plainKeys: Set<String> = []
      explored.interest = tallies[0].knowledge.applied(to: explored.interest)
      let plain = PlainSearch(explored)
      let isPrintingSeen = if case .all = explored.interest.printing { true } else { false }
      guard plain.run(most: 400, { plainKeys.insert(signature($0, plain.strandPath, isPrintingSeen)) }) != nil else { continue }
      compared += 1
      #expect(keys(tallies[0]) == plainKeys, "seed \(seed)\n\(program.text)")
    }
    #expect(compared > 15)
  }

  @Test(
    "With durations that are not free a search in pieces finds what the one in one go finds, too",
    arguments: [LedDurations.exact, .slack(percent: 20), .slack(percent: 20, latency: .milliseconds(3))])
  func timed(_ durations: LedDurations) {
    var compared = 0
    for seed in 0..<45 {
      var maker = RandomSmallProgram(random: SplitMix64(state: UInt64(seed)), left: 5 + seed % 8)
      maker.isTimed = true
      var program = maker.make()
      program.durations = durations
      var explored = program.explored()
      if seed % 2 == 0 { explored.interest.printing = .all }
      let whole = split(into: 1, unsplit: 2_000).run(question(explored))
      guard whole.isComplete, (2..<100).contains(whole.executions) else { continue }
      compared += 1
      for (pieces, samples) in [(3, 6), (20, 6), (12, 1)] {
        let tally = split(into: pieces, samples: samples).run(question(explored))
        #expect(tally.isComplete && keys(tally) == keys(whole), "seed \(seed), \(pieces) pieces\n\(program.text)")
        if !tally.knowledge.traits.contains(.endsEarly) { #expect(tally.executions == whole.executions, "seed \(seed)") }
      }
    }
    #expect(compared > 12, "\(compared)")
  }

  @Test("Where too little is thought to compete above the pieces, they say so, and everything is tried there")
  func wrongGuess() {
    var hasBeenWrong = false
    for seed in 200..<230 {
      var maker = RandomSmallProgram(random: SplitMix64(state: UInt64(seed)), left: 4 + seed % 7)
      let program = maker.make()
      let whole = split(into: 1, unsplit: 2_000).run(question(program.explored()))
      guard whole.isComplete, whole.executions < 300 else { continue }
      let tally = split(into: 12, samples: 1).run(question(program.explored()))
      if tally.knowledge.keepsAll { hasBeenWrong = true }
      #expect(tally.isComplete)
      #expect(keys(tally) == keys(whole), "seed \(seed)\n\(program.text)")
      var known = SearchKnowledge()
      known.keepsAll = true
      let frontier = Frontier(program.explored(), knowing: known, count: 12, samples: 1)
      let all = split(into: 12).folded(frontier) { piece, _ in
        question(program.explored()).tally(knowing: frontier.knowledge, frontier.pieces[piece], SearchBounds())
      }
      if all?.knowledge == frontier.knowledge { #expect(all.map(keys) == keys(whole), "seed \(seed)\n\(program.text)") }
    }
    #expect(hasBeenWrong)
  }

  @Test("Who holds and waits hangs in pieces, too", arguments: DifferentialTests.holdAndWait.indices)
  func holdAndWait(_ index: Int) {
    let (name, main) = DifferentialTests.holdAndWait[index]
    var program = SmallProgram(queues: [.global, .serial, .serial, .main, .serial], locks: 1, semaphores: [0], groups: 1)
    program.main = main
    let tally = split(into: 10).run(question(program.explored()))
    #expect(tally.isComplete)
    #expect(keys(tally).contains { $0.contains("deadlocked") }, "\(name)")
    #expect(keys(tally) == keys(split(into: 1, unsplit: 100_000).run(question(program.explored()))), "\(name)")
  }

  @Test("A bound is kept to the execution, whatever piece it falls into, and nothing is proved then")
  func bounds() {
    let program = CountTests.sections(3, 2).explored()
    for bound in [1, 17, 89] {
      var split = split(into: 9)
      split.bound = bound
      let tally = split.run(question(program))
      #expect(tally.executions == bound)
      #expect(!tally.isComplete)
    }
  }

  @Test("What is stopped is no proof, and what it is estimated to have covered never exceeds everything")
  func stopping() {
    var asked = 0
    var shares: [Double] = []
    let tally = split(into: 9).run(
      question(CountTests.sections(3, 3).explored()),
      shouldStop: {
        asked += 1
        return asked > 400
      }, progress: { shares.append($1) })
    #expect(!tally.isComplete)
    #expect(tally.end == .stopped)
    #expect(shares.allSatisfy { (0...1).contains($0) })
    #expect((shares.last ?? 0) > 0)
  }
}
