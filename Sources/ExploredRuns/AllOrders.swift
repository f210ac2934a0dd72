import DispatchModel
package import DispatchTrace
import Exploration
package import Runs

/// Every order of a program with exact durations: there each step has its instant, whatever order of its class is led.
package final class AllOrders: ExploredOrders {
  /// Beyond these bounds a picture would take too long.
  package static let mostExecutions = 2_000
  private static let mostSteps = 20_000
  /// Executions that are begun, also those that show nothing new.
  private static let mostBegun = 3 * mostExecutions
  /// In the traces of all executions together.
  private static let mostEvents = 200_000
  /// Executions that are tried for each end that is named; fewer when they are long.
  private static let mostTried = 400
  private static let mostTriedEvents = 40_000

  private let search: ReducedSearch
  private let timing: Timing
  /// Of those that will be asked for again.
  private var steps: [Int: [StrandID]] = [:]
  private var longest = 1

  /// `explorer`'s timing is exact.
  package init(_ explorer: Explorer) {
    var program = explorer.code.program()
    program.interest.includesBlocks = true
    program.interest.isMarking = true
    program.mostSteps = Self.mostSteps
    timing = explorer.code.timing
    search = ReducedSearch(program)
  }

  package func look(begin: () -> Void, visit: (_ trace: Trace, _ number: Int) -> Bool) throws(TooManyOrders) -> String {
    var bounds = SearchBounds()
    bounds.mostExecutions = Self.mostExecutions
    var (begun, events) = (0, 0)
    bounds.shouldStop = {
      begun += 1
      return begun > Self.mostBegun || events > Self.mostEvents
    }
    var isEndedEarly = false
    let summary = search.run(bounds) { execution in
      let number = search.summary.executions
      if number == 1 {
        steps = [:]
        begin()
      }
      isEndedEarly = isEndedEarly || execution.isEndedEarly
      guard let trace = execution.trace else { return true }
      events += trace.events.count
      longest = max(longest, trace.events.count)
      if visit(trace, number) { steps[number] = execution.schedule }
      return true
    }
    guard summary.isComplete else {
      throw TooManyOrders("\(Self.reason(summary)): --seeds 1000 takes a sample of them")
    }
    // What else had happened by then differs within a class.
    if isEndedEarly {
      throw TooManyOrders("some of its orders end the program before its time: --seeds 1000 takes a sample of them")
    }
    return summary.executions == 1 ? "the only order" : "all \(summary.executions.grouped(by: ",")) orders"
  }

  private static func reason(_ summary: SearchSummary) -> String {
    switch summary.end {
    case .bound: "there are more than \(mostExecutions.grouped(by: ",")) orders"
    case .stopped: "there is too much to look at"
    case .finished, .decided, .unprepared, .unfit: "some of its orders have no end, or more threads than cores"
    }
  }

  package func repeating(_ number: Int, _ shows: (Trace) -> Bool) -> String? {
    guard let steps = steps[number] else { return nil }
    return withoutActuallyEscaping(shows) { shows in
      var shrinker = Shrinker(search) { $0.trace.map(shows) ?? false }
      shrinker.budget = min(Self.mostTried, max(Self.mostTriedEvents / longest, 1))
      guard let found = shrinker.shortest(like: .steps(steps), findsNoReturn: false) else { return nil }
      return "--schedule \(ShellWord.quoted(found.schedule.description))\(timing.option)"
    }
  }
}
