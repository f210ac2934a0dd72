// One lock for all: who waits looks at several.
final class _Expectations {
  static let expectations = _Expectations()
  let lock = NSLock()
  var fulfilled = 0
  init() {}
}
class XCTestExpectation: NSObject {
  var _description: String
  var _line: UInt
  var _isWaitedFor = false
  var _count = 0
  var _wanted = 1
  // When it was fulfilled for the last time that counts, among all.
  var _turn = 0
  weak var _waiter: XCTWaiter? = nil
  var isInverted = false
  var assertForOverFulfill = false
  init(description: String = "no description provided", file: StaticString = #file, line: UInt = #line) {
    _description = description
    _line = line
    super.init()
  }
  var expectationDescription: String {
    get { _description }
    set { _description = newValue }
  }
  override var description: String { _description }
  var expectedFulfillmentCount: Int {
    get { _wanted }
    set {
      precondition(newValue > 0, "API violation - fulfillment count must be greater than 0.")
      _wanted = newValue
    }
  }
  // To be asked with the lock.
  var _isFulfilled: Bool { _count >= _wanted }
  // As on Apple's systems, where this is all there is; the one below is Linux's.
  func fulfill() { fulfill(#file, line: 0) }
  func fulfill(_ file: StaticString = #file, line: UInt = #line) {
    let (isTooMuch, waiter) = _Expectations.expectations.lock.withLock { () -> (Bool, XCTWaiter?) in
      if _isFulfilled && assertForOverFulfill { return (true, nil) }
      _count += 1
      if _count == _wanted {
        _Expectations.expectations.fulfilled += 1
        _turn = _Expectations.expectations.fulfilled
      }
      return (false, _count >= _wanted ? _waiter : nil)
    }
    if isTooMuch {
      _Tests.testCases.fail("API violation - multiple calls made to -[XCTestExpectation fulfill] for \(_description).", line)
    }
    waiter?._wake()
  }
  func _stop() {}
}
final class XCTNSNotificationExpectation: XCTestExpectation {
  let notificationName: Notification.Name
  let observedObject: Any?
  let _center: NotificationCenter
  var _token: NSObjectProtocol? = nil
  typealias Handler = (Notification) -> Bool
  var handler: Handler? = nil
  init(
    name: Notification.Name, object: Any? = nil, notificationCenter: NotificationCenter = .default,
    file: StaticString = #file, line: UInt = #line
  ) {
    notificationName = name
    observedObject = object
    _center = notificationCenter
    super.init(
      description: "Expect notification '\(name.rawValue)' from \(object.map { "\($0)" } ?? "any object")", file: file,
      line: line)
    _token = notificationCenter.addObserver(forName: name, object: object, queue: nil) { [weak self] notification in
      guard let self else { return }
      if let handler = self.handler, !handler(notification) { return }
      self._stop()
      self.fulfill()
    }
  }
  override func _stop() {
    if let token = _token { _center.removeObserver(token) }
    _token = nil
  }
}
protocol XCTWaiterDelegate: AnyObject {
  func waiter(_ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation])
  func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation)
  func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation)
}
extension XCTWaiterDelegate {
  func waiter(_ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation]) {}
  func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation
  ) {}
  func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation) {}
}
class XCTWaiter: NSObject {
  enum Result: Int { case completed = 1, timedOut, incorrectOrder, invertedFulfillment, interrupted }
  weak var delegate: XCTWaiterDelegate?
  var fulfilledExpectations: [XCTestExpectation] = []
  let _turn = DispatchSemaphore(value: 0)
  var _isOnMain = false
  override init() { super.init() }
  init(delegate: XCTWaiterDelegate?) {
    self.delegate = delegate
    super.init()
  }
  @discardableResult
  static func wait(
    for expectations: [XCTestExpectation], timeout seconds: Double = 31_536_000, enforceOrder: Bool = false,
    file: StaticString = #file, line: UInt = #line
  ) -> Result {
    XCTWaiter(delegate: nil)._wait(expectations, seconds, enforceOrder, line, isOfCase: false)
  }
  @discardableResult
  func wait(
    for expectations: [XCTestExpectation], timeout seconds: Double = 31_536_000, enforceOrder: Bool = false,
    file: StaticString = #file, line: UInt = #line
  ) -> Result {
    _wait(expectations, seconds, enforceOrder, line, isOfCase: false)
  }
  func _wake() {
    if _isOnMain { CFRunLoopStop(CFRunLoopGetMain()) } else { _turn.signal() }
  }
  func _wait(
    _ expectations: [XCTestExpectation], _ seconds: Double, _ isInOrder: Bool, _ line: UInt, isOfCase: Bool
  ) -> Result {
    _isOnMain = Thread.isMainThread
    _Expectations.expectations.lock.withLock {
      for expectation in expectations {
        expectation._isWaitedFor = true
        expectation._waiter = self
      }
    }
    let (limit, deadline) = (Date(timeIntervalSinceNow: seconds), DispatchTime.now() + seconds)
    var failure: (result: Result, text: String)? = nil
    var isLate = false
    while true {
      let (isOver, found) = _Expectations.expectations.lock.withLock { _state(expectations, isInOrder) }
      failure = found
      if isOver || found != nil || isLate { break }
      isLate = _isOnMain ? RunLoop.main._servePatiently(limit) : _turn.wait(timeout: deadline) == .timedOut
    }
    let open = _Expectations.expectations.lock.withLock { () -> [XCTestExpectation] in
      for expectation in expectations { expectation._waiter = nil }
      fulfilledExpectations = expectations.filter { $0._isFulfilled }.sorted { $0._turn < $1._turn }
      return expectations.filter { !$0._isFulfilled && !$0.isInverted }
    }
    for expectation in expectations { expectation._stop() }
    if failure == nil && !open.isEmpty {
      let names = open.map { $0._description }.joined(separator: ", ")
      failure = (
        .timedOut,
        "Asynchronous wait failed - Exceeded timeout of \(seconds) seconds, with unfulfilled expectations: \(names)"
      )
      delegate?.waiter(self, didTimeoutWithUnfulfilledExpectations: open)
    }
    guard let failure else { return .completed }
    if isOfCase { _Tests.testCases.fail(failure.text, line) }
    return failure.result
  }
  // Whether there is nothing left to wait for, and what is wrong already. With the lock.
  func _state(_ expectations: [XCTestExpectation], _ isInOrder: Bool) -> (Bool, (result: Result, text: String)?) {
    var isOver = !expectations.contains { $0.isInverted }
    for expectation in expectations where expectation.isInverted {
      if expectation._isFulfilled {
        let text = "Asynchronous wait failed - Fulfilled inverted expectation '\(expectation._description)'"
        return (true, (.invertedFulfillment, text))
      }
    }
    // What is not fulfilled though one behind it is, or was fulfilled after one behind it.
    var required: XCTestExpectation? = nil
    for expectation in expectations where !expectation.isInverted {
      if !expectation._isFulfilled {
        isOver = false
        required = required ?? expectation
      } else if isInOrder, let required, !required._isFulfilled || required._turn > expectation._turn {
        let text =
          "Failed due to expectation fulfilled in incorrect order: requires '\(required._description)', "
          + "actually fulfilled '\(expectation._description)'"
        return (true, (.incorrectOrder, text))
      } else if required?._isFulfilled ?? true {
        required = expectation
      }
    }
    return (isOver, nil)
  }
}
