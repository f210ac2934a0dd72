import DispatchTrace
import Testing

@testable import Recording

@Test func recordsARun() throws {
  let text = """
    import Dispatch
    let queue = DispatchQueue(label: "queue")
    queue.async { io("busy", .milliseconds(20)) }
    queue.sync { print("done") }
    """
  let program = try RealProgram(scenario: text, kind: .recorded)
  let run = try program.run(limit: 5000)
  let trace = try Trace(recording: run, of: text, name: nil, title: nil, caption: nil, cores: 2)
  #expect(run.output == "done\n")
  #expect(trace.outcome == .completed)
  for e in trace.events { print(e.instant, e.thread, e.position, e.kind) }
}
