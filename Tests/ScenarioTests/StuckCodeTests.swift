import Signalbox
import Testing

/// Who could have ended a wait is read from the code that is stuck: no finding names somebody who never signals.
@Suite("Who could have ended the wait")
struct StuckCodeTests {
  private func deadlocks(_ source: String, cores: Int = 4) throws -> [Finding] {
    try Scenario(source: source).run(on: Machine(cores: cores)).findings.filter { $0.category == .deadlock }
  }

  @Test("Two blocks that wait for each other's signal are the circle, and who waits for both is not in it")
  func pingPong() throws {
    let found = try deadlocks(
      """
      import Dispatch
      let ping = DispatchSemaphore(value: 0), pong = DispatchSemaphore(value: 0), players = DispatchGroup()
      DispatchQueue.global().async(group: players) { ping.wait(); pong.signal() }
      DispatchQueue.global().async(group: players) { pong.wait(); ping.signal() }
      players.wait()
      """)
    #expect(found.count == 1)
    #expect(
      found.first?.message
        == "global:3 waits for the semaphore ping, but global:4, which could signal it, waits itself for the semaphore pong")
    #expect(found.first?.remedies == ["signal before waiting", "let one of them begin at 1"])
    #expect(found.first?.notes.map(\.position.line) == [5])
  }

  @Test("A signal in a block for which no worker is left is said to be there")
  func pool() throws {
    let found = try deadlocks(
      """
      import Dispatch
      let start = DispatchSemaphore(value: 0), all = DispatchGroup()
      let queue = DispatchQueue(label: "pool", attributes: .concurrent)
      for _ in 0..<100 { queue.async(group: all) { start.wait() } }
      queue.async(group: all) { for _ in 0..<100 { start.signal() } }
      all.wait()
      """)
    #expect(found.first?.message.hasPrefix("all 64 workers are blocked, and nobody is left to run pool:5") == true)
    #expect(found.first?.edges.first?.sentence == "pool:4 waits for the semaphore start, which pool:5 could signal")
  }

  @Test("A signal in a block of a queue that is inactive leads to that queue")
  func inactive() throws {
    let found = try deadlocks(
      """
      import Dispatch
      let lazy = DispatchQueue(label: "lazy", attributes: .initiallyInactive)
      let done = DispatchSemaphore(value: 0)
      lazy.async { done.signal() }
      done.wait()
      """)
    #expect(
      found.map(\.message) == [
        "the main thread waits for the semaphore done, and so for lazy, which is inactive and which nobody activates"
      ])
    #expect(found.first?.remedies == ["call lazy.activate()"])
  }

  @Test("Threads that would leave a group are not blamed for a missing leave")
  func leavers() throws {
    let found = try deadlocks(
      """
      import Foundation
      let forks = (0..<3).map { _ in DispatchSemaphore(value: 1) }, eaters = DispatchGroup()
      for seat in 0..<3 {
        eaters.enter()
        Thread.detachNewThread {
          forks[seat].wait()
          Thread.sleep(forTimeInterval: 0.01)
          forks[(seat + 1) % 3].wait()
          eaters.leave()
        }
      }
      eaters.wait()
      """)
    #expect(found.map(\.message) == ["3 threads wait for each other in a circle: thread 1, thread 2 and thread 3"])
    #expect(
      found.first?.remedies == [
        "the same lines take them for all: let something fixed, such as an id, say which of them comes first"
      ])
    #expect(found.first?.notes.map(\.position.line) == [6, 6, 6, 12])
  }

  @Test("Through a function, a method, a protocol and a closure that was handed in, the signal is found")
  func indirect() throws {
    let ways = [
      "func tell() { done.signal() }\nlazy.async { tell() }",
      "class Teller { func tell() { done.signal() } }\nclass Louder: Teller { override func tell() { super.tell() } }\nlet teller: Teller = Louder()\nlazy.async { teller.tell() }",
      "protocol Tells { func tell() }\nstruct Teller: Tells { func tell() { done.signal() } }\nlet teller: any Tells = Teller()\nlazy.async { teller.tell() }",
      "func later(_ body: @escaping () -> Void) { lazy.async { body() } }\nlater { done.signal() }",
      "lazy.async { while true { if Bool.random() { done.signal(); break } } }",
    ]
    for way in ways {
      let found = try deadlocks(
        "import Dispatch\nlet lazy = DispatchQueue(label: \"lazy\", attributes: .initiallyInactive)\n"
          + "let done = DispatchSemaphore(value: 0)\n\(way)\ndone.wait()\n")
      #expect(found.first?.message.contains("and so for lazy, which is inactive") == true, "\(way)")
    }
    let other = try deadlocks(
      "import Dispatch\nlet lazy = DispatchQueue(label: \"lazy\", attributes: .initiallyInactive)\n"
        + "let done = DispatchSemaphore(value: 0)\nlazy.async { print(1) }\ndone.wait()\n")
    #expect(other.map(\.message) == ["the main thread waits for the semaphore done, which nobody signals any more"])
  }

  @Test("A lock that a finished block has kept is told with the place where it was taken")
  func keptLock() throws {
    let found = try deadlocks(
      """
      import Foundation
      let lock = NSLock(), group = DispatchGroup()
      for turn in [0, 1] {
        DispatchQueue.global().async(group: group) {
          lock.lock()
          if turn == 0 { return }
          lock.unlock()
        }
      }
      group.wait()
      """)
    #expect(found.map(\.message) == ["global:4 (2) waits for the lock, which global:4 took and never unlocked"])
    #expect(found.first?.notes.first?.message == "the lock was taken here, and not unlocked since")
    #expect(found.first?.remedies == ["unlock the lock where it is taken: defer { … unlock() }"])
  }

  @Test("Who holds a lock while he waits for a group is told to let it go first")
  func lockAndGroup() throws {
    let found = try deadlocks(
      """
      import Foundation
      let lock = NSRecursiveLock(), group = DispatchGroup()
      lock.lock()
      DispatchQueue.global().async(group: group) { lock.lock(); lock.unlock() }
      group.wait()
      """)
    #expect(found.first?.remedies == ["use notify instead of wait", "release the lock before waiting for the group"])
  }

  @Test("A timer that nobody has resumed is named where its handler would have signalled")
  func idleTimer() throws {
    let found = try deadlocks(
      """
      import Dispatch
      let done = DispatchSemaphore(value: 0)
      let timer = DispatchSource.makeTimerSource()
      timer.schedule(deadline: .now() + 0.01)
      timer.setEventHandler { done.signal() }
      done.wait()
      """)
    #expect(found.first?.notes.last?.message == "timer was made here and never resumed: its handler did not run")
    #expect(found.first?.notes.last?.position.line == 3)
    #expect(found.first?.remedies == ["call resume() of timer"])
  }

  @Test("An operation that has run and never says so is told to, one that never began is not")
  func operations() throws {
    let silent = try deadlocks(
      """
      import Foundation
      final class Silent: Operation {
        override var isAsynchronous: Bool { true }
        override var isFinished: Bool { false }
        override func start() {}
      }
      let queue = OperationQueue()
      queue.addOperation(Silent())
      queue.waitUntilAllOperationsAreFinished()
      """)
    #expect(silent.first?.remedies.first?.hasPrefix("if it has begun, let it say on every path, also that of an error, ") == true)
    let circle = try deadlocks(
      """
      import Foundation
      let queue = OperationQueue(), first = BlockOperation {}, second = BlockOperation {}
      first.addDependency(second)
      second.addDependency(first)
      queue.addOperations([first, second], waitUntilFinished: true)
      """)
    #expect(circle.first?.remedies.first?.hasPrefix("let it start: no dependencies in a circle") == true)
  }

  @Test("Of locks in opposite order it is shown where each was taken")
  func opposite() throws {
    let found = try deadlocks(
      """
      import Foundation
      let first = NSLock(), second = NSLock()
      DispatchQueue.global().async {
        first.lock()
        usleep(1000)
        second.lock()
      }
      DispatchQueue.global().async {
        second.lock()
        usleep(1000)
        first.lock()
      }
      """)
    #expect(found.first?.notes.map(\.position.line) == [9, 4])
  }
}

