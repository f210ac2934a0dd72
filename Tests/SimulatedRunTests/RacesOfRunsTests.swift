import DispatchModel
import DispatchTrace
import Testing
import TraceAnalysis

/// Small programs on the real kernel, each under 20 schedules: the race is found on every one of them, or on none.
struct RacesOfRunsTests {
  struct Program: CustomTestStringConvertible, Sendable {
    var name: String
    var races: Int
    var write: @Sendable (ScriptedRun, VariableID) -> Void
    var testDescription: String { name }

    init(_ name: String, races: Int = 0, _ write: @escaping @Sendable (ScriptedRun, VariableID) -> Void) {
      self.name = name
      self.races = races
      self.write = write
    }
  }

  @Test(arguments: queues + waits + others)
  func theSameOnEverySchedule(program: Program) {
    for seed in 0...20 {
      let run = ScriptedRun()
      program.write(run, run.variable("counter"))
      let found = DataRaceAnalysis().diagnose(run.index(seed: UInt64(seed)))
      #expect(found.count == program.races, "seed \(seed): \(found.map(\.message))")
    }
  }

  @Test func twoBlocksOfOneNameAreToldApart() {
    func message(_ names: [String]) -> String? {
      let run = ScriptedRun()
      let (queue, counter) = (run.queue("p", concurrent: true), run.variable("counter"))
      for name in names {
        run.main.async(queue) {
          $0.work(1, name)
          $0.touch(counter)
        }
      }
      return DataRaceAnalysis().diagnose(run.index()).first?.message
    }
    let end = "reads it, and nothing orders the two"
    #expect(message(["one", "two"]) == "race on counter: one writes it and two \(end)")
    #expect(message(["add", "add"]) == "race on counter: add (submission 1) writes it and add (submission 2) \(end)")
  }

  static let queues: [Program] = [
    Program("two blocks on a concurrent queue", races: 1) { run, v in
      let q = run.queue("p", concurrent: true)
      for _ in 0..<2 { run.main.async(q) { $0.touch(v) } }
    },
    Program("two blocks on a serial queue") { run, v in
      let q = run.queue("p")
      for _ in 0..<2 { run.main.async(q) { $0.touch(v) } }
    },
    Program("a write after async", races: 1) { run, v in
      run.main.async(run.queue("p")) { $0.touch(v) }
      run.main.touch(v)
    },
    Program("a write after the second async in a row", races: 1) { run, v in
      run.main.async(run.queue("p")) { _ in }
      run.main.touch(v)
      run.main.async(run.queue("q")) { _ in }
      run.main.async(run.queue("r")) { $0.touch(v) }
      run.main.touch(v)
    },
    Program("a sleep orders nothing", races: 1) { run, v in
      run.main.async(run.queue("p")) { $0.touch(v) }
      run.main.sleep(50)
      run.main.touch(v)
    },
    Program("async, then sync on the same serial queue") { run, v in
      let q = run.queue("p")
      run.main.touch(v)
      run.main.async(q) {
        $0.work(3)
        $0.touch(v)
      }
      run.main.sync(q) { _ in }
      run.main.touch(v)
    },
    Program("barriers and readers") { run, v in
      let q = run.queue("p", concurrent: true)
      for _ in 0..<4 {
        run.main.async(q) {
          $0.work(2)
          $0.read(v)
        }
        run.main.async(q, .barrier) { $0.touch(v) }
        run.main.sync(q) { $0.read(v) }
      }
    },
    Program("barriers on a global queue", races: 1) { run, v in
      run.main(.globalQueue(.default))
      for _ in 0..<2 { run.main.async(QueueID(7), .barrier) { $0.touch(v) } }
    },
    Program("children of one serial target") { run, v in
      let target = run.queue("t")
      let queues = [target, run.queue("a", target: target), run.queue("b", concurrent: true, target: target)]
      for _ in 0..<3 { for q in queues { run.main.async(q) { $0.touch(v) } } }
    },
    Program("sync on a concurrent queue from two threads", races: 1) { run, v in
      let q = run.queue("p", concurrent: true)
      for label in ["a", "b"] { run.main.async(run.queue(label)) { $0.sync(q) { $0.touch(v) } } }
    },
    Program("barrier sync from two threads") { run, v in
      let q = run.queue("p", concurrent: true)
      for label in ["a", "b"] { run.main.async(run.queue(label)) { $0.sync(q, .barrier) { $0.touch(v) } } }
    },
    Program("main.sync from a worker") { run, v in
      run.main.touch(v)
      run.main.async(run.queue("p")) {
        $0.touch(v)
        $0.sync(QueueID(0)) { $0.touch(v) }
        $0.touch(v)
      }
    },
    Program("delayed blocks on the main queue") { run, v in
      for delay in [5, 3] { run.main.after(Int64(delay), QueueID(0)) { $0.touch(v) } }
      run.main.touch(v)
    },
  ]

