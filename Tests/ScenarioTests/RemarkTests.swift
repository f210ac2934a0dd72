import Signalbox
import Testing

/// What happens without an event: a timer that nobody serves, a cancel that comes too late, a wait that is not in a loop.
@Suite("What no event says")
struct RemarkTests {
  private func findings(_ source: String) throws -> [Finding] {
    let run = try Scenario(source: "import Foundation\n" + source).run()
    // What is written is read.
    let lines = run.trace.jsonLines()
    #expect(try Trace(jsonLines: lines).jsonLines() == lines)
    return run.findings
  }

  private func messages(_ source: String) throws -> [String] { try findings(source).map(\.message) }

  // MARK: Timers

  @Test("A timer of a worker, of a thread that ends, and of no loop never fires")
  func leftTimers() throws {
    let found = try messages(
      """
      let spare = Timer(timeInterval: 1, repeats: false) { _ in print("never") }
      DispatchQueue(label: "queue").async {
        Timer.scheduledTimer(withTimeInterval: 9, repeats: true) { _ in print("never") }
      }
      Thread.detachNewThread {
        RunLoop.current.add(Timer(timeInterval: 1, repeats: true) { _ in print("never") }, forMode: .common)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("2 s") }
      """)
    #expect(
      found == [
        "this timer never fires: it is in no run loop",
        "this timer never fires: it is in the run loop of worker 1, and workers run none",
        "this timer never fires: it is in the run loop of thread 1, which does not run",
      ])
  }

  @Test("Nothing is said of timers that fire, are invalidated, fired by hand, or would be due later")
  func servedTimers() throws {
    let found = try messages(
      """
      Thread.detachNewThread {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("served") }
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 1.5))
      }
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("main") }
      let late = Timer(timeInterval: 5, repeats: false) { _ in print("late") }
      let gone = Timer(timeInterval: 1, repeats: false) { _ in print("gone") }
      gone.invalidate()
      let byHand = Timer(timeInterval: 1, repeats: false) { _ in print("by hand") }
      byHand.fire()
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { print("3 s") }
      """)
    #expect(found.isEmpty, "\(found)")
  }

  @Test("After dispatchMain() the timers of the main run loop do not fire")
  func dispatchMain() throws {
    let found = try findings(
      """
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { exit(0) }
      dispatchMain()
      """)
    #expect(
      found.map(\.message) == ["a timer of the main run loop never fires: dispatchMain() serves the main queue, not the run loop"]
    )
    #expect(found.first?.position.line == 4)
  }

  // MARK: Cancels

  /// `asks`: the block looks whether it was cancelled before it goes on.
  private func search(_ asks: String, then: String) -> String {
    """
    let queue = DispatchQueue(label: "search")
    var item: DispatchWorkItem?
    item = DispatchWorkItem {
      Thread.sleep(forTimeInterval: 1)
      \(asks)
      \(then)
    }
    queue.async(execute: item!)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { item?.cancel() }
    """
  }

  @Test("cancel() of a block that has begun, does not ask and goes on, comes too late")
  func lateCancel() throws {
    let show = "DispatchQueue.main.async { print(1) }"
    let found = try findings(search("", then: show))
    #expect(found.map(\.message) == ["cancel() comes too late for item, which has begun: it goes on to its end (W-03)"])
    #expect(found.first?.notes.map(\.position.line) == [9, 7])
    #expect(try messages(search("if item?.isCancelled == true { return }", then: show)).isEmpty)
    #expect(try messages(search("", then: "")).isEmpty)
  }

  @Test("The cancel handler of a suspended source waits for resume()")
  func heldHandler() throws {
    let text = """
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 1, repeating: 1)
      timer.setEventHandler { print("sample") }
      timer.setCancelHandler { print("closed") }
      timer.resume()
      timer.suspend()
      timer.cancel()

      """
    let found = try findings(text)
    #expect(
      found.map(\.message) == ["the cancel handler of timer never runs: the source is cancelled and still suspended (T-10)"])
    #expect(found.first?.notes.map(\.position.line) == [7])
    #expect(try messages(text + "timer.resume()").isEmpty)
  }

  // MARK: Conditions

  /// Two threads take from a list of one.
  private func store(_ waits: String) -> String {
    """
    let condition = NSCondition()
    var jobs: [String] = []
    for _ in 0..<2 {
      Thread.detachNewThread {
        condition.lock()
        \(waits)
        if !jobs.isEmpty || Thread.current.isMainThread == false { print(jobs.removeFirst()) }
        condition.unlock()
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      condition.lock()
      jobs = ["one"]
      condition.broadcast()
      condition.unlock()
    }
    """
  }

  @Test("Who dies behind a wait for a condition that is not in a loop is told so")
  func singleWait() throws {
    let found = try findings(store("if jobs.isEmpty { condition.wait() }"))
    #expect(found.first?.notes.first?.message.hasPrefix("it waited here, and not in a loop") == true)
    #expect(found.first?.notes.first?.position.line == 7)
    #expect(found.first?.remedies == ["wait in a loop: while, in place of if, around wait()"])
    let inLoop = try findings(store("var turns = 0\nwhile jobs.isEmpty && turns < 1 { condition.wait(); turns += 1 }"))
    #expect(inLoop.first?.category == .trap && inLoop.first?.remedies == [])
  }

  @Test("A loop that runs the main run loop inside a block of the main queue is told why it never ends")
  func unservedLoop() throws {
    let found = try findings(
      """
      var done = false
      DispatchQueue.main.async {
        DispatchQueue.main.async { done = true }
        while !done { RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02)) }
      }
      """)
    #expect(found.first?.category == .limit)
    #expect(
      found.first?.notes.first?.message.hasPrefix("inside a block of the main queue the main run loop runs no other") == true)
    #expect(found.first?.notes.first?.position.line == 5)
  }

  @Test("Who reads an unowned reference to what is gone is told of weak")
  func unowned() throws {
    let found = try findings(
      """
      final class Toast {
        func show() { DispatchQueue.main.async { [unowned self] in print(self) } }
      }
      Toast().show()
      """)
    #expect(found.first?.remedies.first?.hasPrefix("[weak self] in place of [unowned self]") == true)
  }
}
