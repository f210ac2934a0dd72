import DispatchTrace

/// What is said of a race: who does what where, what does not come between them, and what would mend it.
struct RaceWords {
  typealias Access = DataRaceAnalysis.Access

  let index: TraceIndex
  let name: String
  let first: Access
  let second: Access

  init(_ variable: VariableID, _ first: Access, _ second: Access, _ index: TraceIndex) {
    self.index = index
    name = index.name(of: variable)
    (self.first, self.second) = (first, second)
  }

  func finding() -> Finding {
    let event = index.trace.events[second.event]
    let (one, other) = (who(first), who(second))
    let message = "race on \(name): \(one) \(verb(first)) it and \(other) \(verb(second)) it, and nothing orders the two"
    let cause = cause()
    var notes = [place(first), place(second)]
    notes.append(cause?.note ?? Finding.Note(reason()))
    if let locks = locks() { notes.append(Finding.Note(locks)) }
    if first.item != second.item, thread(first) == thread(second) {
      notes.append(Finding.Note("that one thread ran both is chance: it orders nothing"))
    }
    return Finding(
      .error, .race, message, at: event.position, notes: notes, instant: event.instant, remedies: cause?.remedies ?? remedies(),
      subject: name)
  }

  /// Two blocks of one name are told apart by the numbers that pictures give them.
  func who(_ access: Access) -> String {
    guard let one = first.item, let other = second.item, one != other, index.name(of: one) == index.name(of: other) else {
      return plainName(access)
    }
    return access.item.map(index.nameWithNumber(of:)) ?? plainName(access)
  }

  private func plainName(_ access: Access) -> String {
    let thread = thread(access)
    guard let item = access.item else { return thread == .main ? index.mainCode(before: access.event) : index.name(of: thread) }
    return index.name(of: item)
  }

  func thread(_ access: Access) -> ThreadID { index.trace.events[access.event].thread }

  func verb(_ access: Access) -> String { access.kind == .read ? "reads" : "writes" }

  private func place(_ access: Access) -> Finding.Note {
    let event = index.trace.events[access.event]
    return Finding.Note(
      "\(who(access)) \(verb(access)) it here, at \(index.words(event.instant)) on \(index.name(of: event.thread))",
      at: event.position)
  }

  func queue(_ access: Access) -> QueueID? { access.item.flatMap { index.items[$0.offset].runQueue } }

  private func reason() -> String {
    guard let one = queue(first), let other = queue(second) else {
      return "no queue, group, semaphore or lock comes between them"
    }
    if one != other {
      return "they run on different queues, \(index.name(of: one)) and \(index.name(of: other)), which do not wait for each other"
    }
    switch index.queues[one.offset].kind {
    case .concurrent where index.isCooperativePool(one): return "both are tasks, which run beside each other"
    case .concurrent: return "both run on \(index.name(of: one)), which is concurrent, and neither is a barrier"
    case .global: return "both run on \(index.name(of: one)), where blocks run beside each other"
    case .serial, .main: return "no queue, group, semaphore or lock comes between them"
    }
  }

  /// What those that hold a lock hold: not the same one, or it would order them.
  private func locks() -> String? {
    switch (first.lock, second.lock) {
    case (let held?, let wanted?) where held != wanted:
      "\(who(first)) holds \(index.words(of: held)) and \(who(second)) holds \(index.words(of: wanted)): two locks keep nobody apart"
    case (let held?, nil): "\(who(first)) holds \(index.words(of: held)), which \(who(second)) does not take"
    case (nil, let held?): "\(who(second)) holds \(index.words(of: held)), which \(who(first)) does not take"
    case (.some, .some), (nil, nil): nil
    }
  }

  private func remedies() -> [String] {
    if isOfTask(first) || isOfTask(second) {
      return ["let an actor hold \(name)", "let only the main actor touch \(name)"]
    }
    guard let one = queue(first), one == queue(second), index.queues[one.offset].kind == .concurrent else {
      return [oneQueue, Self.lockBoth]
    }
    let queue = index.name(of: one)
    // What Foundation calls the queue below an operation queue.
    if queue.hasPrefix("NSOperationQueue") {
      return ["let one operation run at a time: maxConcurrentOperationCount = 1", "add the write with addBarrierBlock"]
    }
    return ["make the write a barrier: \(queue).async(flags: .barrier)", oneQueue]
  }

  private func isOfTask(_ access: Access) -> Bool { queue(access).map(index.isCooperativePool) ?? false }

  var oneQueue: String { "let one serial queue do everything that touches \(name)" }

  static let lockBoth = "take a lock around both"
}
