import Signalbox
import Testing

/// What is said of a run that the limit of virtual time ends.
@Suite("The limit of virtual time")
struct VirtualTimeLimitTests {
  @Test(
    "What takes until after the limit of virtual time is named; nothing is said to go round",
    arguments: [
      ("io(\"\", .never)", "what takes time here, begun at 0 s, never ends"),
      ("io(\"load\", .seconds(100_000))", "'load', begun at 0 s, takes until after the limit"),
      ("sleep(100_000)", "what takes time here, begun at 0 s, takes until after the limit"),
      ("DispatchQueue.main.asyncAfter(deadline: .now() + 100_000) {}", "what comes next is due after the limit"),
    ])
  func beyondTheLimit(_ line: String, _ words: String) throws {
    let report = try Scenario(source: "import Foundation\n\(line)\n").run().report()
    #expect(report.contains("2:1: error: the simulation stopped"), "\(report)")
    #expect(report.contains("2:1: note: \(words)"), "\(report)")
    #expect(!report.contains("repeating timer") && !report.contains("round and round"), "\(report)")
  }

  @Test("What goes on for ever is still said to")
  func goingOn() throws {
    let source = """
      import Dispatch
      func again() { DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { again() } }
      again()

      """
    let report = try Scenario(source: source).run().report()
    #expect(report.contains("something goes on for ever"), "\(report)")
    let timer = """
      import Dispatch
      let timer = DispatchSource.makeTimerSource()
      timer.setEventHandler { work("tick", .milliseconds(1)) }
      timer.schedule(deadline: .now(), repeating: 60)
      timer.resume()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1_000_000) {}
      dispatchMain()

      """
    #expect(try Scenario(source: timer).run().report().contains("goes on for ever"))
  }
}
