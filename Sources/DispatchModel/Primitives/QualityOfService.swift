import DequeModule
import DispatchTrace

// Which class a block runs at, and what that means for cores (P-07, P-08). On Linux nothing is propagated and classes change
// only the nice value of threads, which is not modelled.
extension Simulation {
  /// The class of a block submitted now: enforced, the queue's, its own, or the submitter's (capped at user-initiated).
  func effectiveQoS(_ block: Block, on queue: QueueID) -> QoSClass {
    guard schedulesByQoS else { return block.qos }
    let floor = classOfQueue(queue)
    if block.flags.contains(.enforceQoS) && block.qos != .unspecified { return max(block.qos, floor) }
    if floor != .unspecified { return floor }
    if block.qos != .unspecified { return block.qos }
    if block.flags.contains(.noQoS) || block.flags.contains(.detached) { return .unspecified }
    return min(threads[running].qos, .userInitiated)
  }

  /// What the running code would be told. The main thread is user-interactive; what it hands to others without a class is
  /// user-initiated to them (P-08), which is only told: in the model such blocks are as urgent as any without a class.
  var ownQoS: QoSClass {
    if running == .main { return .userInteractive }
    if threads[running].qos != .unspecified { return threads[running].qos }
    return threads[running].servesMain ? .userInitiated : .default
  }

  /// Whether a block without a class that is submitted now comes from the main thread, directly or through others.
  func comesFromMain(_ block: Block) -> Bool {
    guard block.qos == .unspecified, !block.flags.contains(.noQoS), !block.flags.contains(.detached) else { return false }
    return running == .main || threads[running].servesMain && threads[running].qos == .unspecified
  }

  /// The class of the queue or of the nearest target that has one; the default root has none.
  private func classOfQueue(_ queue: QueueID) -> QoSClass {
    var level: QueueID? = queue
    while let next = level {
      let qos = queues[next].qos
      if queues[next].isRoot { return qos == .default ? .unspecified : qos }
      if qos != .unspecified { return qos }
      level = queues[next].target
    }
    return .unspecified
  }

  /// How urgently a thread wants a core: the main thread counts as user-interactive, a worker without a class as default.
  private func urgency(of thread: ThreadID) -> QoSClass {
    let qos = max(threads[thread].qos, threads[thread].lentQoS)
    if qos != .unspecified { return qos }
    return thread == .main ? .userInteractive : .default
  }

  /// Whether `thread` may have a core that `other` could use.
  func isAsUrgent(_ thread: ThreadID, as other: ThreadID) -> Bool {
    !schedulesByQoS || urgency(of: thread) >= urgency(of: other)
  }

  /// Which of the threads in line gets a core: among the most urgent ones the first, unless choices are made. O(threads in line).
  mutating func takeFromCoreQueue() -> ThreadID {
    guard schedulesByQoS else {
      return coreQueue.remove(at: chooseOnCore(among: coreQueue.count))
    }
    var most = QoSClass.unspecified
    var first = 0
    var count = 0
    for index in coreQueue.indices {
      let urgency = urgency(of: coreQueue[index])
      if urgency > most { (most, first, count) = (urgency, index, 1) } else if urgency == most { count += 1 }
    }
    let chosen = chooseOnCore(among: count)
    if chosen == 0 { return coreQueue.remove(at: first) }
    let equals = coreQueue.indices.filter { urgency(of: coreQueue[$0]) == most }
    return coreQueue.remove(at: equals[chosen])
  }

  private func chooseOnCore(among count: Int) -> Int {
    alwaysFirst || count == 1 ? 0 : choices.choose(among: count, at: .nextOnCore)
  }

  /// `thread` stands in line: the least urgent computing thread makes room at once if it is less urgent.
  mutating func preempt(for thread: ThreadID) {
    guard schedulesByQoS else { return }
    let wanted = urgency(of: thread)
    var victim: ThreadID?
    for other in cores {
      guard let other, threads[other].activity == .computing, urgency(of: other) < wanted else { continue }
      if let present = victim, urgency(of: present) <= urgency(of: other) { continue }
      victim = other
    }
    if let victim { endQuantum(victim) }
  }

  /// Who waits in `sync` lends its class to the queue's owner, so that no inversion arises (P-08).
  mutating func lendQoS(of waiting: ThreadID, to owner: ThreadID?) {
    guard schedulesByQoS, let owner, owner != waiting else { return }
    threads[owner].lentQoS = max(threads[owner].lentQoS, threads[waiting].qos)
  }
}
