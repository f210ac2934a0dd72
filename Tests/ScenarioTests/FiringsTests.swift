import Signalbox
import Testing

/// Lessons leave repeating timers behind, which would print for a day of virtual time.
@Suite("Repeating timers that are left alone")
struct FiringsTests {
  private static let timers = [
    """
    import Foundation
    Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in print("tick") }
    RunLoop.main.run()

    """,
    """
    import Dispatch
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + 2, repeating: 2)
    timer.setEventHandler { work("count", .milliseconds(5)); print("tick") }
    timer.resume()

    """,
  ]

  private func lines(_ run: Run) -> Int { run.printed.split(separator: "\n").count }

  @Test("They end the run after 2,000 firings, which is an error that says how to see more", arguments: timers)
  func theyEnd(source: String) throws {
    let run = try Scenario(source: source).run()
    #expect(lines(run) == 2_000)
    #expect(run.findings.map(\.category) == [.limit])
    #expect("\(run)".contains("the limit of firings of repeating timers is reached"), "\(run)")
    #expect("\(run)".contains("--max-time 10s"))
  }

  @Test("Who says how much virtual time there is gets all of it", arguments: timers)
  func allOfIt(source: String) throws {
    #expect(lines(try Scenario(source: source + "// simulate: virtual time 7201 s\n").run()) == 3_600)
    let capped = Machine(caps: Machine.Caps(virtualTime: .seconds(7201)))
    #expect(lines(try Scenario(source: source).run(on: capped)) == 3_600)
  }

  @Test("They go on while anything else is to come, and may end by themselves")
  func somethingElse() throws {
    let awaited = try Scenario(
      source: Self.timers[1] + "DispatchQueue.main.asyncAfter(deadline: .now() + 7201) { timer.cancel() }\n")
    #expect(lines(awaited.run()) == 3_600)
    #expect(awaited.run().findings.isEmpty)
    let counting = try Scenario(
      source: """
        import Dispatch
        var count = 0
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: 1)
        timer.setEventHandler {
          count += 1
          if count == 1_900 { timer.cancel() }
        }
        timer.resume()
        """)
    #expect(counting.run().findings.isEmpty)
  }
}
