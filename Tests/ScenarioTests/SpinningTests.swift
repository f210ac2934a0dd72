import Signalbox
import Testing

/// Loops that keep a core for ever, as programs on a command line end with, and locks that are taken back at once.
@Suite("Loops that go on for ever")
struct SpinningTests {
  private func lines(_ run: Run) -> [String] { run.printed.split(separator: "\n").map(String.init) }

  @Test("What other threads do goes on beside a loop that keeps the process alive, and the run ends with the limit")
  func keepsAlive() throws {
    let run = try Scenario(
      source: """
        import Foundation
        DispatchQueue.global().async { for n in 1...2 { print(n); Thread.sleep(forTimeInterval: 1) } }
        DispatchQueue.global().asyncAfter(deadline: .now() + 5) { print("late") }
        DispatchQueue.main.async { print("never") }
        while true {}
        // simulate: steps 20000

        """
    ).run()
    #expect(lines(run) == ["1", "2", "late"])
    #expect("\(run.trace.end)" == "5 s")
    #expect(run.findings.contains { $0.category == .limit && $0.position.line == 5 })
    #expect("\(run)".contains("one that only keeps the process alive is dispatchMain()"), "\(run)")
  }

  @Test("Where there is one core they take turns on it")
  func oneCore() throws {
    let run = try Scenario(
      source: """
        import Dispatch
        DispatchQueue.global().async { print("other") }
        while true {}
        // simulate: steps 20000
        // simulate: cores 1

        """
    ).run()
    #expect(lines(run) == ["other"])
    #expect(run.findings.contains { $0.category == .limit })
  }

  @Test("Two of them end the run at once")
  func two() throws {
    let run = try Scenario(
      source: """
        import Dispatch
        DispatchQueue.global().async { while true {} }
        DispatchQueue.global().asyncAfter(deadline: .now() + 5) { print("late") }
        while true {}
        // simulate: steps 20000

        """
    ).run()
    #expect(run.printed.isEmpty)
    #expect("\(run.trace.end)" == "0 s")
  }

  @Test("A thread that takes a lock back at once does not keep another one out for ever")
  func locks() throws {
    let run = try Scenario(
      source: """
        import Foundation
        let lock = NSLock()
        DispatchQueue.global().async { for _ in 0..<1000 { lock.lock(); usleep(10_000); lock.unlock() } }
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.005) { lock.lock(); print("mine"); lock.unlock(); exit(0) }
        dispatchMain()

        """
    ).run()
    #expect(lines(run) == ["mine"])
    #expect("\(run.trace.end)" == "30 ms")
  }

  @Test(
    "A loop that asks again and again has its answer at the instant when it comes",
    arguments: [
      "while !operation.isFinished {}", "repeat { lock.lock(); isOver = isReady; lock.unlock() } while !isOver",
      "func ask() { queue.async { if !operation.isFinished { ask() } else { print(\"over\"); exit(0) } } }; ask(); dispatchMain()",
    ])
  func polling(_ loop: String) throws {
    let run = try Scenario(
      source: """
        import Foundation
        let lock = NSLock(), queue = DispatchQueue(label: "asks")
        var isReady = false, isOver = false
        let operation = BlockOperation { Thread.sleep(forTimeInterval: 0.1); lock.lock(); isReady = true; lock.unlock() }
        OperationQueue().addOperation(operation)
        queue.asyncAfter(deadline: .now() + 30) { print("late") }
        \(loop)
        print("over")
        exit(0)
        // simulate: events 40000

        """
    ).run()
    #expect(lines(run) == ["over"])
    #expect("\(run.trace.end)" == "100 ms")
  }

  @Test("Much work at one instant is no such loop")
  func muchWork() throws {
    let run = try Scenario(
      source: """
        import Foundation
        let lock = NSLock()
        DispatchQueue.global().asyncAfter(deadline: .now() + 5) { print("late") }
        for _ in 0..<40_000 { lock.lock(); lock.unlock() }
        print("done")

        """
    ).run()
    #expect(lines(run) == ["done", "late"])
    #expect(
      run.trace.events.last { if case .printed = $0.kind { true } else { false } }?.instant == Instant(nanoseconds: 5_000_000_000)
    )
    #expect(run.trace.events.first { if case .printed = $0.kind { true } else { false } }?.instant == .zero)
  }
}
