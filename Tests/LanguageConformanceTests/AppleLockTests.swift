import ScenarioLanguage
import Testing

/// What only Apple's systems have: no compiled twin can be asked here.
@Suite("Locks that only Apple's systems have")
struct AppleLockTests {
  @Test("Unfair locks lock")
  func unfairLocks() {
    let run = SimulatedRun(
      of: """
        import Dispatch
        import os
        final class Counter {
          private var lock = os_unfair_lock_s()
          private(set) var count = 0
          func add() {
            os_unfair_lock_lock(&lock)
            defer { os_unfair_lock_unlock(&lock) }
            count += 1
          }
        }
        final class Held {
          private let lock: os_unfair_lock_t
          init() {
            lock = .allocate(capacity: 1)
            lock.initialize(to: os_unfair_lock())
          }
          deinit { lock.deallocate() }
          func locked<T>(_ body: () -> T) -> T {
            os_unfair_lock_lock(lock)
            defer { os_unfair_lock_unlock(lock) }
            return body()
          }
        }
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 10) { _ in counter.add() }
        print(counter.count, Held().locked { "held" })
        let state = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 10) { _ in state.withLock { $0 += 1 } }
        print(state.withLock { $0 })
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        print(plain.lockIfAvailable())
        plain.unlock()
        print(plain.withLock { "plain" })
        """)
    #expect(run?.printed == "10 held\n10\nfalse\nplain\n")
  }

  @Test("Every object has a recursive lock of Objective-C's")
  func synchronizedObjects() {
    let run = SimulatedRun(
      of: """
        import Foundation
        final class Account {
          var balance = 0
          func add(_ n: Int) {
            objc_sync_enter(self)
            defer { objc_sync_exit(self) }
            let old = balance
            Thread.sleep(forTimeInterval: 0.01)
            balance = old + n
            if n > 1 { add(n - 1) }
          }
        }
        let (account, other) = (Account(), Account())
        let group = DispatchGroup()
        for n in 1...3 { DispatchQueue.global().async(group: group) { account.add(n); other.add(1) } }
        group.wait()
        print(account.balance, other.balance)
        // A key is bridged to the object that it was made of.
        func synchronized(_ key: AnyHashable, _ body: () -> Void) {
          objc_sync_enter(key)
          body()
          objc_sync_exit(key)
        }
        let key = NSObject()
        DispatchQueue.concurrentPerform(iterations: 3) { n in
          synchronized(key) {
            let old = other.balance
            Thread.sleep(forTimeInterval: 0.01)
            other.balance = old + n
          }
        }
        print(other.balance)
        """)
    #expect(run?.printed == "10 3\n6\n")
  }

  @Test("The spin locks of old lock, and unfair ones in memory that was only allocated")
  func spinLocks() {
    let run = SimulatedRun(
      of: """
        import Foundation
        let unfair = os_unfair_lock_t.allocate(capacity: 1)
        os_unfair_lock_lock(unfair)
        print(os_unfair_lock_trylock(unfair))
        os_unfair_lock_unlock(unfair)
        var lock: OSSpinLock = OS_SPINLOCK_INIT
        OSSpinLockLock(&lock)
        print(OSSpinLockTry(&lock))
        OSSpinLockUnlock(&lock)
        print(OSSpinLockTry(&lock))
        """)
    #expect(run?.printed == "false\nfalse\ntrue\n")
  }
}
