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

  @Test("what has a name keeps it, and top-level code goes by queue and number")
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
    #expect(names == ["photo", "queue 2"])
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
}
