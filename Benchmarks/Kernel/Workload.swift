import DispatchModel
import DispatchTrace

/// A program for the kernel benchmarks: what every body does at every step, with as little of its own as possible.
/// No workload uses `sync`, so a thread runs one body at a time.
class Workload: ResumableCode {
  /// Blocks the workload runs in all; the table's numbers are per block.
  let blocks: Int
  /// For every thread the body it runs and how often that has been resumed.
  // Nothing re-enters this object while it runs; the check would be a tenth of what is measured.
  @exclusivity(unchecked) private final var running: [(body: BodyID, step: Int)] = []

  init(blocks: Int) {
    self.blocks = blocks
  }

  /// The operation of `body` when it has been resumed `step` times before, with the reply to the last one.
  func operation(of body: BodyID, step: Int, reply: Reply) -> Operation {
    fatalError("every workload says what it does")
  }

  final func begin(_ body: BodyID, on thread: ThreadID) {
    while running.count <= thread.offset { running.append((body, 0)) }
    running[thread.offset] = (body, 0)
  }

  final func resume(_ thread: ThreadID, with reply: Reply, strings: inout StringTable) -> Step {
    let (body, step) = running[thread.offset]
    running[thread.offset].step = step + 1
    return Step(operation(of: body, step: step, reply: reply), at: SourcePosition(line: Int(body.index) + 1, column: 1))
  }

  final func release(_ body: BodyID, on thread: ThreadID) -> Bool { false }
}
