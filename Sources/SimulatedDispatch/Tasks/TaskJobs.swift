import DispatchModel
import DispatchTrace

/// Jobs of Swift's tasks and actors as blocks of a simulation: those of the main actor on the main queue, all others on a concurrent queue
/// that runs as many at once as there are cores, as Swift's own pool does.
package enum TaskJobs {
  package enum Executor: Sendable {
    case main
    case pool
  }

  /// A job as the runtime knows it, and what runs it.
  package struct Job {
    private let identity: UnsafeMutableRawPointer
    /// The type of the actor whose job it is.
    fileprivate let actor: Any.Type?
    fileprivate let run: () -> Void

    package init(_ identity: UnsafeMutableRawPointer, of actor: Any.Type?, run: @escaping () -> Void) {
      self.identity = identity
      self.actor = actor
      self.run = run
    }

    fileprivate var qos: QoSClass { QoSClass(unsafeBitCast(identity, to: UnownedJob.self).priority) }
    /// 0 for the jobs of actors.
    fileprivate var task: UInt64 { taskNumber(identity) }
  }

  /// Whether any execution of this process had tasks. Set while one thread runs.
  package nonisolated(unsafe) private(set) static var wereSeen = false

  /// Hands it to the simulation of the calling thread, before that does anything else. `deadline` is nanoseconds after the launch; nil is now.
  package static func enqueue(_ job: Job, on executor: Executor, at deadline: UInt64? = nil) {
    guard let worker = Worker.current, !worker.isTakingDown, let machine = worker.machine else { return }
    wereSeen = true
    let qos = job.qos
    // A task that only wakes another one is nobody's.
    let name = deadline == nil ? job.actor.map { "\($0)" } ?? machine.name(ofTask: job.task) : "sleep"
    let callers = machine.callers(ofTask: job.task)
    worker.askLater {
      let queue = executor == .main ? .main : machine.pool(of: qos, worker)
      var block = machine.block(job.run, DispatchQoS(qosClass: qos.real, relativePriority: 0))
      block.name = machine.intern(name)
      let operation: DispatchModel.Operation =
        if let deadline {
          .asyncAfter(DispatchTime(uptimeNanoseconds: deadline).deadline(), queue, block)
        } else {
          .async(queue, block, group: nil)
        }
      _ = worker.ask(operation, at: worker.site, calledBy: callers)
    }
  }

  /// Whether the caller is code of the main actor, on whatever thread.
  package static var isOnMainQueue: Bool {
    guard let worker = Worker.current, let machine = worker.machine else { return false }
    return machine.text(worker.ask(.currentQueueLabel, at: worker.site)) == "com.apple.main-thread"
  }

  /// The launch is a task with that number and waits for others. Never returns inside of simulations.
  package static func serveMainQueue(asTask number: UInt64) {
    guard let worker = Worker.current, !worker.isTakingDown, let machine = worker.machine else { return }
    machine.mainTask = number
    _ = worker.ask(machine.keepsMainThread ? .runMainLoop : .dispatchMain, at: worker.site)
  }
}

extension ClosureMachine {
  /// The queue of jobs with that priority.
  fileprivate func pool(of qos: QoSClass, _ worker: Worker) -> QueueID {
    if let known = pools[qos] { return known }
    let request = QueueRequest(label: intern(CooperativePool.label), isConcurrent: true, qos: qos, width: cores)
    guard case .queue(let new)? = worker.ask(.createQueue(request), at: worker.site) else { return .main }
    pools[qos] = new
    return new
  }

  /// By the order in which tasks are handed over first; what code at top level waits in is the main task.
  fileprivate func name(ofTask number: UInt64) -> String {
    if number == mainTask { return "main task" }
    if let known = orderOfTasks[number] { return "task \(known)" }
    orderOfTasks[number] = orderOfTasks.count + 1
    return "task \(orderOfTasks.count)"
  }

  /// Who has made the task, whoever lets it go on now.
  fileprivate func callers(ofTask number: UInt64) -> [UInt] {
    if let known = callersOfTasks[number] { return known }
    let callers = CallPlaces.callers()
    if number != 0 { callersOfTasks[number] = callers }
    return callers
  }
}

extension QoSClass {
  fileprivate init(_ priority: JobPriority) {
    switch priority.rawValue {
    // Those that wake others have none.
    case 0, 18...21: self = .default
    case 1...9: self = .background
    case 10...17: self = .utility
    case 22...25: self = .userInitiated
    default: self = .userInteractive
    }
  }
}

/// The runtime's own, which has no declaration.
@_silgen_name("swift_task_getJobTaskId")
private func taskNumber(_ job: UnsafeMutableRawPointer) -> UInt64
