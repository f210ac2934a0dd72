/// Foundation's operations, made of what Dispatch offers, as Foundation makes them (rules F-01 and following).
extension LibraryArea {
  static let operations = LibraryArea(
    name: "Operations",
    module: "Foundation",
    provides: [
      "QualityOfService", "Operation", "BlockOperation", "OperationQueue", "_BarrierOperation", "_LaterOperation",
      "_OperationStage", "_isForLinux",
      "_announce", "_announceDependency", "_announceTurn", "_passReading", "_passWriting", "_passApart",
      "_passUnwatched", "_passWatching",
    ],
    source: text("Threads/QualitiesOfService", "Threads/Operations", "Threads/OperationQueues"))
}
