/// Foundation's lock with a number that says whose turn it is, made of a condition as Foundation makes it.
extension LibraryArea {
  static let conditionLocks = LibraryArea(
    name: "ConditionLock",
    module: "Foundation",
    provides: ["NSConditionLock"],
    source: text("Threads/ConditionLock"))
}
