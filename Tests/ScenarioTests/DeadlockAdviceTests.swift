import Signalbox
import Testing

/// What findings on deadlocks advise is right for the program at hand, and who is blamed is to blame.
@Suite("Advice on deadlocks")
struct DeadlockAdviceTests {
  private func deadlocks(_ source: String) throws -> [Finding] {
    try Scenario(source: source).run().findings.filter { $0.category == .deadlock }
  }

  @Test("A lock that is taken again inside a call made under it was not forgotten: the call is told to come later")
  func callUnderLock() throws {
    let ways = [
      "lock.lock()\ndefer { lock.unlock() }\n_ = read()", "lock.withLock {\n\n_ = read() }",
      "lock.lock()\n\n_ = read()\nlock.unlock()",
    ]
    for way in ways {
      let found = try deadlocks(
        """
        import Foundation
        let lock = NSLock()
        func read() -> Int { lock.lock(); defer { lock.unlock() }; return 1 }
        func write() {
        \(way)
        }
        write()
        """)
      #expect(
        found.map(\.message) == [
          "the main thread takes the lock again inside a call made while it holds it: it waits for itself"
        ], "\(way)")
      #expect(found.first?.notes.map(\.position.line) == [5, 7], "\(way)")
      #expect(
        found.first?.remedies == [
          "make the call after the unlock", "split off what the call does under the lock", "use a recursive lock",
        ], "\(way)")
    }
  }

  @Test("A lock that a function has kept when it returned was forgotten")
  func forgottenUnlock() throws {
    let found = try deadlocks(
      """
      import Foundation
      let lock = NSLock()
      func add(_ number: Int) {
        lock.lock()
        if number < 0 { return }
        lock.unlock()
      }
      add(-1)
      add(1)
      """)
    #expect(found.map(\.message) == ["the main thread takes the lock a second time: it waits for itself"])
    #expect(found.first?.remedies == ["unlock it on every path before it is taken again"])
  }

  @Test("A circle of three locks is broken by the one who does not keep the order of the others")
  func threeLocks() throws {
    let source = """
      import Foundation
      let cache = NSLock(), disk = NSLock(), index = NSLock()
      func save() { cache.lock(); WAIT; disk.lock(); disk.unlock(); cache.unlock() }
      func scan() { disk.lock(); WAIT; index.lock(); index.unlock(); disk.unlock() }
      func evict() { index.lock(); WAIT; cache.lock(); cache.unlock(); index.unlock() }
      for body in [save, scan, evict] { Thread.detachNewThread(body) }
      """
    let found = try deadlocks(source.replacing("WAIT", with: "Thread.sleep(forTimeInterval: 0.01)"))
    #expect(
      found.first?.remedies == [
        "always take them in this order: the lock cache, the lock disk, the lock index; "
          + "so evict must take the lock cache before the lock index"
      ])
    let guess = try Scenario(source: source.replacing("WAIT; ", with: "")).run().findings.first { $0.category == .lockOrder }
    #expect(
      guess?.remedies.first?.hasPrefix("always take them in this order: cache, disk, index; so ") == true,
      "\(guess?.remedies ?? [])")
  }

  @Test("A semaphore that others signal counts places, and who waits for one is told to let go of the lock")
  func boundedBuffer() throws {
    let found = try deadlocks(
      """
      import Foundation
      final class Buffer {
        let mutex = DispatchSemaphore(value: 1), free = DispatchSemaphore(value: 1), filled = DispatchSemaphore(value: 0)
        func put() { mutex.wait(); free.wait(); mutex.signal(); filled.signal() }
        func take() { filled.wait(); mutex.wait(); mutex.signal(); free.signal() }
      }
      let buffer = Buffer()
      DispatchQueue(label: "producer").async { for _ in 1...3 { buffer.put() } }
      DispatchQueue(label: "consumer").async {
        for _ in 1...3 {
          usleep(10_000)
          buffer.take()
        }
      }
      """)
    #expect(
      found.map(\.message) == [
        "producer:8 waits for the semaphore free, but consumer:9, which could signal it, waits itself for the semaphore mutex"
      ])
    #expect(found.first?.remedies == ["release the semaphore mutex before waiting for the semaphore free"])
  }

  @Test("Of a lock and a semaphore it is the one who waits for the semaphore that has to let the other in")
  func pool() throws {
    let found = try deadlocks(
      """
      import Foundation
      let lock = NSLock(), available = DispatchSemaphore(value: 1)
      func borrow() { lock.lock(); available.wait(); lock.unlock() }
      func giveBack() { lock.lock(); available.signal(); lock.unlock() }
      for query in ["select", "insert"] {
        DispatchQueue.global().async { borrow(); io(query, .milliseconds(20)); giveBack() }
      }
      """)
    #expect(found.first?.remedies == ["let global:6 wait for the semaphore available before it takes the lock"])
  }

  @Test("Those who have all places of a semaphore and wait for one more are one finding")
  func places() throws {
    let found = try deadlocks(
      """
      import Foundation
      let slots = DispatchSemaphore(value: 2)
      func load(_ depth: Int) {
        slots.wait()
        usleep(1000)
        if depth > 0 { load(depth - 1) }
        slots.signal()
      }
      for _ in 0..<2 { DispatchQueue.global().async { load(1) } }
      """)
    #expect(
      found.map(\.message) == [
        "load (submission 1) and load (submission 2) have all 2 places of the semaphore slots, and each waits for one more"
      ])
    #expect(
      found.first?.remedies == [
        "give the place back before waiting for another", "let what is done within one place need none of its own",
      ])
  }

  @Test("Three stages that wait for each other's semaphores are a circle of three")
  func stages() throws {
    let found = try deadlocks(
      """
      import Dispatch
      let parsed = DispatchSemaphore(value: 0), checked = DispatchSemaphore(value: 0), stored = DispatchSemaphore(value: 0)
      let stages = DispatchQueue(label: "stages", attributes: .concurrent)
      stages.async { stored.wait(); parsed.signal() }
      stages.async { parsed.wait(); checked.signal() }
      stages.async { checked.wait(); stored.signal() }
      """)
    #expect(
      found.map { $0.edges.map(\.sentence) } == [
        [
          "stages:4 waits for the semaphore stored, which stages:6 could signal",
          "stages:6 waits for the semaphore checked, which stages:5 could signal",
          "stages:5 waits for the semaphore parsed, which stages:4 could signal",
        ]
      ])
  }

  @Test("A signal that the waiter's own code makes later is shown")
  func ownSignal() throws {
    let found = try deadlocks(
      """
      import Foundation
      final class Recorder {
        let finished = DispatchSemaphore(value: 0)
        var onEnd: (() -> Void)?
        func start() {
          Thread.detachNewThread {
            self.onEnd?()
            self.finished.signal()
          }
        }
        func stop() { finished.wait() }
      }
      let recorder = Recorder()
      recorder.onEnd = { recorder.stop() }
      recorder.start()
      """)
    #expect(
      found.map(\.message) == [
        "thread 1 waits for the semaphore finished, which it would signal itself, but only after this wait"
      ])
    #expect(found.first?.notes.map(\.position.line) == [8])
    #expect(
      found.first?.remedies == ["do not wait for it there: the same code signals it later", "let other code signal it"])
  }

  @Test("A semaphore that serves as a lock and was kept on the way of an error is to be signalled on every path")
  func keptSemaphore() throws {
    let found = try deadlocks(
      """
      import Dispatch
      let busy = DispatchSemaphore(value: 1)
      struct Failure: Error {}
      func run(_ number: Int) throws {
        busy.wait()
        if number < 0 { throw Failure() }
        busy.signal()
      }
      DispatchQueue.global().async { for number in [1, -1, 2] { try? run(number) } }
      """)
    #expect(found.map(\.message) == ["global:9 waits for the semaphore busy, which it took itself and has not signalled since"])
    #expect(found.first?.notes.map(\.position.line) == [5])
    #expect(
      found.first?.remedies == ["signal the semaphore busy on every path before it is taken again"])
  }

  @Test("All workers of a pool that wait for their own helpers are one finding, and each helper is the right one")
  func helpers() throws {
    let found = try deadlocks(
      """
      import Dispatch
      func image() {
        let ready = DispatchSemaphore(value: 0)
        DispatchQueue.global().async { ready.signal() }
        ready.wait()
      }
      for _ in 0..<100 { DispatchQueue.global().async { image() } }
      """)
    #expect(found.count == 1)
    #expect(found.first?.message.contains("and nobody is left to run image:4 and 99 more") == true)
    #expect(
      found.first?.edges.first?.sentence == "image (submission 1) waits for the semaphore ready, which image:4 could signal")
    #expect(found.first?.remedies.contains { $0.contains("submit") } == false)
  }
}

