import DispatchTrace

extension Simulation {
  /// Applies exactly one operation of `running`: one line per case. The compiler reads out this list when a case is added.
  mutating func apply(_ operation: Operation) {
    switch operation {
    case .finished: finishBody()
    case .async(let queue, let block, let group): async(queue, block, group: group)
    case .asyncItem(let queue, let item, let group): asyncItem(queue, item, group: group)
    case .sync(let queue, let block): sync(makeItem(block, queue, .sync))
    case .syncItem(let queue, let item): sync(makeItem(item, queue, .sync))
    case .asyncAfter(let deadline, let queue, let block): asyncAfter(deadline, makeItem(block, queue, .async))
    case .asyncAfterItem(let deadline, let queue, let item): asyncAfter(deadline, makeItem(item, queue, .async))
    case .apply(let iterations, let block): apply(iterations: iterations, block)

    case .createQueue(let request): reply(.queue(createQueue(request)))
    case .globalQueue(let qos): reply(.queue(globalQueue(qos)))
    case .setTarget(let queue, let target): setTarget(queue, target)
    case .activate(let queue): activate(queue)
    case .suspend(let queue): suspend(queue)
    case .resume(let queue): resume(queue)
    case .suspendOperations(let queue): record(.operationsSuspended(queue))
    case .resumeOperations(let queue): record(.operationsResumed(queue))
    case .releaseQueue(let queue): releaseQueue(queue)
    case .setSpecific(let queue, let key, let value): setSpecific(queue, key, value)
    case .getSpecific(let queue, let key): reply(.value(specifics.value(key, on: queue)))
    case .getCurrentSpecific(let key): reply(.value(currentSpecific(key)))
    case .precondition(let precondition, let queue): check(precondition, queue)
    case .currentQueueLabel: reply(.text(queues[currentQueue(of: running)].label))
    case .queueLabel(let queue): reply(.text(queues[queue].label))
    case .queueQoS(let queue): reply(.qos(visibleQoS(of: queue), relativePriority: queues[queue].relativePriority))

    case .work(let name, let duration): pass(duration, .work, name)
    case .block(let kind, let name, let duration): pass(duration, kind, name)
    case .now, .toldNow: reply(.instant(now))
    case .told(let instant): reply(.instant(instant))

    case .createGroup(let name): reply(.group(createGroup(name: name)))
    case .enter(let group): enter(group)
    case .leave(let group): leave(group)
    case .notifyGroup(let group, let queue, let block): notify(group, makeItem(block, queue, .notify))
    case .notifyGroupItem(let group, let queue, let item): notify(group, makeItem(item, queue, .notify))
    case .waitGroup(let group, let deadline): waitGroup(group, deadline)
    case .releaseGroup(let group): releaseGroup(group)

    case .createSemaphore(let kind, let name, let value): reply(.semaphore(createSemaphore(kind, name: name, value: value)))
    case .signal(let semaphore): signal(semaphore)
    case .waitSemaphore(let semaphore, let deadline): waitSemaphore(semaphore, deadline)
    case .releaseSemaphore(let semaphore): releaseSemaphore(semaphore)

    case .createWorkItem(let block): reply(.workItem(createWorkItem(block)))
    case .cancelItem(let item): cancelItem(item)
    case .isItemCancelled(let item): askItem(item)
    case .performItem(let item): perform(item)
    case .waitItem(let item, let deadline): waitItem(item, deadline)
    case .notifyItem(let item, let queue, let block): notify(item, makeItem(block, queue, .notify))
    case .notifyItemItem(let item, let queue, let other): notify(item, makeItem(other, queue, .notify))
    case .releaseWorkItem(let item): releaseWorkItem(item)

    case .createSource(let kind, let name, let queue): reply(.source(createSource(kind, name: name, queue)))
    case .setSourceHandler(let source, let handler, let block): setHandler(source, handler, block)
    case .scheduleTimer(let deadline, let source, let interval): schedule(source, deadline, interval: interval)
    case .mergeData(let source, let data): merge(source, data)
    case .tellSource(let source, let data): tell(source, data)
    case .sourceData(let source): reply(.number(sources[source].deliveredData))
    case .activateSource(let source): activate(source)
    case .suspendSource(let source): suspend(source)
    case .resumeSource(let source): resume(source)
    case .cancelSource(let source): cancel(source)
    case .isSourceCancelled(let source): reply(.flag(sources[source].isCancelled))
    case .releaseSource(let source): releaseSource(source)

    case .declareOnce(let name): reply(.once(declareOnce(name: name)))
    case .beginOnce(let once): beginOnce(once)
    case .endOnce(let once): endOnce(once)
    case .createLock(let name, let owner, let isRecursive):
      reply(.lock(createLock(name: name, owner: owner, isRecursive: isRecursive)))
    case .lock(let lock): self.lock(lock, before: .distantFuture)
    case .lockBefore(let lock, let deadline): self.lock(lock, before: deadline.instant)
    case .tryLock(let lock): self.lock(lock, before: now)
    case .unlock(let lock): unlock(lock)
    case .passLock(let lock, _), .passUnwatched(let lock): pass(lock)
    case .watchLock(let lock):
      locks[lock].isWatched = true
      pass(lock)
    case .reachTasks: reply(.done)
    case .meetTasks(let lock): meetTasks(lock)
    case .detachThread(let block): startThread(.detached, block)
    case .exitThread: leaveThread()
    case .startOutside(let block): startThread(.outside, block)
    case .isMainThread: reply(.flag(running == .main))
    case .currentThread: reply(.thread(running))
    case .ownQoS: reply(.qos(ownQoS, relativePriority: 0))
    case .setOwnQoS(let qos): threads[running].qos = qos
    case .coreCount: reply(.number(Int64(configuration.cores)))

    case .runMainLoop: enterRunLoop()
    case .serveMainLoop(let deadline, let isOnePass, let isInTimer):
      serveMainLoop(until: deadline, isOnePass: isOnePass, isInTimer: isInTimer)
    case .leaveTimer(let number, let due, let place): leaveTimer(number, due: due, place)
    case .takeTimer(let number): takeTimer(number)
    case .announceOperation(let lock): operationBlocks.announce(lock, by: running)
    case .announceTurn(let turn): operationBlocks.turns.announce(turn, by: running, in: presentBlock())
    case .announceDependency(let lock): operationBlocks.announce(dependency: lock, by: running)
    case .dispatchMain: dispatchMain()

    case .print(let text): print(text)
    case .holdOutput: holdOutput()
    case .releaseOutput: releaseOutput()
    case .touchUserInterface(let what): record(.touchedUserInterface(what))
    case .failTest(let text, let line): failTest(text, line)
    case .declareVariable(let name, let isLazy): reply(.variable(declareVariable(name, isLazy)))
    case .access(let variable, let kind): record(.accessed(variable, kind))
    case .beginPhase(let name): record(.phaseBegan(name))

    case .freeze: freeze()
    case .thaw: thaw()

    case .exit(let status): end(.exited(code: status))
    case .trap(let text): trapInSwift(text)
    case .limit(.steps): spin()
    case .limit(let kind): reachLimit(kind)
    }
  }

