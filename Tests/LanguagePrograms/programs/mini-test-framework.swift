// Feature tests of a mini test framework: closures, autoclosure messages, async expectations, matchers as generic structs.
import Foundation

struct Failure { let test: String, message: String, line: UInt }

public struct Matcher<T> {
    let description: String
    let matches: (T) -> Bool
    public static func && (a: Matcher, b: Matcher) -> Matcher { Matcher(description: "\(a.description) and \(b.description)") { a.matches($0) && b.matches($0) } }
    public static prefix func ! (m: Matcher) -> Matcher { .init(description: "not " + m.description, matches: { !m.matches($0) }) }
}
extension Matcher where T: Equatable { static func equal(_ value: T) -> Matcher { .init(description: "equal \(value)") { $0 == value } } }
extension Matcher where T: Comparable {
    static func between(_ range: ClosedRange<T>) -> Matcher { .init(description: "in \(range)", matches: range.contains) }
    static func greater(than value: T) -> Self { .init(description: "> \(value)") { $0 > value } }
}
extension Matcher where T: Collection {
    static var empty: Matcher { .init(description: "empty", matches: \.isEmpty) }
    static func count(_ n: Int) -> Matcher { Matcher(description: "count \(n)") { $0.count == n } }
    static func all(_ inner: Matcher<T.Element>) -> Matcher { .init(description: "all \(inner.description)") { $0.allSatisfy(inner.matches) } }
}

final class Expectation {
    let name: String
    var count = 1 { didSet { precondition(count > 0) } }
    private let semaphore = DispatchSemaphore(value: 0)
    private var fulfilled = 0
    private let lock = NSLock()
    init(_ name: String) { self.name = name }
    func fulfill() {
        lock.lock(); defer { lock.unlock() }
        fulfilled += 1
        if fulfilled == count { semaphore.signal() }
    }
    fileprivate func wait(until deadline: DispatchTime) -> Bool { semaphore.wait(timeout: deadline) == .success }
}

final class Context {
    fileprivate var failures: [Failure] = []
    fileprivate let name: String
    fileprivate init(_ name: String) { self.name = name }
    func expect<T>(_ value: @autoclosure () throws -> T, _ matcher: Matcher<T>, line: UInt = #line) {
        do {
            let value = try value()
            if !matcher.matches(value) { fail("expected \(value) to be \(matcher.description)", line: line) }
        } catch { fail("threw \(error)", line: line) }
    }
    func expectThrows<E: Error & Equatable, T>(_ expected: E, line: UInt = #line, _ body: () throws -> T) {
        do {
            let value = try body()
            fail("expected \(expected), got \(value)", line: line)
        } catch let error as E where error == expected {
        } catch { fail("expected \(expected), got \(error)", line: line) }
    }
    func wait(for expectations: Expectation..., timeout: Double, line: UInt = #line) {
        let deadline = DispatchTime.now() + timeout
        for expectation in expectations where !expectation.wait(until: deadline) { fail("'\(expectation.name)' was not fulfilled", line: line) }
    }
    func fail(_ message: String, line: UInt = #line) { failures.append(Failure(test: name, message: message, line: line)) }
}

final class Suite {
    typealias Test = (Context) throws -> Void
    private var tests: [(String, Test)] = []
    private var before: (() -> Void)?
    static func describe(_ name: String, _ build: (Suite) -> Void) -> Suite { let s = Suite(); build(s); print("—", name); return s }
    func setUp(_ body: @escaping () -> Void) { before = body }
    func it(_ name: String, _ test: @escaping Test) { tests.append((name, test)) }
    func callAsFunction() -> [Failure] {
        tests.flatMap { name, test -> [Failure] in
            before?()
            let context = Context(name)
            do { try test(context) } catch { context.fail("uncaught \(error)", line: 0) }
            print(context.failures.isEmpty ? "  ✓" : "  ✗", name)
            return context.failures
        }
    }
}

enum MathError: Error { case negative, overflow(Int) }
extension MathError: Equatable {}
func root(_ n: Int) throws -> Int { if n < 0 { throw MathError.negative }; return Int(Double(n).squareRoot()) }
var counter = 0

let failures = Suite.describe("arithmetic") { suite in
    suite.setUp { counter = 10 }
    suite.it("adds") { $0.expect(1 + 1, .equal(2)); $0.expect(counter, .between(1...10) && !.equal(5)) }
    suite.it("takes roots") { t in
        t.expect(try root(16), .equal(4))
        t.expectThrows(MathError.negative) { try root(-1) }
        t.expectThrows(MathError.overflow(3)) { try root(9) }
    }
    suite.it("collects") { t in
        t.expect([1, 2, 3], .count(3) && .all(.greater(than: 0)))
        t.expect("", .empty)
        t.expect(["a": 1], !.empty)
        t.expect([5, -1], .all(.greater(than: 0)))
    }
    suite.it("waits") { t in
        let fast = Expectation("fast"), slow = Expectation("slow")
        fast.count = 2
        for delay in [0.01, 0.02] { DispatchQueue.global().asyncAfter(deadline: .now() + delay) { fast.fulfill() } }
        DispatchQueue.global().asyncAfter(deadline: .now() + 5, execute: slow.fulfill)
        t.wait(for: fast, slow, timeout: 0.1)
    }
    suite.it("throws") { _ in
        counter += 1
        throw MathError.overflow(counter)
    }
}()
for failure in failures { print("\(failure.test): \(failure.message)", failure.line > 0 ? "@\(failure.line)" : "") }