/// Locks of one name in several objects.
@Suite("Locks of objects")
struct OwnedLockTests {
  private let source = """
    import Foundation
    final class Wallet {
      let lock = NSLock()
      let name: String
      init(_ name: String) { self.name = name }
    }
    func transfer(_ from: Wallet, _ to: Wallet) {
      from.lock.lock()
      usleep(1000)
      to.lock.lock()
      to.lock.unlock()
      from.lock.unlock()
    }

    """

  @Test("They are told apart by the variables of their objects, and the advice is for code that takes both ways")
  func accounts() throws {
    let run = try Scenario(
      source: source + """
        let alice = Wallet("alice"), bob = Wallet("bob")
        Thread.detachNewThread { transfer(alice, bob) }
        Thread.detachNewThread { transfer(bob, alice) }
        """
    ).run()
    let found = run.findings.filter { $0.category == .deadlock }
    #expect(
      found.map(\.message) == [
        "transfer and transfer (2) wait for each other: they took bob.lock and alice.lock in opposite order"
      ])
    #expect(
      found.first?.remedies == [
        "the same lines take them for all: let something fixed, such as an id, say which of them comes first"
      ])
    #expect(String(decoding: run.trace.jsonLines(), as: UTF8.self).contains("\"owner\":\"alice\""))
  }

  @Test("Objects of one variable are counted, and a lock that is the only one of its name has that alone")
  func counted() throws {
    let several = try Scenario(
      source: source + """
        func open() -> Wallet { let wallet = Wallet(""); wallet.lock.lock(); return wallet }
        let both = [open(), open()]
        both[1].lock.lock()
        """
    ).run()
    #expect(several.findings.first?.message.contains("takes wallet.lock (2) a second time") == true, "\(several.findings)")
    let one = try Scenario(source: source + "let wallet = Wallet(\"\")\nwallet.lock.lock()\nwallet.lock.lock()").run()
    #expect(one.findings.first?.message.contains("takes the lock a second time") == true, "\(one.findings)")
  }
}

