/// XCTest's expectations and what waits for them. The main thread waits in its run loop, others in a semaphore.
extension LibraryArea {
  static let expectations = LibraryArea(
    name: "Expectations",
    module: "XCTest",
    provides: [
      "XCTestExpectation", "XCTNSNotificationExpectation", "XCTWaiter", "XCTWaiterDelegate", "_Expectations",
    ],
    source: text("Apps/Expectations"))
}
