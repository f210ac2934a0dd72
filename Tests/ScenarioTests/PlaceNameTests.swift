import DispatchTrace
import Signalbox
import Testing

/// Blocks that nobody named are called after the function that hands them over, and its line.
@Suite("Names by function and line")
struct PlaceNameTests {
  private func names(_ source: String) throws -> [String] {
    let trace = try Scenario(source: "import Dispatch\nlet queue = DispatchQueue(label: \"queue\")\n" + source).run().trace
    let index = TraceIndex(trace)
    let names = index.items.indices.map { index.name(of: ItemID($0)) }
    // A trace from disk says the same.
    let again = TraceIndex(try Trace(jsonLines: trace.jsonLines()))
    #expect(again.items.indices.map { again.name(of: ItemID($0)) } == names)
    return names
  }

  @Test("the innermost function and the line; further blocks of a line are counted")
  func functions() throws {
    let names = try names(
      """
      func load(_ count: Int) {
        func inner() {
          queue.async { print("inner") }
        }
        inner()
        for _ in 0..<count { queue.async { print("loop") } }
        queue.asyncAfter(deadline: .now() + .seconds(1)) { print("late") }
      }
      load(2)
      load(1)
      """)
    #expect(
      names == ["inner:5", "load:8", "load:8 (2)", "load:9", "inner:5 (2)", "load:8 (3)", "load:9 (2)"])
  }

  @Test("initialisers, computed and observed properties, subscripts and methods are functions, too")
  func members() throws {
    let names = try names(
      """
      final class Store {
        init() {
          queue.async { print("init") }
        }
        var count: Int { queue.sync { 1 } }
        var title = "" {
          didSet { queue.async { print("title") } }
        }
        subscript(index: Int) -> Int {
          queue.sync { index }
        }
        func clear() { queue.async { print("clear") } }
      }
      let store = Store()
      store.title = "new"
      print(store.count, store[3])
      store.clear()
      """)
    #expect(names == ["init:5", "title:9", "count:7", "subscript:12", "clear:14"])
  }

  @Test("what has a name keeps it, and top-level code goes by queue and line")
  func betterNames() throws {
    let names = try names(
      """
      func load(_ name: String) {
        queue.async {
          print("begins")
          work(name, .milliseconds(1))
        }
      }
      load("photo")
      queue.async {
        print("one")
        print("two")
      }
      """)
    #expect(names == ["photo", "queue:10"])
  }

  @Test("blocks of one line of top-level code are counted for each queue")
  func topLevel() throws {
    let names = try names(
      """
      let log = DispatchQueue(label: "log")
      for _ in 0..<2 {
        queue.async { print(1) }
        log.async { print(2) }
      }
      for queue in [queue, log] { queue.async { print(3) } }
      DispatchQueue.main.async { print(4) }
      for _ in 0..<2 { DispatchQueue(label: "twin").async { print(5) } }
      """)
    #expect(
      names == ["queue:5", "log:6", "queue:5 (2)", "log:6 (2)", "queue:8", "log:8", "main:9", "twin:10", "twin:10 (2)"])
  }

  @Test("a call of a handler goes by its source, wherever that is activated")
  func handlers() throws {
    let names = try names(
      """
      let ticker = DispatchSource.makeTimerSource(queue: queue)
      func start() {
        var ticks = 0
        ticker.setRegistrationHandler { print("begins") }
        ticker.setEventHandler {
          ticks += 1
          if ticks == 3 { ticker.cancel() }
        }
        ticker.setCancelHandler { print("over") }
        ticker.schedule(deadline: .now() + .milliseconds(10), repeating: .milliseconds(10))
        ticker.activate()
      }
      start()
      """)
    #expect(names == ["ticker's registration handler", "ticker", "ticker (2)", "ticker (3)", "ticker's cancel handler"])
  }

  @Test("expectations find blocks by these names, and still by queue and number")
  func expectations() throws {
    let source = """
      import Dispatch
      let queue = DispatchQueue(label: "queue")
      func load() {
        for _ in 0..<2 { queue.async { print("a") } }
        queue.async { print("b") }
      }
      load()
      // expect: "load:4" before "load:5"
      // expect: order "load:4" "load:4 (2)" "load:5"
      // expect: "queue 1" before "queue 3"
      // expect: "load:5" runs 1 times
      """
    let run = try Scenario(source: source).run()
    #expect(run.isAsExpected, "\(run.report())")
    let wrong = try Scenario(source: source + "\n// expect: \"load:5\" before \"load:4\"\n").run()
    #expect(!wrong.isAsExpected)
  }

  @Test("what is claimed of blocks called by their place is looked at in every order")
  func explored() throws {
    let source = """
      import Dispatch
      let queue = DispatchQueue(label: "queue", attributes: .concurrent)
      func load() {
        for _ in 0..<2 { queue.async {} }
        queue.async {}
      }
      load()
      queue.async {}
      let source = DispatchSource.makeUserDataAddSource(queue: queue)
      source.setEventHandler {}
      source.activate()
      source.add(data: 1)
      // expect always: "load:4 (2)" before "load:5"
      // expect always: "load:5" before "queue:8"
      // expect always: "queue:8" before "source"
      // expect sometimes: "queue:8" before "load:5"
      // expect always: "source" runs 1 times
      """
    let verdicts = try Scenario(source: source).explore(within: ExplorationBounds(executions: 300)).verdicts
    #expect(verdicts.map(\.verdict) == [.fails, .fails, .fails, .holds, .holds])
  }
}
