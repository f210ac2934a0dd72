#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A trap of the Swift runtime inside a simulated closure ends that simulation, not the process: its thread is parked for ever.
enum SignalHandlers {
  /// What a run says of such a trap; the runtime has printed its own words.
  static let words = "the Swift runtime failed; its message is on standard error"

  private nonisolated(unsafe) static var earlier: [Int32: sigaction] = [:]

  /// Of all others, what was installed before is called.
  private static let isInstalled: Bool = {
    for number in [SIGILL, SIGTRAP] {
      var old = sigaction()
      sigaction(number, nil, &old)
      earlier[number] = old
      var new = sigaction()
      #if canImport(Darwin)
        new.__sigaction_u.__sa_handler = { SignalHandlers.handle($0) }
      #else
        new.__sigaction_handler.sa_handler = { SignalHandlers.handle($0) }
      #endif
      // A handler that never returns must not keep others from being called.
      new.sa_flags = Int32(SA_NODEFER)
      sigaction(number, &new, nil)
    }
    return true
  }()

  static func install() { _ = isInstalled }

  private static func handle(_ number: Int32) {
    if let worker = Worker.current, worker.die(of: number) {
      while true { pause() }
    }
    // Back to the instruction that failed: it fails again, for whoever was there before.
    var old = earlier[number] ?? sigaction()
    sigaction(number, &old, nil)
  }
}
