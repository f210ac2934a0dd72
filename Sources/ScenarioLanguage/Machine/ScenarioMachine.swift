package import DispatchModel
package import DispatchTrace

/// Runs a lowered scenario: the code side of a simulation. `BodyID(0)` is the scenario's top-level code.
package final class ScenarioMachine: ResumableCode {
  package init(program: Program, limits: Configuration.Limits, recordsAccesses: Bool = true) {
  }

  package func begin(_ body: BodyID, on thread: ThreadID) {
  }

  package func resume(_ thread: ThreadID, with reply: Reply, strings: inout StringTable) -> Step {
    Step(.finished)
  }

  package func release(_ body: BodyID) {
  }
}
