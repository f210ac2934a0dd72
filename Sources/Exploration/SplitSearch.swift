/// A search that is cut into pieces when it is long. Where they are searched, and how many at a time, makes no difference to what is found.
///
/// A first part is led in one go; it is all there is of most searches. What takes longer begins anew, in pieces. Pieces are counted in their
/// order, as if one came after the other. When one of them shows that more matters than was known, all are cut out anew with that.
package struct SplitSearch {
  /// Executions of the first part.
  package var unsplit = 2_000
  /// About how many pieces.
  package var pieces = 256
  /// Executions by which is judged what competes with a step above the pieces; at least 1.
  package var samples = 12
  /// Executions in all.
  package var bound: Int

  package init(bound: Int) {
    self.bound = bound
  }

  package enum Start {
    /// All of it was searched, or as much as is wanted.
    case whole(Tally)
    /// With what the first part has seen.
    case pieces(Frontier, seen: Tally)
  }

  /// The first part of a search, and how the rest is cut. `round` is what earlier rounds have learnt, if there were any, and `seen` what the
  /// first part has.
  package func start(
    _ question: SearchQuestion, after round: SearchKnowledge?, seen: Tally? = nil, _ shouldStop: @escaping () -> Bool,
    progress: @escaping (_ executions: Int, _ share: () -> Double) -> Void
  ) -> Start {
    var knowledge = round ?? SearchKnowledge()
    var seen = seen ?? Tally()
    if round == nil {
      var bounds = SearchBounds()
      bounds.mostExecutions = min(unsplit, bound)
      bounds.shouldStop = shouldStop
      let tally = question.tally(knowing: knowledge, nil, bounds, progress: progress)
      if tally.end != .bound || unsplit >= bound { return .whole(tally) }
      knowledge = tally.knowledge
      seen = tally
    }
    let frontier = Frontier(
      question.program, knowing: knowledge, count: pieces, samples: samples, shouldStop: shouldStop)
    guard frontier.isUnfit || frontier.isStopped else { return .pieces(frontier, seen: seen) }
    seen.end = frontier.isUnfit ? .unfit : .stopped
    return .whole(seen)
  }

  /// What all pieces have found together. `tally` is asked for one after the other, with the executions that may be led. A piece for which
  /// it is nil makes all of it nil, or, when `isPartial`, is left out: then nothing is complete.
  package func folded(
    _ frontier: Frontier, isPartial: Bool = false, _ tally: (_ piece: Int, _ bound: Int) -> Tally?
  ) -> Tally? {
    var total = Tally()
    total.knowledge = frontier.knowledge
    var isMissing = false
    var hasUnprepared = false
    for piece in frontier.pieces.indices {
      let left = bound - total.executions
      if left == 0 {
        total.end = .bound
        return total
      }
      guard var part = tally(piece, bound) else {
        if !isPartial { return nil }
        isMissing = true
        continue
      }
      if part.executions > left, let shorter = tally(piece, left) { part = shorter }
      if part.end == .unprepared { hasUnprepared = true }
      total.add(part, of: frontier.pieces[piece])
      if isPartial && part.end == .stopped {
        isMissing = true
      } else if part.isLast {
        return total
      }
    }
    // Who learns nothing from a piece that needs to know more would take it for searched.
    let isUnprepared = hasUnprepared && total.knowledge == frontier.knowledge
    total.end = isMissing ? .stopped : isUnprepared ? .unprepared : .finished
    return total
  }

  /// Searches all of it, on this thread.
  package func run(
    _ question: SearchQuestion, shouldStop: @escaping () -> Bool = { false },
    progress: @escaping (_ executions: Int, _ share: Double) -> Void = { _, _ in }
  ) -> Tally {
    run(question, shouldStop, progress) { frontier in
      var (executions, share) = (0, 0.0)
      let total = folded(frontier) { number, bound in
        var bounds = SearchBounds()
        bounds.mostExecutions = bound
        bounds.shouldStop = shouldStop
        let piece = frontier.pieces[number]
        let tally = question.tally(knowing: frontier.knowledge, piece, bounds) { led, part in
          progress(executions + led, share + piece.share * part())
        }
        executions += tally.executions
        share += piece.share * Double(tally.covered) / 1_000_000
        return tally
      }
      return total ?? Tally()
    }
  }

  /// Searches all of it; `search` searches the pieces.
  package func run(
    _ question: SearchQuestion, _ shouldStop: @escaping () -> Bool,
    _ progress: @escaping (_ executions: Int, _ share: Double) -> Void,
    _ search: (Frontier) -> Tally
  ) -> Tally {
    var known: SearchKnowledge?
    var seen: Tally?
    while true {
      switch start(question, after: known, seen: seen, shouldStop, progress: { progress($0, $1()) }) {
      case .whole(let tally): return tally
      case .pieces(let frontier, let first):
        let total = search(frontier).joined(with: first)
        if total.end != .finished || total.knowledge == frontier.knowledge { return total }
        (known, seen) = (total.knowledge, first)
      }
    }
  }
}

extension Tally {
  /// Later pieces need not be searched.
  package var isLast: Bool {
    switch end {
    case .finished, .unprepared: false
    case .decided, .bound, .stopped, .unfit: true
    }
  }
}
