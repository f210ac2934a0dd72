#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signal that asked the command to come to its end; 0 when none did. Written by the signal handler only.
private nonisolated(unsafe) var interrupt: sig_atomic_t = 0
private nonisolated(unsafe) var areInterruptsNoted = false

/// The process and what it was started with.
enum System {
  /// A crash of Signalbox is our fault and says so.
  static func reportFaultsAsExitCode70() {
    let handler: @convention(c) (Int32) -> Void = { _ in
      let text: StaticString =
        "signalbox: error: internal fault; this is a defect of Signalbox, not of your scenario. Please report it with the input.\n"
      _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
      _exit(70)
    }
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    // A stack that is used up holds no handler.
    action.sa_flags = numericCast(SA_ONSTACK)
    for number in [SIGILL, SIGTRAP, SIGBUS, SIGSEGV, SIGFPE, SIGABRT] { sigaction(number, &action, nil) }
  }

  /// The signals by which a user, a terminal or a batch system ends a command.
  private static let interrupts = [SIGINT, SIGTERM, SIGHUP]

  /// The half-written file to remove when the user interrupts the command; nil when there is none.
  static func removeWhenInterrupted(_ path: String?) {
    // A command that notes interrupts finishes the file.
    if areInterruptsNoted { return }
    let old = unfinishedFile
    unfinishedFile = path.map { strdup($0) } ?? nil
    free(old)
    for number in interrupts {
      signal(number) { number in
        if let unfinished = unfinishedFile { unlink(unfinished) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Writing to a pipe that nobody reads fails instead of ending the process.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// From now on Ctrl-C, the end of the terminal and a request to end are only noted: what was found so far is still said.
  static func noteInterrupts() {
    areInterruptsNoted = true
    for number in interrupts {
      signal(number) { number in if interrupt == 0 { interrupt = sig_atomic_t(number) } }
    }
    // Whoever started this process may have held them back until now.
    var held = interruptSet
    pthread_sigmask(SIG_UNBLOCK, &held, nil)
  }

  static var interruptSet: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in interrupts { sigaddset(&set, number) }
    return set
  }

  static var wasInterrupted: Bool { interrupt != 0 }

  /// What a shell says of a process that died of it.
  static var interruptedExitCode: Int32 { 128 + (interrupt == 0 ? SIGINT : Int32(interrupt)) }

  /// What has ended the command before its time.
  static var interruptName: String {
    [SIGTERM: "SIGTERM", SIGHUP: "SIGHUP"][Int32(interrupt)] ?? "Ctrl-C"
  }

  /// Of a clock that only goes forward.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func end(exitCode: Int32) -> Never {
    exit(exitCode)
  }

  static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// An environment variable; empty when it is not set.
  static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }

  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }
}

/// Read by handlers of signals, which can capture nothing.
private nonisolated(unsafe) var unfinishedFile: UnsafeMutablePointer<CChar>?
