import DispatchModel

/// What is seen in an execution that its question is about.
package struct Sighting: Hashable, Sendable {
  /// What is the same thing in other executions.
  package var key: String
  package var note: String
  /// What leads to it, when it is not the execution itself.
  package var schedule: String?

  package init(_ key: String, note: String = "", schedule: String? = nil) {
    self.key = key
    self.note = note
    self.schedule = schedule
  }
}

/// What a search, or a piece of one, has found: a value that can be written down and joined with others.
package struct Tally: Hashable, Sendable {
  /// Something that was seen, as the first execution shows it.
  package struct Find: Hashable, Sendable {
    package var sighting: Sighting
    /// In how many executions.
    package var executions: Int
    /// Which execution was the first, from 1.
    package var number: Int
    /// Whose step came next, one after another, as paths.
    package var witness: [String]

    package init(_ sighting: Sighting, executions: Int, number: Int, witness: [String]) {
      self.sighting = sighting
      self.executions = executions
      self.number = number
      self.witness = witness
    }
  }

  package var executions = 0
  package var redundant = 0
  package var tooLong = 0
  package var hasScarceCores = false
  /// Of readings of the clock that the order left open one value each was followed.
  package var hasChosenReading = false
  package var end = SearchEnd.stopped
  /// By estimate, of a million.
  package var covered = 0
  /// In the order they were first seen.
  package var finds: [Find] = []
  /// All that it was given, and what it has learnt.
  package var knowledge = SearchKnowledge()

  package init() {}

  package func find(_ key: String) -> Find? { finds.first { $0.sighting.key == key } }

  /// With what `piece`, the next one, has found.
  mutating func add(_ next: Self, of piece: SearchPiece) {
    for find in next.finds {
      if let known = finds.firstIndex(where: { $0.sighting.key == find.sighting.key }) {
        finds[known].executions += find.executions
      } else {
        finds.append(find)
        finds[finds.count - 1].number += executions
      }
    }
    executions += next.executions
    redundant += next.redundant
    tooLong += next.tooLong
    hasScarceCores = hasScarceCores || next.hasScarceCores
    hasChosenReading = hasChosenReading || next.hasChosenReading
    covered += Int(piece.share * Double(next.covered))
    knowledge = knowledge.joined(next.knowledge)
    end = next.end
  }

  /// When it was ended before it had come as far as an earlier search of the same question, with what that one has seen, too.
  package func joined(with earlier: Self?) -> Self {
    guard let earlier, end == .stopped || end == .bound else { return self }
    if executions == 0 {
      var stopped = earlier
      stopped.end = end
      return stopped
    }
    // The steps of its executions are others when more is known to matter.
    guard knowledge.traits == earlier.knowledge.traits else { return self }
    var tally = self
    tally.finds += earlier.finds.filter { find($0.sighting.key) == nil }
    return tally
  }

  /// Every order is covered.
  package var isComplete: Bool { end == .finished && tooLong == 0 && !hasScarceCores }
}

/// One question about all executions of a program, which a search answers.
package struct SearchQuestion {
  package var program: ExploredProgram
  /// What an execution shows, each key once; true when nothing else need be seen.
  package var judge: (Execution, ReducedSearch) -> (sightings: [Sighting], isDecisive: Bool)

  package init(
    _ program: ExploredProgram, judge: @escaping (Execution, ReducedSearch) -> (sightings: [Sighting], isDecisive: Bool)
  ) {
    self.program = program
    self.judge = judge
  }

  /// Searches one piece, or all of it. `progress` is told the executions and the share, 0 to 1, before each execution.
  package func tally(
    knowing knowledge: SearchKnowledge, _ piece: SearchPiece?, _ bounds: SearchBounds,
    progress: @escaping (_ executions: Int, _ share: () -> Double) -> Void = { _, _ in }
  ) -> Tally {
    var finds: [Tally.Find] = []
    var places: [String: Int] = [:]
    let search = ReducedSearch(program, knowing: knowledge, piece: piece)
    var bounds = bounds
    let shouldStop = bounds.shouldStop
    var paths: [String] = []
    bounds.shouldStop = {
      progress(search.summary.executions) { search.share }
      return shouldStop()
    }
    let summary = search.run(bounds) { execution in
      // It begins anew when more is found to matter.
      if search.summary.executions == 1 { (finds, places) = ([], [:]) }
      let (sightings, isDecisive) = judge(execution, search)
      for sighting in sightings {
        if let known = places[sighting.key] {
          finds[known].executions += 1
          continue
        }
        while paths.count < search.numbers.count { paths.append(search.numbers.path(StrandID(Int32(paths.count)))) }
        places[sighting.key] = finds.count
        finds.append(
          Tally.Find(
            sighting, executions: 1, number: search.summary.executions, witness: execution.schedule.map { paths[$0.offset] }))
      }
      return !isDecisive
    }
    var tally = Tally(summary)
    tally.finds = finds
    tally.covered = summary.end == .finished ? 1_000_000 : Int(search.share * 1_000_000)
    tally.knowledge = search.knowledge.joined(knowledge)
    return tally
  }

  /// The execution of a witness anew, and the search that leads it; nil when it cannot be repeated.
  package func repeated(_ witness: [String], knowing knowledge: SearchKnowledge) -> (execution: Execution, search: ReducedSearch)?
  {
    let numbers = StrandNumbers()
    var program = program
    program.interest = knowledge.applied(to: program.interest)
    let search = ReducedSearch(program, numbers, after: witness.compactMap { numbers.strand(at: $0) })
    var found: Execution?
    _ = search.run { execution in
      found = execution
      return false
    }
    return found.map { ($0, search) }
  }
}

extension Tally {
  package init(_ summary: SearchSummary) {
    self.init()
    executions = summary.executions
    redundant = summary.redundant
    tooLong = summary.tooLong
    hasScarceCores = summary.hasScarceCores
    hasChosenReading = summary.hasChosenReading
    end = summary.end
  }
}
