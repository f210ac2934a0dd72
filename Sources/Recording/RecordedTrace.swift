package import DispatchTrace
import RecordingFormat

extension Trace {
  /// The trace of a real run of `source` and `others`: what was recorded, in the format of a simulated one. The names are those that they
  /// were compiled with.
  ///
  /// Instants are real nanoseconds since the launch. It says how many cores this machine has, but not which
  /// thread had one when: the recorder cannot see that.
  package init(
    recording run: RealRun, of source: String, besides others: [RealProgram.Source] = [], name: String?, title: String?,
    caption: String?, highlight: [String] = []
  ) {
    let lines = RecordedLines(run.log, of: [name ?? RealProgram.scenarioName] + others.map(\.name))
    let texts = [source] + others.map(\.text)
    self.init(lines, of: texts, title: title, caption: caption, highlight: highlight, run)
    header.scenario = name
  }

  /// The trace of a program that was recorded by itself, with RecordedDispatch: `bytes` are those of the file it left.
  package init(recording bytes: [UInt8]) {
    let lines = RecordedLines(bytes)
    self.init(lines, of: [], title: lines.program.isEmpty ? nil : lines.program, caption: nil, highlight: [], nil)
  }

  private init(
    _ lines: RecordedLines, of texts: [String], title: String?, caption: String?, highlight: [String], _ run: RealRun?
  ) {
    var transcript = Transcript(lines, of: ScenarioText(texts))
    transcript.readAll()
    transcript.skipCancelled { _ in true }
    transcript.recordUnseenWaits()
    let events = transcript.sortedEvents()
    let header = TraceHeader(
      origin: .recorded, scenario: lines.files.first, otherFiles: Array(lines.files.dropFirst()), title: title, caption: caption,
      highlight: highlight, platform: lines.isDarwin ? "darwin" : "linux", cores: lines.cores, quantum: .zero)
    self.init(
      header: header, strings: transcript.strings, events: events, outcome: transcript.outcome(of: run),
      end: events.last?.instant ?? .zero)
  }
}

// How it ended.
extension Transcript {
  private var last: LogLine? { ahead.lines.count > 0 ? ahead.lines[ahead.lines.count - 1] : nil }

  /// Those that wait for ever, when the run ended because nothing could happen any more.
  private var waitingThreads: [ThreadID] {
    guard let last, last.kind == .over else { return [] }
    return last.text.split(separator: ",").compactMap { Int($0).flatMap { threadIDs[$0] } }.map { ThreadID($0) }.sorted()
  }

  /// A thread that stopped without having asked for anything waits for a `static let`: nothing else stops a thread unseen.
  mutating func recordUnseenWaits() {
    for thread in waitingThreads where threads.indices.contains(thread.offset) && !isSeenToWait(thread) {
      let once = OnceID(onceCount)
      onceCount += 1
      let facts = threads[thread.offset]
      record(.onceDeclared(once, name: nil), on: thread, at: facts.position, facts.lastLine)
      record(.waitBegan(TraceEvent.Wait(reason: .once(once))), on: thread, at: facts.position, facts.lastLine)
    }
  }

  private func isSeenToWait(_ thread: ThreadID) -> Bool {
    threads[thread.offset].isWaiting || items.contains { $0.waiter == thread }
  }

  /// `run` is nil for a program that was recorded by itself: nobody waited for its end.
  func outcome(of run: RealRun?) -> Outcome {
    let thread = last.flatMap { threadIDs[$0.thread] }.map { ThreadID($0) } ?? ThreadID(0)
    let position = threads.indices.contains(thread.offset) ? threads[thread.offset].position : .none
    let cut = Outcome.limitReached(Outcome.Limit(kind: .recording, thread: ThreadID(0), position: .none))
    guard let last else { return run == nil ? cut : .completed }
    switch last.kind {
    case .over: return waitingThreads.isEmpty ? .completed : .deadlocked(waiting: waitingThreads)
    case .trap: return .trapped(trap(last, run, thread))
    case .timeLimit: return .limitReached(Outcome.Limit(kind: .virtualTime, thread: ThreadID(0), position: .none))
    case .exit: return .exited(code: Int32(truncatingIfNeeded: last.a))
    default: break
    }
    switch run?.end {
    case .exited(let code): return .exited(code: code)
    case .signalled: return .trapped(trap(nil, run, thread))
    case .overran: return .limitReached(Outcome.Limit(kind: .virtualTime, thread: thread, position: position))
    case .flooded: return .limitReached(Outcome.Limit(kind: .output, thread: thread, position: position))
    case nil: return cut
    }
  }

