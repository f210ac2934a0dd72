package import DispatchTrace

/// The code that runs: the first of the five seams. Implemented by the scenario machine, by closures on parked threads, and
/// by a scripted one for the model's own tests.
///
/// Every simulated thread is a stack of bodies. `begin` pushes a body; `resume` runs the top one until it wants something of
/// the simulation; with `.finished` it pops itself. The simulation resumes one thread at a time, each with the reply to
/// its last operation; a body begun on a thread that waits inside `sync` runs on top of the waiting one.
package protocol ResumableCode: AnyObject {
  /// Pushes `body` on `thread`'s stack. The next `resume` of that thread starts it with `.begin`.
  /// The code must not run anything yet.
  func begin(_ body: BodyID, on thread: ThreadID)

  /// Runs the top body of `thread` until its next operation. Strings in operations are interned in `strings`.
  func resume(_ thread: ThreadID, with reply: Reply, strings: inout StringTable) -> Step

  /// The simulation will never begin this body again: its block has run, or was dropped. Called once for every body that was
  /// handed over, and not before: until then the id belongs to the simulation. A run that is still in progress goes on.
  ///
  /// True when what ends with the body leaves code to run on `thread` (a `deinit`). It runs before anything else that the
  /// thread does; if the thread is not inside its code then, `BodyID.rest` is begun for it. A body that is begun once has
  /// nothing left when it has finished.
  func release(_ body: BodyID, on thread: ThreadID) -> Bool

  /// Which of the objects `thread` would signal or leave, had it not to wait; nil where that is not known. Asked at the end.
  /// `isWide`: through what the library keeps for it, and what ends with the last references, too.
  func releases(ahead thread: ThreadID, of awaited: CodeAhead.Objects, isWide: Bool) -> CodeAhead.Objects?

  /// The same of a body that was not begun.
  func releases(of body: BodyID, of awaited: CodeAhead.Objects, isWide: Bool) -> CodeAhead.Objects?

  /// Whether code that called the one in which `thread` waits would give what it waits for.
  func own(ahead thread: ThreadID, _ wait: TraceEvent.WaitReason) -> CodeAhead.Own?

  /// The operations that have not begun and never will, and those that they depend on; in order. Asked at the end.
  func leftOperations() -> [LeftOperation]

  /// Whether `thread` would come back to where it waits as often as there is something for it: in a loop that has no way out, or that only
  /// ends when others say so. `taken`: the places of such a loop that it has come by before it waits. Asked at the end.
  func comesAgain(_ thread: ThreadID, past taken: [SourcePosition]) -> Bool

  /// Whether what asks for something here may do so again without being called again; nil where that is not known. Asked at the end.
  func isInLoop(_ position: SourcePosition) -> Bool?
}

extension ResumableCode {
  package func releases(ahead thread: ThreadID, of awaited: CodeAhead.Objects, isWide: Bool) -> CodeAhead.Objects? { nil }
  package func releases(of body: BodyID, of awaited: CodeAhead.Objects, isWide: Bool) -> CodeAhead.Objects? { nil }
  package func own(ahead thread: ThreadID, _ wait: TraceEvent.WaitReason) -> CodeAhead.Own? { nil }
  package func comesAgain(_ thread: ThreadID, past taken: [SourcePosition]) -> Bool { false }
  package func isInLoop(_ position: SourcePosition) -> Bool? { nil }
  package func leftOperations() -> [LeftOperation] { [] }
}

/// An operation and the place in the scenario that asks for it. 32 bytes: handed over in registers.
package struct Step {
  package var operation: Operation
  package var position: SourcePosition

  package init(_ operation: Operation, at position: SourcePosition = .none) {
    self.operation = operation
    self.position = position
  }
}
