/// Who follows closures from outside: compiled programs, whose every access is seen. Tests of closures have none.
package struct BodyWatch: Sendable {
  /// Before a closure is handed over, on the thread that does it: what `begin` is told when it runs.
  package var handOver: @Sendable () -> UInt64
  /// A closure begins on the calling thread, on top of what that runs already.
  package var begin: @Sendable (_ origin: UInt64) -> Void
  /// The closure that began last on the calling thread has ended.
  package var end: @Sendable () -> Void
  /// The calling thread is given up in the middle of closures, and ends.
  package var leave: @Sendable () -> Void
  /// A thread died of that signal.
  package var death: @Sendable (_ signal: Int32) -> Death

  /// What a run says of a thread that died.
  package struct Death {
    var words: String
    /// Where it was, if that is known better than by the last call.
    var place: SeenByOthers.Place?
    /// It got no more memory.
    var isOutOfMemory: Bool

    package init(words: String, place: SeenByOthers.Place?, isOutOfMemory: Bool) {
      self.words = words
      self.place = place
      self.isOutOfMemory = isOutOfMemory
    }
  }

  package init(
    handOver: @escaping @Sendable () -> UInt64, begin: @escaping @Sendable (UInt64) -> Void, end: @escaping @Sendable () -> Void,
    leave: @escaping @Sendable () -> Void, death: @escaping @Sendable (Int32) -> Death
  ) {
    self.handOver = handOver
    self.begin = begin
    self.end = end
    self.leave = leave
    self.death = death
  }

  /// Set once, before the first simulation of the process.
  nonisolated(unsafe) package static var installed: BodyWatch?
}
