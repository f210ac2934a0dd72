/// What is being chosen; strategies may treat the kinds differently, reports name them.
package enum ChoicePoint: UInt8, Sendable {
  /// Which of the threads that can take a step takes it.
  case nextThread
  /// Which thread gets a free core.
  case nextOnCore
  /// Which of several events due at the same instant fires first.
  case dueEvent
  /// Which waiter is woken.
  case wokenWaiter
}

/// Who decides where Dispatch promises nothing: the second of the five seams.
package protocol ChoiceSource: AnyObject {
  /// True when every answer is 0: the simulation may then skip collecting the alternatives.
  var isAlwaysFirst: Bool { get }

  /// One of `0..<count`. Alternative 0 is what the plain FIFO simulation does. `count` is at least 2.
  func choose(among count: Int, at point: ChoicePoint) -> Int
}

/// The plain simulation, seed 0: always the first alternative.
package final class FirstChoice: ChoiceSource {
  package init() {}
  package var isAlwaysFirst: Bool { true }
  package func choose(among count: Int, at point: ChoicePoint) -> Int { 0 }
}

/// A seeded one: legal, reproducible, and different for every seed.
package final class RandomChoice: ChoiceSource {
  private var generator: SplitMix64

  package init(seed: UInt64) {
    generator = SplitMix64(state: seed)
  }

  package var isAlwaysFirst: Bool { false }

  package func choose(among count: Int, at point: ChoicePoint) -> Int {
    generator.next(below: count)
  }
}
