/// `DispatchIO`: channels to files and pipes. What a channel does, it does on a queue of its descriptor, a chunk at a time; handlers run
/// on the queues that the scenario names.
extension LibraryArea {
  static let dispatchIO = LibraryArea(
    name: "DispatchIO", module: "Dispatch",
    provides: ["DispatchIO", "_IOEntry", "_IOList", "_IOOperation", "_IOLimits", "_IOStep", "_IOResult"],
    source: text("Dispatch/Channels", "Dispatch/ChannelEntries", "Dispatch/ChannelOperations"))
}