/// Of what Foundation makes of Dispatch.
@Suite("Advice on Foundation's deadlocks")
struct FoundationAdviceTests {
  private func deadlocks(_ source: String) throws -> [Finding] {
    try Scenario(source: "import Foundation\n" + source).run().findings.filter { $0.category == .deadlock }
  }

  @Test("A condition lock says which condition it has and which one is awaited")
  func conditionLock() throws {
    let found = try deadlocks(
      """
      let frames = NSConditionLock(condition: 0)
      Thread.detachNewThread { frames.lock(whenCondition: 2); frames.unlock() }
      DispatchQueue.global().async { frames.lock(); frames.unlock(withCondition: 1) }
      """)
    #expect(
      found.map(\.message) == [
        "thread 1 waits for the condition lock frames to have condition 2 (it has 1), and nobody unlocks it so any more"
      ])
    #expect(found.first?.remedies.first == "let somebody unlock it so on every path: unlock(withCondition:)")
  }

  @Test("An operation that needs the main thread, which waits for it, is in the circle")
  func mainAndOperation() throws {
    let found = try deadlocks(
      """
      let queue = OperationQueue()
      queue.addOperation { DispatchQueue.main.sync {} }
      queue.waitUntilAllOperationsAreFinished()
      """)
    #expect(
      found.map(\.message) == [
        "the main thread waits for the operations of queue, but NSOperationQueue:3, which could finish them, "
          + "needs the main thread, which waits"
      ], "\(found.map(\.message))")
    #expect(found.first?.remedies.last == "do not wait on the main thread: let the last block report with async")
  }

  @Test("An operation that waits for another of its queue, which has one place, is in its own way")
  func onePlace() throws {
    let found = try deadlocks(
      """
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      queue.addOperation { queue.addOperations([BlockOperation {}], waitUntilFinished: true) }
      """)
    #expect(found.count == 1)
    #expect(found.first?.message.hasSuffix("ends first") == true, "\(found.map(\.message))")
  }

  @Test("A queue of operations that is suspended is shown where it was")
  func suspended() throws {
    let found = try deadlocks(
      """
      let queue = OperationQueue()
      queue.addOperation {}
      let second = OperationQueue()
      second.isSuspended = true
      second.addOperation {}
      second.waitUntilAllOperationsAreFinished()
      """)
    #expect(found.first?.notes.map(\.message) == ["the operation queue NSOperationQueue (2) is suspended at least since here"])
    #expect(found.first?.remedies.first?.hasPrefix("let the suspended queue go on") == true)
  }

  @Test("Who reads and wants to write is in his own way")
  func upgrade() throws {
    let found = try deadlocks(
      """
      var lock = pthread_rwlock_t()
      pthread_rwlock_init(&lock, nil)
      func write() { pthread_rwlock_wrlock(&lock); pthread_rwlock_unlock(&lock) }
      func read() {
        pthread_rwlock_rdlock(&lock)
        write()
        pthread_rwlock_unlock(&lock)
      }
      read()
      """)
    #expect(
      found.map(\.message) == [
        "the main thread waits for a read-write lock, which it holds itself, for reading or writing: it waits for itself"
      ])
    #expect(found.first?.notes.map(\.position.line) == [7])
    #expect(found.first?.remedies == ["unlock it before it is taken again", "make the call after the unlock"])
  }

  @Test("Statics of one name are told apart by their types")
  func statics() throws {
    let found = try deadlocks(
      """
      enum Theme { static let shared: Int = { usleep(1000); return Fonts.shared }() }
      enum Fonts { static let shared: Int = { usleep(1000); return Theme.shared }() }
      DispatchQueue.global().async { _ = Theme.shared }
      DispatchQueue.global().async { _ = Fonts.shared }
      """)
    #expect(
      found.map(\.message) == ["the initialiser of Fonts.shared and the initialiser of Theme.shared wait for each other"])
  }
}
