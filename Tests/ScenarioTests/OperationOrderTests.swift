import Signalbox
import Testing

/// Operations, in how many orders they can be, and what can be seen in some of them.
private struct Graph: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let orders: Int
  let claims: [String]
  let lines: String

  /// `claims` without the mode: each happens in some order. One that begins with "always" or "never" holds in all.
  init(_ testDescription: String, orders: Int, _ claims: String..., lines: String) {
    self.testDescription = testDescription
    self.orders = orders
    self.claims = claims.map { $0.hasPrefix("always") || $0.hasPrefix("never") ? $0 : "sometimes: \($0)" }
    self.lines = lines
  }

  var source: String {
    "import Foundation\n" + claims.map { "// expect \($0)\n" }.joined()
      + """
      func operation(_ name: String) -> BlockOperation { BlockOperation { print(name) } }
      let queue = OperationQueue()
      let a = operation("a"), b = operation("b"), c = operation("c"), d = operation("d")

      """ + lines + "\n"
  }
}

private let graphs: [Graph] = [
  Graph(
    "four that have nothing to do with each other", orders: 1,
    #""a" before "d""#, #""d" before "a""#, #""c" before "b""#,
    lines: """
      func step(_ name: String) -> BlockOperation { BlockOperation { work(name, .milliseconds(1)) } }
      for name in ["a", "b", "c", "d"] { queue.addOperation(step(name)) }
      """),
  Graph(
    "one after the other", orders: 2, #"prints only "a", "b""#, "always: prints only \"a\", \"b\"",
    lines: """
      b.addDependency(a)
      queue.addOperations([a, b], waitUntilFinished: false)
      """),
  Graph(
    "a diamond that is waited for", orders: 1170, #"prints only "a", "b", "c", "d", "all""#,
    #"prints only "a", "c", "b", "d", "all""#,
    "never: prints \"d\", \"all\", \"b\"",
    lines: """
      b.addDependency(a)
      c.addDependency(a)
      d.addDependency(b)
      d.addDependency(c)
      queue.addOperations([a, b, c, d], waitUntilFinished: false)
      queue.waitUntilAllOperationsAreFinished()
      print("all")
      """),
  Graph(
    "two that are waited for", orders: 5, #"prints only "a", "b", "all""#, #"prints only "b", "a", "all""#,
    lines: """
      queue.addOperations([a, b], waitUntilFinished: false)
      queue.waitUntilAllOperationsAreFinished()
      print("all")
      """),
  Graph(
    "four with three dependencies that are waited for", orders: 262, #"always: "a2" before "d2""#, #""b2" before "c2""#,
    #""c2" before "b2""#,
    lines: """
      func step(_ name: String) -> BlockOperation { BlockOperation { work(name, .milliseconds(1)) } }
      let steps = ["a2", "b2", "c2", "d2"].map(step)
      steps[1].addDependency(steps[0])
      steps[2].addDependency(steps[0])
      steps[3].addDependency(steps[1])
      queue.addOperations(steps, waitUntilFinished: true)
      """),
  Graph(
    "one at a time", orders: 5, #"prints only "a", "b", "c""#, #"always: prints only "a", "b", "c""#,
    lines: """
      queue.maxConcurrentOperationCount = 1
      for next in [a, b, c] { queue.addOperation(next) }
      """),
  Graph(
    "a limit that comes late", orders: 6, #"prints only "a", "b", "c""#, #"prints only "b", "a", "c""#,
    lines: """
      queue.addOperation(a)
      queue.addOperation(b)
      queue.maxConcurrentOperationCount = 1
      queue.addOperation(c)
      """),
  Graph(
    "counted while they run", orders: 4, #"prints "2 left""#, #"prints "1 left""#, #"prints "0 left""#,
    lines: """
      queue.addOperation(a)
      queue.addOperation(b)
      print("\\(queue.operationCount) left")
      """),
  Graph(
    "asked whether it is finished", orders: 10, #"prints "true false""#, #"prints "false false""#, #"prints "false true""#,
    lines: """
      queue.addOperation(a)
      print(a.isFinished, a.isExecuting)
      """),
  Graph(
    "cancelled in time, or too late", orders: 13, #"prints only "a", "b""#, #"prints only "b""#,
    lines: """
      b.addDependency(a)
      queue.addOperations([a, b], waitUntilFinished: false)
      a.cancel()
      """),
  Graph(
    "that asks whether it is cancelled", orders: 13, #"prints only "true""#, #"prints only "false""#,
    lines: """
      let asked = BlockOperation()
      asked.addExecutionBlock { [unowned asked] in print(asked.isCancelled) }
      queue.addOperation(asked)
      asked.cancel()
      """),
  Graph(
    "a barrier behind them", orders: 397, #"prints only "a", "b", "barrier""#, #"prints only "b", "a", "barrier""#,
    lines: """
      queue.addOperation(a)
      queue.addOperation(b)
      queue.addBarrierBlock { print("barrier") }
      """),
  Graph(
    "two that wait for one", orders: 4, #"prints only "a", "first", "second""#, #"prints only "a", "second", "first""#,
    lines: """
      queue.addOperation(a)
      DispatchQueue.global().async { a.waitUntilFinished(); print("first") }
      DispatchQueue.global().async { a.waitUntilFinished(); print("second") }
      """),
]

@Suite("Operations in every order")
struct OperationOrderTests {
  @Test("What the queue does for itself adds no orders, and hides none", arguments: graphs)
  private func all(_ graph: Graph) throws {
    let exploration = try Scenario(source: graph.source).explore()
    #expect(exploration.coverage.isComplete)
    #expect(exploration.verdicts.map(\.verdict) == graph.claims.map { _ in .holds }, "\(exploration.report())")
    #expect(exploration.coverage.executions == graph.orders)
  }
}
