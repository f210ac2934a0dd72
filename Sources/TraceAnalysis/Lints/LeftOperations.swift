package import DispatchTrace

/// Operations that a queue has and that never begin, although the program has come to rest: their dependencies are a circle, one of them is in no
/// queue or does not finish, or their queue is suspended (F-04, F-11).
package struct LeftOperationsAnalysis: Analysis {
  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    let left = index.trace.leftOperations
    if left.isEmpty { return [] }
    let words = LeftOperationWords(index: index, known: Dictionary(left.map { ($0.lock, $0) }) { first, _ in first })
    var told: Set<LockID> = []
    var findings: [Finding] = []
    for operation in left where operation.stage == .enqueued && !told.contains(operation.lock) {
      guard let circle = words.circle(through: operation) else { continue }
      told.formUnion(circle)
      findings.append(words.finding(circle))
    }
    for operation in left where operation.stage == .enqueued {
      if let finding = words.finding(operation) { findings.append(finding) }
    }
    return findings
  }
}

private struct LeftOperationWords {
  let index: TraceIndex
  let known: [LockID: LeftOperation]

  /// The shortest way back; nil where there is none.
  func circle(through start: LeftOperation) -> [LockID]? {
    var from: [LockID: LockID] = [:]
    var open = start.dependencies
    for next in open { from[next] = start.lock }
    var place = 0
    while place < open.count {
      let here = open[place]
      place += 1
      if here == start.lock { return way(back: from, to: here) }
      for next in known[here]?.dependencies ?? [] where from[next] == nil {
        from[next] = here
        open.append(next)
      }
    }
    return nil
  }

  private func way(back from: [LockID: LockID], to end: LockID) -> [LockID] {
    var way = [end]
    var here = from[end]
    while let next = here, next != end {
      way.append(next)
      here = from[next]
    }
    return Array(way.prefix(1) + way.dropFirst().reversed())
  }

  func finding(_ circle: [LockID]) -> Finding {
    let names = circle.map(name)
    let what = names.count == 1 ? "never runs: it depends on itself" : "never run: their dependencies are a circle"
    let notes = circle.indices.map { place in
      Finding.Note("\(names[place]) depends on \(names[(place + 1) % names.count])", at: position(circle[place]))
    }
    return Finding(
      .warning, .neverRuns, "\(names.asList) \(what)", at: position(circle[0]), notes: notes, instant: index.trace.end,
      remedies: ["leave out one of the dependencies"], subject: names[0])
  }

  /// Of one whose own dependency is in the way; nil where that is told elsewhere, or is not known.
  func finding(_ operation: LeftOperation) -> Finding? {
    let name = name(operation.lock)
    for dependency in operation.dependencies.compactMap({ known[$0] }) {
      let other = self.name(dependency.lock)
      let note = Finding.Note("\(other) was made here", at: position(dependency.lock))
      switch dependency.stage {
      case .new:
        return finding(
          operation, "\(name) never runs: it depends on \(other), which is in no queue", [note], ["add \(other) to a queue, too"])
      case .begun:
        return finding(
          operation, "\(name) never runs: it depends on \(other), which has begun and does not finish", [note],
          ["let \(other) say on every path that it is finished: didChangeValue(forKey: \"isFinished\")"])
      case .enqueued: continue
      }
    }
    guard operation.dependencies.isEmpty, let suspended = index.suspendedOperationQueues.last else { return nil }
    return finding(
      operation, "\(name) never runs: a queue of operations is still suspended",
      [
        Finding.Note(
          "the operation queue \(index.name(of: suspended.queue)) is suspended at least since here", at: suspended.position)
      ],
      ["let it go on: isSuspended = false"])
  }

  private func finding(
    _ operation: LeftOperation, _ message: String, _ notes: [Finding.Note], _ remedies: [String]
  ) -> Finding {
    Finding(
      .warning, .neverRuns, message, at: position(operation.lock), notes: notes, instant: index.trace.end, remedies: remedies,
      subject: name(operation.lock))
  }

  private func name(_ lock: LockID) -> String {
    index.locks.indices.contains(lock.offset) ? index.fullName(of: index.locks[lock.offset]) ?? "an operation" : "an operation"
  }

  private func position(_ lock: LockID) -> SourcePosition {
    index.locks.indices.contains(lock.offset) ? index.locks[lock.offset].position : .none
  }
}

extension TraceIndex {
  /// Queues of operations that are suspended at the end, in the order in which they were.
  var suspendedOperationQueues: [(queue: QueueID, position: SourcePosition)] {
    var held: [(queue: QueueID, position: SourcePosition)] = []
    for event in trace.events {
      if case .operationsSuspended(let queue) = event.kind { held.append((queue, event.position)) }
      if case .operationsResumed(let queue) = event.kind { held.removeAll { $0.queue == queue } }
    }
    return held
  }
}
