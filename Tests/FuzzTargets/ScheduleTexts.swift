import Signalbox
import TestSupport

/// Schedules, and the scenarios that they are tried on.
enum ScheduleTexts {
  /// The first byte chooses the scenario and how the rest is read: as text, or as choices of steps that there are, so that some fit.
  static func read(_ bytes: [UInt8]) -> (scenario: Scenario, text: String) {
    let first = Int(bytes.first ?? 0)
    let scenario = scenarios[first % scenarios.count]
    guard first >= 128 else { return (scenario, String(decoding: bytes.dropFirst(), as: UTF8.self)) }
    var choices = Choices(bytes: bytes.dropFirst())
    let departures = (0...choices.below(4)).map { _ in
      let after = "\(strands[choices.below(strands.count)])@\(steps[choices.below(steps.count)])"
      return after + ["", "", "#2", "#3"][choices.below(4)] + ">" + strands[choices.below(strands.count)]
    }
    return (scenario, departures.joined(separator: ", "))
  }

  private static let strands = ["launch", "1", "2", "3", "read 0", "write 0", "read 1", "write 1", "late", "main", "1.1", "2.1"]
  private static let steps = [
    "async load", "async save", "async a", "async b", "async pool", "enter done", "leave done", "lock lock", "unlock lock",
    "write count", "read count", "write list", "read list", "wait s", "signal s", "sync b", "begin read 0", "end read 0", "start",
    "finish", "print", "cancel late", "notify done", "after late", "begin net", "end net", "sleep", "pass a", "pass b",
    "pass pool", "operation",
  ]
  private static let scenarios: [Scenario] = texts.compactMap { try? Scenario(source: $0) }

  private static let texts = [
    """
    import Dispatch
    let load = DispatchQueue(label: "load"), save = DispatchQueue(label: "save")
    let done = DispatchGroup()
    var count = 0
    for n in 0..<2 {
      load.async(group: done) { work("read \\(n)", .milliseconds(5)); count += 1 }
      save.async(group: done) { work("write \\(n)", .milliseconds(3)); count += 2 }
    }
    done.notify(queue: .main) { print(count) }
    """,
    """
    import Dispatch
    let a = DispatchQueue(label: "a"), b = DispatchQueue(label: "b"), s = DispatchSemaphore(value: 1)
    a.async { s.wait(); b.sync { print("a in b") }; s.signal() }
    b.async { s.wait(); a.async { print("b in a") }; s.signal() }
    let late = DispatchWorkItem { print("late") }
    a.asyncAfter(deadline: .now() + .milliseconds(10), execute: late)
    b.async { late.cancel() }
    """,
    """
    import Foundation
    let lock = NSLock(), pool = DispatchQueue(label: "pool", attributes: .concurrent)
    var list: [Int] = []
    for n in 0..<3 { pool.async { lock.lock(); list.append(n); lock.unlock() } }
    pool.async(flags: .barrier) { print(list.count) }
    """,
    """
    import Foundation
    let start = Date(), pool = OperationQueue()
    let a = BlockOperation { io("net", .milliseconds(30)); print("a", Date().timeIntervalSince(start)) }
    let b = BlockOperation { print("b") }
    b.addDependency(a)
    pool.addOperations([a, b], waitUntilFinished: false)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { if Date().timeIntervalSince(start) < 0.03 { print("early") } }
    Thread.sleep(forTimeInterval: 0.01)
    pool.waitUntilAllOperationsAreFinished()
    """,
  ]
}
