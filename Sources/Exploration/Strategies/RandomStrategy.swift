package import DispatchModel

/// Whoever can go on is as likely as any other to be next.
package struct RandomStrategy: OrderStrategy {
  private var random: SplitMix64
  package let words = "random"

  package init(seed: UInt64) {
    random = SplitMix64(state: seed)
  }

  package mutating func choose(among steps: ContiguousArray<NextStep>, usual: Int) -> Int {
    var left = random.next(below: steps.count(where: \.isEnabled))
    for (place, step) in steps.enumerated() where step.isEnabled {
      if left == 0 { return place }
      left -= 1
    }
    return usual
  }
}
