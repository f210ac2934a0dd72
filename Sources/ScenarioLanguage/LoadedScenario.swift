package import DispatchTrace

/// A scenario file that was read: what it asks for in comments, the program it lowers to, and what is wrong with it.
package struct LoadedScenario: Sendable {
  package var directives: Directives
  /// nil when there is a finding of error severity.
  package var program: Program?
  /// In source order.
  package var findings: [Finding]
  /// In source order.
  package var functions: [FunctionExtent]

  package init(directives: Directives, program: Program?, findings: [Finding], functions: [FunctionExtent]) {
    self.directives = directives
    self.program = program
    self.findings = findings
    self.functions = functions
  }
}
