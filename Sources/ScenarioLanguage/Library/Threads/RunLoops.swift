/// Foundation's run loops and timers. The main loop serves the main queue: its timers are timer sources there. A loop of another
/// thread serves its own timers while the thread runs it, and nothing when nobody does; so does the main one inside a block of the main
/// queue. A pass in which only timers were due does not count: they are no input.
extension LibraryArea {
  static let runLoops = LibraryArea(
    name: "RunLoops",
    module: "Foundation",
    provides: [
      "RunLoop", "Timer", "Port", "NSMachPort", "MessagePort", "_runMainLoop", "_serveMainLoop", "_leaveTimer", "_takeTimer",
    ],
    source: text("Threads/RunLoops"))
}
