import Signalbox
import Testing

/// A file of XCTest's cases is a scenario.
@Suite("Test cases of XCTest")
struct UnitTestTests {
  private static let counter = """
    import XCTest
    final class Counter {
      private let lock = NSLock()
      private(set) var value = 0
      func increment() {
        let read = lock.withLock { value }
        lock.withLock { value = read + 1 }
      }
      func current() -> Int { lock.withLock { value } }
    }
    final class CounterTests: XCTestCase {
      func testFromTwoQueues() {
        let counter = Counter()
        let done = expectation(description: "done")
        done.expectedFulfillmentCount = 2
        for _ in 0..<2 {
          DispatchQueue.global().async {
            counter.increment()
            done.fulfill()
          }
        }
        wait(for: [done])
        XCTAssertEqual(counter.current(), 2)
      }
    }
    """

  private func run(_ source: String) throws -> Run { try Scenario(source: source).run() }

  @Test("A trap says in which case, whichever thread dies")
  func traps() throws {
    let (first, second) = ("let none: [Int] = []", "DispatchQueue.global().sync { _ = [1][3] }")
    func report(_ body: String) throws -> String {
      try run(
        """
        import XCTest
        final class TrapTests: XCTestCase {
          func testA() { XCTAssertTrue(true) }
          func testB() { \(body) }
        }

        """
      ).report()
    }
    let own = try report("\(first); XCTAssertEqual(none[3], 1)")
    #expect(own.contains("note: in testB, on the main thread") && !own.contains("top-level code"), "\(own)")
    let other = try report("DispatchQueue.global().async { work(\"w\", .milliseconds(1)); fatalError() }; sleep(1)")
    #expect(other.contains("note: on worker 1, at 1 ms, in the test case testB"), "\(other)")
    #expect(try report(second).contains("in the test case testB"))
    let plain = try run("import Dispatch\n\(first)\nprint(none[3])\n").report()
    #expect(plain.contains("note: in top-level code, on the main thread"), "\(plain)")
  }

  @Test("So do a deadlock and a race")
  func otherFindings() throws {
    func report(_ body: String) throws -> String {
      try run(
        """
        import XCTest
        final class StuckTests: XCTestCase {
          var count = 0
          func testA() { XCTAssertTrue(true) }
          func testB() { \(body) }
          func testC() {}
        }

        """
      ).report()
    }
    let deadlock = try report("let lock = NSLock(); lock.lock(); lock.lock()")
    #expect(deadlock.contains("note: in the test case testB\n") && !deadlock.contains("top-level code"), "\(deadlock)")
    let both = try report(
      "let lock = NSLock(), q = DispatchQueue(label: \"q\"); lock.lock(); q.async { lock.lock() }; sleep(1); q.sync {}")
    #expect(both.contains("note: in the test case testB\n") && !both.contains("top-level code"), "\(both)")
    let race = try report("DispatchQueue.global().async { self.count += 1 }; count += 1; sleep(1)")
    #expect(race.contains("testB writes it") && !race.contains("top-level code"), "\(race)")
  }

  @Test("Replays name no secrets of the library")
  func replays() throws {
    let found = try Scenario(
      source: """
        import XCTest
        final class QueueTests: XCTestCase {
          var count = 0
          func testRace() {
            let done = expectation(description: "done")
            done.expectedFulfillmentCount = 2
            for n in 1...2 { DispatchQueue.global().async { self.count += n; done.fulfill() } }
            wait(for: [done], timeout: 1)
            XCTAssertEqual(count, 3)
          }
        }
        """
    ).explore()
    let replays = found.occurrences.compactMap(\.path?.schedule)
    #expect(replays.contains { $0.contains("once testCases") } && replays.allSatisfy { !$0.contains("_Tests") }, "\(replays)")
  }

