import DispatchModel

/// What is seen in an execution that its question is about.
package struct Sighting: Hashable, Sendable {
  /// What is the same thing in other executions.
  package var key: String
  package var note: String

  package init(key: String, note: String) {
    self.key = key
    self.note = note
  }
}

/// What a search, or a piece of one, has found: a value that can be written down and joined with others.
package struct Tally: Hashable, Sendable {
  /// Something that was seen, with the first execution that shows it.
  package struct Find: Hashable, Sendable {
    package var sighting: Sighting
    /// In how many executions.
    package var executions = 1
    /// Whose step came next, one after another, as paths.
    package var witness: [String]

    package init(_ sighting: Sighting, executions: Int, witness: [String]) {
      self.sighting = sighting
      self.executions = executions
      self.witness = witness
    }
  }

  package var executions = 0
  package var redundant = 0
  package var tooLong = 0
  package var hasScarceCores = false
  package var end = SearchEnd.stopped
  /// In the order they were first seen.
  package var finds: [Find] = []
  /// All that it was given, and what it has learnt.
  package var knowledge = SearchKnowledge()

  package init() {}

  /// With what the next piece has found.
  mutating func add(_ next: Self) {
    executions += next.executions
    redundant += next.redundant
    tooLong += next.tooLong
    hasScarceCores = hasScarceCores || next.hasScarceCores
    for find in next.finds {
      if let known = finds.firstIndex(where: { $0.sighting.key == find.sighting.key }) {
        finds[known].executions += find.executions
      } else {
        finds.append(find)
      }
    }
    knowledge = knowledge.joined(next.knowledge)
    end = next.end
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
  ) -> (tally: Tally, share: Double) {
    var tally = Tally()
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
      if search.summary.executions == 1 { (tally.finds, places) = ([], [:]) }
      let (sightings, isDecisive) = judge(execution, search)
      for sighting in sightings {
        if let known = places[sighting.key] {
          tally.finds[known].executions += 1
          continue
        }
        while paths.count < search.numbers.count { paths.append(search.numbers.path(StrandID(Int32(paths.count)))) }
        places[sighting.key] = tally.finds.count
        tally.finds.append(Tally.Find(sighting, executions: 1, witness: execution.schedule.map { paths[$0.offset] }))
      }
      return !isDecisive
    }
    tally.executions = summary.executions
    tally.redundant = summary.redundant
    tally.tooLong = summary.tooLong
    tally.hasScarceCores = summary.hasScarceCores
    tally.end = summary.end
    tally.knowledge = search.knowledge.joined(knowledge)
    return (tally, search.share)
  }
}
