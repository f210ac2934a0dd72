/// What a record of a recording says. The numbers are the file format (`docs/RECORDING.md`): new ones go to the end.
///
/// A record is words of eight bytes, little end first: the instant above its kind (`RecordWords`), the place, where `hasPlace`, then as
/// many numbers as `numbers` says, then, where `hasText`, a length and that many bytes of UTF-8, filled up to whole words.
///
/// Compiled into the program that records and into what reads it: nothing here needs anything else. What a program does for every record
/// is `public`, for the compiler does not put what is `package` into the code of another module, and a call each is a tenth of the cost.
public enum RecordKind: UInt8, CaseIterable, Sendable {
  /// What follows in this chunk is of thread `number`; the main thread is 0.
  case thread = 1
  /// The text is the name of file `number`, as `#fileID` gives it.
  case file
  /// Queue, 1 if concurrent plus 2 if inactive, class, target or -1; the label.
  case queue
  /// Queue, target.
  case setTarget
  case activate
  case suspend
  case resume
  /// Item, queue, how (`RecordedSubmission`), owner or -1 (work item, source, concurrentPerform), part or -1 (group, iteration).
  case submit
  /// As `submit`, and when it falls due.
  case submitLater
  /// Item.
  case start
  case end
  /// Item, queue, 1 for a group and 0 for a work item, which, the work item that is notified with or -1.
  case notify
  /// Call, iterations.
  case applyBegan
  case applyEnded
  /// `RecordedWait`, which, deadline.
  case wait
  /// 1 if it gave up.
  case waited
  /// A `sync` of a work item is over, whether it ran or not.
  case returned
  case workItem
  case cancel
  case performs
  case performed
  case group
  case enter
  case leave
  case releaseGroup
  /// Semaphore, value, 1 if a condition waits at it.
  case semaphore
  case signal
  /// Lock, 1 if recursive; 2 if it is that of standard output.
  case lock
  /// It was taken without waiting.
  case locked
  case unlock
  /// Source, `RecordedSource`, queue.
  case source
  /// Source, start, interval or 0.
  case schedule
  /// Source, data.
  case merge
  /// Source, item, data.
  case deliver
  case activateSource
  case resumeSource
  case suspendSource
  case cancelSource
  case releaseSource
  /// `RecordedSpan`, duration; its name.
  case span
  case spanEnd
  case print
  case userInterface
  case runLoop
  case dispatchMain
  /// The thread that started this one, or -1.
  case detached
  case exited
  case variable
  /// Variable, 1 for a writing.
  case access
  /// What the thread was asking of Dispatch (`RecordedOperation`), of which object, the signal.
  case trap
  /// The process ended with this code.
  case exit
  /// Nothing can happen any more; the text has the threads that wait.
  case over
  /// The time that the recording was given is over.
  case timeLimit
  /// The file is as large as it may get: 0; or nothing can be written there any more: 1.
  case fileLimit
  /// As `submit`, of a block that belongs to nothing: item, queue, how.
  case submitBlock

  /// How many numbers it has.
  @inlinable public var numbers: Int {
    switch self {
    case .spanEnd, .print, .userInterface, .runLoop, .dispatchMain, .exited, .over, .timeLimit, .returned: 0
    case .thread, .file, .activate, .suspend, .resume, .start, .end, .applyEnded, .waited, .workItem, .cancel, .performs,
      .performed,
      .group, .enter, .leave, .releaseGroup, .signal, .locked, .unlock, .activateSource, .resumeSource, .suspendSource,
      .cancelSource, .releaseSource, .detached, .variable, .exit, .fileLimit:
      1
    case .setTarget, .applyBegan, .lock, .merge, .span, .access: 2
    case .wait, .semaphore, .source, .schedule, .deliver, .trap, .submitBlock: 3
    case .queue: 4
    case .submit, .notify: 5
    case .submitLater: 6
    }
  }

  /// It says where in the source: blocks run where they were submitted.
  @inlinable public var hasPlace: Bool {
    if case .start = self { return false }
    if case .end = self { return false }
    return true
  }

  /// Words before its numbers: the instant with the kind, and the place.
  @inlinable public var fixed: Int { hasPlace ? 2 : 1 }

  /// A text follows the numbers.
  package var hasText: Bool { Self.withText.contains(self) }
  private static let withText: Set<Self> = [.file, .queue, .span, .print, .userInterface, .variable, .over]

  /// Nothing that happens later counts.
  package var isEnd: Bool { Self.ends.contains(self) }
  private static let ends: Set<Self> = [.trap, .exit, .over, .timeLimit, .fileLimit]
}

/// How a block came to its queue.
public enum RecordedSubmission: Int, Sendable {
  case async, sync, after, apply, timer, source, cancelHandler, registrationHandler
}

/// What a thread waits for.
package enum RecordedWait: Int, Sendable {
  case semaphore, group, workItem, lock
}

package enum RecordedSourceKind: Int, Sendable {
  case timer, dataAdd, dataOr, dataReplace
  /// Of a file descriptor or a signal.
  case system
}

package enum RecordedSpan: Int, Sendable {
  case work, io, sleep
}

/// What a thread may die of: Linux does not say what libdispatch traps for.
package enum RecordedOperation: Int, Sendable {
  case none, sync, runWorkItem, leaveGroup, setTarget, resumeQueue, resumeSource, releaseQueue, releaseSource, releaseSemaphore,
    waitForWorkItem, notifyByWorkItem, precondition
}

/// The classes as numbers: their place in this list.
package let recordedClasses = [
  "unspecified", "maintenance", "background", "utility", "default", "user-initiated", "user-interactive",
]

/// How a file is laid out.
public enum RecordWords {
  /// The first bytes of every recording.
  package static let mark = "signalbox recording 1\n"
  /// A file is chunks of this many bytes; in the first one stands the header, in each other one records of one thread.
  package static let chunkSize = 1 << 16
  /// Bytes before the numbers of the header: cores, then 1 for Darwin and 0 for Linux, then the length of the program's name.
  package static let headerNumbers = 32
  package static let nameStart = headerNumbers + 24
  package static let longestName = 255
  /// Longer texts are cut, so that every record fits into a chunk.
  package static let longestText = 16 << 10
  /// What kind of lock standard output is.
  package static let outputLock = 2

  /// The first word: nanoseconds since the beginning, above the kind.
  @inlinable public static func head(_ nanoseconds: Int64, _ kind: RecordKind) -> UInt64 {
    UInt64(bitPattern: nanoseconds) << 8 | UInt64(kind.rawValue)
  }

  /// The second word.
  @inlinable public static func place(file: Int, line: Int, column: Int) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: line)) << 32 | UInt64(UInt16(truncatingIfNeeded: file)) << 16
      | UInt64(UInt16(truncatingIfNeeded: Swift.min(column, 0xFFFF)))
  }

  /// How a block is submitted, its class and whether it is a barrier, in one number.
  @inlinable public static func submission(_ kind: RecordedSubmission, qos: Int, isBarrier: Bool) -> Int {
    kind.rawValue | qos << 8 | (isBarrier ? 1 << 16 : 0)
  }
}
