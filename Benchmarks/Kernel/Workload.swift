import DispatchModel
import DispatchTrace

/// A program for the kernel benchmarks: what every body does at every step, with as little of its own as possible.
protocol Workload {
  /// Blocks the workload runs in all; the table's numbers are per block.
  var blocks: Int { get }

  /// The operation of `body` when it has been resumed `step` times before, with the reply to the last one.
  mutating func operation(of body: BodyID, step: Int, reply: Reply) -> Operation
}

/// Runs a workload as code of a simulation. No workload uses `sync`, so a thread runs one body at a time.
final class WorkloadCode<Program: Workload>: ResumableCode {
  // Nothing re-enters this object while it runs; the check would be a tenth of what is measured.
  @exclusivity(unchecked) private var program: Program
  /// For every thread the body it runs and how often that has been resumed.
  @exclusivity(unchecked) private var running: [(body: BodyID, step: Int)] = []

  init(_ program: Program) {
    self.program = program
  }

  func begin(_ body: BodyID, on thread: ThreadID) {
    while running.count <= thread.offset { running.append((body, 0)) }
    running[thread.offset] = (body, 0)
  }

  func resume(_ thread: ThreadID, with reply: Reply, strings: inout StringTable) -> Step {
    let (body, step) = running[thread.offset]
    running[thread.offset].step = step + 1
    let operation = program.operation(of: body, step: step, reply: reply)
    return Step(operation, at: SourcePosition(line: Int(body.index) + 1, column: 1))
  }

  func release(_ body: BodyID) {}
}
