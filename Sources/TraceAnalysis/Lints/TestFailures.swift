package import DispatchTrace

/// What tests of the program check does not hold.
package struct TestFailureAnalysis: Analysis {
  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    var findings = OncePerPlace()
    for failure in index.failures {
      findings.add(at: failure.position) {
        Finding(
          .error, .testFailure, index.text(failure.text) + place(of: failure, index), at: failure.position,
          instant: failure.moment.instant, remedies: [], subject: index.text(failure.text))
      }
    }
    return findings.result
  }

  /// Tests run on the main thread; who asserts elsewhere wants to know where.
  private func place(of failure: TraceIndex.Remark, _ index: TraceIndex) -> String {
    guard failure.item != nil || failure.thread != .main else { return "" }
    return ", in " + index.describe(failure.item, on: failure.thread)
  }
}
