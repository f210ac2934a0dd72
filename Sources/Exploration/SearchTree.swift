import DispatchModel

/// The path of a search through the orders: at each depth what could come next there, and what of it is done and to do.
struct SearchTree {
  struct Marks: OptionSet {
    var rawValue: UInt8

    /// To be tried.
    static let wanted = Marks(rawValue: 1)
    static let done = Marks(rawValue: 2)
    /// What it leads to was covered before it was reached this way.
    static let asleep = Marks(rawValue: 4)
    /// It ended the program: it commutes with nothing.
    static let ends = Marks(rawValue: 8)
  }

  private struct Alternative {
    var step: NextStep
    var marks: Marks = []
  }

  private struct Node {
    /// Where its alternatives begin.
    var first: Int
    var chosen: Int
  }

  private var alternatives: ContiguousArray<Alternative> = []
  private var nodes: ContiguousArray<Node> = []
  /// What sleeps at the state that has been reached.
  private var sleeping: ContiguousArray<StrandID> = []

  /// So many steps are given: nothing else is tried there.
  var floor = 0
  /// What should be tried above the floor, too, and is not.
  private(set) var missed: ContiguousArray<(depth: Int, place: Int)> = []

  var count: Int { nodes.count }

  /// The step that is taken at `depth`.
  func step(at depth: Int) -> NextStep { alternatives[nodes[depth].chosen].step }

  private func range(of depth: Int) -> Range<Int> {
    nodes[depth].first..<(depth + 1 < nodes.count ? nodes[depth + 1].first : alternatives.count)
  }

  mutating func removeAll() {
    alternatives.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    sleeping.removeAll(keepingCapacity: true)
    missed.removeAll(keepingCapacity: true)
  }

  /// Back to the given steps.
  mutating func removeAllBelowTheFloor() {
    guard nodes.count > floor else { return }
    alternatives.removeLast(alternatives.count - nodes[floor].first)
    nodes.removeLast(nodes.count - floor)
  }

  // MARK: Going down

  /// What of the last node still sleeps after its step: what commutes with it.
  mutating func carrySleep(_ order: BlockOrder) {
    sleeping.removeAll(keepingCapacity: true)
    guard let node = nodes.last else { return }
    let taken = alternatives[node.chosen].step
    for index in range(of: nodes.count - 1) {
      let alternative = alternatives[index]
      let isCovered =
        alternative.marks.contains(.asleep) || (alternative.marks.contains(.done) && !alternative.marks.contains(.ends))
      guard isCovered, alternative.step.strand != taken.strand else { continue }
      if !alternative.step.footprint.isDependent(on: taken.footprint, order) { sleeping.append(alternative.step.strand) }
    }
  }

  /// What was possible before the last step and is no more depends on it: it must have its turn before it, too.
  mutating func wantWhatVanished(now steps: ContiguousArray<NextStep>) {
    guard let node = nodes.last else { return }
    let chosen = alternatives[node.chosen].step.strand
    for index in range(of: nodes.count - 1) {
      let alternative = alternatives[index]
      guard alternative.step.isEnabled, alternative.step.strand != chosen, !alternative.marks.contains(.wanted) else { continue }
      if !steps.contains(where: { $0.strand == alternative.step.strand && alternative.step.isSame(as: $0) }) {
        want(index, at: nodes.count - 1)
      }
    }
  }

  /// A node for these steps, and the first of them that does not sleep. False when all that can be taken sleep.
  mutating func descend(_ steps: ContiguousArray<NextStep>) -> Bool {
    let first = alternatives.count
    var chosen: Int?
    for step in steps {
      var alternative = Alternative(step: step)
      if sleeping.contains(step.strand) {
        alternative.marks = .asleep
      } else if chosen == nil, step.isEnabled {
        alternative.marks = .wanted
        chosen = alternatives.count
      }
      alternatives.append(alternative)
    }
    guard let chosen else {
      alternatives.removeLast(alternatives.count - first)
      return false
    }
    nodes.append(Node(first: first, chosen: chosen))
    return true
  }

  /// A node in which `strand` is given. False when it cannot go on.
  mutating func descend(_ steps: ContiguousArray<NextStep>, to strand: StrandID) -> Bool {
    guard let index = steps.firstIndex(where: { $0.isEnabled && $0.strand == strand }) else { return false }
    nodes.append(Node(first: alternatives.count, chosen: alternatives.count + index))
    for step in steps { alternatives.append(Alternative(step: step)) }
    return true
  }

