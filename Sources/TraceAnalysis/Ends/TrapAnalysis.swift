package import DispatchTrace

/// The program died: libdispatch's or Swift's exact text, what really happens, in which block, and how to mend it (§11).
package struct TrapAnalysis: Analysis {
  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    guard case .trapped(let trap) = index.trace.outcome, trap.thread.offset < index.threads.count else { return [] }
    switch trap.cause {
    case .clientBug(let bug): return [finding(bug, trap, index)]
    case .swift: return [swiftTrap(trap, index)]
    }
  }

  private func finding(_ bug: ClientBug, _ trap: Outcome.Trap, _ index: TraceIndex) -> Finding {
    var notes = [Finding.Note]()
    if let meaning = bug.meaning, let rule = bug.rule { notes.append(Finding.Note("\(meaning) (\(rule))")) }
    if let object = trap.object.flatMap({ describe($0, index) }) { notes.append(object) }
    let owned = bug == .syncOntoOwnQueue ? ownedQueue(trap, index) : []
    // The innermost block that holds the queue has been told already.
    let chain = callChain(trap, index)
    notes +=
      owned + chain.dropFirst(owned.first?.position.isKnown == true && owned.first?.position == chain.first?.position ? 1 : 0)
    notes.append(Finding.Note(whatHappens(index.trace.header.platform, bug)))
    return Finding(
      .error, .trap, "BUG IN CLIENT OF LIBDISPATCH: \(trap.message)", at: trap.position, notes: notes,
      instant: index.trace.end, remedies: bug.remedies, subject: trap.message)
  }

  private func swiftTrap(_ trap: Outcome.Trap, _ index: TraceIndex) -> Finding {
    let (causes, remedies) = advice(trap, index)
    return Finding(
      .error, .trap, "Fatal error: \(trap.message)", at: trap.position,
      notes: causes + callChain(trap, index)
        + [Finding.Note("the whole program ends here, whatever the other threads were doing")],
      instant: index.trace.end, remedies: remedies, subject: trap.message)
  }

  private func advice(_ trap: Outcome.Trap, _ index: TraceIndex) -> (causes: [Finding.Note], remedies: [String]) {
    for case .singleWait(let position) in index.trace.remarks {
      let cause = Finding.Note(
        "it waited here, and not in a loop: what was there when it was woken, another thread can have taken before it had the lock again",
        at: position)
      return ([cause], ["wait in a loop: while, in place of if, around wait()"])
    }
    if trap.message.hasPrefix("Attempted to read an unowned reference") {
      return (
        [],
        [
          "[weak self] in place of [unowned self], and nothing to do when it is nil", "or hold the object, by a strong reference",
        ]
      )
    }
    return ([], [])
  }

  private func whatHappens(_ platform: String, _ bug: ClientBug) -> String {
    let darwin = "on Apple's systems the program dies with EXC_BREAKPOINT and this text in the crash report"
    if bug == .recursiveOnce { return "\(darwin); on Linux it hangs (O-02)" }
    let linux =
      bug.isLogged
      ? "on Linux it dies with SIGILL (exit code 132); the text is logged to syslog, or to stderr with LIBDISPATCH_LOG=stderr"
      : "on Linux it dies with SIGILL (exit code 132) without a word"
    return platform == "linux" ? "\(linux); \(darwin)" : "\(darwin); \(linux)"
  }

  /// The misused object and where it was made; nil when the trace does not know it.
  private func describe(_ object: Outcome.Trap.Object, _ index: TraceIndex) -> Finding.Note? {
    func note(_ kind: String, _ table: [TraceIndex.Object], _ offset: Int) -> Finding.Note? {
      guard table.indices.contains(offset) else { return nil }
      let name = table[offset].ownName.map(index.text)
      return Finding.Note("the \(kind)\(suffix(name, kind)) was made here", at: table[offset].position)
    }
    switch object {
    case .queue(let queue):
      guard index.queues.indices.contains(queue.offset) else { return nil }
      return Finding.Note("the queue \(index.name(of: queue)) was made here", at: index.queues[queue.offset].position)
    case .group(let group): return note("group", index.groups, group.offset)
    case .semaphore(let semaphore): return note("semaphore", index.semaphores, semaphore.offset)
    case .workItem(let workItem): return note("work item", index.workItems, workItem.offset)
    case .source(let source): return note("source", index.sources, source.offset)
    case .once(let once): return note("initialiser", index.onces, once.offset)
    }
  }

  /// Nothing for a group that is called `group`.
  private func suffix(_ name: String?, _ kind: String) -> String {
    guard let name, name != kind else { return "" }
    return " \(name)"
  }

  /// For the self-deadlock: which queue, and which block of this thread holds it.
  private func ownedQueue(_ trap: Outcome.Trap, _ index: TraceIndex) -> [Finding.Note] {
    let submission = index.lastEvent(of: trap.thread) { if case .submitted(let it) = $0 { it.kind == .sync } else { false } }
    guard case .submitted(let sync)? = submission?.kind else { return [] }
    let wanted = Array(index.targets.chain(from: sync.queue))
    for item in index.running(on: trap.thread).reversed() {
      guard let held = index.items[item.offset].runQueue else { continue }
      guard let shared = index.targets.chain(from: held).first(where: { wanted.contains($0) }) else { continue }
      let through = shared == sync.queue ? "" : ", a target of \(index.name(of: sync.queue)),"
      let position = index.items[item.offset].position
      return [
        Finding.Note(
          "\(index.name(of: shared))\(through) is held by \(index.describe(item, on: trap.thread)), submitted here", at: position)
      ]
    }
    guard wanted.contains(QueueID(0)), trap.thread == ThreadID(0) else { return [] }
    return [Finding.Note("the main thread holds the main queue until it is in its run loop")]
  }

  /// From the inside out, as a debugger shows it.
  private func callChain(_ trap: Outcome.Trap, _ index: TraceIndex) -> [Finding.Note] {
    let items = index.running(on: trap.thread).reversed()
    var notes = items.enumerated().prefix(8).map { depth, item in
      let how = index.items[item.offset].kind == .sync ? "called with sync" : "submitted"
      let lead = depth == 0 ? "in" : "which runs inside"
      return Finding.Note("\(lead) \(index.describe(item, on: trap.thread)), \(how) here", at: index.items[item.offset].position)
    }
    let testCase = index.testCase(before: index.trace.events.count)
    if trap.thread == ThreadID(0), items.isEmpty {
      notes.append(Finding.Note("in \(testCase ?? "top-level code"), on the main thread"))
    }
    let during = testCase.map { ", in the test case \($0)" } ?? ""
    notes.append(Finding.Note("on \(index.name(of: trap.thread)), at \(index.words(index.trace.end))\(during)"))
    return notes
  }
}
