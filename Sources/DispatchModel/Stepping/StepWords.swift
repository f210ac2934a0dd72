package import DispatchTrace

// What steps and strands are called where a schedule is written down: names of the scenario where there are some, so that it survives
// an edit elsewhere.
extension Simulation {
  /// What the strand's block or thread is called; nil when nobody has named it.
  package func name(of strand: StrandID) -> String? {
    stepping?.name(of: strand).map { trace.strings[$0] }
  }

  /// Where the code stands that wants the step; `.none` for what no code asks for.
  package func position(of step: NextStep) -> SourcePosition {
    guard let stepping else { return .none }
    switch step.kind {
    case .operation(let thread): return stepping.operation(of: thread)?.position ?? .none
    case .span(let thread), .frame(let thread): return threads[thread].position
    case .due: return .none
    }
  }

  /// Whether anybody who has only this interest could tell it from its absence.
  package func isNoticed(_ step: NextStep, by interest: StepInterest) -> Bool {
    guard let stepping else { return true }
    switch step.kind {
    case .due: return true
    case .span(let thread): return isNoticed(span: stepping.name(ofSpanOn: thread), by: interest)
    case .operation(let thread):
      guard let operation = stepping.operation(of: thread)?.operation else { return false }
      if case .work(let name, _) = operation { return isNoticed(span: name, by: interest) }
      if case .block(_, let name, _) = operation { return isNoticed(span: name, by: interest) }
      return stepping.isNoticed(by: interest) { draftFootprint(of: operation, by: thread, stepping) }
    case .frame(let thread):
      return stepping.isNoticed(by: interest) { draftFootprint(of: frameStep(of: thread, stepping), by: thread, stepping) }
    }
  }

  private func isNoticed(span name: StringID?, by interest: StepInterest) -> Bool {
    interest.includesEverything || (name.map { interest.names.contains(trace.strings[$0]) } ?? false)
  }

  /// A verb and what it is done to: `write count`, `leave g`. Known names only; there are few verbs.
  package func words(for step: NextStep) -> String {
    guard let stepping else { return "" }
    switch step.kind {
    case .operation(let thread):
      guard let operation = stepping.operation(of: thread)?.operation else { return "" }
      return words(for: operation, stepping)
    case .frame: return frameWords[min(Int(step.mechanism), frameWords.count - 1)]
    case .span(let thread): return "finish" + (stepping.name(ofSpanOn: thread).map { " " + plain(trace.strings[$0]) } ?? "")
    case .due: return "time"
    }
  }