  /// A node of which is given what is tried there, and what of it now. False when the steps are others.
  mutating func descend(_ steps: ContiguousArray<NextStep>, as given: GivenStep, _ numbers: StrandNumbers) -> Bool {
    let first = alternatives.count
    for step in steps {
      alternatives.append(Alternative(step: step, marks: sleeping.contains(step.strand) ? .asleep : []))
    }
    var chosen: Int?
    for (index, key) in given.wanted.enumerated() {
      guard let place = key.place(among: steps, numbers), steps[place].isEnabled else { return false }
      alternatives[first + place].marks.insert(.wanted)
      if index < given.chosen { alternatives[first + place].marks.insert(.done) }
      if given.ending.contains(index) { alternatives[first + place].marks.insert(.ends) }
      if index == given.chosen { chosen = first + place }
    }
    guard let chosen else { return false }
    nodes.append(Node(first: first, chosen: chosen))
    return true
  }

  /// A node for these steps, and any of them that can be taken.
  mutating func descend(_ steps: ContiguousArray<NextStep>, _ random: inout SplitMix64) {
    let first = alternatives.count
    var left = random.next(below: steps.count(where: \.isEnabled))
    var chosen = first
    for step in steps {
      var alternative = Alternative(step: step, marks: sleeping.contains(step.strand) ? .asleep : [])
      if step.isEnabled {
        if left == 0 {
          chosen = alternatives.count
          alternative.marks.insert(.wanted)
        }
        left -= 1
      }
      alternatives.append(alternative)
    }
    nodes.append(Node(first: first, chosen: chosen))
  }

  /// The next alternative nearest to the end. False when there is none.
  mutating func backtrack() -> Bool {
    while nodes.count > floor, let node = nodes.last {
      alternatives[node.chosen].marks.insert(.done)
      for index in range(of: nodes.count - 1) where alternatives[index].marks.intersection([.wanted, .done, .asleep]) == .wanted {
        nodes[nodes.count - 1].chosen = index
        return true
      }
      alternatives.removeLast(alternatives.count - node.first)
      nodes.removeLast()
    }
    return false
  }

  // MARK: What is to be tried

  /// One of `initials` is tried at `depth`, if none was or will be; if none can be, everything that can. `racer` is preferred.
  mutating func want(oneOf initials: ContiguousArray<StrandID>, _ racer: StrandID, at depth: Int) {
    var preferred: Int?
    var possible: Int?
    var isWaiting = false
    for index in range(of: depth) {
      let alternative = alternatives[index]
      let strand = alternative.step.strand
      if initials.contains(strand) {
        if !alternative.marks.isDisjoint(with: [.wanted, .asleep]) { return }
        if alternative.step.isEnabled {
          if strand == racer { preferred = index }
          if possible == nil { possible = index }
        }
      }
      if strand == racer && !alternative.step.isEnabled { isWaiting = true }
    }
    if let index = preferred ?? possible {
      want(index, at: depth)
    } else if !(initials.count == 1 && initials[0] == racer && isWaiting) {
      wantAll(at: depth)
    }
  }

  private mutating func wantAll(at depth: Int) {
    for index in range(of: depth) where alternatives[index].step.isEnabled { want(index, at: depth) }
  }

  private mutating func want(_ index: Int, at depth: Int) {
    if depth < floor, alternatives[index].marks.isDisjoint(with: [.wanted, .asleep]) {
      missed.append((depth, index - nodes[depth].first))
    }
    alternatives[index].marks.insert(.wanted)
  }

  /// The program ended although others could have gone on: each of them may do so first.
  mutating func wantAllBeforeTheEnd() {
    guard let last = nodes.last else { return }
    alternatives[last.chosen].marks.insert(.ends)
    wantAll(at: nodes.count - 1)
  }

  // MARK: How far it is

  /// What can be taken at `depth`, and whether it sleeps.
  func alternatives(at depth: Int) -> [(step: NextStep, isAsleep: Bool)] {
    range(of: depth).map { (alternatives[$0].step, alternatives[$0].marks.contains(.asleep)) }
  }

  /// About how much of what is below the floor has been covered, if each alternative that is known leads to as much (Knuth:
  /// "Estimating the efficiency of backtrack programs", 1975).
  var share: Double {
    var share = 0.0
    var weight = 1.0
    for depth in min(floor, count)..<count {
      var (open, done) = (0, 0)
      for index in range(of: depth) where !alternatives[index].marks.contains(.asleep) {
        if alternatives[index].marks.contains(.done) { done += 1 }
        if alternatives[index].marks.contains(.wanted) { open += 1 }
      }
      guard open > 0 else { continue }
      share += weight * Double(done) / Double(open)
      weight /= Double(open)
    }
    return share
  }
}