  @Test("A class whose cases are all misspelt is told")
  func noCases() throws {
    let warnings = try Scenario(
      source: """
        import XCTest
        class Base: XCTestCase {}
        final class QueueTests: Base {
          func tesSerial() { XCTAssertEqual(1, 2) }
          func testWith(number: Int) {}
        }
        """
    ).warnings
    #expect(
      warnings.map(\.message) == [
        "'QueueTests' has no test cases: those are methods whose names begin with 'test', without parameters and results"
      ])
    #expect(warnings.first?.position.line == 3)
  }

  @Test("A failure is an error at its line, with the case's name, and the cases go on")
  func failure() throws {
    let run = try run(
      """
      import XCTest
      class A: XCTestCase {
        func testB() { XCTAssertEqual(1, 1) }
        func testA() { XCTAssertEqual(1, 2, "sums") }
      }
      """)
    #expect(run.findings.map(\.category) == [.testFailure])
    #expect(run.findings.map(\.position.line) == [4])
    #expect(run.findings.first?.message == "A.testA: XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - sums")
    #expect(
      run.lines == [
        "Test Case 'A.testA' failed (0.0 seconds)", "Test Case 'A.testB' passed (0.0 seconds)",
        "\t Executed 2 tests, with 1 failure (0 unexpected) in 0.0 (0.0) seconds",
      ])
  }

  @Test("A case that does not continue after failures ends at its first one, wherever that is, and is torn down")
  func interrupted() throws {
    let run = try run(
      """
      import XCTest
      class A: XCTestCase {
        override func setUp() { continueAfterFailure = false }
        override func tearDown() { print("torn down") }
        func check(_ value: Int) {
          [value].forEach { XCTAssertEqual($0, 1) }
          print("checked")
        }
        func testA() {
          defer { print("never") }
          check(1)
          check(2)
          print("never")
        }
        func testB() {
          DispatchQueue.global().sync { XCTFail("elsewhere") }
          print("goes on")
        }
        func testC() { check(1) }
      }
      """)
    #expect(run.findings.map(\.category) == [.testFailure, .testFailure])
    #expect(
      run.lines.filter { !$0.contains("seconds") } == ["checked", "torn down", "goes on", "torn down", "checked", "torn down"])
    #expect(run.lines.last == "\t Executed 3 tests, with 2 failures (0 unexpected) in 0.0 (0.0) seconds")
  }

  @Test("A failure in a helper is where the helper says")
  func helper() throws {
    let run = try run(
      """
      import XCTest
      class A: XCTestCase {
        func check(_ n: Int, line: UInt = #line) {
          XCTAssertEqual(n, 1, line: line)
        }
        func testA() {
          check(1)
          check(2)
        }
      }
      """)
    #expect(run.findings.map(\.position.line) == [8])
  }

  @Test("Ten seconds of waiting take ten virtual seconds, and what comes too late is a failure")
  func waiting() throws {
    let run = try run(
      """
      import XCTest
      class A: XCTestCase {
        func testA() {
          let done = expectation(description: "done")
          DispatchQueue.global().asyncAfter(deadline: .now() + 60) { done.fulfill() }
          waitForExpectations(timeout: 10)
        }
      }
      """)
    #expect(run.findings.map(\.category) == [.testFailure])
    #expect(
      run.findings.first?.message.hasSuffix("Exceeded timeout of 10.0 seconds, with unfulfilled expectations: done") == true)
    #expect(run.lines.first == "Test Case 'A.testA' failed (10.0 seconds)")
  }

  @Test("What is asserted on another thread says where that is")
  func elsewhere() throws {
    let run = try run(
      """
      import XCTest
      class A: XCTestCase {
        func testA() {
          let done = expectation(description: "done")
          DispatchQueue(label: "work").async {
            XCTAssertTrue(Thread.isMainThread)
            done.fulfill()
          }
          wait(for: [done], timeout: 1)
        }
      }
      """)
    #expect(run.findings.first?.message == "A.testA: XCTAssertTrue failed, in testA:5 on work")
  }

  @Test("A case that passes on the plain run fails in the order that exploring finds")
  func explored() throws {
    #expect(try run(Self.counter).findings.isEmpty)
    var bounds = ExplorationBounds(executions: 400)
    bounds.sampling = Sampling(.pct)
    let exploration = try Scenario(source: Self.counter).explore(within: bounds)
    let failure = exploration.occurrences.first { $0.finding.category == .testFailure }
    #expect(failure?.finding.message == "CounterTests.testFromTwoQueues: XCTAssertEqual failed: (\"1\") is not equal to (\"2\")")
  }

  @Test("A second fulfilment fails on Apple's systems only")
  func tooOften() throws {
    let source = """
      import XCTest
      class A: XCTestCase {
        func testA() {
          let done = expectation(description: "done")
          done.fulfill()
          done.fulfill()
          wait(for: [done], timeout: 1)
        }
      }
      """
    #expect(try run(source).findings.map(\.position.line) == [6])
    #expect(try run("// simulate: platform linux\n" + source).findings.isEmpty)
  }

  @Test("A list for Linux and a suite that a playground runs are no second run")
  func byHand() throws {
    let cases = """
      import XCTest
      class A: XCTestCase {
        static var allTests = [("testB", testB), ("testA", testA)]
        func testA() { print("a") }
        func testB() throws { print("b") }
      }
      """
    let list = try run(cases + "\nXCTMain([testCase(A.allTests)])")
    #expect(list.lines.filter { $0.count == 1 } == ["b", "a"])
    let suite = try run(cases + "\nA.defaultTestSuite.run()")
    #expect(suite.lines.filter { $0.count == 1 } == ["a", "b"])
  }

  @Test("Cases are found in extensions, superclasses and other types, and only there")
  func found() throws {
    let run = try run(
      """
      import XCTest
      class Base: XCTestCase { func testBase() { print(name) } }
      class B: Base { func test_b() { print(name) } }
      extension B { func testMore() { print(name) } }
      enum Group { class Inner: XCTestCase { func testInner() { print(name) } } }
      class Other { func testNothing() { print("nothing") } }
      """)
    let names = ["B.testBase", "B.testMore", "B.test_b", "Base.testBase", "Inner.testInner"]
    #expect(run.lines.filter { !$0.contains(" ") } == names)
  }

  @Test("fulfill is a function without parameters, as on Apple's systems, and may be overridden as such")
  func fulfillAsValue() throws {
    let run = try run(
      """
      import XCTest
      class Noisy: XCTestExpectation {
        override func fulfill() {
          print("noisy")
          super.fulfill()
        }
      }
      class A: XCTestCase {
        func testA() {
          let done = expectation(description: "done")
          done.expectedFulfillmentCount = 2
          DispatchQueue.main.async(execute: done.fulfill)
          let fulfill: () -> Void = done.fulfill
          fulfill()
          waitForExpectations(timeout: 1)
          let noisy = Noisy(description: "noisy")
          noisy.fulfill()
          wait(for: [noisy], timeout: 1)
          done.fulfill()
        }
      }
      """)
    #expect(run.lines.first == "noisy")
    #expect(run.findings.map(\.category) == [.testFailure])
    #expect(run.findings.map(\.position.line) == [19])
  }

  @Test("Cases run where the import of XCTest is another module's, and not where XCTestCase is the scenario's own")
  func imported() throws {
    let cases = "class A: XCTestCase { func testA() { print(\"ran\") } }"
    #expect(try run("import Foundation\n\(cases)").lines.first == "ran")
    #expect(try run("import Foundation\nclass XCTestCase {}\n\(cases)").lines.isEmpty)
  }

  @Test(
    "The module under test is the files that are given",
    arguments: ["@testable import App", "import App", "import class App.Counter"])
  func testable(written: String) throws {
    let driver =
      "import XCTest\n\(written)\nclass A: XCTestCase { func testA() { XCTAssertEqual(Counter().count, 1) } }\n"
    let other = Scenario.SourceFile(name: "Counter.swift", text: "struct Counter { var count = 0 }\n")
    let run = try Scenario(files: [other], driver: driver).run()
    #expect(run.findings.filter { $0.severity == .error }.map(\.category) == [.testFailure])
  }

  @Test("A case that waits passes in every order, with a time-out and without", arguments: [", timeout: 5", ""])
  func waitingIsExplored(_ timeout: String) throws {
    let exploration = try Scenario(source: Self.avatar("DispatchQueue.main.async { done() }", timeout)).explore()
    #expect(exploration.coverage.isComplete)
    #expect(exploration.occurrences.isEmpty, "\(exploration.report())")
  }

  @Test("A case whose expectation nobody fulfils fails in every order")
  func waitingInVain() throws {
    let exploration = try Scenario(source: Self.avatar("if Thread.isMainThread { done() }", ", timeout: 5")).explore()
    let found = try #require(exploration.occurrences.first?.finding)
    #expect(found.message.hasPrefix("A.testLoad: Asynchronous wait failed - Exceeded timeout of 5.0 seconds"))
    #expect(exploration.coverage.isComplete)
  }

  private static func avatar(_ body: String, _ timeout: String) -> String {
    """
    import XCTest
    func load(_ done: @escaping () -> Void) { DispatchQueue.global().async { \(body) } }
    class A: XCTestCase {
      func testLoad() {
        let loaded = expectation(description: "loaded")
        load { loaded.fulfill() }
        wait(for: [loaded]\(timeout))
      }
    }
    """
  }
}
