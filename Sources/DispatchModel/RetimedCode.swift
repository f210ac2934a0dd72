package import DispatchTrace

/// Code some of whose named stretches take another time than it says.
package final class RetimedCode: ResumableCode {
  private let code: any ResumableCode
  private let durations: [String: VirtualDuration]

  /// `code` itself when nothing takes another time.
  package static func code(_ code: any ResumableCode, _ durations: [String: VirtualDuration]) -> any ResumableCode {
    durations.isEmpty ? code : RetimedCode(code, durations)
  }

  private init(_ code: any ResumableCode, _ durations: [String: VirtualDuration]) {
    self.code = code
    self.durations = durations
  }

  package func begin(_ body: BodyID, on thread: ThreadID) { code.begin(body, on: thread) }

  package func resume(_ thread: ThreadID, with reply: Reply, strings: inout StringTable) -> Step {
    var step = code.resume(thread, with: reply, strings: &strings)
    if case .work(name: let name?, _) = step.operation, let duration = durations[strings[name]] {
      step.operation = .work(name: name, duration)
    } else if case .block(let kind, name: let name?, _) = step.operation, let duration = durations[strings[name]] {
      step.operation = .block(kind, name: name, duration)
    }
    return step
  }

  package func release(_ body: BodyID, on thread: ThreadID) -> Bool { code.release(body, on: thread) }

  package func releases(ahead thread: ThreadID, of awaited: CodeAhead.Objects, isWide: Bool) -> CodeAhead.Objects? {
    code.releases(ahead: thread, of: awaited, isWide: isWide)
  }

  package func releases(of body: BodyID, of awaited: CodeAhead.Objects, isWide: Bool) -> CodeAhead.Objects? {
    code.releases(of: body, of: awaited, isWide: isWide)
  }

  package func own(ahead thread: ThreadID, _ wait: TraceEvent.WaitReason) -> CodeAhead.Own? { code.own(ahead: thread, wait) }

  package func leftOperations() -> [LeftOperation] { code.leftOperations() }

  package func comesAgain(_ thread: ThreadID, past taken: [SourcePosition]) -> Bool { code.comesAgain(thread, past: taken) }

  package func isInLoop(_ position: SourcePosition) -> Bool? { code.isInLoop(position) }
}
