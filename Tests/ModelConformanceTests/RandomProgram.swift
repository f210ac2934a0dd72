import DispatchTrace

/// A small program that uses Dispatch and prints a letter at the start of each block: the same one as Swift text for the real
/// library, and as operations for the model.
struct RandomProgram: Sendable {
  struct Queue: Sendable {
    enum Kind: Sendable {
      case serial, concurrent, main, global
    }

    var kind: Kind
    var target: Int?
    var isInactive = false
  }

  struct WorkItem: Sendable {
    var isBarrier: Bool
    var body: [Statement]
  }

  struct Source: Sendable {
    var kind: SourceKind
    var queue: Int
    var event: [Statement]
    var cancel: [Statement]?
    var registration: [Statement]?
  }

  struct Lock: Sendable {
    var isRecursive: Bool
  }

  indirect enum Statement: Sendable {
    case print(String)
    /// Prints the letter and the source's data.
    case printData(String, source: Int)
    case async(queue: Int, isBarrier: Bool, group: Int?, [Statement])
    case sync(queue: Int, isBarrier: Bool, [Statement])
    case concurrentPerform(iterations: Int, [Statement])
    case detachThread([Statement])
    case notify(group: Int, queue: Int, [Statement])
    case notifyItem(item: Int, queue: Int, [Statement])
    case locked(Int, [Statement])
    /// Reads a `static let`.
    case once(Int)
    /// In a handler: the source is cancelled in the call of that number. No program goes on for ever.
    case cancelInCall(Int, source: Int)
    case fatalError
    case call(Call)
    /// Asks for the time first: `.now() + …`.
    case timed(milliseconds: Int, Timed)
  }

  /// One call without a body.
  enum Call: Sendable {
    case activate(queue: Int)
    case suspend(queue: Int)
    case resume(queue: Int)
    case enter(Int)
    case leave(Int)
    case waitGroup(Int)
    case signal(Int)
    case waitSemaphore(Int)
    case asyncItem(queue: Int, item: Int)
    case syncItem(queue: Int, item: Int)
    case cancel(Int)
    case performItem(Int)
    case waitItem(Int)
    case activateSource(Int)
    case suspendSource(Int)
    case resumeSource(Int)
    case cancelSource(Int)
    case merge(source: Int, Int)
    /// Dies if the code does not run on the queue.
    case precondition(queue: Int)
  }

  enum Timed: Sendable {
    case after(queue: Int, [Statement])
    case afterItem(queue: Int, item: Int)
    /// Again and again every `interval` milliseconds.
    case schedule(source: Int, interval: Int?)
    /// These print the letter in upper case when they succeed, else in lower case.
    case waitSemaphore(Int, String)
    case waitItem(Int, String)
  }

  /// What the launch code does in the end.
  enum Ending: Sendable {
    case runLoop, dispatchMain
  }

  var seed: UInt64
  var queues: [Queue] = []
  var groupCount = 0
  /// Their initial values.
  var semaphores: [Int] = []
  var locks: [Lock] = []
  var workItems: [WorkItem] = []
  var sources: [Source] = []
  /// The initialisers of `static let`s.
  var onces: [[Statement]] = []
  var body: [Statement] = []
  var ending = Ending.runLoop
  /// Nothing in it is about time.
  var isTimeless = true
}
