import DispatchTrace
import Testing
import TraceAnalysis

struct OvertakingTests {
  private func findings(_ b: TraceBuilder) -> [Finding] {
    Analyses.diagnose(TraceIndex(b.finished())).filter { $0.category == .overtaking }
  }

  @Test func aReaderThatOvertakesSaysHowMany() {
    var b = TraceBuilder()
    let queue = b.queue("photos", .concurrent)
    let earlier = ["A", "B"].map { b.submit(queue, $0) }
    // A reader of another thread has no place in the order.
    _ = b.submit(queue, "C", from: b.worker(), .sync)
    let sync = b.submit(queue, "S", .sync, line: 7)
    b.start(sync, on: TraceBuilder.main)
    let variables = (0..<2).map { VariableID($0) }
    for variable in variables { b.emit(.variableDeclared(variable, name: b.text("v")), on: TraceBuilder.main) }
    b.emit(.accessed(variables[0], .read), on: TraceBuilder.main)
    b.end(sync, on: TraceBuilder.main)
    // What it did makes no difference to the others, until one of them writes what it has read.
    #expect(findings(b).isEmpty)
    let thread = b.worker()
    for (item, variable) in zip(earlier, variables.reversed()) {
      b.start(item, on: thread)
      b.emit(.accessed(variable, .write), on: thread)
      b.end(item, on: thread)
      let messages = findings(b).map(\.message)
      #expect(messages == (variable == variables[0] ? ["S ran before 2 blocks that were submitted to photos earlier"] : []))
    }
  }

  @Test func aReaderThatWaitedOvertookNobody() {
    var b = TraceBuilder()
    let queue = b.queue("photos", .concurrent)
    let thread = b.worker()
    let write = b.submit(queue, "write", barrier: true)
    b.start(write, on: thread)
    let sync = b.blockedSync(queue, from: TraceBuilder.main)
    _ = b.submit(queue, "later", from: thread)
    b.end(write, on: thread)
    b.endWait(on: TraceBuilder.main, waker: thread)
    b.start(sync, on: TraceBuilder.main)
    #expect(findings(b).isEmpty)
  }
}
