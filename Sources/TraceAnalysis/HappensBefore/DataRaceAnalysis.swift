package import DispatchTrace

/// Two accesses to a variable, at least one of them a write, that nothing orders: on another schedule they may come in the other
/// order or at the same time. After FastTrack (Flanagan and Freund, 2009), with strands of Dispatch for threads.
///
/// It finds races of this schedule's accesses whatever their timing, and never claims one between accesses that Dispatch orders;
/// where the trace leaves open what ordered them (a helper of `concurrentPerform` that starts first), it assumes that they are.
package struct DataRaceAnalysis: CourseAnalysis {
  package init() {}

  package func follower(_ index: TraceIndex) -> (any CourseFollower)? {
    index.variables.isEmpty ? nil : Follower(index: index)
  }

  private struct Follower: CourseFollower {
    let index: TraceIndex
    private var before: HappensBefore
    private var variables: [Variable]
    private var findings: [Finding] = []
    /// Those of `findings` by where they are, and how many more variables of that name have them: each object has a variable of its own.
    private var known: [Place: (finding: Int, others: Int)] = [:]

    init(index: TraceIndex) {
      self.index = index
      before = HappensBefore(index)
      variables = Array(repeating: Variable(), count: index.variables.count)
    }

    mutating func see(_ event: TraceEvent, at offset: Int, _ change: TraceReplay.Change, _ replay: TraceReplay) {
      guard case .accessed(let id, let kind) = event.kind else { return before.advance(event, change, replay) }
      if isInitialising(replay.threads[event.thread.offset]) || before.isExhausted { return }
      while variables.count <= id.offset { variables.append(Variable()) }
      if variables[id.offset].isReported { return }
      let clock = before.access(event.thread)
      let access = Access(
        strand: clock.strand, epoch: clock.epoch, event: offset, item: replay.item(on: event.thread), kind: kind,
        lock: lock(held: replay.threads[event.thread.offset]))
      if let other = variables[id.offset].conflict(with: access, clock) {
        variables[id.offset] = Variable(isReported: true)
        report(id, other, access)
      } else {
        variables[id.offset].note(access, clock)
      }
    }

    private mutating func report(_ id: VariableID, _ first: Access, _ second: Access) {
      let positions = [first, second].map { index.trace.events[$0.event].position }.sorted()
      let place = Place(name: index.name(of: id), first: positions[0], second: positions[1])
      if positions[0].isKnown, let same = known[place] {
        known[place] = (same.finding, same.others + 1)
        return
      }
      known[place] = (findings.count, 0)
      findings.append(RaceWords(id, first, second, index).finding())
    }

    func findings(at end: TraceReplay) -> [Finding] {
      var result = findings
      for (finding, others) in known.values where others > 0 {
        let what = others == 1 ? "one more variable of that name has it" : "\(others) more variables of that name have it"
        result[finding].notes.append(Finding.Note("\(what), too: each object or call has its own"))
      }
      return result
    }

    /// The one of the program's own that was taken last.
    private func lock(held thread: TraceReplay.Thread) -> LockID? {
      for hold in thread.holds.reversed() {
        if case .lock(let lock) = hold.what, !index.isStandardOutput(lock) { return lock }
      }
      return nil
    }

    /// It runs an initialiser: what that does happens before every use of what it initialises.
    private func isInitialising(_ thread: TraceReplay.Thread) -> Bool {
      thread.activations.contains { if case .once = $0 { true } else { false } }
    }
  }

  private struct Place: Hashable {
    var name: String
    var first: SourcePosition
    var second: SourcePosition
  }

  struct Access {
    var strand: Int32
    var epoch: UInt32
    var event: Int
    var item: ItemID?
    var kind: AccessKind
    /// What it holds meanwhile.
    var lock: LockID?
  }

  /// The last write, and the reads since then that are not ordered with each other.
  private struct Variable {
    var lastWrite: Access?
    var reads: [Access] = []
    var isReported = false

    /// An earlier access that must have happened before `access` and that its clock has not seen.
    func conflict(with access: Access, _ clock: StrandClock) -> Access? {
      if let lastWrite, !clock.hasSeen(lastWrite.strand, lastWrite.epoch) { return lastWrite }
      guard access.kind == .write else { return nil }
      return reads.first { !clock.hasSeen($0.strand, $0.epoch) }
    }

    mutating func note(_ access: Access, _ clock: StrandClock) {
      switch access.kind {
      case .write:
        lastWrite = access
        reads.removeAll(keepingCapacity: true)
      case .read:
        reads.removeAll { clock.hasSeen($0.strand, $0.epoch) }
        reads.append(access)
      }
    }
  }
}
