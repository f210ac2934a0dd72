import Testing

/// Faults that a plain run does not show, each beside its mended version.
struct Fault: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var faulty: String
  var mended: String
  /// What shows the fault with the fewest departures.
  var schedule: String
  /// From where on no order is good.
  var pointOfNoReturn: String
}

let faults = [
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
      """,
    schedule: "1@read count>2", pointOfNoReturn: "2@read count"),
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
      """,
    schedule: "1@read instance>2", pointOfNoReturn: "2@read instance"),
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
      """,
    schedule: "1@lock a>2", pointOfNoReturn: "2@lock b"),
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
      """,
    schedule: "1@start>2", pointOfNoReturn: "2@async store"),
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
      """,
    schedule: ">2, 2@end>show", pointOfNoReturn: "show@begin show"),
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
      """,
    schedule: "launch@finish typing>first", pointOfNoReturn: "first@start"),
]

/// As a file holds it.
func claims(_ source: String) -> String {
  source.split(separator: "\n").filter { !$0.hasPrefix("// expect: ") }.joined(separator: "\n") + "\n"
}
