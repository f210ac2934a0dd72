/// What code that waits for ever, or whose turn does not come, would still have done: who could have ended a wait.
///
/// Read from the program when it is stuck, for the semaphores and groups that somebody waits for.
package struct CodeAhead: Hashable, Sendable {
  /// Semaphores and groups; in order.
  package struct Objects: Hashable, Sendable {
    package var semaphores: [SemaphoreID] = []
    package var groups: [GroupID] = []
    package init(semaphores: [SemaphoreID] = [], groups: [GroupID] = []) {
      self.semaphores = semaphores
      self.groups = groups
    }
    package var isEmpty: Bool { semaphores.isEmpty && groups.isEmpty }
  }

  /// Threads that wait for ever, and blocks that have not begun, each with what it would signal or leave; in order.
  package struct Hands<NamesObject: Identified>: Hashable, Sendable {
    package var threads: [ThreadID] = []
    /// By thread; and by block.
    package var ofThreads: [Identifier<NamesObject>] = []
    package var items: [ItemID] = []
    package var ofItems: [Identifier<NamesObject>] = []
    package init() {}
    package var count: Int { threads.count + items.count }

    mutating func add(_ other: Self) {
      threads += other.threads
      ofThreads += other.ofThreads
      items += other.items
      ofItems += other.ofItems
    }

    mutating func add(_ object: Identifier<NamesObject>, _ thread: ThreadID) {
      threads.append(thread)
      ofThreads.append(object)
    }

    mutating func add(_ object: Identifier<NamesObject>, _ item: ItemID) {
      items.append(item)
      ofItems.append(object)
    }
  }

  /// A thread that would itself give what it waits for, in code that called the one which waits.
  package struct Own: Hashable, Sendable {
    package var thread: ThreadID
    /// Where that code calls the one that waits.
    package var call: SourcePosition
    /// Where it would give it.
    package var release: SourcePosition
    /// It gives it before it could take it again: it has it.
    package var isHolder: Bool

    package init(thread: ThreadID, call: SourcePosition, release: SourcePosition, isHolder: Bool) {
      self.thread = thread
      self.call = call
      self.release = release
      self.isHolder = isHolder
    }
  }

  package var signalling = Hands<Names.Semaphore>()
  package var leaving = Hands<Names.Group>()
  package var own: [Own] = []

  package init() {}

  package mutating func add(_ other: CodeAhead) {
    signalling.add(other.signalling)
    leaving.add(other.leaving)
  }

  package mutating func add(_ objects: Objects, of thread: ThreadID) {
    for semaphore in objects.semaphores { signalling.add(semaphore, thread) }
    for group in objects.groups { leaving.add(group, thread) }
  }

  package mutating func add(_ objects: Objects, of item: ItemID) {
    for semaphore in objects.semaphores { signalling.add(semaphore, item) }
    for group in objects.groups { leaving.add(group, item) }
  }
}

extension CodeAhead.Own {
  /// Both places as a trace writes them, the file first: `0:21:5 0:19:11`.
  var places: String { [call, release].map(\.words).joined(separator: " ") }

  /// Nil for what is none.
  init?(thread: ThreadID, places: String, isHolder: Bool) {
    let found = places.split(separator: " ", omittingEmptySubsequences: false).compactMap { SourcePosition(words: $0) }
    guard found.count == 2 else { return nil }
    self.init(thread: thread, call: found[0], release: found[1], isHolder: isHolder)
  }
}
