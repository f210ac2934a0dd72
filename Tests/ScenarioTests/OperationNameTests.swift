import DispatchTrace
import Signalbox
import Testing

/// What the blocks of operations are called, and blocks that never run.
@Suite("Names of operations")
struct OperationNameTests {
  private func names(_ source: String) throws -> [String] {
    let trace = try Scenario(source: "import Foundation\nlet queue = OperationQueue()\n" + source).run().trace
    let index = TraceIndex(trace)
    let names = index.items.indices.map { index.name(of: ItemID($0)) }
    // A trace from disk says the same.
    let again = TraceIndex(try Trace(jsonLines: trace.jsonLines()))
    #expect(again.items.indices.map { again.name(of: ItemID($0)) } == names)
    return names
  }

  @Test("the operation's own name, the variable that it was made in, what its one block would be called")
  func blockOperations() throws {
    let names = try names(
      """
      queue.name = "queue"
      queue.maxConcurrentOperationCount = 1
      func reload() { print("reload") }
      func make() -> Operation { BlockOperation { print("a"); print("b") } }
      let show = BlockOperation { ui("image view") }
      let second = BlockOperation { work("cut", .milliseconds(1)) }
      second.name = "decode"
      let third = make()
      queue.addOperations([show, second, third], waitUntilFinished: false)
      queue.addOperation { ui("label") }
      queue.addOperation { reload() }
      queue.addBarrierBlock { work("write", .milliseconds(1)) }
      let two = [BlockOperation { print("c"); print("d") }]
      two[0].addExecutionBlock { reload() }
      queue.addOperations(two, waitUntilFinished: false)
      """)
    // What the end of another one lets go on has no line but those of its own body.
    #expect(names == ["show", "decode", "make:6", "label", "reload", "write", "queue:15"])
  }

  @Test("subclasses go by their variable, or by what their main() does")
  func subclasses() throws {
    let names = try names(
      """
      queue.name = "queue"
      queue.maxConcurrentOperationCount = 1
      class Fetch: Operation {
        let lock = NSLock()
        let url: String
        init(_ url: String) { self.url = url }
        override func main() { ui("list"); print(url) }
      }
      class Other: Fetch {
        override func main() { print(url); print("other") }
      }
      let fetch = Fetch("a"), other = Other("b")
      queue.addOperations([fetch, other], waitUntilFinished: false)
      queue.addOperation(Fetch("c"))
      queue.addOperation(Other("d"))
      """)
    #expect(names == ["fetch", "other", "list", "main:12"])
  }

  @Test("a variable in which several were made is no name where each does work of its own")
  func sharedVariables() throws {
    let source = """
      queue.maxConcurrentOperationCount = 1
      for dish in ["soup", "bread"] {
        let order = BlockOperation { work(dish, .milliseconds(1)) }
        queue.addOperation(order)
        let item = DispatchWorkItem { work("eat " + dish, .milliseconds(1)) }
        DispatchQueue.main.async(execute: item)
        let same = DispatchWorkItem { work("rest", .milliseconds(1)) }
        DispatchQueue.main.async(execute: same)
      }
      """
    #expect(try names(source).sorted() == ["bread", "eat bread", "eat soup", "same", "same", "soup"])
  }

  @Test("the variable of an array is not its first element's")
  func arrays() throws {
    let names = try names(
      """
      let items = [DispatchWorkItem { print("a"); print("b") }, DispatchWorkItem { print("c"); print("d") }]
      for item in items { DispatchQueue.main.async(execute: item) }
      """)
    #expect(names == ["main:4", "main:4 (2)"])
  }

  @Test("blocks that never join their queue are called what they would be")
  func neverHandedOver() throws {
    let names = try names(
      """
      let group = DispatchGroup()
      group.enter()
      group.notify(queue: .main) { ui("table view") }
      let item = DispatchWorkItem { print("item"); print("twice") }
      item.notify(queue: .main) { ui("list") }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { ui("late") }
      """)
    #expect(names == ["table view", "list", "late"])
    let remarks = try Scenario(
      source: """
        import Dispatch
        DispatchQueue.main.asyncAfter(deadline: .distantFuture) { ui("late") }
        let group = DispatchGroup()
        group.enter()
        group.notify(queue: .main) { ui("table view") }
        DispatchQueue.main.asyncAfter(deadline: .distantFuture) { ui("list") }
        """
    ).run().trace.remarks
    #expect(remarks.suffix(3) == [.name(ItemID(0), "late"), .name(ItemID(1), "table view"), .name(ItemID(2), "list")])
    let run = try Scenario(
      source: """
        import Dispatch
        let group = DispatchGroup()
        group.enter()
        group.notify(queue: .main) { ui("table view") }
        """
    ).run()
    #expect(
      run.findings.map(\.message) == [
        "group: 1 enter() has no leave(): table view never runs, and nobody will ever see it empty"
      ])
  }

  @Test("a barrier behind others is called what its block would be; a delay that the end cuts off, too")
  func barriersAndDelays() throws {
    let barrier = """
      func reload() { print("reload") }
      let first = BlockOperation { work("first", .milliseconds(1)) }
      queue.addOperation(first)
      queue.addBarrierBlock { reload() }
      """
    #expect(try names(barrier) == ["first", "reload"])
    #expect(try names("DispatchQueue.main.asyncAfter(deadline: .now() + 5) { ui(\"list\") }\nexit(0)") == ["list"])
  }

  @Test("one item that runs twice keeps its variable's name, whatever it does each time")
  func repeated() throws {
    let names = try names(
      """
      var dish = "soup"
      let order = DispatchWorkItem { work(dish, .milliseconds(1)) }
      DispatchQueue.main.async(execute: order)
      DispatchQueue.main.async { dish = "bread" }
      DispatchQueue.main.async(execute: order)
      """)
    #expect(names.count { $0.hasPrefix("order") } == 2, "\(names)")
  }
}
