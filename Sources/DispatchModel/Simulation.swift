package import DispatchTrace

/// One execution in progress.
package struct Simulation {
  package init(code: any ResumableCode, configuration: Configuration, choices: any ChoiceSource) {
  }
}
