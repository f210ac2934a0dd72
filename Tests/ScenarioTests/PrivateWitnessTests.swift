import Signalbox
import Testing

/// Private types of one of several files, behind the protocols of another.
@Suite("Private types of several files")
struct PrivateWitnessTests {
  private static let locks = Scenario.SourceFile(
    name: "Locks.swift",
    text: """
      import Foundation
      protocol Lock { func lock(); func unlock() }
      protocol LockOwner: AnyObject, Lock { var lock: NSRecursiveLock { get } }
      extension LockOwner {
        func lock() { lock.lock() }
        func unlock() { lock.unlock() }
      }
      """)
  private static let sinks = Scenario.SourceFile(
    name: "Sinks.swift",
    text: """
      import Foundation
      class Base {}
      private final class Sink<Item>: Base, LockOwner {
        fileprivate var lock = NSRecursiveLock()
        fileprivate var latest: Item?
      }
      func makeSink() -> Lock { Sink<Int>() }
      """)

  @Test("What is private to their file fulfils the requirements of another file's protocol")
  func privateWitness() throws {
    let driver = """
      let sink = makeSink()
      sink.lock()
      print("locked")
      sink.unlock()
      """
    for files in [[Self.locks, Self.sinks], [Self.sinks, Self.locks]] {
      #expect(try Scenario(files: files, driver: driver).run().lines == ["locked"])
    }
  }
}
