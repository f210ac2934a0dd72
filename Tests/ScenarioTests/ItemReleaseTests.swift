import Signalbox
import Testing

/// When the last reference to a work item goes is a step beside those of other threads, where it brings something about.
@Suite("Work items that nobody keeps")
struct ItemReleaseTests {
  private func explored(_ handedOver: String, _ claims: [String]) throws -> Exploration {
    try Scenario(
      source: """
        import Dispatch
        func hand() {
          let item = DispatchWorkItem { print("item") }
          item.notify(queue: .main) { print("notified") }
          \(handedOver)
        }
        DispatchQueue.global().async { DispatchQueue.main.async { print("other") } }
        hand()

        """ + claims.map { "// expect sometimes: prints only \($0)\n" }.joined()
    ).explore()
  }

  @Test("one that never runs completes by that, before or after what others hand over")
  func neverRun() throws {
    let found = try explored("", [#""other", "notified""#, #""notified", "other""#])
    #expect(found.verdicts.map(\.verdict) == [.holds, .holds], "\(found.report())")
  }

  @Test("one that runs, or will, completes by its run, and its release adds no orders")
  func handedOver() throws {
    let claims = [#""other", "item", "notified""#, #""item", "notified", "other""#]
    let found = try explored("DispatchQueue.global().async(execute: item)", claims)
    #expect(found.verdicts.map(\.verdict) == [.holds, .holds], "\(found.report())")
    #expect(found.coverage.isComplete && found.coverage.executions == 2)
  }
}
