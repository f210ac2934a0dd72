/// XCTest: cases, what they assert, and expectations that they wait for. Its sentences are those of XCTest on Linux; that a failure fails
/// the run is in the trace (`_failTest`).
///
/// Who runs the cases of a file without code of its own: `TestRun`.
extension LibraryArea {
  static let unitTests = LibraryArea(
    name: "UnitTests",
    module: "XCTest",
    provides: [
      "XCTest", "XCTestCase", "XCTestSuite", "XCTestRun", "XCTSkip", "_TestClass", "_Tests", "XCTMain", "testCase",
      "_failTest", "_beginCase", "_endCase", "_interruptCase", "_seconds",
      "XCTSkipIf", "XCTSkipUnless", "_skip", "_Unmet", "XCWaitCompletionHandler",
    ],
    source: text("Apps/UnitTests"))
}
