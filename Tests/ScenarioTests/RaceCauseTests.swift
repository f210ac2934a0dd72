import Signalbox
import Testing

/// A race says what was meant to come between the two, where the run shows it, and what mends that.
@Suite("Causes of races")
struct RaceCauseTests {
  private struct Told: Equatable {
    var line: Int
    var note: String
    var remedy: String
  }

  /// Of the one race: the note about its cause, and the first advice.
  private func cause(_ source: String) throws -> Told {
    let races = try Scenario(source: "import Foundation\n" + source).run().findings.filter { $0.category == .race }
    let race = try #require(races.first)
    #expect(races.count == 1)
    let note = try #require(race.notes.dropFirst(2).first)
    return Told(line: note.position.line, note: note.message, remedy: race.remedies.first ?? "")
  }

  @Test("A wait that gave up: its result was to be looked at")
  func timedOut() throws {
    let waits = [
      ("let done = DispatchSemaphore(value: 0)", "done.wait(timeout: .now() + 0.1)", "defer { done.signal() }"),
      ("let done = DispatchGroup(); done.enter()", "done.wait(timeout: .now() + 0.1)", "defer { done.leave() }"),
    ]
    for (made, wait, end) in waits {
      let told = try cause(
        """
        \(made)
        var level = 0
        DispatchQueue.global().async { \(end); usleep(300_000); level = 80 }
        _ = \(wait)
        print(level)
        """)
      #expect(
        told
          == Told(
            line: 5, note: "this wait gave up at 100 ms, and top-level code went on without what it waited for",
            remedy: "look at what the wait returns, and touch level only after .success"))
    }
  }

  @Test("A semaphore that was made with 1: the wait for the result did not wait")
  func openFromTheStart() throws {
    let told = try cause(
      """
      let done = DispatchSemaphore(value: 1)
      var place = ""
      DispatchQueue.global().async { place = "Bern"; done.signal() }
      done.wait()
      print(place)
      """)
    let note = "this wait did not wait: the semaphore done was made with a value above 0, and nobody had signalled it yet"
    #expect(told == Told(line: 5, note: note, remedy: "make it with DispatchSemaphore(value: 0)"))
  }

  @Test("A lazy property: its first use writes it")
  func lazyProperty() throws {
    let told = try cause(
      """
      final class Store { lazy var cache: [Int] = { usleep(100); return [1] }() }
      let store = Store()
      for _ in 1...2 { DispatchQueue.global().async { _ = store.cache.count } }
      """)
    let note = "cache is lazy: its first use writes it, and two at once may both make its value"
    #expect(told == Told(line: 0, note: note, remedy: "make cache a let that init sets"))
  }

  @Test("A lazy property that has its value is only read")
  func lazyPropertyWithValue() throws {
    let source = """
      import Dispatch
      final class Store { lazy var cache = [1] }
      let store = Store()
      print(store.cache.count)
      for _ in 1...2 { DispatchQueue.global().async { _ = store.cache.count } }
      """
    #expect(try Scenario(source: source).run().findings.isEmpty)
  }

  @Test("A semaphore that serves as a lock, and that one of the two does not take, was not made with the wrong value")
  func semaphoreAsLock() throws {
    let told = try cause(
      """
      let busy = DispatchSemaphore(value: 1)
      var place = ""
      DispatchQueue(label: "writer").async { usleep(100); place = "Bern" }
      DispatchQueue(label: "reader").async { busy.wait(); _ = place; busy.signal() }
      """)
    #expect(told.note == "they run on different queues, reader and writer, which do not wait for each other")
  }

  @Test("A result that is used at once, where async has only handed over the work")
  func tooEarly() throws {
    let told = try cause(
      """
      var contacts: [String] = []
      DispatchQueue.global().async { contacts.append("Ann") }
      print(contacts.count)
      """)
    #expect(
      told
        == Told(
          line: 3, note: "global:3 was submitted here: it runs later, and top-level code goes on at once",
          remedy: "use contacts where it is there: at the end of the block, or in a completion handler that the block calls"))
  }

  @Test("A variable that is changed after the block that reads it was submitted")
  func tooLate() throws {
    let told = try cause(
      """
      var page = 1
      DispatchQueue.global().async { print(page) }
      page = 2
      """)
    #expect(
      told
        == Told(
          line: 3, note: "global:3 was submitted here, before the change: it reads page when it runs, not as it was then",
          remedy: "give the block a copy of its own: { [page] in … }, or a constant made before it"))
  }

  @Test("Iterations of one concurrentPerform")
  func iterations() throws {
    let told = try cause(
      """
      var sum = 0
      DispatchQueue.concurrentPerform(iterations: 2) { sum += $0 }
      """)
    #expect(told.line == 3 && told.note == "both are iterations of one concurrentPerform, which run beside each other")
    #expect(told.remedy == "let each iteration write a place of its own, and put them together afterwards")
  }

  @Test("A barrier on a global queue")
  func barrier() throws {
    let told = try cause(
      """
      var sum = 0
      for number in 1...2 { DispatchQueue.global().async(flags: .barrier) { sum += number } }
      """)
    #expect(told.line == 3 && told.note == "the barrier flag means nothing on a global queue: other blocks run beside it")
    #expect(told.remedy == "use a concurrent queue of your own: DispatchQueue(label: …, attributes: .concurrent)")
  }

  @Test("A queue for each object, for what all of them share")
  func queues() throws {
    let told = try cause(
      """
      final class Cache {
        static var all: [Int] = []
        let queue = DispatchQueue(label: "cache")
        func add(_ number: Int) { queue.async { Self.all.append(number) } }
      }
      for number in 1...2 { Cache().add(number) }
      """)
    #expect(
      told
        == Told(
          line: 4, note: "each runs on a queue of its own, made here",
          remedy: "make one queue for all who touch all, and keep it beside all"))
  }

  @Test("A lock for each call, and one that only one of the two takes")
  func locks() throws {
    let own = try cause(
      """
      var lines: [String] = []
      func add(_ line: String) {
        let lock = NSLock()
        lock.withLock { lines.append(line) }
      }
      for line in ["a", "b"] { DispatchQueue.global().async { add(line) } }
      """)
    let remedy = "make one lock for all who touch lines, and keep it beside lines"
    #expect(own == Told(line: 4, note: "each has a lock of its own, made here", remedy: remedy))
    let one = try cause(
      """
      let lock = NSLock()
      var lines: [String] = []
      DispatchQueue(label: "writer").async { lock.withLock { lines.append("a") } }
      DispatchQueue(label: "reader").async { print(lines) }
      """)
    #expect(one.remedy == "let reader:5 take the lock, too")
  }
}
