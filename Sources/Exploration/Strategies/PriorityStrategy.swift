package import DispatchModel
import DispatchTrace

/// Strands have priorities by chance, and the highest goes on; at a few steps by chance who goes on becomes the lowest (PCT: Burckhardt,
/// Kothari, Musuvathi, Nagarakatte, *A randomized scheduler with probabilistic guarantees of finding bugs*, ASPLOS 2010).
///
/// What takes `depth` orderings to go wrong, among `n` strands in `k` steps, goes wrong in each execution with a chance of at least one in
/// `n · k^(depth − 1)`.
package struct PriorityStrategy: OrderStrategy {
  private static let depth = 3

  private var random: SplitMix64
  private var priorities: [StrandID: UInt64] = [:]
  private var changes: [Int] = []
  private var step = 0
  private var mostSteps = 1
  private var mostStrands = 1

  package init(seed: UInt64) {
    random = SplitMix64(state: seed)
  }

  package var words: String {
    var chance = mostStrands
    for _ in 1..<Self.depth { chance = chance.multipliedReportingOverflow(by: mostSteps).partialValue }
    return "pct: each finds what takes \(Self.depth) orderings with a chance of at least 1 in \(chance.grouped(by: ","))"
  }

  package mutating func begin() -> Bool {
    priorities.removeAll(keepingCapacity: true)
    step = 0
    changes = (1..<Self.depth).map { _ in random.next(below: mostSteps) }
    return true
  }

  package mutating func choose(among steps: ContiguousArray<NextStep>, usual: Int) -> Int {
    var highest = usual
    for (place, next) in steps.enumerated() where next.isEnabled {
      if priority(of: next.strand) > priority(of: steps[highest].strand) { highest = place }
    }
    if let change = changes.firstIndex(of: step) { priorities[steps[highest].strand] = UInt64(change) }
    step += 1
    return highest
  }

  /// Above those of all changes.
  private mutating func priority(of strand: StrandID) -> UInt64 {
    if let known = priorities[strand] { return known }
    let new = random.next() | 1 << 63
    priorities[strand] = new
    return new
  }

  package mutating func end(steps: Int, strands: Int) {
    mostSteps = max(mostSteps, steps)
    mostStrands = max(mostStrands, strands)
  }
}
