import SimulatedDispatch
import Testing

@Suite("Dispatch, simulated")
struct OverlayTests {
  @Test("A barrier of a concurrent queue runs alone")
  func barrier() throws {
    let run = try simulate {
      let photos = DispatchQueue(label: "photos", attributes: .concurrent)
      for index in 0..<3 { photos.async { work("read", .milliseconds(10 + index)) } }
      photos.async(flags: .barrier) { work("write", .milliseconds(5)) }
      photos.async { work("later", .milliseconds(1)) }
    }
    #expect(run.overlaps("read", "read"))
    #expect(run.satisfies(#""write" alone on photos"#))
    #expect(run.isBefore("read", "write") && run.isBefore("write", "later"))
  }

  @Test("Inactive, suspended and retargeted queues wait until they may run")
  func states() throws {
    let run = try simulate {
      let target = DispatchQueue(label: "target")
      let queue = DispatchQueue(label: "queue", attributes: [.concurrent, .initiallyInactive])
      queue.async { work("a", .milliseconds(1)) }
      queue.setTarget(queue: target)
      work("launch", .milliseconds(4))
      queue.activate()
      target.suspend()
      queue.async { work("b", .milliseconds(1)) }
      work("launch", .milliseconds(4))
      target.resume()
    }
    #expect(run["a"].map(\.began) == [.milliseconds(8)])
    #expect(run["b"].map(\.began) == [.milliseconds(9)])
  }

