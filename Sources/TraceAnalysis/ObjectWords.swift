import DispatchTrace

// Objects as sentences have them: the name where the scenario gives one.
extension TraceIndex {
  /// `the lock cache`, or `a lock`.
  func words(of lock: LockID) -> String {
    isStandardOutput(lock) ? TraceIndex.standardOutput : named("the lock", "a lock", locks, lock.offset)
  }

  /// `the semaphore slots`, or `a condition`.
  func words(of semaphore: SemaphoreID) -> String {
    let kind = kind(of: semaphore)
    // All that a queue of operations has yet to do.
    if kind == .operation, name(of: semaphore).hasPrefix("operations of ") { return "the \(name(of: semaphore))" }
    return named("the \(kind.words)", kind.indefinite, semaphores, semaphore.offset)
  }

  func named(_ definite: String, _ indefinite: String, _ table: [TraceIndex.Object], _ offset: Int) -> String {
    guard offset < table.count else { return indefinite }
    let object = table[offset]
    if object.isToldWithPlace { return numbered("\(definite) of line \(object.position.line)", object.numberOfName) }
    guard let own = fullName(of: object) else { return indefinite }
    // A group that is called `group` is "the group", and a lock that is called `lock` has its owner's name alone.
    let kind = definite.dropFirst("the ".count)
    let name = definite.hasSuffix(" \(own)") ? definite : own.hasSuffix(".\(kind)") ? own : "\(definite) \(own)"
    return numbered(name, object.numberOfName)
  }
}
