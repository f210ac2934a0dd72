package import DispatchTrace

/// One `// expect: …` line: a claim about a run, or about all runs.
package struct TraceExpectation: Hashable, Sendable {
  package var mode: ExpectationMode
  package var claim: Claim
  /// As it was written.
  package var text: String
  package var position: SourcePosition

  package init(_ mode: ExpectationMode = .single, _ claim: Claim, text: String, at position: SourcePosition = .none) {
    self.mode = mode
    self.claim = claim
    self.text = text
    self.position = position
  }
}

/// What can be claimed. Names match spans (`work("name", …)`) first, then blocks.
package enum Claim: Hashable, Sendable {
  /// Every `a` has ended when any `b` starts.
  case before(String, String)
  case startsBefore(String, String)
  case endsBefore(String, String)
  /// Some `a` and some `b` ran at the same time.
  case overlaps(String, String)
  case excludes(String, String)
  /// Nothing else of the queue overlapped any `a`.
  case alone(String, queue: String)
  /// They start in this order.
  case order([String])
  case onMainThread(String)
  case onQueue(String, queue: String)
  /// One of its runs starts then.
  case starts(String, at: Instant)
  /// Each of its runs takes that long.
  case takes(String, VirtualDuration)
  case runs(String, times: Int)
  case prints([String], only: Bool)
  case completes(CompletionTime?)
  /// The finding is made: its category, and in `subject` what it is about.
  case finding(Finding.Category, Subject?)

  package enum CompletionTime: Hashable, Sendable {
    case at(Instant)
    case within(Instant)
  }

  package enum Subject: Hashable, Sendable {
    /// `trap "text"`: the subject contains it.
    case containing(String)
    /// `race on counter`: the subject is it.
    case on(String)
  }
}
