/// Timers, user-data sources, and those that watch something of the system.
extension LibraryArea {
  static let sources = LibraryArea(
    name: "Sources", module: "Dispatch",
    provides: [
      "DispatchSource", "DispatchSourceProtocol", "DispatchSourceTimer", "DispatchSourceUserDataAdd", "DispatchSourceUserDataOr",
      "DispatchSourceUserDataReplace", "DispatchSourceSignal", "DispatchSourceMemoryPressure", "DispatchSourceRead",
      "DispatchSourceWrite", "_Watch", "_activate", "_cancel", "_cancelHandler", "_eventHandler", "_isCancelled", "_mergeData",
      "_tellSource", "_registrationHandler", "_resume", "_schedule", "_scheduleWall", "_sourceData", "_suspend",
    ],
    source: text("Dispatch/SourceFactory", "Dispatch/SourceMembers", "Dispatch/Watches", "Dispatch/SourceKinds"))
}