  static let waits: [Program] = [
    Program("a group wait that has to wait") { run, v in
      let (q, g) = (run.queue("p", concurrent: true), run.group())
      run.main.async(q, group: g) {
        $0.work(5)
        $0.touch(v)
      }
      run.main(.waitGroup(g, .forever))
      run.main.touch(v)
    },
    Program("a group wait that is over at once") { run, v in
      let (q, g) = (run.queue("p", concurrent: true), run.group())
      run.main.async(q, group: g) { $0.touch(v) }
      run.main.sleep(50)
      run.main(.waitGroup(g, .forever))
      run.main.touch(v)
    },
    Program("enter, leave, notify") { run, v in
      let (q, g) = (run.queue("p", concurrent: true), run.group())
      run.main(.enter(g))
      run.main.async(q) {
        $0.work(5)
        $0.touch(v)
        $0(.leave(g))
      }
      run.main.notify(g, QueueID(0)) { $0.touch(v) }
    },
    Program("a notification of an empty group") { run, v in
      let (q, g) = (run.queue("p", concurrent: true), run.group())
      run.main.async(q, group: g) { $0.touch(v) }
      run.main.sleep(9)
      run.main.notify(g, QueueID(0)) { $0.touch(v) }
    },
    Program("a semaphore as a lock") { run, v in
      let (q, s) = (run.queue("p", concurrent: true), run.semaphore(1))
      for _ in 0..<6 {
        run.main.async(q) {
          $0(.waitSemaphore(s, .forever))
          $0.touch(v)
          $0.work(1)
          $0.touch(v)
          $0(.signal(s))
        }
      }
    },
    Program("a semaphore as a signal") { run, v in
      let (q, s) = (run.queue("p", concurrent: true), run.semaphore(0))
      run.main.async(q) {
        $0.work(2)
        $0.touch(v)
        $0(.signal(s))
      }
      run.main(.waitSemaphore(s, .forever))
      run.main.touch(v)
    },
    Program("a lock") { run, v in
      let (q, lock) = (run.queue("p", concurrent: true), run.lock())
      for _ in 0..<8 {
        run.main.async(q) {
          $0(.lock(lock))
          $0.touch(v)
          $0.work(1)
          $0.touch(v)
          $0(.unlock(lock))
        }
      }
    },
    Program("a work item that is waited for, early and late") { run, v in
      for delay in [0, 8] {
        let q = run.queue("p")
        let item = run.workItem {
          $0.work(2)
          $0.touch(v)
        }
        run.main(.asyncItem(q, item, group: nil))
        run.main.sleep(Int64(delay))
        run.main(.waitItem(item, .forever))
        run.main.touch(v)
      }
    },
    Program("a work item that another thread performs") { run, v in
      let item = run.workItem { $0.touch(v) }
      run.main.async(run.queue("p")) {
        $0.work(3)
        $0(.performItem(item))
      }
      run.main(.waitItem(item, .forever))
      run.main.touch(v)
    },
  ]

  static let others: [Program] = [
    Program("iterations that write", races: 1) { run, v in
      run.main.async(run.queue("p")) {
        $0.touch(v)
        $0.apply(8) {
          $0.touch(v)
          $0.work(1)
        }
      }
    },
    Program("iterations of two calls at one place", races: 1) { run, v in
      let helper = run.queue("helper", concurrent: true)
      let shared = run.body {
        $0.apply(2) {
          $0.sleep(5)
          $0.read(v)
        }
      }
      for (number, label) in ["a", "b"].enumerated() {
        run.main.async(run.queue(label)) {
          if number == 0 { $0.touch(v) }
          $0(.sync(helper, Block(shared)))
        }
      }
    },
    Program("iterations that read what their caller writes") { run, v in
      run.main.touch(v)
      for _ in 0..<2 {
        run.main.apply(6) {
          $0.read(v)
          $0.apply(3) { $0.read(v) }
          $0.work(1)
        }
        run.main.touch(v)
      }
    },
    Program("a queue that is resumed after a write") { run, v in
      let q = run.queue("p", concurrent: true)
      run.main(.suspend(q))
      run.main.async(q) { $0.read(v) }
      run.main.touch(v)
      run.main(.resume(q))
    },
    Program("a timer on a concurrent queue") { run, v in
      let timer = run.source(.timer, run.queue("p", concurrent: true)) { $0.touch(v) }
      run.main.touch(v)
      let millisecond = VirtualDuration(nanoseconds: 1_000_000)
      run.main(.scheduleTimer(Deadline(Instant(nanoseconds: 1_000_000)), timer, interval: millisecond))
      run.main(.activateSource(timer))
      run.main.after(5, QueueID(0)) { $0(.cancelSource(timer)) }
    },
    Program("a timer whose variable is written after it was set up", races: 1) { run, v in
      let timer = run.source(.timer, run.queue("p")) { $0.touch(v) }
      run.main(.scheduleTimer(Deadline(Instant(nanoseconds: 1_000_000)), timer, interval: nil))
      run.main(.activateSource(timer))
      run.main.touch(v)
    },
    Program("a thread that was started after a write") { run, v in
      let body = run.body { $0.touch(v) }
      run.main.touch(v)
      run.main(.detachThread(Block(body)))
    },
    Program("a thread that was started before a write", races: 1) { run, v in
      let body = run.body { $0.touch(v) }
      run.main(.detachThread(Block(body)))
      run.main.touch(v)
    },
    Program("a cancelled work item that is performed, and waited for") { run, v in
      let item = run.workItem { $0.touch(v) }
      run.main(.cancelItem(item))
      run.main.async(run.queue("p")) {
        $0.touch(v)
        $0(.performItem(item))
      }
      run.main(.waitItem(item, .forever))
      run.main.touch(v)
    },
    Program("a data source") { run, v in
      let source = run.source(.dataAdd, run.queue("p", concurrent: true)) { $0.touch(v) }
      run.main(.activateSource(source))
      run.main.touch(v)
      run.main(.mergeData(source, 3))
    },
    Program("a chain of asyncs over two concurrent queues") { run, v in
      let (p, r) = (run.queue("p", concurrent: true), run.queue("r", concurrent: true))
      run.main.touch(v)
      run.main.async(p) {
        $0.touch(v)
        $0.async(r) {
          $0.touch(v)
          $0.async(p) { $0.touch(v) }
        }
      }
    },
    Program("main blocks after dispatchMain") { run, v in
      run.main.touch(v)
      run.main.async(QueueID(0)) { $0.touch(v) }
      run.main.touch(v)
      run.main(.dispatchMain)
    },
  ]
}
