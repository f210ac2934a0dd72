package import Exploration

/// One machine's share of an exploration: a value that is written to a file, continued from it, and merged with the others.
package struct ExplorationPart: Hashable, Sendable {
  /// What all parts of one exploration have in common.
  package struct Identity: Hashable, Sendable {
    /// The version of Signalbox: another one may count otherwise.
    package var build: String
    package var name: String
    /// Where the scenario was read from; nil when it was no file.
    package var path: String?
    package var source: String
    /// The files beside it.
    package var others: [File]
    package var platform: String?
    /// What was asked for; nil for what the scenario says.
    package var timing: Timing?
    /// Executions for each question.
    package var bound: Int

    package struct File: Hashable, Sendable {
      package var path: String
      package var text: String

      package init(path: String, text: String) {
        self.path = path
        self.text = text
      }
    }

    package init(
      build: String, name: String, path: String?, source: String, others: [File] = [], platform: String?, timing: Timing?,
      bound: Int
    ) {
      self.build = build
      self.name = name
      self.path = path
      self.source = source
      self.others = others
      self.platform = platform
      self.timing = timing
      self.bound = bound
    }
  }

  /// The pieces of one question that were searched.
  package struct Search: Hashable, Sendable {
    package var question: Int
    package var knowledge: SearchKnowledge
    /// Of this question, here and elsewhere.
    package var pieceCount: Int
    package var pieces: [Piece] = []
  }

  package struct Piece: Hashable, Sendable {
    package var number: Int
    package var tally: Tally
  }

  package var identity: Identity
  /// From 1; 0 of 0 holds what earlier rounds have answered, for the next one.
  package var number: Int
  package var count: Int
  package var isFinished = false
  /// What the first part of each search and earlier rounds have answered; the same in all parts.
  package var session: ExplorationSession
  package var searches: [Search] = []

  package init(_ identity: Identity, number: Int, of count: Int, _ session: ExplorationSession) {
    self.identity = identity
    self.number = number
    self.count = count
    self.session = session
  }
}

/// Why parts do not make an exploration: one sentence that says what to do.
package struct PartProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) {
    self.description = description
  }
}

extension Explorer {
  /// Searches what needs no pieces. What is left to be searched in pieces, in the order of `session.pending`.
  package func advance(_ session: inout ExplorationSession) -> [Frontier] {
    var frontiers: [Frontier] = []
    var place = 0
    while place < session.pending.count {
      let next = session.pending[place]
      let start = split.start(question(next.question), after: next.knowledge, seen: next.seen, bounds.shouldStop) {
        executions, share in
        progress(next.question, executions, share())
      }
      switch start {
      case .whole(let tally): session.answer(next.question, by: tally, code)
      case .pieces(let frontier, let seen):
        session.pending[place].knowledge = frontier.knowledge
        session.pending[place].seen = seen
        frontiers.append(frontier)
        place += 1
      }
    }
    return frontiers
  }

  /// Does what falls to part `number` of `count`, without what `earlier` has done of it. `save` is given what there is after each piece.
  package func part(
    _ number: Int, of count: Int, _ identity: ExplorationPart.Identity, after session: ExplorationSession,
    continuing earlier: ExplorationPart?, save: (ExplorationPart) throws -> Void
  ) rethrows -> ExplorationPart {
    var session = session
    let frontiers = advance(&session)
    var part = ExplorationPart(identity, number: number, of: count, session)
    if bounds.shouldStop() { return earlier ?? part }
    for (pending, frontier) in zip(session.pending, frontiers) {
      let old = earlier?.searches.first { $0.question == pending.question && $0.knowledge == frontier.knowledge }
      part.searches.append(
        ExplorationPart.Search(question: pending.question, knowledge: frontier.knowledge, pieceCount: frontier.pieces.count))
      var executions = 0
      var share = 0.0
      for piece in stride(from: number - 1, to: frontier.pieces.count, by: count) {
        let known = old?.pieces.first { $0.number == piece && $0.tally.end != .stopped }?.tally
        let tally =
          known
          ?? question(pending.question).tally(knowing: frontier.knowledge, frontier.pieces[piece], limits) { led, part in
            progress(pending.question, executions + led, Double(count) * (share + frontier.pieces[piece].share * part()))
          }
        part.searches[part.searches.count - 1].pieces.append(ExplorationPart.Piece(number: piece, tally: tally))
        // It is searched again, from its start, by who goes on; what it has seen so far is told now.
        if tally.end == .stopped { return part }
        executions += tally.executions
        share += frontier.pieces[piece].share
        if known == nil { try save(part) }
        // Whoever counts the pieces in their order needs none after this.
        if tally.isLast || executions >= bounds.executions { break }
      }
    }
    part.isFinished = true
    return part
  }

  /// The answers that `parts` give together, which are of the round after `session`. When something is pending after that, another round has
  /// to search it.
  package func merged(
    _ parts: [ExplorationPart], after session: ExplorationSession? = nil, acceptsUnfinished: Bool = false
  ) throws(PartProblem) -> ExplorationSession {
    guard var session = session ?? parts.first?.session else { return ExplorationSession() }
    // Who is stopped early has begun no search.
    let searches = parts.map(\.searches).max { $0.count < $1.count } ?? []
    if acceptsUnfinished {
      for pending in session.pending where !searches.contains(where: { $0.question == pending.question }) {
        session.answer(pending.question, by: Tally().joined(with: pending.seen), code)
      }
    }
    for search in searches {
      let frontier = Frontier(
        question(search.question).program, knowing: search.knowledge, count: split.pieces, samples: split.samples)
      var tallies = [Tally?](repeating: nil, count: frontier.pieces.count)
      for part in parts {
        guard let own = part.searches.first(where: { $0.question == search.question }) else { continue }
        for piece in own.pieces where tallies.indices.contains(piece.number) { tallies[piece.number] = piece.tally }
      }
      if frontier.knowledge != search.knowledge || frontier.pieces.count != search.pieceCount {
        throw PartProblem("the scenario is cut otherwise here than where the parts were made: use one version of Signalbox")
      }
      let question = question(search.question)
      let total = split.folded(frontier, isPartial: acceptsUnfinished) { piece, bound in
        guard let tally = tallies[piece], bound < bounds.executions, tally.executions > bound else { return tallies[piece] }
        var limits = limits
        limits.mostExecutions = bound
        return question.tally(knowing: frontier.knowledge, frontier.pieces[piece], limits)
      }
      let seen = session.pending.first { $0.question == search.question }?.seen
      guard let total = total?.joined(with: seen) else {
        throw PartProblem("a piece is missing that a part says it has searched: run the parts again")
      }
      if total.end == .finished && total.knowledge != frontier.knowledge {
        session.learn(total.knowledge, about: search.question)
      } else {
        session.answer(search.question, by: total, code)
      }
    }
    return session
  }
}
