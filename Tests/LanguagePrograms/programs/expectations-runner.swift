// programs: a test runner with expectations, matchers and a waiter
import Foundation
import Dispatch

struct TestFailure: Error, CustomStringConvertible {
  let message: String
  let line: UInt
  var description: String { message }
}

final class Expectation: Hashable {
  let description: String
  var expectedFulfillmentCount = 1
  var isInverted = false
  fileprivate private(set) var fulfillments = 0
  fileprivate weak var waiter: Waiter?
  fileprivate static let guardian = DispatchQueue(label: "expectations")

  init(_ description: String) { self.description = description }

  func fulfill(file: StaticString = #file, line: UInt = #line) {
    let waiter: Waiter? = Self.guardian.sync {
      fulfillments += 1
      return self.waiter
    }
    waiter?.check()
  }

  fileprivate var isFulfilled: Bool { fulfillments >= expectedFulfillmentCount }

  static func == (lhs: Expectation, rhs: Expectation) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class Waiter {
  enum Outcome: Equatable {
    case completed
    case timedOut(missing: [String])
    case invertedFulfillment(String)
    case incorrectOrder
  }

  private let semaphore = DispatchSemaphore(value: 0)
  private var expectations: [Expectation] = []
  private var order: [Expectation] = []

  fileprivate func check() {
    Expectation.guardian.sync {
      for expectation in expectations where expectation.isFulfilled && !order.contains(expectation) {
        order.append(expectation)
      }
      if expectations.allSatisfy({ $0.isInverted || $0.isFulfilled }) || order.contains(where: { $0.isInverted }) {
        semaphore.signal()
      }
    }
  }

  func wait(for expectations: [Expectation], timeout: TimeInterval, enforceOrder: Bool = false) -> Outcome {
    Expectation.guardian.sync {
      self.expectations = expectations
      expectations.forEach { $0.waiter = self }
    }
    check()
    let waitsFully = expectations.contains { $0.isInverted }
    let result = semaphore.wait(timeout: .now() + timeout)
    if waitsFully, result == .success, !Expectation.guardian.sync(execute: { order.contains(where: \.isInverted) }) {
      Thread.sleep(forTimeInterval: timeout)
    }
    return Expectation.guardian.sync {
      if let inverted = order.first(where: \.isInverted) { return .invertedFulfillment(inverted.description) }
      let missing = expectations.filter { !$0.isInverted && !$0.isFulfilled }
      if !missing.isEmpty { return .timedOut(missing: missing.map(\.description)) }
      return enforceOrder && order != expectations ? .incorrectOrder : .completed
    }
  }
}

struct Matcher<T> {
  let describe: String
  let matches: (T) throws -> Bool

  static prefix func ! (matcher: Matcher) -> Matcher {
    Matcher(describe: "not \(matcher.describe)") { try !matcher.matches($0) }
  }

  static func || (lhs: Matcher, rhs: Matcher) -> Matcher {
    .init(describe: "\(lhs.describe) or \(rhs.describe)") { try lhs.matches($0) || rhs.matches($0) }
  }
}

func equal<T: Equatable>(_ value: T) -> Matcher<T> { Matcher(describe: "equal \(value)") { $0 == value } }
func beGreaterThan<T: Comparable>(_ value: T) -> Matcher<T> { Matcher(describe: "be > \(value)") { $0 > value } }
func contain<E: Equatable>(_ elements: E...) -> Matcher<[E]> {
  Matcher(describe: "contain \(elements)") { list in elements.allSatisfy(list.contains) }
}
func beNil<T>() -> Matcher<T?> { Matcher(describe: "be nil") { $0 == nil } }

struct Expect<T> {
  let value: () throws -> T
  let line: UInt

  func to(_ matcher: Matcher<T>) throws {
    let actual = try value()
    guard try matcher.matches(actual) else {
      throw TestFailure(message: "expected to \(matcher.describe), got <\(actual)>", line: line)
    }
  }

