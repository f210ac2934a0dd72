/// The kinds of findings about an execution: the word in brackets after the message, and what `// expect:` lines name.
package enum FindingCategory: String, Hashable, Sendable, CaseIterable {
  /// Threads wait for each other, or for something that never comes.
  case deadlock
  /// The program died.
  case trap
  /// Two unordered accesses to a variable, one of them a write.
  case race
  /// The main thread did not come back to its run loop for 250 ms or more.
  case hang
  /// The simulation stopped at one of its limits.
  case limit
  /// The user interface was touched off the main thread.
  case userInterface = "user interface"
  /// Queues were entered in both orders, although it went well this time.
  case lockOrder = "lock order"
  /// A barrier flag on a global queue (S-17).
  case ignoredBarrier = "ignored barrier"
  /// `asyncAfter(.distantFuture)` (S-22).
  case neverRuns = "never runs"
  /// Equal deadlines: their order is not specified (S-23).
  case equalDeadlines = "equal deadlines"
  /// A `sync` reader ran before blocks submitted earlier (S-04).
  case overtaking
  /// `suspend`, `resume`, `setTarget` on the main or a global queue.
  case noEffect = "no effect"
  /// A group was empty more than once before its one notification (G-07).
  case earlyNotify = "early notify"
  /// A group was dropped, or the run ended, with enters that no leave answers (G-09).
  case unbalancedGroup = "unbalanced group"
  /// A queue's siblings on the same target had to wait while it ran on and on.
  case starvation
  /// Very many threads at once, most of them blocked.
  case threadExplosion = "thread explosion"
  /// A thread of high quality of service waited for one of lower (P-08).
  case priorityInversion = "priority inversion"
}
