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
        alternatives[index].marks.insert(.wanted)
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
    if depth < floor { return }
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
      alternatives[index].marks.insert(.wanted)
    } else if !(initials.count == 1 && initials[0] == racer && isWaiting) {
      wantAll(at: depth)
    }
  }

  private mutating func wantAll(at depth: Int) {
    for index in range(of: depth) where alternatives[index].step.isEnabled { alternatives[index].marks.insert(.wanted) }
  }

  /// The program ended although others could have gone on: each of them may do so first.
  mutating func wantAllBeforeTheEnd() {
    guard let last = nodes.last else { return }
    alternatives[last.chosen].marks.insert(.ends)
    wantAll(at: nodes.count - 1)
  }
}
