import DispatchTrace
import Testing

/// What only Apple's systems have: no compiled twin can be asked here.
@Suite("The log of Apple's systems, and their old atomics")
struct AppleLogTests {
  @Test("A message of the log says how its values are written and who may read them")
  func logMessages() {
    let run = SimulatedRun(
      of: """
        import os
        let logger = Logger(subsystem: "app", category: "work")
        let (part, name, code) = (2.0 / 3, "ann", 255)
        logger.info("got \\(part, privacy: .public) for \\(name, privacy: .private(mask: .hash))")
        logger.debug("\\(part, format: .fixed(precision: 2)) \\(code, format: .hex) \\(name, align: .left(columns: 5))|")
        logger.log(level: .error, "\\(code, format: .decimal(explicitPositiveSign: true, minDigits: 5)) \\(code == 255, format: .answer)")
        os_log(.debug, "code \\(code, format: .hex(includePrefix: true, uppercase: true), privacy: .public)")
        """)
    #expect(run?.printed == "got 0.666667 for ann\n0.67 ff ann  |\n+00255 YES\ncode 0xFF\n")
  }

  @Test("The atomics that Apple's systems had first read and write as one step")
  func atomicWords() {
    let run = SimulatedRun(
      of: """
        import Foundation
        var count: Int32 = 0
        DispatchQueue.concurrentPerform(iterations: 50) { _ in OSAtomicIncrement32(&count) }
        final class Once {
          private var flag: Int32 = 0
          func run(_ body: () -> Void) { if OSAtomicCompareAndSwap32Barrier(0, 1, &flag) { body() } }
        }
        let once = Once()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in once.run { print("once") } }
        let word = UnsafeMutablePointer<Int64>.allocate(capacity: 1)
        word.initialize(to: 40)
        print(OSAtomicAdd32(2, &count), OSAtomicDecrement64Barrier(word), word.pointee)
        """)
    #expect(run?.printed == "once\n52 39 39\n")
  }

  @Test("A class that is a lock itself inherits from one")
  func subclassesOfLocks() {
    let run = SimulatedRun(
      of: """
        import Foundation
        final class AtomicInt: NSLock, @unchecked Sendable {
          fileprivate var value: Int32
          init(_ value: Int32 = 0) { self.value = value }
        }
        func add(_ this: AtomicInt, _ value: Int32) {
          this.lock()
          defer { this.unlock() }
          this.value += value
        }
        class Guarded: NSRecursiveLock {
          var items: [Int] = []
          override init() {
            super.init()
            name = "guarded"
          }
          func push(_ n: Int) {
            lock()
            defer { unlock() }
            items.append(n)
            if n < 3 { push(n + 1) }
          }
        }
        let n = AtomicInt(3)
        DispatchQueue.concurrentPerform(iterations: 10) { _ in add(n, 2) }
        print(n.withLock { n.value }, n.try(), n.try())
        let list = Guarded()
        list.push(1)
        print(list.items, list.name ?? "none", (list as NSLocking) === list)
        """)
    #expect(run?.printed == "23 true false\n[1, 2, 3] guarded true\n")
  }
}
