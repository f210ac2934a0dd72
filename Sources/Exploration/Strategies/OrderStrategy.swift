package import DispatchModel

/// Decides who goes on in executions that are led one after another, where there are too many to lead all. It proves nothing.
package protocol OrderStrategy {
  /// Another execution begins. False when there is none left that it would lead.
  mutating func begin() -> Bool
  /// The place in `steps` of what comes next, one that is enabled. `usual` comes by itself.
  mutating func choose(among steps: ContiguousArray<NextStep>, usual: Int) -> Int
  /// The execution has come to its end after so many steps, of so many strands.
  mutating func end(steps: Int, strands: Int)
  /// What it is and what it promises, for reports.
  var words: String { get }
}

extension OrderStrategy {
  package mutating func begin() -> Bool { true }
  package mutating func end(steps: Int, strands: Int) {}
}

/// Leads the executions that a strategy chooses. Everything is a step in them, so each order can come up.
package final class SampledSearch {
  private let scheduled: ScheduledExecution
  package private(set) var executions = 0
  /// Given up because they took too many steps.
  package private(set) var tooLong = 0

  package init(_ program: ExploredProgram) {
    scheduled = ScheduledExecution(program, StrandNumbers(), asking: .everything)
  }

  /// What leads to the execution that is being visited.
  package var schedule: Schedule { scheduled.schedule }

  /// Calls `visit` for each of up to `most` executions until it answers false.
  package func run(
    _ strategy: inout any OrderStrategy, most: Int, shouldStop: () -> Bool = { false }, _ visit: (Execution) -> Bool
  ) {
    while executions + tooLong < most, !shouldStop(), strategy.begin() {
      var strands: Set<StrandID> = []
      let execution = scheduled.lead { _, usual in
        let place = strategy.choose(among: scheduled.led.steps, usual: usual)
        strands.insert(scheduled.led.steps[place].strand)
        return place
      }
      strategy.end(steps: execution.events.count, strands: strands.count)
      if execution.isTooLong {
        tooLong += 1
        continue
      }
      executions += 1
      if !visit(execution) { return }
    }
  }

  /// The same execution again; nil when its schedule does not fit, which is a difference.
  package func again(following schedule: Schedule) -> Execution? { try? scheduled.follow(schedule) }
}
