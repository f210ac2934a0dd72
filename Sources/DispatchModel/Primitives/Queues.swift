import DispatchTrace

// Queues come into being, are suspended and resumed, get targets, and go (Q-01…Q-22, U-01…U-04).
extension Simulation {
  /// The queues that every program has: main and the roots. Their labels are in `StandingQueues.strings`.
  mutating func createStandingQueues() {
    for queue in StandingQueues.all { queues.append(queue) }
    for root in 0..<Self.rootCount { pools.append(Pool(isOvercommit: root % 2 == 1)) }
    declare(.main)
  }

  /// Main and global queues enter the trace when they are first used.
  mutating func declare(_ queue: QueueID) {
    guard !queues[queue].isDeclared else { return }
    queues[queue].isDeclared = true
    let state = queues[queue]
    record(
      .queueCreated(
        queue,
        TraceEvent.Queue(
          label: state.label, target: state.target, kind: state.kind, qos: state.qos,
          isOvercommit: state.isRoot && queue.offset % 2 == 0, isInactive: state.isInactive)))
  }

  mutating func globalQueue(_ qos: QoSClass) -> QueueID {
    let root = Self.root(platform.effective(qos == .unspecified ? .default : qos), isOvercommit: false)
    declare(root)
    return root
  }

  /// A serial queue defaults to the overcommit root of its class, a concurrent one to the other.
  mutating func createQueue(_ request: QueueRequest) -> QueueID {
    let qos = platform.effective(request.qos)
    let target = request.target ?? Self.root(qos == .unspecified ? .default : qos, isOvercommit: !request.isConcurrent)
    declare(target)
    if let stepping, request.target != nil, !queues[target].isRoot { stepping.markTargeted(anchor(of: target)) }
    var state = QueueState(
      kind: request.isConcurrent ? .concurrent : .serial, label: request.label, qos: qos, target: target,
      width: request.isConcurrent ? width(request) : 1)
    state.isInactive = request.isInactive
    state.relativePriority = request.relativePriority
    let queue = queues.append(state)
    queues[target].users += 1
    declare(queue)
    return queue
  }

  private func width(_ request: QueueRequest) -> Int32 {
    if stepping == nil, let width = request.width { width } else { QueueState.concurrentWidth }
  }

  mutating func setTarget(_ queue: QueueID, _ target: QueueID?) {
    guard isCustom(queue) else { return }
    guard queues[queue].isInactive else {
      return trap(.setTargetOfActive, about: .queue(queue))
    }
    let qos = queues[queue].qos
    let target =
      target ?? Self.root(qos == .unspecified ? .default : qos, isOvercommit: queues[queue].kind == .serial)
    declare(target)
    if let stepping, !queues[target].isRoot { stepping.markTargeted(anchor(of: target)) }
    if let old = queues[queue].target { stopUsing(old) }
    queues[target].users += 1
    queues[queue].isInTargetCycle = reaches(queue, from: target)
    queues[queue].target = queues[queue].isInTargetCycle ? nil : target
    record(.queueRetargeted(queue, target: target))
  }

  /// Whether `queue` is `bottom` or one of its targets.
  func reaches(_ queue: QueueID, from bottom: QueueID) -> Bool {
    var level: QueueID? = bottom
    while let next = level {
      if next == queue { return true }
      level = queues[next].target
    }
    return false
  }

  /// Suspending, resuming, activating, retargeting a global or the main queue does nothing.
  private func isCustom(_ queue: QueueID) -> Bool { queue.offset > Self.rootCount }

  mutating func suspend(_ queue: QueueID) {
    if isCustom(queue) { queues[queue].suspendCount += 1 }
    record(.queueSuspended(queue, count: queues[queue].suspendCount))
  }

  mutating func resume(_ queue: QueueID) {
    guard isCustom(queue) else { return record(.queueResumed(queue, count: 0)) }
    if queues[queue].suspendCount == 0 {
      return trap(queues[queue].isInactive ? .overResumeOfInactive : .overResume, about: .queue(queue))
    }
    queues[queue].suspendCount -= 1
    record(.queueResumed(queue, count: queues[queue].suspendCount))
    if !queues[queue].isSuspended { becomeAvailable(queue) }
  }

  /// Idempotent.
  mutating func activate(_ queue: QueueID) {
    guard isCustom(queue), queues[queue].isInactive else { return }
    queues[queue].isInactive = false
    record(.queueActivated(queue))
    if !queues[queue].isSuspended { becomeAvailable(queue) }
  }

  /// The last reference is gone. Pending items still run; a suspended or inactive queue must not go (U-01, Q-08).
  mutating func releaseQueue(_ queue: QueueID) {
    guard isCustom(queue) else { return }
    if queues[queue].isInactive {
      trap(.releaseOfInactive, about: .queue(queue))
    } else if queues[queue].suspendCount > 0 {
      trap(.releaseOfSuspended, about: .queue(queue))
    } else {
      queues[queue].isReleased = true
      goIfUnused(queue)
    }
  }

  // MARK: What keeps a queue

  /// A block, a source or another queue does without `queue` from now on.
  mutating func stopUsing(_ queue: QueueID) {
    queues[queue].users -= 1
    goIfUnused(queue)
  }

  /// A queue goes when it has no reference and nothing that uses it is left: with it what was set for it, and perhaps its target.
  /// That its drain may still have to find it empty changes nothing.
  private mutating func goIfUnused(_ queue: QueueID) {
    var next: QueueID? = queue
    while let gone = next, queues[gone].isReleased, queues[gone].users == 0 {
      queues[gone].isReleased = false
      letGoOfSpecifics(of: gone)
      next = queues[gone].target
      if let next { queues[next].users -= 1 }
    }
  }
}
