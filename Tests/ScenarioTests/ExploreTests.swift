import Signalbox
import Testing

/// Faults that a plain run does not show, each beside its mended version.
private struct Fault: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var faulty: String
  var mended: String
}

private let faults = [
  Fault(
    testDescription: "a lost update",
    faulty: """
      // expect always: prints "2"
      import Dispatch
      var count = 0
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { let old = count; count = old + 1 }
      DispatchQueue.global().async(group: group) { let old = count; count = old + 1 }
      group.notify(queue: .main) { print(count) }
      """,
    mended: """
      // expect always: prints "2"
      import Dispatch
      var count = 0
      let group = DispatchGroup()
      let queue = DispatchQueue(label: "count")
      DispatchQueue.global().async(group: group) { queue.sync { count += 1 } }
      DispatchQueue.global().async(group: group) { queue.sync { count += 1 } }
      group.notify(queue: .main) { print(count) }
      """),
  Fault(
    testDescription: "a singleton made twice",
    faulty: """
      // expect always: prints only "made"
      import Dispatch
      var instance: Int? = nil
      func shared() { if instance == nil { print("made"); instance = 1 } }
      DispatchQueue.global().async { shared() }
      DispatchQueue.global().async { shared() }
      """,
    mended: """
      // expect always: prints only "made"
      import Dispatch
      final class Shared { static let instance = Shared(); init() { print("made") } }
      DispatchQueue.global().async { _ = Shared.instance }
      DispatchQueue.global().async { _ = Shared.instance }
      """),
  Fault(
    testDescription: "two locks in both orders",
    faulty: """
      // expect never: deadlock
      import Dispatch
      import Foundation
      let a = NSLock(), b = NSLock()
      DispatchQueue.global().async { a.lock(); b.lock(); b.unlock(); a.unlock() }
      DispatchQueue.global().async { b.lock(); a.lock(); a.unlock(); b.unlock() }
      """,
    mended: """
      // expect never: deadlock
      import Dispatch
      import Foundation
      let a = NSLock(), b = NSLock()
      DispatchQueue.global().async { a.lock(); b.lock(); b.unlock(); a.unlock() }
      DispatchQueue.global().async { a.lock(); b.lock(); b.unlock(); a.unlock() }
      """),
  Fault(
    testDescription: "a reader that comes before the barrier it needs",
    faulty: """
      // expect always: "write" before "read"
      import Dispatch
      let store = DispatchQueue(label: "store", attributes: .concurrent)
      DispatchQueue.global().async { store.async(flags: .barrier) { work("write", .milliseconds(5)) } }
      DispatchQueue.global().async { store.async { work("read", .milliseconds(5)) } }
      """,
    mended: """
      // expect always: "write" before "read"
      import Dispatch
      let store = DispatchQueue(label: "store", attributes: .concurrent)
      DispatchQueue.global().async {
        store.async(flags: .barrier) { work("write", .milliseconds(5)) }
        store.async { work("read", .milliseconds(5)) }
      }
      """),
  Fault(
    testDescription: "a notification that comes too early",
    faulty: """
      // expect always: "load" before "show"
      import Dispatch
      let group = DispatchGroup()
      DispatchQueue.global().async { group.enter(); work("load", .milliseconds(5)); group.leave() }
      DispatchQueue.global().async { group.notify(queue: .main) { work("show", .milliseconds(1)) } }
      """,
    mended: """
      // expect always: "load" before "show"
      import Dispatch
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.global().async { work("load", .milliseconds(5)); group.leave() }
      DispatchQueue.global().async { group.notify(queue: .main) { work("show", .milliseconds(1)) } }
      """),
  Fault(
    testDescription: "a debounce that fires although it was cancelled in time",
    faulty: """
      // expect always: prints only "search ab"
      import Dispatch
      let queue = DispatchQueue(label: "input")
      let first = DispatchWorkItem { print("search a") }
      queue.asyncAfter(deadline: .now() + .milliseconds(300), execute: first)
      work("typing", .milliseconds(100))
      first.cancel()
      queue.asyncAfter(deadline: .now() + .milliseconds(300)) { print("search ab") }
      """,
    mended: """
      // expect always: prints only "search ab"
      import Dispatch
      let queue = DispatchQueue(label: "input")
      let first = DispatchWorkItem { print("search a") }
      first.cancel()
      queue.asyncAfter(deadline: .now() + .milliseconds(300), execute: first)
      queue.asyncAfter(deadline: .now() + .milliseconds(300)) { print("search ab") }
      """),
]

@Suite("Exploring scenarios")
struct ExploreTests {
  private func explore(_ source: String) throws -> Exploration {
    try Scenario(source: source).explore(within: ExplorationBounds(executions: 20_000))
  }

  private func claims(_ source: String) -> String {
    source.split(separator: "\n").filter { !$0.hasPrefix("// expect: ") }.joined(separator: "\n") + "\n"
  }

  @Test("A fault that the plain run does not show is found", arguments: faults)
  private func faultsAreFound(_ fault: Fault) throws {
    let source = claims(fault.faulty)
    let plain = try Scenario(source: source).run()
    #expect(plain.expectations.map(\.verdict) == [.holds], "the plain run passes")
    let exploration = try explore(source)
    #expect(exploration.verdicts.map(\.verdict) == [.fails], "\(exploration.report())")
    let witness = try #require(exploration.counterexample)
    #expect(witness.expectations.map(\.verdict) == [.fails])
  }

  @Test("Mended, it is proved", arguments: faults)
  private func mendedIsProved(_ fault: Fault) throws {
    let exploration = try explore(claims(fault.mended))
    #expect(exploration.verdicts.map(\.verdict) == [.holds], "\(exploration.report())")
    #expect(exploration.verdicts.map(\.coverage.isComplete) == [true])
    #expect(exploration.coverage.isComplete)
    #expect(exploration.occurrences.isEmpty)
  }

  @Test("Delays come in the order of their instants, and of two readings of the clock nobody knows the distance")
  func delays() throws {
    let shared = try explore(
      """
      // expect always: prints "ten", "thirty"
      import Dispatch
      let start = DispatchTime.now()
      let queue = DispatchQueue(label: "q")
      queue.asyncAfter(deadline: start + .milliseconds(30)) { print("thirty") }
      queue.asyncAfter(deadline: start + .milliseconds(10)) { print("ten") }

      """)
    #expect(shared.verdicts.map(\.verdict) == [.holds], "\(shared.report())")
    let apart = try explore(
      """
      // expect sometimes: prints "thirty", "ten"
      // expect sometimes: prints "ten", "thirty"
      import Dispatch
      let queue = DispatchQueue(label: "q")
      queue.asyncAfter(deadline: .now() + .milliseconds(30)) { print("thirty") }
      queue.asyncAfter(deadline: .now() + .milliseconds(10)) { print("ten") }

      """)
    #expect(apart.verdicts.map(\.verdict) == [.holds, .holds], "\(apart.report())")
  }

  @Test("What is stopped early is no proof")
  func boundsAreSaid() throws {
    let scenario = try Scenario(source: claims(faults[0].mended))
    let exploration = scenario.explore(within: ExplorationBounds(executions: 1))
    #expect(exploration.verdicts.map(\.verdict) == [.undecided])
    #expect(exploration.report().contains("not a proof"))
  }
}
