// Standard output as a `print` has it.
import Foundation

#if canImport(RecordingFormat)
  import RecordingFormat
#endif

/// Like Swift's own, a `print` takes standard output and only then asks its values for their descriptions; the thread that has it may
/// print in the midst of that (rule M-09).
///
/// That is a lock in the recording from when a description first does something that is recorded: until then nobody can tell.
enum RecordedOutput {
  /// Whether a thread has it.
  enum Hold {
    case none
    /// No record says so.
    case silent
    case recorded
  }

  private static let real = Foundation.NSLock()
  /// Its number in the recording: only who has it makes one.
  private nonisolated(unsafe) static var id: Int?
  private static let lock = Foundation.NSLock()
  /// Inside `lock`: the number, while a record says that somebody has it.
  private nonisolated(unsafe) static var held: Int?

  /// Runs `describe` and then `print` with what that makes; no other thread prints meanwhile.
  static func hold(_ place: RecordedPlace, _ describe: () -> String, _ print: (String) -> Void) {
    let thread = RecordedThread.current
    if thread.pointee.prints == 0 { take(place, on: thread) }
    thread.pointee.prints += 1
    let text = describe()
    thread.pointee.prints -= 1
    if thread.pointee.prints > 0 { return print(text) }
    if thread.pointee.output == .silent { thread.pointee.output = .none }
    print(text)
    giveBack(place, on: thread)
  }

  private static func take(_ place: RecordedPlace, on thread: UnsafeMutablePointer<RecordedThread>) {
    while !real.try() {
      if let held = lock.withLock({ held }) {
        _ = recordedWait(place, .lock, held, .max) {
          real.lock()
          return .success
        }
        thread.pointee.output = .recorded
        return note(held)
      }
      usleep(100)
    }
    thread.pointee.output = .silent
  }

  /// In front of the thread's next record.
  static func say(_ place: RecordedPlace, on thread: UnsafeMutablePointer<RecordedThread>) {
    thread.pointee.output = .recorded
    let number = id ?? RecordedThread.newID()
    if id == nil { RecordedLog.write(.lock, place, number, RecordWords.outputLock) }
    id = number
    RecordedLog.write(.locked, place, number)
    note(number)
  }

  private static func note(_ number: Int?) { lock.withLock { held = number } }

  private static func giveBack(_ place: RecordedPlace, on thread: UnsafeMutablePointer<RecordedThread>) {
    if thread.pointee.output == .recorded, let id {
      note(nil)
      RecordedLog.write(.unlock, place, id)
    }
    thread.pointee.output = .none
    real.unlock()
  }
}
