/// Something worth telling the user about a scenario or its execution. A value: collected, never thrown.
///
/// Facts only: `Finding.Category` says what kind of thing was found, `message` is one sentence, `notes` carry the rest.
public struct Finding: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    case error, warning, note
  }

  /// A place and a sentence that explain the finding further.
  public struct Note: Hashable, Sendable {
    public var message: String
    public var position: SourcePosition

    public init(_ message: String, at position: SourcePosition = .none) {
      self.message = message
      self.position = position
    }
  }

  /// One edge of a wait-for cycle (or chain): who waits, for what, held by whom.
  public struct WaitEdge: Hashable, Sendable {
    public var waiter: ThreadID
    public var waiterItem: ItemID?
    /// What the waiter needs, in words: `log`, `the semaphore ready`.
    public var resource: String
    public var queue: QueueID?
    public var holder: ThreadID?
    public var holderItem: ItemID?
    /// The whole edge as a sentence: `transfer waits for append line, which needs log, held by flush`.
    public var sentence: String
    /// Where the waiter stopped.
    public var position: SourcePosition

    public init(
      waiter: ThreadID, waiterItem: ItemID?, resource: String, queue: QueueID?, holder: ThreadID?, holderItem: ItemID?,
      sentence: String, position: SourcePosition
    ) {
      self.waiter = waiter
      self.waiterItem = waiterItem
      self.resource = resource
      self.queue = queue
      self.holder = holder
      self.holderItem = holderItem
      self.sentence = sentence
      self.position = position
    }
  }

  public var severity: Severity
  /// Printed in brackets after the message and matched by `// expect:` lines: `deadlock`, `trap`, `race`, …
  public var category: String
  /// What it is about, in one word or text: the variable of a race, the queue of a hang, libdispatch's text of a trap.
  /// `// expect: race on counter` and `// expect: trap "Over-resume of an object"` compare with it.
  public var subject: String?
  public var message: String
  public var position: SourcePosition
  public var notes: [Note]
  /// When it came about; nil for findings about the text.
  public var instant: Instant?
  /// The cycle or chain of a deadlock, in order; empty otherwise.
  public var edges: [WaitEdge]
  /// True when the last edge leads back to the first.
  public var isCycle: Bool
  /// Each by itself mends the problem: `make a or b async`.
  public var remedies: [String]

  public init(
    _ severity: Severity, _ category: String, _ message: String, at position: SourcePosition = .none, notes: [Note] = [],
    instant: Instant? = nil, edges: [WaitEdge] = [], isCycle: Bool = false, remedies: [String] = [],
    subject: String? = nil
  ) {
    self.severity = severity
    self.category = category
    self.subject = subject
    self.message = message
    self.position = position
    self.notes = notes
    self.instant = instant
    self.edges = edges
    self.isCycle = isCycle
    self.remedies = remedies
  }
}
