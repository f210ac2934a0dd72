import Dispatch
import XCTest

struct Refused: Error {}
enum Refusal: Error { case late }

class Recorded: XCTestCase {
  override class func setUp() { print("class setUp") }
  override class func tearDown() { print("class tearDown") }
  override func setUp() { print("setUp", name) }
  override func tearDown() { print("tearDown") }
}

final class AssertionTests: Recorded {
  func testEqual() {
    addTeardownBlock { print("block 1") }
    addTeardownBlock { print("block 2") }
    XCTAssertEqual(1, 2)
    XCTAssertEqual([1], [1, 2], "why")
    XCTAssertEqual(1.0, 2.0, accuracy: 0.5)
    XCTAssertEqual(1.0, 1.4, accuracy: 0.5)
    XCTAssertNotEqual("a", "a")
    XCTAssertEqual(Optional("a"), nil)
    XCTAssertEqual(Optional(3), 3)
  }

  func testExpectedFirst() {
    let known = ["a": 200]
    XCTAssertEqual(200, known["a"])
    XCTAssertEqual(404, known["b"])
    let (name, user): (String, String?) = ("x", "y")
    XCTAssertEqual(name, user, "names")
    XCTAssertNotEqual(name, user)
    XCTAssertEqual(Refusal.late, Refused() as Error as? Refusal)
    XCTAssertEqual(helper(of: 3), 4)
  }

  // A case beside a helper of its name.
  func helper(of number: Int) -> Int { number + 1 }
  func testCounted(_ number: Int) -> Int { number }
  func testCounted() { XCTAssertEqual(testCounted(3), 4) }

  func testTruth() {
    XCTAssert(1 > 2)
    XCTAssertTrue(false, "x")
    XCTAssertFalse(true)
    XCTAssertNil(3)
    XCTAssertNil(nil as Int?)
    XCTAssertNotNil(nil as Int?)
  }

  func testOrder() {
    XCTAssertGreaterThan(1, 2)
    XCTAssertGreaterThanOrEqual(1, 2)
    XCTAssertLessThan(2, 2)
    XCTAssertLessThanOrEqual(3, 2)
  }

  func testErrors() {
    XCTAssertThrowsError(try { 1 }())
    XCTAssertThrowsError(try refuse()) { print("handler", $0) }
    XCTAssertNoThrow(try refuse())
    XCTAssertEqual(try refuse(), 3)
    XCTFail("boo")
    XCTFail()
  }

  func testUnwrapped() throws { print(try XCTUnwrap(Optional(7)), try XCTUnwrap(nil as Int?, "gone")) }
  func testThrows() throws { _ = try refuse() }
  func testSkipped() throws { throw XCTSkip("not today") }
  func testSkippedIf() throws { try XCTSkipIf(true, "never") }
  func testSkippedUnless() throws { try XCTSkipUnless(true, "never") }
  func helper() { XCTFail("nobody calls me") }
  private func testPrivate() { XCTFail("nobody calls me") }
  func refuse() throws -> Int { throw Refused() }
}

final class WaitingTests: Recorded {
  func testFulfilled() {
    let done = expectation(description: "done")
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { done.fulfill() }
    wait(for: [done], timeout: 5)
  }

  func testCounted() {
    let done = expectation(description: "three times")
    done.expectedFulfillmentCount = 3
    for _ in 1...3 { DispatchQueue.main.async { done.fulfill() } }
    waitForExpectations(timeout: 5) { print("handler", $0 == nil) }
  }

  func testTooLate() {
    let done = expectation(description: "never")
    let other = expectation(description: "in time")
    DispatchQueue.main.async { other.fulfill() }
    wait(for: [done, other], timeout: 0.1)
  }

  func testBothTooLate() {
    _ = expectation(description: "a")
    _ = expectation(description: "b")
    waitForExpectations(timeout: 0.1) { print("handler", $0 == nil) }
  }

  func testInverted() {
    let no = expectation(description: "no")
    no.isInverted = true
    wait(for: [no], timeout: 0.05)
    let yes = expectation(description: "yes")
    yes.isInverted = true
    yes.fulfill()
    wait(for: [yes], timeout: 0.05)
  }

  func testInOrder() {
    let first = expectation(description: "first")
    let second = expectation(description: "second")
    second.fulfill()
    first.fulfill()
    wait(for: [first, second], timeout: 0.1, enforceOrder: true)
  }

  func testUnwaited() { _ = expectation(description: "forgotten") }

  func testWaiter() {
    let never = XCTestExpectation(description: "never")
    let now = XCTestExpectation(description: "now")
    now.fulfill()
    print(XCTWaiter.wait(for: [never], timeout: 0.05) == .timedOut, XCTWaiter().wait(for: [now], timeout: 1) == .completed)
  }

  func testNotification() {
    let name = Notification.Name("saved")
    let told = expectation(forNotification: name, object: nil) { $0.userInfo?["count"] as? Int == 2 }
    DispatchQueue.global().async {
      for count in 1...2 { NotificationCenter.default.post(name: name, object: nil, userInfo: ["count": count]) }
    }
    wait(for: [told], timeout: 5)
  }

  func testInWorker() {
    let done = expectation(description: "done")
    let inner = XCTestExpectation(description: "inner")
    DispatchQueue.global().async {
      print(XCTWaiter.wait(for: [inner], timeout: 5) == .completed)
      done.fulfill()
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { inner.fulfill() }
    wait(for: [done], timeout: 5)
  }
}
