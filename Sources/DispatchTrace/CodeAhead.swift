/// What code that waits for ever, or whose turn does not come, would still have done: who could have ended a wait.
///
/// Read from the program when it is stuck; it names whoever might signal or leave, not which semaphore or group.
package struct CodeAhead: Hashable, Sendable {
  /// What ends waits of others.
  package struct Releases: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `signal()` of a semaphore, which conditions are made of, too.
    package static let signal = Releases(rawValue: 1)
    /// `leave()` of a group.
    package static let leave = Releases(rawValue: 2)
  }

  /// Threads that wait for ever, and blocks that have not begun; in order.
  package struct Hands: Hashable, Sendable {
    package var threads: [ThreadID] = []
    package var items: [ItemID] = []
    package init(threads: [ThreadID] = [], items: [ItemID] = []) {
      self.threads = threads
      self.items = items
    }
  }

  package var signalling = Hands()
  package var leaving = Hands()

  package init() {}

  package mutating func add(_ releases: Releases, of thread: ThreadID) {
    if releases.contains(.signal) { signalling.threads.append(thread) }
    if releases.contains(.leave) { leaving.threads.append(thread) }
  }

  package mutating func add(_ releases: Releases, of item: ItemID) {
    if releases.contains(.signal) { signalling.items.append(item) }
    if releases.contains(.leave) { leaving.items.append(item) }
  }
}
