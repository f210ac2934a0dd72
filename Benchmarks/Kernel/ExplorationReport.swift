import Foundation

/// How long it takes to look at every order of small programs.
struct ExplorationReport {
  func write() {
    print("Every order of small programs, recording off; processor time, best of \(Report.repetitions)")
    print(Report.row("program", "executions", "ms", "µs/execution", "executions/s"))
    for (blocks, sections) in [(2, 4), (3, 2), (3, 3), (2, 8)] {
      row("\(blocks) blocks × \(sections) lock sections", times: 1) {
        ExplorationCase.reduced(blocks: blocks, content: .sections(sections))
      }
    }
    row("ten steps: 2 blocks × 5 writes", times: 100) { ExplorationCase.reduced(blocks: 2, content: .writes(5)) }
    row("8 producers onto a serial queue", times: 1) { ExplorationCase.reduced(blocks: 8, content: .sending) }
    print("The same beside a plain depth-first search, which leaves out no order of steps")
    row("2 × 5 writes, plain", times: 100) { ExplorationCase.plain(blocks: 2, content: .writes(5), most: .max) }
    row("2 × 4 sections, a lock each", times: 100) { ExplorationCase.reduced(blocks: 2, content: .ownSections(4)) }
    row("2 × 4 sections, plain", times: 1) { ExplorationCase.plain(blocks: 2, content: .ownSections(4), most: .max) }
  }

  /// Nanoseconds of this process, which has one thread: what else the machine does counts less than in time on the wall.
  private static var processorTime: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  private func row(_ name: String, times: Int, _ body: () -> Int?) {
    var best = UInt64.max
    var executions = 0
    for _ in 0..<Report.repetitions {
      executions = 0
      let start = Self.processorTime
      for _ in 0..<times { executions += body() ?? 0 }
      best = min(best, Self.processorTime - start)
    }
    let nanoseconds = Double(best)
    print(
      Report.row(
        name, "\(executions)", String(format: "%.2f", nanoseconds / 1e6),
        String(format: "%.2f", nanoseconds / 1e3 / Double(max(executions, 1))),
        String(format: "%.0f", Double(executions) * 1e9 / nanoseconds)))
  }
}
