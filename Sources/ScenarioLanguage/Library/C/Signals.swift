/// Signals that a process sends to itself: they are counted by its signal sources, which are sources that add up, and handled by C's
/// handlers on the thread that sends them. A signal that nobody handles or ignores ends the process.
extension LibraryArea {
  static let signals = LibraryArea(
    name: "Signals",
    module: "Foundation",
    provides: ["signal", "SIG_IGN", "SIG_DFL", "kill", "raise", "getpid", "_SignalAction", "_Signals", "_SignalSource"],
    source: text("C/Signals"))
}
