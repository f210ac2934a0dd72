package import DispatchTrace

/// Two accesses to a variable, at least one of them a write, that nothing orders: on another schedule they may come in the other
/// order or at the same time. After FastTrack (Flanagan and Freund, 2009), with strands of Dispatch for threads.
///
/// It finds races of this schedule's accesses whatever their timing, and never claims one between accesses that Dispatch orders;
/// where the trace leaves open what ordered them (a helper of `concurrentPerform` that starts first), it assumes that they are.
package struct DataRaceAnalysis: CourseAnalysis {
  package init() {}

  package func follower(_ index: TraceIndex) -> (any CourseFollower)? {
    index.variables.isEmpty ? nil : Follower(analysis: self, index: index)
  }

  private struct Follower: CourseFollower {
    let analysis: DataRaceAnalysis
    let index: TraceIndex
    private var before: HappensBefore
    private var variables: [Variable]
    private var findings: [Finding] = []
    /// Those of `findings` by where they are, and how many more variables of that name have them: each object has a variable of its own.
    private var known: [Place: (finding: Int, others: Int)] = [:]

    init(analysis: DataRaceAnalysis, index: TraceIndex) {
      self.analysis = analysis
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
      findings.append(analysis.finding(id, first, second, index))
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

// Words.
extension DataRaceAnalysis {
  private func finding(_ id: VariableID, _ first: Access, _ second: Access, _ index: TraceIndex) -> Finding {
    let name = index.name(of: id)
    let event = index.trace.events[second.event]
    let (one, other) = names(first, second, index)
    let message = "race on \(name): \(one) \(verb(first)) it and \(other) \(verb(second)) it, and nothing orders the two"
    var notes = [place(first, one, index), place(second, other, index), Finding.Note(reason(first, second, index))]
    if let locks = locks(first, one, second, other, index) { notes.append(Finding.Note(locks)) }
    if first.item != second.item, index.trace.events[first.event].thread == event.thread {
      notes.append(Finding.Note("that one thread ran both is chance: it orders nothing"))
    }
    return Finding(
      .error, .race, message, at: event.position, notes: notes, instant: event.instant,
      remedies: remedies(name, first, second, index),
      subject: name)
  }

  /// Two blocks of one name are told apart by the numbers that pictures give them.
  private func names(_ first: Access, _ second: Access, _ index: TraceIndex) -> (String, String) {
    let names = (who(first, index), who(second, index))
    guard names.0 == names.1, let one = first.item, let other = second.item, one != other else { return names }
    return (index.nameWithNumber(of: one), index.nameWithNumber(of: other))
  }

  private func who(_ access: Access, _ index: TraceIndex) -> String {
    let thread = index.trace.events[access.event].thread
    guard let item = access.item else { return thread == ThreadID(0) ? "top-level code" : index.name(of: thread) }
    return index.name(of: item)
  }

  private func verb(_ access: Access) -> String { access.kind == .read ? "reads" : "writes" }

  private func place(_ access: Access, _ who: String, _ index: TraceIndex) -> Finding.Note {
    let event = index.trace.events[access.event]
    let thread = index.name(of: event.thread)
    let when = index.words(event.instant)
    return Finding.Note("\(who) \(verb(access)) it here, at \(when) on \(thread)", at: event.position)
  }

  private func queue(_ access: Access, _ index: TraceIndex) -> QueueID? {
    access.item.flatMap { index.items[$0.offset].runQueue }
  }

  private func reason(_ first: Access, _ second: Access, _ index: TraceIndex) -> String {
    let queues = (queue(first, index), queue(second, index))
    guard let one = queues.0, let other = queues.1 else {
      return "no queue, group, semaphore or lock comes between them"
    }
    if one != other {
      return "they run on different queues, \(index.name(of: one)) and \(index.name(of: other)), which do not wait for each other"
    }
    switch index.queues[one.offset].kind {
    case .concurrent: return "both run on \(index.name(of: one)), which is concurrent, and neither is a barrier"
    case .global: return "both run on \(index.name(of: one)), where blocks run beside each other"
    case .serial, .main: return "no queue, group, semaphore or lock comes between them"
    }
  }

  /// What those that hold a lock hold: not the same one, or it would order them.
  private func locks(_ first: Access, _ one: String, _ second: Access, _ other: String, _ index: TraceIndex) -> String? {
    switch (first.lock, second.lock) {
    case (let held?, let wanted?) where held != wanted:
      "\(one) holds \(index.words(of: held)) and \(other) holds \(index.words(of: wanted)): two locks keep nobody apart"
    case (let held?, nil): "\(one) holds \(index.words(of: held)), which \(other) does not take"
    case (nil, let held?): "\(other) holds \(index.words(of: held)), which \(one) does not take"
    case (.some, .some), (nil, nil): nil
    }
  }

  private func remedies(_ name: String, _ first: Access, _ second: Access, _ index: TraceIndex) -> [String] {
    if let lock = first.lock ?? second.lock {
      return ["take \(index.words(of: lock)) around both"]
    }
    guard let one = queue(first, index), one == queue(second, index), index.queues[one.offset].kind == .concurrent else {
      return ["let one serial queue do everything that touches \(name)"]
    }
    let queue = index.name(of: one)
    // What Foundation calls the queue below an operation queue.
    if queue.hasPrefix("NSOperationQueue") {
      return ["let one operation run at a time: maxConcurrentOperationCount = 1", "add the write with addBarrierBlock"]
    }
    return [
      "make the write a barrier: \(queue).async(flags: .barrier)",
      "let one serial queue do everything that touches \(name)",
    ]
  }
}
