import Signalbox
import Testing

/// What of a library only Swift concurrency can call.
@Suite("Async functions of other files")
struct AsyncFunctionTests {
  private static let loader = Scenario.SourceFile(
    name: "Loader.swift",
    text: """
      import Dispatch
      protocol Loading {
        func load() async throws -> Int
        func load(_ done: @escaping (Int) -> Void)
      }
      final class Loader: Loading {
        @available(macOS 12, *)
        func load() async throws -> Int { try await withCheckedThrowingContinuation { next in load { next.resume(returning: $0) } } }
        func load(_ done: @escaping (Int) -> Void) { DispatchQueue.global().async { done(3) } }
        var state: Int { get async { await other() } }
      }
      extension Loader { func other() async -> Int { 4 } }
      extension Loader {
        convenience init(await produce: @escaping () async throws -> Int) {
          self.init()
          Task { try await produce() }
        }
        func numbers() -> AsyncStream<Int> { AsyncStream { $0.finish() } }
        var later: AsyncThrowingStream<Int, Error> { AsyncThrowingStream { $0.finish() } }
      }
      struct Numbers: AsyncSequence { func makeAsyncIterator() -> Int { 0 } }
      extension AsyncSequence { func first() -> Int { 0 } }
      """)
  private static let driver = """
    import Dispatch
    let (loader, done) = (Loader(), DispatchSemaphore(value: 0))
    loader.load { number in
      print(number)
      done.signal()
    }
    done.wait()
    """

  /// What is wrong with them.
  private func problems(_ files: [Scenario.SourceFile], _ driver: String) -> [String] {
    do {
      _ = try Scenario(files: files, driver: driver)
      return []
    } catch {
      guard case .rejected(let rejection) = error else { return [] }
      return rejection.findings.map(\.message)
    }
  }

  @Test("They are left out, and that is said once for a file")
  func leftOut() throws {
    let run = try Scenario(files: [Self.loader], driver: Self.driver).run()
    #expect(run.lines == ["3"])
    let message = "The 'async' functions of this file are left out: Swift concurrency is not Dispatch"
    #expect(run.findings.map(\.message) + run.warnings.map(\.message) == [message])
  }

  @Test("Those of the driver, and cases of XCTest anywhere, are errors")
  func errors() {
    let start = "'async' is Swift concurrency, not Dispatch"
    #expect(problems([Self.loader], Self.driver + "\nfunc later() async {}").contains { $0.hasPrefix(start) })
    let cases = Scenario.SourceFile(
      name: "Cases.swift", text: "import XCTest\nclass A: XCTestCase { func testA() async { XCTFail() } }")
    #expect(problems([cases], "import XCTest\nprint(1)").contains { $0.hasPrefix(start) })
  }
}
