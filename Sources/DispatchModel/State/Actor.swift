import DispatchTrace

/// Who acts in the present step: what happens is recorded as done by `thread` at `position`.
struct Actor {
  var thread: ThreadID
  /// The place in the scenario that asked for it.
  var position: SourcePosition
  /// Time acts, in the name of the thread that asked for it earlier: nobody runs.
  var isTime: Bool

  /// A thread that goes on.
  static func thread(_ thread: ThreadID, at position: SourcePosition = .none) -> Actor {
    Actor(thread: thread, position: position, isTime: false)
  }

  /// A due event that `thread` has asked for at `position`.
  static func time(for thread: ThreadID, at position: SourcePosition = .none) -> Actor {
    Actor(thread: thread, position: position, isTime: true)
  }
}
