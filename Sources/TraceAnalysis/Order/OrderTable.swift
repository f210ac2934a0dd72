package import DispatchTrace

/// What is known of the order of a run's numbered blocks over all orders that its program can run in: whoever has followed those
/// orders fills it in.
///
/// A moment is the start or the end of a block. What is neither always so nor was seen otherwise is not known.
package struct OrderTable: Hashable, Sendable {
  /// A moment of a block, by the block's place in `blocks`. The turn of a cancelled one is both.
  package enum Moment: Hashable, Sendable {
    case start(Int)
    case end(Int)

    var place: Int {
      switch self {
      case .start(let block): 2 * block
      case .end(let block): 2 * block + 1
      }
    }
  }

  /// Nobody reads sentences about more.
  package static let mostBlocks = GuaranteedOrder.mostBlocks

  /// The blocks that pictures number, in that order.
  package let blocks: [ItemID]
  private var always: [Bool]
  /// As moments came one after the other, by their places; those that never came are missing.
  private var orders: Set<[UInt8]> = []

  /// Nothing is known yet.
  package init(_ blocks: [ItemID]) {
    self.blocks = blocks
    always = Array(repeating: false, count: 4 * blocks.count * blocks.count)
  }

  package var moments: [Moment] { blocks.indices.flatMap { [.start($0), .end($0)] } }

  /// Those that were noted, by places: always in the same order.
  var seen: [[UInt8]] { orders.sorted { $0.lexicographicallyPrecedes($1) } }

  /// `first` has come whenever `second` does.
  package mutating func setAlways(_ first: Moment, before second: Moment) { always[cell(first, second)] = true }

  /// An order that there is.
  package mutating func note(order: [Moment]) { orders.insert(order.map { UInt8($0.place) }) }

  private func cell(_ first: Moment, _ second: Moment) -> Int { first.place * 2 * blocks.count + second.place }

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
