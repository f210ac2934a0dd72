func _failTest(_ text: String, _ line: Int)
func _beginCase()
func _endCase()
func _interruptCase()
// Which case runs, and what became of those that ran. Any thread may assert.
final class _Tests {
  static let testCases = _Tests()
  let lock = NSLock()
  var known: [_TestClass] = []
  var current: XCTestCase? = nil
  // A second `fulfill()` is a failure, as on Apple's systems.
  var isStrict = false
  var failures = 0
  var unexpected = 0
  var skipped = 0
  var run = 0
  init() {}
  func fail(_ text: String, _ line: UInt, isExpected: Bool = true) {
    let test = lock.withLock { () -> XCTestCase? in
      failures += 1
      if !isExpected { unexpected += 1 }
      current?._hasFailed = true
      return current
    }
    _failTest((test.map { "\($0._name): " } ?? "") + text, Int(line))
    if let test, !test.continueAfterFailure { _interruptCase() }
  }
  func begin(_ test: XCTestCase) {
    lock.withLock {
      current = test
      run += 1
    }
  }
  func end() { lock.withLock { current = nil } }
  func cases(of name: String) -> _TestClass? { known.first { $0.name == name } }
  func sum(_ since: Date) -> String {
    let seconds = _seconds(since)
    let tests = "Executed \(run) test\(run == 1 ? "" : "s")"
    let left = skipped == 0 ? "" : "\(skipped) test\(skipped == 1 ? "" : "s") skipped and "
    let failed = "\(failures) failure\(failures == 1 ? "" : "s") (\(unexpected) unexpected)"
    return "\t \(tests), with \(left)\(failed) in \(seconds) (\(seconds)) seconds"
  }
}
// The cases of a class, as `TestRun` finds them in the text.
final class _TestClass {
  let name: String
  let make: () -> XCTestCase
  let tests: [(String, (XCTestCase) throws -> Void)]
  // Where the cases are written, as far as that is known.
  let lines: [UInt]
  let setUp: () -> Void
  let tearDown: () -> Void
  init(
    _ name: String, _ make: @escaping () -> XCTestCase, _ setUp: @escaping () -> Void, _ tearDown: @escaping () -> Void,
    _ tests: [(String, (XCTestCase) throws -> Void)], _ lines: [UInt]
  ) {
    self.lines = lines
    self.name = name
    self.make = make
    self.setUp = setUp
    self.tearDown = tearDown
    self.tests = tests
  }
  func run() {
    setUp()
    for (number, test) in tests.enumerated() {
      make()._run(name, test.0, number < lines.count ? lines[number] : 0, test.1)
    }
    tearDown()
  }
}
class XCTest: NSObject {
  override init() { super.init() }
  var name: String { "" }
  func setUpWithError() throws {}
  func setUp() {}
  func tearDown() {}
  func tearDownWithError() throws {}
}
final class XCTestRun: NSObject {
  var totalFailureCount: Int { _Tests.testCases.failures }
  var hasSucceeded: Bool { _Tests.testCases.failures == 0 }
}
final class XCTestSuite: XCTest {
  let _class: _TestClass?
  init(_ tests: _TestClass?) {
    _class = tests
    super.init()
  }
  override var name: String { _class?.name ?? "" }
  var testRun: XCTestRun? { XCTestRun() }
  func run() {
    let began = Date()
    _class?.run()
    print(_Tests.testCases.sum(began))
  }
}
typealias XCWaitCompletionHandler = (Error?) -> Void
class XCTestCase: XCTest {
  var _name = ""
  var _hasFailed = false
  var _expectations: [XCTestExpectation] = []
  var _blocks: [() throws -> Void] = []
  var continueAfterFailure = true
  var executionTimeAllowance = 600.0
  override init() { super.init() }
  required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
    _name = name
    super.init()
  }
  override var name: String { _name }
  class func setUp() {}
  class func tearDown() {}
  class var defaultTestSuite: XCTestSuite { XCTestSuite(_Tests.testCases.cases(of: String(describing: self))) }
  var testRun: XCTestRun? { XCTestRun() }
  func addTeardownBlock(_ block: @escaping () throws -> Void) { _blocks.append(block) }
  func record(_ text: String) { _Tests.testCases.fail(text, 0) }
  func _run(_ owner: String, _ title: String, _ line: UInt, _ body: (XCTestCase) throws -> Void) {
    _name = "\(owner).\(title)"
    _phase(title)
    _Tests.testCases.begin(self)
    let began = Date()
    var isSkipped = false
    do {
      try _uninterrupted {
        try setUpWithError()
        setUp()
        try body(self)
      }
    } catch let skip as XCTSkip {
      isSkipped = true
      _Tests.testCases.skipped += 1
      print("\(_name) : Test skipped\(skip._reason)\(skip.message.map { " - \($0)" } ?? "")")
    } catch let unmet as _Unmet {
      _Tests.testCases.fail(unmet.text, unmet.line, isExpected: false)
    } catch {
      _Tests.testCases.fail("threw error \"\(error)\"", line, isExpected: false)
    }
    for block in _blocks.reversed() { _tried(line, block) }
    _blocks = []
    tearDown()
    _tried(line, tearDownWithError)
    for expectation in _expectations where !expectation._isWaitedFor {
      _Tests.testCases.fail("Failed due to unwaited expectation '\(expectation.expectationDescription)'", expectation._line)
    }
    _expectations = []
    _Tests.testCases.end()
    let seconds = _seconds(began)
    print("Test Case '\(_name)' \(isSkipped ? "skipped" : _hasFailed ? "failed" : "passed") (\(seconds) seconds)")
  }
  // What runs until its end, or until its first failure.
  func _uninterrupted(_ code: () throws -> Void) throws {
    _beginCase()
    defer { _endCase() }
    try code()
  }
  func _tried(_ line: UInt, _ body: () throws -> Void) {
    do { try body() } catch { _Tests.testCases.fail("threw error \"\(error)\"", line, isExpected: false) }
  }
  func expectation(description: String, file: StaticString = #file, line: UInt = #line) -> XCTestExpectation {
    let made = XCTestExpectation(description: description, file: file, line: line)
    made.assertForOverFulfill = _Tests.testCases.isStrict
    _expectations.append(made)
    return made
  }
  func expectation(
    forNotification name: Notification.Name, object: Any? = nil, notificationCenter: NotificationCenter = .default,
    file: StaticString = #file, line: UInt = #line, handler: ((Notification) -> Bool)? = nil
  ) -> XCTestExpectation {
    let made = XCTNSNotificationExpectation(name: name, object: object, notificationCenter: notificationCenter)
    made._line = line
    made.handler = handler
    _expectations.append(made)
    return made
  }
  func wait(
    for expectations: [XCTestExpectation], timeout seconds: Double = 31_536_000, enforceOrder: Bool = false,
    file: StaticString = #file, line: UInt = #line
  ) {
    _ = XCTWaiter(delegate: nil)._wait(expectations, seconds, enforceOrder, line, isOfCase: true)
  }
  func waitForExpectations(
    timeout seconds: Double, file: StaticString = #file, line: UInt = #line, handler: XCWaitCompletionHandler? = nil
  ) {
    let open = _expectations.filter { !$0._isWaitedFor }
    if open.isEmpty {
      return _Tests.testCases.fail("API violation - call made to wait without any expectations having been set.", line)
    }
    let result = XCTWaiter(delegate: nil)._wait(open, seconds, false, line, isOfCase: true)
    handler?(result == .completed ? nil : NSError(domain: "org.swift.XCTestErrorDomain", code: 0))
  }
  func measure(_ block: () -> Void) { for _ in 0..<10 { block() } }
  func measure(file: StaticString = #file, line: UInt = #line, block: () -> Void) { for _ in 0..<10 { block() } }
}
struct XCTSkip: Error {
  let message: String?
  let _line: UInt
  var _reason = ""
  init(_ message: @autoclosure () -> String? = nil, file: StaticString = #file, line: UInt = #line) {
    self.message = message()
    _line = line
  }
}
// What ends a case that unwraps nothing.
struct _Unmet: Error {
  let text: String
  let line: UInt
}
func XCTSkipIf(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil, file: StaticString = #file,
  line: UInt = #line
) throws {
  if try expression() { throw _skip("true", "false", message()) }
}
func XCTSkipUnless(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil, file: StaticString = #file,
  line: UInt = #line
) throws {
  if try !expression() { throw _skip("false", "true", message()) }
}
func _skip(_ wanted: String, _ got: String, _ message: String?) -> XCTSkip {
  var skip = XCTSkip(message)
  skip._reason = ": required \(wanted) value but got \(got)"
  return skip
}
func testCase<T: XCTestCase>(
  _ tests: [(String, (T) -> () throws -> Void)], _lines: [UInt] = []
) -> _TestClass {
  let made = _TestClass(
    String(describing: T.self), { T(name: "", testClosure: { _ in }) }, { T.setUp() }, { T.tearDown() },
    tests.map { test in (test.0, { try test.1($0 as! T)() }) }, _lines)
  _Tests.testCases.known.append(made)
  return made
}
func XCTMain(_ tests: [_TestClass], _isStrict: Bool = false) -> Never {
  _Tests.testCases.isStrict = _isStrict
  let began = Date()
  for tests in tests { tests.run() }
  print(_Tests.testCases.sum(began))
  exit(_Tests.testCases.failures == 0 ? 0 : 1)
}
// As XCTest on Linux prints durations.
func _seconds(_ since: Date) -> Double { (Date().timeIntervalSince(since) * 1000).rounded() / 1000 }
