import DispatchModel
import DispatchTrace

/// What the things of a random program are called in one simulation of it, in the order in which they are declared.
struct ProgramThings {
  var queues: [QueueID] = []
  private(set) var groups: [GroupID] = []
  private(set) var semaphores: [SemaphoreID] = []
  private(set) var locks: [LockID] = []
  private(set) var sources: [SourceID] = []
  private(set) var onces: [OnceID] = []
  private(set) var items: [WorkItemID] = []
  private var handlers: [(source: Int, handler: SourceHandler)] = []
  private var handlersSet = 0

  enum Declaration {
    case queue(RandomProgram.Queue)
    case group
    case semaphore(Int)
    case lock(RandomProgram.Lock)
    case source(RandomProgram.Source)
    case once
    case item(RandomProgram.WorkItem)
    case handler(source: Int, SourceHandler)
  }

  init(_ program: RandomProgram) {
    for (index, source) in program.sources.enumerated() {
      handlers.append((index, .event))
      if source.cancel != nil { handlers.append((index, .cancel)) }
      if source.registration != nil { handlers.append((index, .registration)) }
    }
  }

  mutating func keep(_ reply: Reply) {
    switch reply {
    case .queue(let id): queues.append(id)
    case .group(let id): groups.append(id)
    case .semaphore(let id): semaphores.append(id)
    case .lock(let id): locks.append(id)
    case .source(let id): sources.append(id)
    case .once(let id): onces.append(id)
    case .workItem(let id): items.append(id)
    case .begin, .done, .flag, .number, .instant, .text, .value, .qos, .thread, .variable: break
    }
  }

  /// What is declared next; nil when everything is there.
  mutating func next(of program: RandomProgram) -> Declaration? {
    if queues.count < program.queues.count { return .queue(program.queues[queues.count]) }
    if groups.count < program.groupCount { return .group }
    if semaphores.count < program.semaphores.count { return .semaphore(program.semaphores[semaphores.count]) }
    if locks.count < program.locks.count { return .lock(program.locks[locks.count]) }
    if sources.count < program.sources.count { return .source(program.sources[sources.count]) }
    if onces.count < program.onces.count { return .once }
    if items.count < program.workItems.count { return .item(program.workItems[items.count]) }
    guard handlersSet < handlers.count else { return nil }
    defer { handlersSet += 1 }
    return .handler(source: handlers[handlersSet].source, handlers[handlersSet].handler)
  }

  func operation(_ call: RandomProgram.Call) -> Operation {
    switch call {
    case .activate(let queue): .activate(queues[queue])
    case .suspend(let queue): .suspend(queues[queue])
    case .resume(let queue): .resume(queues[queue])
    case .enter(let group): .enter(groups[group])
    case .leave(let group): .leave(groups[group])
    case .waitGroup(let group): .waitGroup(groups[group], .forever)
    case .signal(let semaphore): .signal(semaphores[semaphore])
    case .waitSemaphore(let semaphore): .waitSemaphore(semaphores[semaphore], .forever)
    case .asyncItem(let queue, let item): .asyncItem(queues[queue], items[item], group: nil)
    case .syncItem(let queue, let item): .syncItem(queues[queue], items[item])
    case .cancel(let item): .cancelItem(items[item])
    case .performItem(let item): .performItem(items[item])
    case .waitItem(let item): .waitItem(items[item], .forever)
    case .activateSource(let source): .activateSource(sources[source])
    case .suspendSource(let source): .suspendSource(sources[source])
    case .resumeSource(let source): .resumeSource(sources[source])
    case .cancelSource(let source): .cancelSource(sources[source])
    case .merge(let source, let value): .mergeData(sources[source], UInt64(value))
    case .precondition(let queue): .precondition(.onQueue, queues[queue])
    }
  }
}
