package import DispatchTrace

/// What is known of the order of a run's numbered blocks over all orders that its program can run in: whoever has followed those
/// orders fills it in.
///
/// A moment is the start or the end of a block, or of the only stretch in it that has a name. What is neither always so nor was seen otherwise is not known.
package struct OrderTable: Hashable, Sendable {
  /// A moment of a block, by the block's place in `blocks`. The turn of a cancelled one is both.
  package enum Moment: Hashable, Sendable {
    case start(Int)
    case end(Int)
    /// Of its stretch.
    case begin(Int)
    case finish(Int)

    package enum Kind: Int, CaseIterable, Sendable {
      case start, end, begin, finish
    }

    package init(_ kind: Kind, of block: Int) {
      switch kind {
      case .start: self = .start(block)
      case .end: self = .end(block)
      case .begin: self = .begin(block)
      case .finish: self = .finish(block)
      }
    }

    package var kind: Kind {
      switch self {
      case .start: .start
      case .end: .end
      case .begin: .begin
      case .finish: .finish
      }
    }

    package var block: Int {
      switch self {
      case .start(let block), .end(let block), .begin(let block), .finish(let block): block
      }
    }

    var place: Int { Kind.allCases.count * block + kind.rawValue }
  }

  /// Nobody reads sentences about more.
  package static let mostBlocks = GuaranteedOrder.mostBlocks

  /// The blocks that pictures number, in that order.
  package let blocks: [ItemID]
  /// Places in `blocks` of those with a stretch that is looked at, in ascending order.
  package let stretches: [Int]
  private var always: [Bool]
  /// As moments came one after the other, by their places; those that never came are missing.
  private var orders: Set<[UInt8]> = []
  /// Not one of the orders looked at is stuck, or ends otherwise before its time.
  package var allComplete = true

  /// Nothing is known yet.
  package init(_ blocks: [ItemID], stretches: [Int] = []) {
    self.blocks = blocks
    self.stretches = stretches
    let count = Moment.Kind.allCases.count * blocks.count
    always = Array(repeating: false, count: count * count)
  }

  package var moments: [Moment] {
    blocks.indices.flatMap { block in
      (stretches.contains(block) ? Moment.Kind.allCases : [.start, .end]).map { Moment($0, of: block) }
    }
  }

  /// Those that were noted, by places: always in the same order.
  var seen: [[UInt8]] { orders.sorted { $0.lexicographicallyPrecedes($1) } }

  /// `first` has come whenever `second` does.
  package mutating func setAlways(_ first: Moment, before second: Moment) { always[cell(first, second)] = true }

  /// An order that there is.
  package mutating func note(order: [Moment]) { orders.insert(order.map { UInt8($0.place) }) }

  private func cell(_ first: Moment, _ second: Moment) -> Int {
    first.place * Moment.Kind.allCases.count * blocks.count + second.place
  }

  package func isAlways(_ first: Moment, before second: Moment) -> Bool { always[cell(first, second)] }

  /// There is an order in which `second` comes and `first` has not.
  package func canBeTurned(_ first: Moment, before second: Moment) -> Bool {
    let (one, other) = (UInt8(first.place), UInt8(second.place))
    return orders.contains { order in order.first { $0 == one || $0 == other } == other }
  }

  /// There is an order in which `moment` is the first of `moments` that comes.
  package func canBeFirst(_ moment: Moment, of moments: [Moment]) -> Bool {
    let places = Set(moments.map { UInt8($0.place) })
    return orders.contains { order in order.first { places.contains($0) } == UInt8(moment.place) }
  }

  /// Nothing that was seen speaks against what is called certain.
  package var isConsistent: Bool {
    moments.allSatisfy { first in
      moments.allSatisfy { !isAlways(first, before: $0) || !canBeTurned(first, before: $0) }
    }
  }
}
