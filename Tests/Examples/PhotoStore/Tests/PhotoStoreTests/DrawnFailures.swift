import SignalboxPictures
import SimulatedDispatch
import Testing

/// Attaches the picture of the run that shows what is wrong: `@Test(.drawn) func …`.
struct DrawnFailures: TestTrait, SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    do {
      try await function()
    } catch let failure as CheckFailure {
      if let run = failure.run {
        Attachment.record(try Picture(of: run).encoded(as: .png), named: "failure.png")
      }
      throw failure
    }
  }
}

extension Trait where Self == DrawnFailures {
  static var drawn: Self { Self() }
}
