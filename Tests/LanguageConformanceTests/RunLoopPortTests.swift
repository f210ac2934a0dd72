import DispatchModel
import DispatchTrace
import Testing

/// A thread that stays: a port keeps its run loop, and objects are asked to do things there. Selectors are Apple's only, so no compiled
/// twin can be asked here.
@Suite("Threads that a port keeps")
struct RunLoopPortTests {
  @Test("What is performed on a thread that stays runs there, awaited or not")
  func performedOnThread() {
    let run = SimulatedRun(
      of: """
        import Foundation
        final class Keeper: NSObject {
          private var thread: Thread!
          private var isDone = false
          private let port = Port()
          func open() {
            thread = Thread(target: self, selector: #selector(serve), object: nil)
            thread.name = "keeper"
            thread.start()
          }
          @objc private func serve() {
            RunLoop.current.add(port, forMode: .common)
            while !isDone { RunLoop.current.run(mode: .default, before: .distantFuture) }
            print("closed")
          }
          @objc private func handle(_ job: Any?) { print("job", job ?? "none", Thread.current.name ?? "-") }
          @objc private func end() { isDone = true }
          @objc private func report() { print("report", Thread.isMainThread) }
          func send(_ job: String, waits: Bool) { perform(#selector(handle(_:)), on: thread, with: job, waitUntilDone: waits) }
          func close() {
            perform(#selector(end), on: thread, with: nil, waitUntilDone: false)
            perform(#selector(report), on: .main, with: nil, waitUntilDone: false)
          }
        }
        let keeper = Keeper()
        keeper.open()
        Thread.sleep(forTimeInterval: 1)
        keeper.send("a", waits: true)
        print("sent a")
        keeper.send("b", waits: false)
        print("sent b")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { keeper.close() }
        """)
    let printed = run?.printed.split(separator: "\n").map(String.init) ?? []
    #expect(printed.prefix(4) == ["job a keeper", "sent a", "sent b", "job b keeper"])
    #expect(printed.dropFirst(4).sorted() == ["closed", "report true"])
  }

  @Test("A loop with a port fires its timers and runs until its limit; without one it ends at once")
  func timersBesidePorts() {
    let run = SimulatedRun(
      of: """
        import Foundation
        let start = Date()
        func passed() -> Int { Int((Date().timeIntervalSince(start) * 10).rounded()) }
        let thread = Thread {
          let loop = RunLoop.current
          print(loop.run(mode: .default, before: Date(timeIntervalSinceNow: 5)), passed())
          let port = NSMachPort()
          loop.add(port, forMode: .default)
          let timer = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { _ in print("tick", passed()) }
          loop.run(until: Date(timeIntervalSinceNow: 1))
          print("first", passed())
          timer.invalidate()
          print(loop.run(mode: .default, before: Date(timeIntervalSinceNow: 1)), passed())
          loop.remove(port, forMode: .default)
          loop.run()
          print("end", passed())
        }
        thread.start()
        """)
    #expect(run?.printed == "false 0\ntick 4\ntick 8\nfirst 10\ntrue 20\nend 20\n")
  }

  @Test("CFRunLoopStop ends a loop that only waits; nobody who stops it leaves the thread idle")
  func stoppedLoops() {
    let run = SimulatedRun(
      of: """
        import Foundation
        let isKnown = DispatchSemaphore(value: 0)
        var loop: CFRunLoop?
        let thread = Thread {
          loop = CFRunLoopGetCurrent()
          isKnown.signal()
          RunLoop.current.add(Port(), forMode: .default)
          CFRunLoopRun()
          print("stopped")
        }
        thread.start()
        let other = Thread {
          RunLoop.current.add(Port(), forMode: .default)
          RunLoop.current.run()
        }
        other.start()
        isKnown.wait()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { CFRunLoopStop(loop) }
        """)
    #expect(run?.printed == "stopped\n")
    #expect(run?.outcome == .completed)
  }
}