  func toThrow<E: Error & Equatable>(_ expected: E) throws {
    do {
      _ = try value()
    } catch let error as E where error == expected {
      return
    } catch {
      throw TestFailure(message: "threw \(error) instead of \(expected)", line: line)
    }
    throw TestFailure(message: "did not throw \(expected)", line: line)
  }
}

func expect<T>(_ value: @autoclosure @escaping () throws -> T, line: UInt = #line) -> Expect<T> { Expect(value: value, line: line) }

class TestCase {
  class var name: String { String(describing: self) }
  var allTests: [(String, () throws -> Void)] { [] }
  private(set) var log: [String] = []
  required init() {}

  func setUp() {}
  func tearDown() {}
  func note(_ items: Any..., separator: String = " ") {
    log.append(items.map { "\($0)" }.joined(separator: separator))
  }

  static func run() -> (passed: Int, failed: Int) {
    var result = (passed: 0, failed: 0)
    let test = Self()
    print("suite \(name)")
    for (name, body) in test.allTests {
      test.setUp()
      defer { test.tearDown() }
      do {
        try body()
        result.passed += 1
        print("  ✓ \(name)")
      } catch let failure as TestFailure {
        result.failed += 1
        print("  ✗ \(name): \(failure)")
      } catch {
        result.failed += 1
        print("  ✗ \(name): unexpected \(error)")
      }
    }
    test.log.forEach { print("    \($0)") }
    return result
  }
}

enum ParseError: Error, Equatable { case empty, notANumber(String) }

func parse(_ text: String) throws -> Int {
  guard !text.isEmpty else { throw ParseError.empty }
  guard let number = Int(text) else { throw ParseError.notANumber(text) }
  return number
}

final class ParserTests: TestCase {
  override var allTests: [(String, () throws -> Void)] {
    [("numbers", testNumbers), ("errors", testErrors), ("wrong", testWrong), ("nothing", testNothing)]
  }
  func testNumbers() throws {
    try expect(try parse("12")).to(equal(12) || beGreaterThan(100))
    try expect(["1", "2"].map { try parse($0) }).to(contain(2, 1))
  }
  func testErrors() throws {
    try expect(try parse("")).toThrow(ParseError.empty)
    try expect(try parse("x")).toThrow(ParseError.notANumber("y"))
  }
  func testWrong() throws { try expect(try parse("7")).to(!beGreaterThan(6)) }
  func testNothing() throws {
    try expect(Int("x")).to(beNil())
    _ = try parse("seven")
  }
}

final class AsyncTests: TestCase {
  private var queue: DispatchQueue!
  override func setUp() { queue = DispatchQueue(label: "async tests") }
  override func tearDown() { queue = nil }

  override var allTests: [(String, () throws -> Void)] {
    [("fulfils", fulfils), ("times out", timesOut), ("order", order), ("inverted", inverted)]
  }

  func fulfils() throws {
    let all = Expectation("three times")
    all.expectedFulfillmentCount = 3
    (1...3).forEach { number in queue.asyncAfter(deadline: .now() + .milliseconds(number * 5)) { all.fulfill() } }
    try expect(Waiter().wait(for: [all], timeout: 5)).to(equal(.completed))
  }

  func timesOut() throws {
    let (never, soon) = (Expectation("never"), Expectation("soon"))
    queue.async { soon.fulfill() }
    let outcome = Waiter().wait(for: [never, soon], timeout: 0.1)
    note("outcome:", outcome)
    try expect(outcome).to(equal(.timedOut(missing: ["never"])))
  }

  func order() throws {
    let (a, b) = (Expectation("a"), Expectation("b"))
    queue.asyncAfter(deadline: .now() + 0.05) { b.fulfill(); a.fulfill() }
    try expect(Waiter().wait(for: [a, b], timeout: 5, enforceOrder: true)).to(equal(.incorrectOrder))
  }

  func inverted() throws {
    let quiet = Expectation("quiet")
    quiet.isInverted = true
    queue.asyncAfter(deadline: .now() + 0.02, execute: { quiet.fulfill() })
    try expect(Waiter().wait(for: [quiet], timeout: 0.2)).to(!equal(.completed))
  }
}

var passed = 0, failed = 0
for suite in [ParserTests.self, AsyncTests.self] as [TestCase.Type] {
  let result = suite.run()
  passed += result.passed
  failed += result.failed
}
print("\(passed) passed, \(failed) failed")
