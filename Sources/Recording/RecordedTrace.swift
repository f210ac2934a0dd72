package import DispatchTrace

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Trace {
  /// The trace of a real run of `source`: what was recorded, in the format of a simulated one.
  ///
  /// Instants are real nanoseconds since the launch. It says how many cores this machine has, but not which
  /// thread had one when: the recorder cannot see that.
  package init(
    recording run: RealRun, of source: String, name: String?, title: String?, caption: String?, highlight: [String] = []
  ) throws(RecordingError) {
    var lines: [LogLine] = []
    for (index, text) in run.log.split(separator: "\n").enumerated() {
      guard let line = LogLine(text) else { throw .unreadable(line: index + 1) }
      lines.append(line)
    }
    var transcript = Transcript(lines, of: ScenarioText(source))
    for (index, line) in lines.enumerated() { transcript.read(line, at: index) }
    transcript.skipCancelled { _ in true }
    transcript.recordUnseenWaits()
    let events = transcript.sortedEvents()
    let outcome = transcript.outcome(of: run)
    let header = TraceHeader(
      origin: .recorded, scenario: name, title: title, caption: caption, highlight: highlight,
      platform: Self.platformOfThisMachine, cores: ProcessInfo.processInfo.activeProcessorCount,
      quantum: .zero)
    self.init(
      header: header, strings: transcript.strings, events: events, outcome: outcome, end: events.last?.instant ?? .zero)
  }

  private static var platformOfThisMachine: String {
    #if os(Linux)
      "linux"
    #else
      "darwin"
    #endif
  }
}

// How it ended.
extension Transcript {
  /// Those that wait for ever, when the run ended because nothing could happen any more.
  private var waitingThreads: [ThreadID] {
    guard let last = ahead.lines.last, last.kind == "over" else { return [] }
    return last.text(0).split(separator: ",").compactMap { Int($0) }.map { ThreadID(threadIDs.known($0)) }.sorted()
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

  func outcome(of run: RealRun) -> Outcome {
    guard let last = ahead.lines.last else { return .completed }
    let thread = ThreadID(threadIDs.known(last.thread))
    let position = threads.indices.contains(thread.offset) ? threads[thread.offset].position : .none
    switch last.kind {
    case "over": return waitingThreads.isEmpty ? .completed : .deadlocked(waiting: waitingThreads)
    case "trap":
      return .trapped(trap(last.text(0), run, thread, source.position(last.position)))
    case "limit":
      return .limitReached(Outcome.Limit(kind: .virtualTime, thread: ThreadID(0), position: .none))
    default: break
    }
    switch run.end {
    case .exited(let code): return .exited(code: code)
    case .signalled: return .trapped(trap("", run, thread, position))
    case .overran: return .limitReached(Outcome.Limit(kind: .virtualTime, thread: thread, position: position))
    }
  }

  private func trap(_ operation: String, _ run: RealRun, _ thread: ThreadID, _ position: SourcePosition) -> Outcome.Trap {
    if let text = run.errors.text(after: "Fatal error: ") {
      return Outcome.Trap(.swift(text), thread: thread, position: position)
    }
    let bug = run.errors.text(after: "BUG IN CLIENT OF LIBDISPATCH: ").map { ClientBug(text: $0) } ?? clientBug(operation)
    return Outcome.Trap(.clientBug(bug), thread: thread, position: position, object: object(of: operation))
  }

  /// Linux compiles the texts of libdispatch's traps out (§11); which one it was follows from what the thread was about to do.
  private func clientBug(_ operation: String) -> ClientBug {
    let words = operation.split(separator: " ")
    let number = words.last.flatMap { Int($0) } ?? -1
    switch operation.prefix(while: { !$0.isNumber }) {
    case "sync": return .syncOntoOwnQueue
    case "leave group ": return .unbalancedLeave
    case "setTarget of queue ": return .setTargetOfActive
    case "resume source ": return .overResume
    case "resume queue ":
      let isInactive = queues[QueueID(queueIDs.known(number))]?.isInactive == true
      return isInactive ? .overResumeOfInactive : .overResume
    case "release queue ":
      let isInactive = queues[QueueID(queueIDs.known(number))]?.isInactive == true
      return isInactive ? .releaseOfInactive : .releaseOfSuspended
    case "release source ":
      let source = Int(sourceIDs.known(number))
      let isActive = sources.indices.contains(source) && sources[source].isActive
      return isActive ? .releaseOfSuspended : .releaseOfInactive
    case "release semaphore ": return .semaphoreInUse
    case "wait for work item ":
      let workItem = Int(workItemIDs.known(number))
      let wasWaitedFor = workItems.indices.contains(workItem) && workItems[workItem].wasWaitedFor
      return wasWaitedFor ? .waitedForTwice : .runTwiceAndWaitedFor
    case "notify by work item ": return .runTwiceAndObserved
    case "run" where items.contains(where: isRunOfWaitedItem), "run work item ":
      return .runTwiceAndWaitedFor
    default: return .other("the process was ended by a trap")
    }
  }

  /// What `resume queue 13` is about; nil for an operation that names nothing.
  private func object(of operation: String) -> Outcome.Trap.Object? {
    let words = operation.split(separator: " ").suffix(2)
    guard let kind = words.first, let number = words.last.flatMap({ Int($0) }) else { return nil }
    return switch kind {
    case "queue": .queue(QueueID(queueIDs.known(number)))
    case "group": .group(GroupID(groupIDs.known(number)))
    case "semaphore": .semaphore(SemaphoreID(semaphoreIDs.known(number)))
    case "source": .source(SourceID(sourceIDs.known(number)))
    case "item": .workItem(WorkItemID(workItemIDs.known(number)))
    default: nil
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
