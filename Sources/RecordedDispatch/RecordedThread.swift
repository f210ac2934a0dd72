// What is known about the calling thread while it is recorded.
import Foundation

#if canImport(RecordingFormat)
  import RecordingFormat
#endif

/// Numbered in order of appearance; the main thread is 0.
struct RecordedThread {
  let number: Int
  /// Where its next record goes, and where its chunk ends.
  var cursor: UnsafeMutablePointer<UInt64>
  var end: UnsafeMutablePointer<UInt64>
  private var nextID: Int
  var lastFile: UnsafePointer<UInt8>?
  var lastFileNumber = 0
  /// What it is asking of libdispatch, for the case that this is the last thing it does.
  var operation = RecordedOperation.none
  var object = 0
  /// Where it asked for something last.
  var place = RecordedPlace.none
  /// The work item whose `perform()` it is in.
  var performing = -1
  /// How many `print` it is in, one in the description of another.
  var prints = 0
  var output = RecordedOutput.Hold.none

  private init(number: Int) {
    self.number = number
    nextID = number << 40 | Self.firstID
    cursor = Self.nowhere
    end = Self.nowhere
  }

  /// Below it are the numbers of the main and the global queues.
  private static let firstID = 15
  private nonisolated(unsafe) static let nowhere = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)

  /// Where its chunk begins; nil before it has one.
  var chunk: UnsafeMutablePointer<UInt64>? { end == Self.nowhere ? nil : end - RecordWords.chunkSize / 8 }

  @inline(__always)
  static var current: UnsafeMutablePointer<RecordedThread> { current(RecordedLog.key) }

  @inline(__always)
  static func current(_ key: pthread_key_t) -> UnsafeMutablePointer<RecordedThread> {
    if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: RecordedThread.self) }
    return appear()
  }

  private static func appear() -> UnsafeMutablePointer<RecordedThread> {
    let thread = UnsafeMutablePointer<RecordedThread>.allocate(capacity: 1)
    thread.initialize(to: RecordedThread(number: Foundation.Thread.isMainThread ? 0 : RecordedLog.newThreadNumber()))
    pthread_setspecific(RecordedLog.key, thread)
    return thread
  }

  /// When the thread ends.
  static func end(_ memory: UnsafeMutableRawPointer?) {
    guard let thread = memory?.assumingMemoryBound(to: RecordedThread.self) else { return }
    RecordedLog.giveBack(thread.pointee)
    thread.deallocate()
  }

  /// No other thing of the process has this number.
  @inline(__always)
  static func newID() -> Int { current.pointee.newID() }

  @inline(__always)
  mutating func newID() -> Int {
    nextID &+= 1
    return nextID
  }

  /// Remembers what the thread asks of libdispatch while it does.
  @inline(__always)
  static func doing<Result>(
    _ operation: RecordedOperation, _ object: Int = -1, on thread: UnsafeMutablePointer<RecordedThread> = current,
    _ body: () throws -> Result
  ) rethrows -> Result {
    thread.pointee.operation = operation
    thread.pointee.object = object
    defer { thread.pointee.operation = .none }
    return try body()
  }

  /// For what a `deinit` leads to: it stays until the next record.
  static func willDo(_ operation: RecordedOperation, _ object: Int) {
    let thread = current
    thread.pointee.operation = operation
    thread.pointee.object = object
  }
}
