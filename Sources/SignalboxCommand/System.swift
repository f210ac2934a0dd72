#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How often Ctrl-C was pressed. Written by the signal handler only.
private nonisolated(unsafe) var interrupts: sig_atomic_t = 0

/// The process and what it was started with.
enum System {
  /// A crash of Signalbox is our fault and says so.
  static func reportFaultsAsExitCode70() {
    for number in [SIGILL, SIGTRAP, SIGBUS, SIGSEGV, SIGFPE, SIGABRT] {
      signal(number) { _ in
        let text: StaticString =
          "signalbox: error: internal fault; this is a defect of Signalbox, not of your scenario. Please report it with the input.\n"
        _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
        _exit(70)
      }
    }
  }

  /// The half-written file to remove when the user interrupts the command; nil when there is none.
  static func removeWhenInterrupted(_ path: String?) {
    let old = unfinishedFile
    unfinishedFile = path.map { strdup($0) } ?? nil
    free(old)
    for number in [SIGINT, SIGTERM, SIGHUP] {
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

  /// From now on Ctrl-C is only noted: what was found so far is still said.
  static func noteInterrupts() {
    signal(SIGINT) { _ in interrupts = 1 }
    // Whoever started this process may have held it back.
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
  }

  static var wasInterrupted: Bool { interrupts > 0 }

  /// Of a clock that only goes forward.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func end(exitCode: Int32) -> Never {
    exit(exitCode)
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