/// A race says what those that meet hold.
@Suite("Locks around a race")
struct RaceLockTests {
  private func race(_ left: String, _ right: String) throws -> Finding? {
    let source = """
      import Foundation
      let reading = NSLock(), writing = NSLock()
      var count = 0
      DispatchQueue.global().async { \(left) }
      DispatchQueue.global().async { \(right) }
      """
    return try Scenario(source: source).run().findings.first { $0.category == .race }
  }

  @Test("Two locks keep nobody apart, and one lock only whoever takes it")
  func locks() throws {
    let two = try race("writing.withLock { count += 1 }", "reading.withLock { print(count) }")
    let words = "global:4 holds the lock writing and global:5 holds the lock reading: two locks keep nobody apart"
    #expect(two?.notes.map(\.message).contains(words) == true)
    #expect(two?.remedies == ["take the lock writing around both"])
    let one = try race("writing.withLock { count += 1 }", "print(count)")
    #expect(one?.notes.map(\.message).contains("global:4 holds the lock writing, which global:5 does not take") == true)
    let none = try race("count += 1", "print(count)")
    #expect(none?.notes.contains { $0.message.contains("hold") } == false)
    #expect(try race("writing.withLock { count += 1 }", "writing.withLock { print(count) }") == nil)
  }

  @Test("That a print has standard output is no lock to take")
  func output() throws {
    let run = try Scenario(
      source: """
        import Dispatch
        let gate = DispatchQueue(label: "gate")
        var count = 0
        struct Shown: CustomStringConvertible {
          var description: String {
            gate.sync {}
            return "\\(count)"
          }
        }
        gate.async { work("busy", .milliseconds(5)) }
        DispatchQueue.global().async { count += 1 }
        print(Shown())
        """
    ).run()
    let race = run.findings.first { $0.category == .race }
    #expect(race?.remedies.contains { $0.contains("take") } == false)
    #expect(race?.notes.contains { $0.message.contains("standard output") } == false)
  }
}
