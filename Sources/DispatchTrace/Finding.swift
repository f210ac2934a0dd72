/// Something worth telling the user about a scenario or its execution. A value: collected, never thrown.
///
/// Facts only: `Finding.Category` says what kind of thing was found, `message` is one sentence, `notes` carry the rest.
public struct Finding: Hashable, Sendable {
  /// How much it matters: an error fails the run unless an expectation names it; warnings and notes never do.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    case error, warning, note
  }

  /// A place and a sentence that explain the finding further.
  public struct Note: Hashable, Sendable {
    /// One sentence without a full stop.
    public var message: String
    /// Where to look; `.none` when no place explains it.
    public var position: SourcePosition

    /// A sentence, and the place it is about.
    public init(_ message: String, at position: SourcePosition = .none) {
      self.message = message
      self.position = position
    }
  }

  /// One edge of a wait-for cycle (or chain): who waits, for what, held by whom.
  public struct WaitEdge: Hashable, Sendable {
    /// Who waits.
    public var waiter: ThreadID
    /// The block that waits; nil for the launch.
    public var waiterItem: ItemID?
    /// What the waiter needs, in words: `log`, `the semaphore ready`.
    public var resource: String
    /// The queue that is needed, when it is one.
    public var queue: QueueID?
    /// Who holds it; nil when nobody does.
    public var holder: ThreadID?
    /// The block that holds it; nil for the launch and when nobody does.
    public var holderItem: ItemID?
    /// The whole edge as a sentence: `transfer waits for append line, which needs log, held by flush`.
    public var sentence: String
    /// Where the waiter stopped.
    public var position: SourcePosition

    /// All of it.
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

  /// How much it matters.
  public var severity: Severity
  /// What kind of thing was found: printed in brackets after the message.
  public var category: Category
  /// What it is about, in one word or text: the variable of a race, the queue of a hang, libdispatch's text of a trap.
  /// `// expect: race on counter` and `// expect: trap "Over-resume of an object"` compare with it.
  public var subject: String?
  /// One sentence without a full stop.
  public var message: String
  /// Where to look; `.none` when no place explains it.
  public var position: SourcePosition
  /// What explains it further, in the order of reading.
  public var notes: [Note]
  /// When it came about; nil for findings about the text.
  public var instant: Instant?
  /// The cycle or chain of a deadlock, in order; empty otherwise.
  public var edges: [WaitEdge]
  /// True when the last edge leads back to the first.
  public var isCycle: Bool
  /// Each by itself mends the problem: `make a or b async`.
  public var remedies: [String]

  /// All of it.
  public init(
    _ severity: Severity, _ category: Category, _ message: String, at position: SourcePosition = .none, notes: [Note] = [],
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

extension Finding: CustomStringConvertible {
  /// The first line of its text, with the place before it: `4:1: error: … [deadlock]`.
  public var description: String {
    "\(position.isKnown ? "\(position): " : "")\(severity): \(message) [\(category)]"
  }
}
