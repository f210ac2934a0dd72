/// What libdispatch dies of with "BUG IN CLIENT OF LIBDISPATCH": the rows X-… of §11 of its semantics that a program can reach.
public enum ClientBug: Hashable, Sendable {
  /// `sync` waits for a queue that the very thread holds.
  case syncOntoOwnQueue
  /// `dispatchPrecondition`, with the label of the queue.
  case notOnQueue(label: String)
  case onQueue(label: String)
  case notBarrier(label: String)
  /// A `leave` without `enter`, and more enters than can be counted.
  case unbalancedLeave
  case tooManyEnters
  /// A semaphore that goes below its first value.
  case semaphoreInUse
  /// A signal of a semaphore whose value is the largest there is.
  case tooManySignals
  /// A `resume` without `suspend`.
  case overResume
  case overResumeOfInactive
  /// The last reference to what cannot go like this.
  case releaseOfSuspended
  case releaseOfInactive
  /// `setTarget` on an active queue.
  case setTargetOfActive
  /// Work items waited for, run and observed too often.
  case waitedForTwice
  case runTwiceAndWaitedFor
  case runTwiceAndObserved
  /// A one-time initialisation that needs itself.
  case recursiveOnce
  /// `dispatchMain()` off the main thread.
  case dispatchMainOffMainThread
  /// A semaphore made with a negative value: C answers NULL, which dies at its first use (M-05).
  case negativeSemaphore(value: Int)
  /// A text that is none of these: a real run can die of more than a scenario can.
  case other(String)

  /// libdispatch's own words, after its prefix.
  public var text: String {
    switch self {
    case .syncOntoOwnQueue: "dispatch_sync called on queue already owned by current thread"
    case .notOnQueue(let label): Self.notOnQueueText + "[\(label)]"
    case .onQueue(let label): Self.onQueueText + "[\(label)]"
    case .notBarrier(let label): Self.notBarrierText + "[\(label)]"
    case .unbalancedLeave: "Unbalanced call to dispatch_group_leave()"
    case .tooManyEnters: "Too many nested calls to dispatch_group_enter()"
    case .tooManySignals: "Unbalanced call to dispatch_semaphore_signal()"
    case .semaphoreInUse: "Semaphore object deallocated while in use"
    case .overResume: "Over-resume of an object"
    case .overResumeOfInactive: "Over-resume of an inactive object"
    case .releaseOfSuspended: "Release of a suspended object"
    case .releaseOfInactive: "Release of an inactive object"
    case .setTargetOfActive: "Cannot change the target of this object after it has been activated"
    case .waitedForTwice: "A block object may not be waited for more than once"
    case .runTwiceAndWaitedFor: "A block object may not be both run more than once and waited for"
    case .runTwiceAndObserved: "A block object may not be both run more than once and observed"
    case .recursiveOnce: "trying to lock recursively"
    case .dispatchMainOffMainThread: "dispatch_main() must be called on the main thread"
    case .negativeSemaphore(let value): Self.negativeSemaphoreText + "\(value)"
    case .other(let text): text
    }
  }

  private static let notOnQueueText = "Assertion failed: Block was expected to execute on queue "
  private static let onQueueText = "Assertion failed: Block was not expected to execute on queue "
  private static let notBarrierText = "Assertion failed: Block was expected to act as a barrier on queue "
  private static let negativeSemaphoreText = "DispatchSemaphore was created with the negative value "

  /// Those whose text is always the same.
  static let plain: [ClientBug] = [
    .syncOntoOwnQueue, .unbalancedLeave, .tooManyEnters, .semaphoreInUse, .tooManySignals, .overResume, .overResumeOfInactive,
    .releaseOfSuspended,
    .releaseOfInactive, .setTargetOfActive, .waitedForTwice, .runTwiceAndWaitedFor, .runTwiceAndObserved, .recursiveOnce,
    .dispatchMainOffMainThread,
  ]

  /// The bug with this text, the inverse of `text`.
  public init(text: String) {
    self = Self.plain.first { $0.text == text } ?? Self.withValue(text) ?? .other(text)
  }

  private static func withValue(_ text: String) -> ClientBug? {
    if let label = label(in: text, after: notOnQueueText) { return .notOnQueue(label: label) }
    if let label = label(in: text, after: onQueueText) { return .onQueue(label: label) }
    if let label = label(in: text, after: notBarrierText) { return .notBarrier(label: label) }
    guard text.hasPrefix(negativeSemaphoreText) else { return nil }
    return Int(text.dropFirst(negativeSemaphoreText.count)).map { .negativeSemaphore(value: $0) }
  }

  private static func label(in text: String, after words: String) -> String? {
    let opening = words + "["
    guard text.hasPrefix(opening), text.hasSuffix("]") else { return nil }
    return String(text.dropFirst(opening.count).dropLast())
  }
}
