import Signalbox
import Testing

/// Small scenarios, each with the findings it must have and none besides.
@Suite("Findings of small scenarios")
struct SmallFindingsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var categories: [String]
    var text: String
    var testDescription: String { name }

    init(_ name: String, _ categories: [String], _ text: String) {
      self.name = name
      self.categories = categories
      self.text = text
    }
  }

  static let cases: [Case] = [
    Case(
      "a lock that another thread unlocks", ["wrong unlock"],
      """
      let lock = NSLock()
      lock.lock()
      DispatchQueue.global().async { lock.unlock() }
      """),
    Case(
      "a lock that nobody has locked", ["wrong unlock"],
      """
      let condition = NSCondition()
      condition.unlock()
      condition.lock()
      condition.unlock()
      """),
    Case(
      "a loop on the main thread that waits for what only the main thread can do", ["limit"],
      """
      var loaded = false
      DispatchQueue.global().async { DispatchQueue.main.async { loaded = true } }
      while !loaded { usleep(1000) }
      """),
    Case(
      "a leave that is missing when the run loop has had its time", ["unbalanced group"],
      """
      let group = DispatchGroup()
      for name in ["a", "b"] {
        group.enter()
        DispatchQueue.global().async { if name == "a" { group.leave() } }
      }
      group.notify(queue: .main) { print("all") }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
      """),
    Case(
      "a leave behind the call instead of in its callback", ["early notify"],
      """
      func get(_ path: String, _ done: @escaping (String) -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { done(path) }
      }
      let group = DispatchGroup()
      for path in ["/a", "/b"] {
        group.enter()
        print("asking for", path)
        get(path) { print("got", $0) }
        group.leave()
      }
      group.notify(queue: .main) { print("all") }
      """),
    Case(
      "a block of a group that only asks for what the notification reads", ["early notify"],
      """
      func get(_ path: String, _ done: @escaping (String) -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { done(path) }
      }
      let (group, lock) = (DispatchGroup(), NSLock())
      var parts: [String] = []
      for path in ["/a", "/b"] {
        DispatchQueue.global().async(group: group) {
          get(path) { part in lock.withLock { parts.append(part) } }
        }
      }
      group.notify(queue: .main) { print(lock.withLock { parts.count }) }
      """),
    Case(
      "a block of a group that leaves its result to a queue, which the notification asks", [],
      """
      let (group, isolation) = (DispatchGroup(), DispatchQueue(label: "isolation", attributes: .concurrent))
      var parts: [String] = []
      for path in ["/a", "/b"] {
        DispatchQueue.global().async(group: group) {
          isolation.async(flags: .barrier) { parts.append(path) }
        }
      }
      group.notify(queue: .global()) { print(isolation.sync { parts.count }) }
      """),
    Case(
      "readers that make no difference to each other", [],
      """
      let queue = DispatchQueue(label: "photos", attributes: .concurrent)
      let names = ["a", "b"]
      for name in names { queue.async { io("show \\(name)", .milliseconds(5)) } }
      print(queue.sync { names.count })
      """),
    Case(
      "a round that begins the next one before it leaves", [],
      """
      let group = DispatchGroup()
      func visit(_ depth: Int) {
        group.enter()
        DispatchQueue.global().async {
          DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
            if depth < 2 { visit(depth + 1) }
            group.leave()
          }
        }
      }
      visit(0)
      group.notify(queue: .main) { print("all") }
      """),
    Case(
      "a worker that reports how far it is before it leaves", [],
      """
      let group = DispatchGroup()
      for path in ["/a", "/b"] {
        DispatchQueue.global().async(group: group) {
          group.enter()
          work(path, .milliseconds(5))
          DispatchQueue.main.async { print(path) }
          group.leave()
        }
      }
      group.notify(queue: .main) { print("all") }
      """),
    Case(
      "a leave that would have come after the run loop has had its time", [],
      """
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.global().asyncAfter(deadline: .now() + 2) { group.leave() }
      group.notify(queue: .main) { print("all") }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
      """),
    Case(
      "locks in both orders, where the second is only tried", [],
      """
      let cash = NSLock(), stock = NSLock()
      DispatchQueue.global().async { cash.lock(); stock.lock(); stock.unlock(); cash.unlock() }
      DispatchQueue.global().async {
        stock.lock()
        if cash.try() { cash.unlock() }
        stock.unlock()
        stock.lock()
        if cash.lock(before: Date() + 1) { cash.unlock() }
        stock.unlock()
      }
      """),
    Case(
      "a timer that nobody resumes", ["never runs"],
      """
      let timer = DispatchSource.makeTimerSource()
      timer.schedule(deadline: .now() + 1)
      timer.setEventHandler { print("tick") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print(timer.isCancelled) }
      """),
    Case(
      "a timer that its function lets go", ["never runs"],
      """
      func start() {
        let timer = DispatchSource.makeTimerSource()
        timer.schedule(deadline: .now() + 1)
        timer.setEventHandler { print("tick") }
        timer.resume()
      }
      start()
      """),
    Case(
      "a timer that is cancelled before its time, and one without a time", [],
      """
      let timer = DispatchSource.makeTimerSource(), idle = DispatchSource.makeTimerSource()
      timer.schedule(deadline: .now() + 1)
      timer.setEventHandler { print("tick") }
      timer.resume()
      timer.cancel()
      idle.resume()
      """),
    Case(
      "an item that is submitted again after it was cancelled", ["never runs"],
      """
      let search = DispatchWorkItem { print("search") }
      for _ in 0..<2 {
        search.cancel()
        DispatchQueue.main.async(execute: search)
      }
      """),
    Case(
      "an item that is cancelled while it waits", [],
      """
      let search = DispatchWorkItem { print("search") }
      DispatchQueue.main.async(execute: search)
      search.cancel()
      """),
    Case(
      "a write after the second hand-over", ["race"],
      """
      var x = 0
      DispatchQueue(label: "queue").async {}
      x = 1
      DispatchQueue.global().async { print("unrelated") }
      DispatchQueue.global().async { x = 2 }
      x = 3
      """),
    Case(
      "a handler that is set behind its timer's start", [],
      """
      final class Watch {
        var timer: DispatchSourceTimer?
        func start() {
          timer = DispatchSource.makeTimerSource()
          timer?.schedule(deadline: .now() + 0.1)
          timer?.resume()
          timer?.setEventHandler { [weak self] in self?.timer = nil }
        }
      }
      let watch = Watch()
      DispatchQueue.global().async { watch.start() }
      """),
    Case(
      "a change behind the handler that is set", ["race"],
      """
      var x = 0
      let timer = DispatchSource.makeTimerSource()
      timer.schedule(deadline: .now() + 0.1)
      timer.resume()
      timer.setEventHandler { x += 1; timer.cancel() }
      x = 2
      """),
    Case(
      "two calls of concurrentPerform at one place", ["race"],
      """
      var x = 0
      let a = DispatchQueue(label: "a"), b = DispatchQueue(label: "b")
      func both(_ body: (Int) -> Void) { DispatchQueue.concurrentPerform(iterations: 2, execute: body) }
      a.async { x = 1; both { _ in io("a", .milliseconds(10)) } }
      b.async {
        both { i in
          io("b", .milliseconds(5))
          if i == 1 { print(x) }
        }
      }
      """),
    Case(
      "an array that iterations append to", ["race"],
      """
      var array = [Int]()
      DispatchQueue.concurrentPerform(iterations: 8) { index in array.append(index) }
      print(array.count)
      """),
    Case(
      "a local counter that iterations add to", ["race"],
      """
      func f() {
        var counter = 0
        DispatchQueue.concurrentPerform(iterations: 4) { _ in work("x", .milliseconds(5)); counter += 1 }
        print(counter)
      }
      f()
      """),
    Case(
      "a property that iterations add to", ["race"],
      """
      final class C { var n = 0 }
      let c = C()
      DispatchQueue.concurrentPerform(iterations: 4) { _ in work("x", .milliseconds(5)); c.n += 1 }
      print(c.n)
      """),
    Case(
      "iterations that take turns on a queue", [],
      """
      var sum = 0
      let queue = DispatchQueue(label: "sum")
      DispatchQueue.concurrentPerform(iterations: 4) { i in queue.sync { sum += i } }
      print(sum)
      """),
    Case(
      "semaphores in opposite order", ["lock order"],
      """
      let a = DispatchSemaphore(value: 1), b = DispatchSemaphore(value: 1)
      DispatchQueue.global().async { a.wait(); b.wait(); print("ab"); b.signal(); a.signal() }
      DispatchQueue.global().async { b.wait(); a.wait(); print("ba"); a.signal(); b.signal() }
      """),
    Case(
      "notify of a group that nobody entered", ["early notify"],
      """
      let group = DispatchGroup()
      DispatchQueue.global().async { io("fetch", .milliseconds(20)) }
      group.notify(queue: .main) { print("all done") }
      """),
    Case(
      "the main thread waits for what it has just handed out", [],
      """
      let group = DispatchGroup()
      for _ in 0..<4 { DispatchQueue.global(qos: .userInitiated).async(group: group) { work("load", .milliseconds(5)) } }
      group.wait()
      """),
  ]

  @Test(arguments: cases)
  func areThoseOfTheList(scenario: Case) throws {
    let run = try Scenario(source: "import Dispatch\n" + scenario.text + "\n").run()
    #expect(run.findings.map(\.category.rawValue) == scenario.categories, "\(run.findings.map(\.message))")
  }

  @Test(
    "A wait is called what it is in the program, whatever it is made of",
    arguments: [
      ("let ready = NSCondition()\nready.lock()\nready.wait()", "waits for the condition ready, which nobody signals any more"),
      (
        "var lock = pthread_rwlock_t()\npthread_rwlock_wrlock(&lock)\npthread_rwlock_rdlock(&lock)",
        "waits for a read-write lock, which nobody unlocks any more"
      ),
    ])
  func waitsHaveTheirNames(lines: String, words: String) throws {
    let run = try Scenario(source: "import Foundation\n\(lines)\n").run()
    #expect(run.findings.map(\.category) == [.deadlock])
    #expect(run.findings[0].message.hasSuffix(words), "\(run)")
    #expect(!run.report().contains("semaphore"), "\(run)")
  }

  @Test(
    "Advice is about what there is",
    arguments: [
      (
        "let sem = DispatchSemaphore(value: 1)\nlet q = DispatchQueue(label: \"q\")\nfor i in 0..<2 { q.async { sem.wait(); print(i) } }",
        "q:4 (2) waits for the semaphore sem, which q:4 took and never gave back", "give it back where it is taken"
      ),
      (
        "let sem = DispatchSemaphore(value: 1)\nDispatchQueue(label: \"q\").async { sem.wait(); sem.wait() }",
        "which it took itself and has not signalled since", "signal the semaphore sem on every path before it is taken again"
      ),
      (
        "var list = [Int]()\nlet queue = OperationQueue()\nfor i in 0..<2 { queue.addOperation { list.append(i) } }",
        "race on list", "maxConcurrentOperationCount = 1"
      ),
      (
        """
        let a = NSLock(), b = NSLock()
        Thread { a.lock(); b.lock(); b.unlock(); a.unlock() }.start()
        Thread { sleep(1); b.lock(); a.lock(); a.unlock(); b.unlock() }.start()
        """,
        "a and b are taken in both orders", "to mend it: always take a before b\n"
      ),
    ])
  func adviceIsAboutWhatThereIs(lines: String, message: String, advice: String) throws {
    let run = try Scenario(source: "import Foundation\n\(lines)\n").run()
    #expect(run.findings.contains { $0.message.contains(message) }, "\(run)")
    #expect(run.report().contains(advice), "\(run)")
  }

  @Test("A lock of C's or of Apple's is called what the scenario calls it, not what the library has inside")
  func locksHaveTheNamesOfTheirObjects() throws {
    let scenario = try Scenario(
      source: """
        import Dispatch
        import os
        var first = os_unfair_lock()
        var second = pthread_mutex_t()
        pthread_mutex_init(&second, nil)
        DispatchQueue(label: "other").async {
          os_unfair_lock_lock(&first)
          io("other", .milliseconds(10))
          pthread_mutex_lock(&second)
        }
        pthread_mutex_lock(&second)
        io("main", .milliseconds(10))
        os_unfair_lock_lock(&first)

        """)
    let deadlock = try #require(scenario.run().findings.first { $0.category == .deadlock })
    #expect(deadlock.message.contains("the lock first"), "\(deadlock.message)")
    #expect(deadlock.message.contains("the lock second"), "\(deadlock.message)")
  }
}
