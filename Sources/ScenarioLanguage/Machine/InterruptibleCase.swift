/// Where the code of a test case began: what a failure leaves, unless the case continues after failures.
struct InterruptibleCase {
  var activation: Int
  var frames: Int
  var changes: Int
}

extension ScenarioMachine {
  /// The caller of the code is the innermost frame.
  func beginCase(_ state: ThreadState, _ active: Int) {
    state.interruptible = InterruptibleCase(activation: active, frames: state.frameCount, changes: state.changes.count)
  }

  /// Goes on behind the code of the case, as if that had returned. XCTest throws an exception through it: no `defer` runs, and what its
  /// frames hold is never released. A block that another thread runs, or that this one runs for a `sync`, is not the case's own code.
  func interruptCase(_ state: ThreadState, _ active: Int) {
    guard let begun = state.interruptible, begun.activation == active, state.frameCount > begun.frames, state.describing == 0
    else {
      return
    }
    let first = state.frames[begun.frames]
    let top = state.top(program.code)
    for index in Int(first.refs)..<max(Int(first.refs), top.refs) { state.refs[index] = nil }
    state.frameCount = begun.frames
    state.changes.removeLast(state.changes.count - begun.changes)
    for index in state.waiting.indices { state.waiting[index].frames = min(state.waiting[index].frames, begun.frames) }
    state.activations[active].pc = Int(first.returnTo)
  }
}