  /// Code that goes on for ever without virtual time holds its core. What the other threads do goes on beside it, and then the execution
  /// ends with this limit. A second one ends it at once.
  private mutating func spin() {
    guard stepping == nil, spinning == nil else { return reachLimit(.steps) }
    spinning = Outcome.Limit(kind: .steps, thread: actor.thread, position: actor.position)
    compute(VirtualDuration(nanoseconds: .max))
  }

  /// A stretch of computing, I/O or sleep, recorded as a span; none when it takes no time.
  private mutating func pass(_ duration: VirtualDuration, _ kind: SpanKind, _ name: StringID?) {
    record(.spanBegan(kind, duration: max(duration, .zero), name: name))
    guard duration > .zero else { return record(.spanEnded) }
    threads[running].isInSpan = true
    switch kind {
    case .work: compute(duration)
    case .io, .sleep: sleep(for: duration)
    }
  }

  /// The default global queue reports `.unspecified`: it only has a fallback class.
  private func visibleQoS(of queue: QueueID) -> QoSClass {
    let state = queues[queue]
    return state.isRoot && state.qos == .default ? .unspecified : state.qos
  }

  private mutating func startThread(_ kind: ThreadKind, _ block: Block) {
    guard threads.count < configuration.limits.threads else { return reachLimit(.threads) }
    let thread = createThread(kind, name: block.name)
    if let stepping {
      stepping.name(thread, stepping.newStrand())
      stepping.name(stepping.strand(ofThread: thread), block.name)
    }
    threads[thread].frames.append(Frame(.detached(block.body), queue: Self.root(.default, isOvercommit: true)))
    code.begin(block.body, on: thread)
    threads[thread].next = .code(.begin(argument: 0))
    unblock(thread)
  }

  /// A thread of the scenario's own ends; the main one as in `dispatchMain()`, which does no more on Linux. In the midst of a block
  /// libdispatch does not put up with it.
  private mutating func leaveThread() {
    switch topFrame.kind {
    case .detached: finishBody()
    case .launch: dispatchMain()
    case .runLoop, .served, .worker, .drain, .block, .sync, .syncOnMainThread, .perform, .applyCaller, .applyHelper, .handOver,
      .giveBack, .lockAgain, .takeAgain, .waited, .dying, .rest:
      trap(.other("Premature thread exit while a dispatch queue is running"))
    }
  }

  private mutating func declareVariable(_ name: StringID, _ isLazy: Bool) -> VariableID {
    let variable = VariableID(variableCount)
    variableCount += 1
    if isLazy { lazyVariables.append(variable) }
    record(.variableDeclared(variable, name: name))
    return variable
  }

  private mutating func trapInSwift(_ text: StringID) {
    end(
      .trapped(
        Outcome.Trap(.swift(trace.strings[text]), thread: running, position: actor.position)))
  }
}