  @Test("Groups are waited for, time out and notify")
  func groups() throws {
    let run = try simulate {
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { work("part", .milliseconds(10)) }
      group.enter()
      DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 0.02) { group.leave() }
      group.notify(queue: .main) { print("notified at \(DispatchTime.now().uptimeNanoseconds / 1_000_000) ms") }
      print(group.wait(timeout: .now() + .milliseconds(5)) == .timedOut)
      group.wait()
      print(group.wait(wallTimeout: .now()) == .success)
    }
    #expect(run.lines == ["true", "true", "notified at 20 ms"])
  }

  @Test("Semaphores let through as many as they were told")
  func semaphores() throws {
    let run = try simulate {
      let semaphore = DispatchSemaphore(value: 1)
      for _ in 0..<3 {
        DispatchQueue.global().async {
          semaphore.wait()
          work("inside", .milliseconds(2))
          semaphore.signal()
        }
      }
      work("launch", .milliseconds(1))
      print(semaphore.wait(timeout: .now() + .milliseconds(2)) == .timedOut, DispatchSemaphore(value: 0).signal())
    }
    #expect(run.lines == ["true 0"])
    #expect(!run.overlaps("inside", "inside"))
    #expect(run.trace.end == .milliseconds(6))
  }

  @Test("Work items are cancelled, performed, waited for and observed")
  func workItems() throws {
    let run = try simulate {
      let queue = DispatchQueue(label: "queue")
      let item = DispatchWorkItem { work("item", .milliseconds(3)) }
      let late = DispatchWorkItem { print("never") }
      item.notify(queue: queue) { print("observed") }
      queue.async(execute: item)
      queue.asyncAfter(deadline: .now() + .milliseconds(1), execute: late)
      late.cancel()
      item.wait()
      print(late.isCancelled, item.isCancelled)
      DispatchWorkItem { work("performed", .milliseconds(1)) }.perform()
    }
    #expect(Set(run.lines) == ["observed", "true false"])
    #expect(run["performed"].map(\.thread) == ["main thread"])
  }

  @Test("A timer fires on its grid until it is cancelled, and says how often")
  func timers() throws {
    let run = try simulate {
      let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "clock"))
      nonisolated(unsafe) var fired = 0
      timer.schedule(deadline: .now() + .milliseconds(10), repeating: .milliseconds(10))
      timer.setEventHandler {
        fired += 1
        print("fire", timer.data)
        if fired == 1 { work("late", .milliseconds(25)) }
        if fired == 2 { timer.cancel() }
      }
      timer.setCancelHandler { print("cancelled", timer.isCancelled) }
      timer.activate()
    }
    #expect(run.lines == ["fire 1", "fire 2", "cancelled true"])
  }

  @Test("User data is added, united and replaced between two calls of the handler")
  func userData() throws {
    let run = try simulate {
      let queue = DispatchQueue(label: "queue")
      let sum = DispatchSource.makeUserDataAddSource(queue: queue)
      sum.setEventHandler { print("sum", sum.data) }
      let bits = DispatchSource.makeUserDataOrSource(queue: queue)
      bits.setEventHandler { print("bits", bits.data) }
      let last = DispatchSource.makeUserDataReplaceSource(queue: queue)
      last.setEventHandler { print("last", last.data) }
      queue.suspend()
      sum.activate()
      bits.activate()
      last.activate()
      for number: UInt in [1, 2, 4, 4] {
        sum.add(data: number)
        bits.or(data: number)
        last.replace(data: number)
      }
      queue.resume()
    }
    #expect(run.lines == ["sum 11", "bits 7", "last 4"])
  }

  @Test("A source whose last reference goes never fires again")
  func droppedSource() throws {
    let run = try simulate {
      func start() {
        let timer = DispatchSource.makeTimerSource()
        timer.schedule(deadline: .now() + .milliseconds(1))
        timer.setEventHandler { print("fired") }
        timer.resume()
      }
      start()
    }
    #expect(run.lines.isEmpty)
  }

  @Test("A queue that goes while it is suspended traps")
  func droppedSuspendedQueue() throws {
    let run = try simulate {
      func drop() { DispatchQueue(label: "queue").suspend() }
      drop()
    }
    #expect(run.satisfies(#"trap "Release of a suspended object""#))
  }

  @Test("Values are found on the queue and on its targets; preconditions know the queue")
  func specifics() throws {
    let key = DispatchSpecificKey<String>()
    let run = try simulate {
      let target = DispatchQueue(label: "target")
      let queue = DispatchQueue(label: "queue", qos: .utility, target: target)
      target.setSpecific(key: key, value: "T")
      queue.sync { print(DispatchQueue.getSpecific(key: key) ?? "-", queue.getSpecific(key: key) ?? "-") }
      print(DispatchQueue.getSpecific(key: key) ?? "-", queue.label, queue.qos == .utility)
      queue.async {
        dispatchPrecondition(condition: .onQueue(target))
        dispatchPrecondition(condition: .notOnQueue(.main))
        dispatchPrecondition(condition: .onQueue(.main))
      }
    }
    #expect(run.lines == ["T -", "- queue true"])
    #expect(run.satisfies(#"trap "Block was expected to execute on queue [com.apple.main-thread]""#))
  }

  @Test("Locks exclude, recursive ones let their holder in, conditions wake")
  func locks() throws {
    let run = try simulate {
      let lock = NSLock()
      let recursive = NSRecursiveLock()
      let condition = NSCondition()
      nonisolated(unsafe) var isReady = false
      for _ in 0..<2 { Thread.detachNewThread { lock.withLock { work("inside", .milliseconds(2)) } } }
      recursive.lock()
      print(recursive.try())
      let thread = Thread {
        condition.lock()
        while !isReady { condition.wait() }
        condition.unlock()
        print("woken", Thread.isMainThread, recursive.lock(before: SimulatedDate(timeIntervalSinceNow: 0.001)))
      }
      thread.start()
      Thread.sleep(forTimeInterval: 0.01)
      condition.withLock { isReady = true }
      condition.broadcast()
      usleep(2000)
    }
    #expect(!run.overlaps("inside", "inside"))
    #expect(run.lines == ["true", "woken false false"])
    #expect(run.trace.end == .milliseconds(12))
  }

  @Test("After dispatchMain the main queue runs on workers")
  func dispatchMains() throws {
    let run = try simulate {
      DispatchQueue.main.async { print(Thread.isMainThread) }
      dispatchMain()
    }
    #expect(run.lines == ["false"])
  }

  @Test("What a closure holds is released on its own thread when it has run, and may use Dispatch meanwhile")
  func deinitializers() throws {
    final class Store: @unchecked Sendable {
      let queue = DispatchQueue(label: "store")
      deinit { queue.sync { print("closed") } }
    }
    let run = try simulate {
      let store = Store()
      DispatchQueue.global().async { _ = store }
    }
    #expect(run.lines == ["closed"])
    #expect(run.outcome == .completed)
  }

  @Test("Accesses that no order separates are a race, with both lines")
  func races() throws {
    final class Counter: @unchecked Sendable {
      @Shared("count") var count = 0
    }
    let run = try simulate {
      let counter = Counter()
      for _ in 0..<2 { DispatchQueue.global().async { counter.count += 1 } }
    }
    #expect(run.satisfies("race on count"))
    let ordered = try simulate {
      let counter = Counter()
      let queue = DispatchQueue(label: "queue")
      for _ in 0..<2 { queue.async { counter.count += 1 } }
      queue.sync { print(counter.count) }
    }
    #expect(ordered.findings.isEmpty && ordered.lines == ["2"])
  }

  @Test("Outside of simulations, locks and sync do what one thread needs")
  func outside() {
    #expect(DispatchQueue(label: "q").sync { 3 } == 3)
    #expect(NSLock().withLock { 4 } == 4)
    #expect(DispatchTime.now() == DispatchTime(uptimeNanoseconds: 0))
  }
}
