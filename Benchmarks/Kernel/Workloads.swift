import DispatchModel
import DispatchTrace

/// The launch submits `blocks` empty blocks to one queue.
final class EmptyBlocks: Workload {
  private let isConcurrent: Bool
  private var queue = QueueID(0)

  init(blocks: Int, isConcurrent: Bool) {
    self.isConcurrent = isConcurrent
    super.init(blocks: blocks)
  }

  override func operation(of body: BodyID, step: Int, reply: Reply) -> Operation {
    guard body.index == 0 else { return .finished }
    if step == 0 { return .createQueue(QueueRequest(label: StringID(0), isConcurrent: isConcurrent)) }
    if case .queue(let created) = reply { queue = created }
    return step <= blocks ? .async(queue, Block(BodyID(1)), group: nil) : .finished
  }
}

/// Two serial queues hand one ball back and forth: every block submits the next to the other queue.
final class PingPong: Workload {
  private var queues: [QueueID] = []
  private var hits = 0

  override func operation(of body: BodyID, step: Int, reply: Reply) -> Operation {
    if body.index == 0 {
      if case .queue(let created) = reply { queues.append(created) }
      if step < 2 { return .createQueue(QueueRequest(label: StringID(0))) }
      return step == 2 ? .async(queues[0], Block(BodyID(1)), group: nil) : .finished
    }
    guard step == 0, hits + 1 < blocks else { return .finished }
    hits += 1
    return .async(queues[hits % 2], Block(BodyID(1)), group: nil)
  }
}

/// The launch spreads its blocks over many serial queues.
final class FanOut: Workload {
  static let queueCount = 1_000
  private var queues: [QueueID] = []

  override func operation(of body: BodyID, step: Int, reply: Reply) -> Operation {
    guard body.index == 0 else { return .finished }
    if case .queue(let created) = reply { queues.append(created) }
    if step < Self.queueCount { return .createQueue(QueueRequest(label: StringID(0))) }
    let submitted = step - Self.queueCount
    return submitted < blocks ? .async(queues[submitted % Self.queueCount], Block(BodyID(1)), group: nil) : .finished
  }
}

/// Blocks in one group, waited for by the main thread.
final class GroupOfMany: Workload {
  private var queue = QueueID(0)
  private var group = GroupID(0)

  override func operation(of body: BodyID, step: Int, reply: Reply) -> Operation {
    guard body.index == 0 else { return .finished }
    if case .queue(let created) = reply { queue = created }
    if case .group(let created) = reply { group = created }
    switch step {
    case 0: return .createQueue(QueueRequest(label: StringID(0), isConcurrent: true))
    case 1: return .createGroup(name: nil)
    case 2..<blocks + 2: return .async(queue, Block(BodyID(1)), group: group)
    case blocks + 2: return .waitGroup(group, .forever)
    default: return .finished
    }
  }
}

/// Timers that are all pending before the first is due; each has its own deadline.
final class PendingTimers: Workload {
  private var queue = QueueID(0)

  override func operation(of body: BodyID, step: Int, reply: Reply) -> Operation {
    guard body.index == 0 else { return .finished }
    if step == 0 { return .createQueue(QueueRequest(label: StringID(0))) }
    if case .queue(let created) = reply { queue = created }
    guard step <= blocks else { return .finished }
    // A multiplicative step visits the deadlines out of order, so the heap has to work.
    let place = Int64(step) &* 48_271 % Int64(blocks)
    return .asyncAfter(Deadline(Instant(nanoseconds: 1_000_000 + place * 1_000)), queue, Block(BodyID(1)))
  }
}

/// Blocks on the uppermost of a chain of serial queues, each the target of the next.
final class TargetChain: Workload {
  static let depth = 64
  private var queues: [QueueID] = []

  override func operation(of body: BodyID, step: Int, reply: Reply) -> Operation {
    guard body.index == 0 else { return .finished }
    if case .queue(let created) = reply { queues.append(created) }
    if step < Self.depth { return .createQueue(QueueRequest(label: StringID(0), target: queues.last)) }
    let top = queues[Self.depth - 1]
    return step < Self.depth + blocks ? .async(top, Block(BodyID(1)), group: nil) : .finished
  }
}

/// Two blocks hand a semaphore each to the other, over and over; a hand-over counts as a block.
final class SemaphoreHandOvers: Workload {
  private var queues: [QueueID] = []
  private var semaphores: [SemaphoreID] = []

  override func operation(of body: BodyID, step: Int, reply: Reply) -> Operation {
    if case .queue(let created) = reply { queues.append(created) }
    if case .semaphore(let created) = reply { semaphores.append(created) }
    guard body.index == 0 else { return handOver(by: Int(body.index) - 1, step: step) }
    switch step {
    case 0, 1: return .createQueue(QueueRequest(label: StringID(0)))
    case 2, 3: return .createSemaphore(.semaphore, name: nil, value: 0)
    case 4, 5: return .async(queues[step - 4], Block(BodyID(step - 3)), group: nil)
    default: return .finished
    }
  }

  /// Player 0 serves; each then waits for its own semaphore and signals the other's.
  private func handOver(by player: Int, step: Int) -> Operation {
    if step >= blocks { return .finished }
    return (step + player) % 2 == 0 ? .signal(semaphores[1 - player]) : .waitSemaphore(semaphores[player], .forever)
  }
}
