import DispatchModel
import ExploredRuns
package import Runs

extension Scenario {
  /// Every order that it can run in when all that takes time takes as long as it is declared to; on `strict` unless `machine` says
  /// otherwise, with a core for each thread.
  package func allOrders(on machine: Machine) -> some ExploredOrders {
    var machine = machine
    machine.platform = machine.platform ?? .strict
    return AllOrders(explorer(on: machine, timing: .exact, within: ExplorationBounds()))
  }
}
