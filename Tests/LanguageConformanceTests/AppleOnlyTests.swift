import DispatchTrace
import ScenarioLanguage
import Testing

/// What only Apple's systems have: no compiled twin can be asked here.
@Suite("What Apple's systems have around Dispatch")
struct AppleOnlyTests {
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

  @Test("Lines that only speak to a playground change nothing, and are named")
  func playgroundLines() {
    let text = """
      import UIKit
      import PlaygroundSupport
      PlaygroundPage.current.needsIndefiniteExecution = true
      print("here")
      """
    let loaded = LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: text))
    #expect(loaded.findings.map(\.severity) == [.note, .note, .note])
    #expect(loaded.program.map { SimulatedRun(of: $0).printed } == "here\n")
  }

  @Test("Types that are only passed through can be declared by a directive")
  func stubs() {
    let run = SimulatedRun(
      of: """
        // stub: UIImage, UIImageView
        import UIKit
        struct Photo { var image: UIImage? }
        func load(_ done: (UIImage) -> Void) { done(UIImage()) }
        var photo = Photo()
        load { photo.image = $0 }
        print(photo.image != nil, photo.image === photo.image)
        """)
    #expect(run?.printed == "true true\n")
    let wrong = LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: "// stub: UIImage size\nprint(1)\n"))
    #expect(wrong.program == nil)
  }
}