  private func trap(_ line: LogLine?, _ run: RealRun?, _ thread: ThreadID) -> Outcome.Trap {
    let position = line.map { source.position($0.position) } ?? threads[thread.offset].position
    if let text = run?.errors.text(after: "Fatal error: ") {
      return Outcome.Trap(.swift(text), thread: thread, position: position)
    }
    let operation = line.flatMap { RecordedOperation(rawValue: $0.a) } ?? .none
    let bug = run?.errors.text(after: "BUG IN CLIENT OF LIBDISPATCH: ").map { ClientBug(text: $0) } ?? clientBug(operation, line)
    guard let bug else { return Outcome.Trap(.swift(death(line)), thread: thread, position: position) }
    return Outcome.Trap(.clientBug(bug), thread: thread, position: position, object: object(of: operation, line))
  }

  /// Of a process that nobody watched: what it said is not known.
  private func death(_ line: LogLine?) -> String {
    let signals = [4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 7: "SIGBUS", 8: "SIGFPE", 10: "SIGBUS", 11: "SIGSEGV"]
    return "the process was ended by \(signals[line?.c ?? 0] ?? "a signal"); what it said is in its standard error"
  }

  /// Linux compiles the texts of libdispatch's traps out (§11); which one it was follows from what the thread was about to do. Nil when
  /// it asked for nothing.
  private func clientBug(_ operation: RecordedOperation, _ line: LogLine?) -> ClientBug? {
    let number = line?.b ?? -1
    switch operation {
    case .sync: return .syncOntoOwnQueue
    case .leaveGroup: return .unbalancedLeave
    case .setTarget: return .setTargetOfActive
    case .resumeSource: return .overResume
    case .resumeQueue: return isInactive(queue: number) ? .overResumeOfInactive : .overResume
    case .releaseQueue: return isInactive(queue: number) ? .releaseOfInactive : .releaseOfSuspended
    case .releaseSource:
      let isActive = sourceIDs[number].map { sources[Int($0)].isActive } ?? false
      return isActive ? .releaseOfSuspended : .releaseOfInactive
    case .releaseSemaphore: return .semaphoreInUse
    case .waitForWorkItem:
      let wasWaitedFor = workItemIDs[number].map { workItems[Int($0)].wasWaitedFor } ?? false
      return wasWaitedFor ? .waitedForTwice : .runTwiceAndWaitedFor
    case .notifyByWorkItem: return .runTwiceAndObserved
    case .runWorkItem: return .runTwiceAndWaitedFor
    case .precondition: return .other("the process was ended by a trap")
    case .none: return items.contains(where: isRunOfWaitedItem) ? .runTwiceAndWaitedFor : nil
    }
  }

  private func isInactive(queue number: Int) -> Bool { queueIDs[number].map { queues[QueueID($0)]?.isInactive == true } ?? false }

  /// What the operation is about; nil for one that names nothing.
  private func object(of operation: RecordedOperation, _ line: LogLine?) -> Outcome.Trap.Object? {
    let number = line?.b ?? -1
    return switch operation {
    case .setTarget, .resumeQueue, .releaseQueue: queueIDs[number].map { .queue(QueueID($0)) }
    case .leaveGroup: groupIDs[number].map { .group(GroupID($0)) }
    case .releaseSemaphore: semaphoreIDs[number].map { .semaphore(SemaphoreID($0)) }
    case .resumeSource, .releaseSource: sourceIDs[number].map { .source(SourceID($0)) }
    case .waitForWorkItem, .notifyByWorkItem, .runWorkItem: workItemIDs[number].map { .workItem(WorkItemID($0)) }
    case .none, .sync, .precondition: nil
    }
  }

  private func isRunOfWaitedItem(_ item: ItemFacts) -> Bool {
    guard let workItem = item.workItem else { return false }
    return workItems[workItem.offset].wasWaitedFor && !item.isStarted
  }
}

extension String {
  /// The rest of the line after `marker`, if it is there.
  fileprivate func text(after marker: String) -> String? {
    guard let range = firstRange(of: marker) else { return nil }
    return String(self[range.upperBound...].prefix { $0 != "\n" })
  }
}
