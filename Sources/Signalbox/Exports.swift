// Users of Signalbox see runs, traces and findings without a second import.
@_exported public import ExploredRuns
@_exported public import Runs
import ScenarioLanguage

/// Runs `body` to its end on a thread with a large stack: what a deeply nested scenario needs, to be read and to be freed.
package func withDeepStack(_ body: () -> Void) {
  DeepStack.run(body)
}
