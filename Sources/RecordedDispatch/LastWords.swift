// What is written down when the process ends: everything else is in the file already.
import Foundation

#if canImport(RecordingFormat)
  import RecordingFormat
#endif

enum LastWords {
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
  /// What was to happen without us; a place for every signal.
  private nonisolated(unsafe) static let others = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)

  static func prepare() {
    for number in signals {
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { LastWords.write($0) }
      #else
        action.__sigaction_handler.sa_handler = { LastWords.write($0) }
      #endif
      sigemptyset(&action.sa_mask)
      action.sa_flags = SA_ONSTACK
      sigaction(number, &action, others + Int(number))
    }
    #if canImport(Darwin)
      atexit { RecordedLog.write(.exit, .none, 0) }
    #else
      on_exit({ code, _ in RecordedLog.write(.exit, .none, Int(code)) }, nil)
    #endif
  }

  /// In a signal handler: stores only. Then everything goes on as it would have without us: what made the signal does so again.
  private static func write(_ number: Int32) {
    sigaction(number, others + Int(number), nil)
    if RecordedLog.isMakingRoom { return }
    let thread = RecordedThread.current
    let (operation, object) = (thread.pointee.operation, thread.pointee.object)
    RecordedLog.write(.trap, thread.pointee.place, operation.rawValue, object, Int(number), on: thread)
  }
}
