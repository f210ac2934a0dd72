import Foundation

/// Threads that share some work. Swift's own tasks have no more threads than there are cores; what mostly waits for other
/// processes wants more.
package enum ThreadTeam {
  /// Does `work` for every index below `count` on `width` threads; returns when all is done. The first error is thrown.
  package static func run(_ width: Int, count: Int, _ work: @escaping @Sendable (Int) throws -> Void) throws {
    let state = State()
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<width {
      Thread.detachNewThread {
        while let index = state.next(below: count) {
          do { try work(index) } catch { state.stop(error) }
        }
        done.signal()
      }
    }
    for _ in 0..<width { done.wait() }
    if let failure = state.failure { throw failure }
  }

  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var index = 0
    private var firstFailure: (any Error)?

    var failure: (any Error)? { lock.withLock { firstFailure } }

    func next(below count: Int) -> Int? {
      lock.withLock {
        guard index < count, firstFailure == nil else { return nil }
        defer { index += 1 }
        return index
      }
    }

    func stop(_ error: any Error) {
      lock.withLock { if firstFailure == nil { firstFailure = error } }
    }
  }
}