  private func words(for operation: Operation, _ stepping: Stepping) -> String {
    func named(_ verb: String, _ kind: ModelObject.Kind, _ index: Int32) -> String {
      guard let name = stepping.name(of: ModelObject(kind, index)) else { return index == 0 ? verb : "\(verb) \(index)" }
      return "\(verb) \(plain(trace.strings[name]))"
    }
    func queue(_ verb: String, _ queue: QueueID) -> String {
      "\(verb) \(queue == .main ? "main" : plain(trace.strings[queues[queue].label]))"
    }
    switch operation {
    case .finished: return "end"
    case .async(let id, _, _), .asyncItem(let id, _, _): return queue("async", id)
    case .sync(let id, _), .syncItem(let id, _): return queue("sync", id)
    case .asyncAfter(_, let id, _), .asyncAfterItem(_, let id, _): return queue("after", id)
    case .apply: return "apply"
    case .createQueue, .globalQueue: return "create queue"
    case .setTarget(let id, _): return queue("target", id)
    case .activate(let id): return queue("activate", id)
    case .suspend(let id), .suspendOperations(let id): return queue("suspend", id)
    case .resume(let id), .resumeOperations(let id): return queue("resume", id)
    case .releaseQueue(let id): return queue("release", id)
    case .setSpecific(let id, _, _), .getSpecific(let id, _): return queue("specific", id)
    case .getCurrentSpecific, .precondition, .currentQueueLabel, .queueLabel, .queueQoS, .ownQoS, .setOwnQoS: return "ask"
    case .work(let name, _), .block(_, let name, _): return "begin" + (name.map { " " + plain(trace.strings[$0]) } ?? "")
    case .now, .told, .toldNow: return "now"
    case .createGroup, .createSemaphore, .createWorkItem, .createSource, .declareOnce, .createLock, .declareVariable:
      return "create"
    case .enter(let id): return named("enter", .group, id.index)
    case .leave(let id): return named("leave", .group, id.index)
    case .notifyGroup(let id, _, _), .notifyGroupItem(let id, _, _): return named("notify", .group, id.index)
    case .waitGroup(let id, _): return named("wait", .group, id.index)
    case .releaseGroup(let id): return named("release", .group, id.index)
    case .signal(let id): return named("signal", .semaphore, id.index)
    case .waitSemaphore(let id, _): return named("wait", .semaphore, id.index)
    case .releaseSemaphore(let id): return named("release", .semaphore, id.index)
    case .cancelItem(let id): return named("cancel", .workItem, id.index)
    case .isItemCancelled(let id): return named("ask", .workItem, id.index)
    case .performItem(let id): return named("perform", .workItem, id.index)
    case .waitItem(let id, _): return named("wait", .workItem, id.index)
    case .notifyItem(let id, _, _), .notifyItemItem(let id, _, _): return named("notify", .workItem, id.index)
    case .releaseWorkItem(let id): return named("release", .workItem, id.index)
    case .setSourceHandler(let id, _, _), .scheduleTimer(_, let id, _): return named("set", .source, id.index)
    case .mergeData(let id, _): return named("merge", .source, id.index)
    case .tellSource(let id, _): return named("tell", .source, id.index)
    case .sourceData(let id), .isSourceCancelled(let id): return named("ask", .source, id.index)
    case .activateSource(let id): return named("activate", .source, id.index)
    case .suspendSource(let id): return named("suspend", .source, id.index)
    case .resumeSource(let id): return named("resume", .source, id.index)
    case .cancelSource(let id): return named("cancel", .source, id.index)
    case .releaseSource(let id): return named("release", .source, id.index)
    case .beginOnce(let id): return named("once", .once, id.index)
    case .endOnce(let id): return named("end once", .once, id.index)
    case .lock(let id), .lockBefore(let id, _): return named("lock", .lock, id.index)
    case .tryLock(let id): return named("try", .lock, id.index)
    case .unlock(let id): return named("unlock", .lock, id.index)
    case .passLock(let id, _), .passUnwatched(let id), .watchLock(let id): return named("pass", .lock, id.index)
    case .reachTasks, .meetTasks: return "tasks"
    case .detachThread, .startOutside: return "detach"
    case .exitThread: return "end"
    case .isMainThread, .currentThread, .coreCount: return "ask"
    case .runMainLoop, .serveMainLoop, .dispatchMain: return "main loop"
    case .leaveTimer, .takeTimer: return "timer"
    case .announceOperation, .announceDependency, .announceTurn: return "operation"
    case .print: return "print"
    case .holdOutput: return "hold output"
    case .releaseOutput: return "release output"
    case .touchUserInterface: return "touch"
    case .failTest: return "fail"
    case .access(let id, .read): return named("read", .variable, id.index)
    case .access(let id, .write): return named("write", .variable, id.index)
    case .beginPhase: return "phase"
    case .freeze: return "freeze"
    case .thaw: return "thaw"
    case .exit: return "exit"
    case .trap: return "trap"
    case .limit: return "limit"
    }
  }

  /// Without what has a meaning in a schedule.
  private func plain(_ name: String) -> String {
    String(name.map { ",@>#'\"".contains($0) || $0.isNewline ? "_" : $0 })
  }

  /// An object was made: what it is called.
  func noteName(of operation: Operation, _ stepping: Stepping) {
    if case .createGroup(let name?) = operation { stepping.name(ModelObject(.group, groups.lastID.index), name) }
    if case .createSemaphore(_, let name?, _) = operation {
      stepping.name(ModelObject(.semaphore, semaphores.lastID.index), name)
    }
    if case .createSource(_, let name?, _) = operation { stepping.name(ModelObject(.source, sources.lastID.index), name) }
    if case .declareOnce(let name?) = operation { stepping.name(ModelObject(.once, onces.lastID.index), name) }
    if case .createLock(let name?, _, _) = operation { stepping.name(ModelObject(.lock, locks.lastID.index), name) }
    if case .declareVariable(let name, _) = operation { stepping.name(ModelObject(.variable, variableCount - 1), name) }
    if case .createWorkItem(let block) = operation, let name = block.name {
      stepping.name(ModelObject(.workItem, workItems.lastID.index), name)
    }
  }
}

/// By `FrameStep.number`.
private let frameWords = ["go on", "start", "turn", "iterate", "start", "end", "hand over", "main loop"]
