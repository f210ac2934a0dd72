/// Foundation's thread basics and the prelude's three functions.
extension LibraryArea {
  static let threads = LibraryArea(
    name: "Threads",
    module: "Foundation",
    provides: [
      "Thread", "MainActor", "NSLock", "NSRecursiveLock", "NSCondition", "NSLocking", "_LockObject", "sleep",
      "usleep", "useconds_t", "work", "io",
      "ui", "_io",
      "_sleep", "_startThread", "_threadNumber", "_ownQoS", "_setOwnQoS", "_work", "_exitThread", "_LockNames", "_SimulatedLock",
    ],
    source: text("Threads/Threads"))
}
