package import DispatchModel

/// One of the steps that can come next, told apart in every process: its strand's path, and which of that strand's steps it is.
package struct StepKey: Hashable, Sendable {
  package var path: String
  /// From 0; more than one when a timer both fires and is set.
  package var ordinal: Int

  package init(path: String, ordinal: Int) {
    self.path = path
    self.ordinal = ordinal
  }

  init(_ place: Int, among steps: some Collection<NextStep>, _ numbers: StrandNumbers) {
    let strand = steps[steps.index(steps.startIndex, offsetBy: place)].strand
    path = numbers.path(strand)
    ordinal = steps.prefix(place).count { $0.strand == strand }
  }

  func place(among steps: ContiguousArray<NextStep>, _ numbers: StrandNumbers) -> Int? {
    var left = ordinal
    for (place, step) in steps.enumerated() where numbers.path(step.strand) == path {
      if left == 0 { return place }
      left -= 1
    }
    return nil
  }
}

/// A step that every execution of a piece takes, and what else is tried in its place.
package struct GivenStep: Hashable, Sendable {
  /// All that is tried there, by this piece and by others, in this order.
  package var wanted: [StepKey]
  /// Place of the step in `wanted`; what is before it belongs to earlier pieces.
  package var chosen: Int
  /// Places in `wanted` of steps that end the program.
  package var ending: [Int]
}

/// A part of a search that can be searched alone: all executions that begin with certain steps and are covered by no earlier piece.
package struct SearchPiece: Hashable, Sendable {
  package var steps: [GivenStep]
  /// Of all orders, if each alternative that is known leads to as many.
  package var share: Double
}

/// What has to be known before a search for it to need no second start, independent of how strands are numbered.
package struct SearchKnowledge: Hashable, Sendable {
  /// For which pairs of blocks, by the paths of their strands, it matters which joins their queue first. Sorted.
  package var pairs: [[String]] = []
  package var traits: ProgramTraits = []
  /// Above the frontier everything is tried that can be: what was thought to be enough there was not.
  package var keepsAll = false

  package init() {}

  /// With all that `other` knows.
  package func joined(_ other: Self) -> Self {
    var joined = self
    joined.pairs += other.pairs.filter { !pairs.contains($0) }
    joined.pairs.sort { $0.lexicographicallyPrecedes($1) }
    joined.traits = traits.union(other.traits)
    joined.keepsAll = keepsAll || other.keepsAll
    return joined
  }

  package func applied(to interest: StepInterest) -> StepInterest {
    var interest = interest
    interest.traits.formUnion(traits)
    return interest
  }
}
