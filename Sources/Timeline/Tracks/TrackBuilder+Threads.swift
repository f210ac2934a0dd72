internal import DispatchTrace

/// What is drawn of a thread at the event at hand; who runs what on it, and what it waits for, is in the replay.
struct ThreadState {
  /// The open stretches: of the thread's own code, if that is shown, and of the blocks that the replay has on its stack.
  var body: Frame?
  var blocks: [Frame] = []
  var hasCores: Bool
  var core: Int32 = -1
  /// The semaphore that it waits for, or tries again after a wake-up that another was faster to use (M-03).
  var wanted: SemaphoreID?
  var call: Int32 = -1
  /// `call` tells two sleeps one right after the other apart.
  var span: (kind: SpanKind, name: Int32, call: Int32)?

  /// The block that ended here last, and when.
  var lastEnded: (activity: Int32, key: Int64)?

  init(hasCores: Bool) {
    self.hasCores = hasCores
  }

  var hasFrame: Bool { !blocks.isEmpty || body != nil }

  /// The stretch of the innermost block.
  var top: Frame? {
    get { blocks.last ?? body }
    set {
      guard let newValue else { return }
      if blocks.isEmpty { body = newValue } else { blocks[blocks.count - 1] = newValue }
    }
  }
}

/// The stretch of a block that is open.
struct Frame {
  var activity: Int32
  var since: Int64
  var kind = Segment.Kind.running
  var name: Int32 = -1
  var core: Int32 = -1
  var once: Int32 = -1
  var stop: StopReason?
  var call: Int32 = -1
  var isUnderneath = false
  var isCovered = false

  init(activity: Int32, since: Int64) {
    self.activity = activity
    self.since = since
  }
}

extension TrackBuilder {
  func kind(of thread: Int) -> ThreadKind? {
    thread < tracks.threads.count ? tracks.threads[thread].kind : nil
  }

  /// The block that runs on `thread`, or the thread's own code; -1 for none that is shown.
  func caller(on thread: Int) -> Int32 {
    guard threads.indices.contains(thread) else { return -1 }
    return replay.item(on: ThreadID(thread))?.index ?? threads[thread].body?.activity ?? -1
  }

  mutating func created(_ thread: Int, _ kind: ThreadKind, _ name: StringID?, at key: Int64) {
    tracks.threads[thread].kind = kind
    tracks.threads[thread].name = name
    if kind == .detached { beginBody(thread: thread, at: key) }
  }

  mutating func setCore(_ thread: Int, _ core: Int32, at key: Int64) {
    threads[thread].core = core
    refresh(thread, at: key)
  }

  mutating func setWait(_ thread: Int, _ reason: TraceEvent.WaitReason, at key: Int64) {
    switch reason {
    case .sync(_, let item), .syncOnMainThread(let item): threads[thread].call = Self.call(item)
    case .semaphore, .group, .workItem, .apply, .once, .lock, .runLoop:
      threads[thread].call = callCount
      callCount += 1
    }
    if case .semaphore(let id) = reason, threads[thread].wanted != id {
      threads[thread].wanted = id
      recountWaiting(id, by: -1, at: key)
    }
    refresh(thread, at: key)
  }

  private static func call(_ item: ItemID) -> Int32 { -2 - item.index }

  mutating func waitEnded(
    _ thread: Int, _ wait: TraceReplay.Wait, isTimedOut: Bool, _ waker: ThreadID?, at key: Int64
  ) {
    if isTimedOut {
      tracks.timeouts.insert(threads[thread].call)
      if case .semaphore(let id) = wait.reason {
        threads[thread].wanted = nil
        recountWaiting(id, by: 1, at: key)
      }
    }
    if let waker {
      let (from, to) = (ender(of: wait.reason, on: waker.offset, at: key), caller(on: thread))
      if from >= 0, to >= 0, from != to {
        tracks.wakes.append(Wake(key: key, waker: from, woken: to, reason: wait.reason))
      }
    }
    refresh(thread, at: key)
  }

  /// Who ended a wait: the block that did, which may be over by then, or the thread's own code.
  private func ender(of reason: TraceEvent.WaitReason, on thread: Int, at key: Int64) -> Int32 {
    switch reason {
    case .group(let id): return lastToLeave[id.index] ?? caller(on: thread)
    case .workItem:
      guard threads.indices.contains(thread), let last = threads[thread].lastEnded, last.key == key else { break }
      return last.activity
    case .sync, .syncOnMainThread, .semaphore, .apply, .once, .lock, .runLoop: break
    }
    return caller(on: thread)
  }

  /// A block that belongs to the group leaves it when it is over.
  mutating func left(_ group: GroupID, _ member: ItemID?, by thread: Int) {
    lastToLeave[group.index] = member?.index ?? caller(on: thread)
  }

  mutating func spanBegan(_ kind: SpanKind, _ name: StringID?, on thread: Int, at key: Int64) {
    if self.kind(of: thread) == .outside, let name { return visited(name, at: key) }
    let text = name?.index ?? -1
    threads[thread].span = (kind, text, callCount)
    callCount += 1
    let block = caller(on: thread)
    if text >= 0, block >= 0 {
      let known = tracks.activities[Int(block)].spanName
      tracks.activities[Int(block)].spanName = known == -1 || known == text ? text : -2
    }
    refresh(thread, at: key)
  }

  mutating func spanEnded(on thread: Int, at key: Int64) {
    threads[thread].span = nil
    refresh(thread, at: key)
  }

  mutating func accessed(_ variable: VariableID, _ event: TraceEvent) {
    let block = caller(on: event.thread.offset)
    guard block >= 0 else { return }
    tracks.accesses.append(
      AccessTrack(
        key: clock.key(of: event), instant: event.instant, activity: block, variable: variable, position: event.position))
  }

  /// In the block, or the code of its own, that the thread runs.
  func touch(by thread: Int, at key: Int64) -> Touch? {
    let block = caller(on: thread)
    return block >= 0 ? Touch(key: key, activity: block) : nil
  }

  mutating func started(_ item: ItemID, _ queue: QueueID, on thread: Int, at key: Int64) {
    let index = Int32(item.index)
    var block = tracks.activities[item.offset]
    block.item = item.index
    block.queue = queue.index
    block.thread = Int32(thread)
    block.caller = threads[thread].top?.activity ?? -1
    block.started = key
    if block.submitted == Activity.never { block.submitted = key }
    tracks.activities[item.offset] = block
    tracks.queues[queue.offset].started.append(index)
    if block.caller >= 0 {
      var look = Self.underneath(block, in: queue)
      look.isCovered = tracks.activities[Int(block.caller)].carries(block)
      retag(thread, at: key, look)
    }
    threads[thread].blocks.append(Frame(activity: index, since: key))
    refresh(thread, at: key)
  }

  private static func underneath(_ block: Activity, in queue: QueueID) -> Frame {
    var look = Frame(activity: -1, since: 0)
    look.kind = .stopped
    look.stop = isServed(block, in: queue) ? .servesLoop : .runsInline(queue: queue, kind: block.kind)
    look.call = block.kind == .apply ? -1 : call(ItemID(block.item))
    look.isUnderneath = true
    return look
  }

  /// A `sync` of the thread's own, and an iteration, are called by what is underneath; all else comes from the loop. A `main.sync` on the
  /// main thread is another thread's.
  private static func isServed(_ block: Activity, in queue: QueueID) -> Bool {
    switch block.kind {
    case .apply: false
    case .sync: block.thread == 0 && queue == .main
    case .async, .after, .notify, .timer, .source, .cancelHandler, .registrationHandler: true
    }
  }

  /// The block ends that the replay took off the stack.
  mutating func ended(_ item: ItemID, on thread: Int, at key: Int64) {
    guard let depth = threads[thread].blocks.lastIndex(where: { $0.activity == item.index }) else { return }
    close(threads[thread].blocks.remove(at: depth), thread: thread, at: key, isOpen: false)
    threads[thread].lastEnded = (item.index, key)
    threads[thread].span = nil
    refresh(thread, at: key)
  }

  /// The thread's own code ends.
  mutating func bodyEnded(_ thread: Int, at key: Int64) {
    guard let body = threads[thread].body else { return }
    threads[thread].body = nil
    close(body, thread: thread, at: key, isOpen: false)
    threads[thread].span = nil
  }

  mutating func close(_ frame: Frame, thread: Int, at key: Int64, isOpen: Bool) {
    emit(frame, until: key, isOpen: isOpen)
    if !isOpen { tracks.activities[Int(frame.activity)].ended = key }
  }

  /// Gives the innermost block of `thread` the stretch that its state now calls for.
  mutating func refresh(_ thread: Int, at key: Int64) {
    guard threads.indices.contains(thread), threads[thread].hasFrame else { return }
    let span = threads[thread].span
    var look = Frame(activity: -1, since: 0)
    look.name = span?.name ?? -1
    look.once = once(on: thread)
    if let wait = wait(of: thread) {
      look.kind = .stopped
      look.stop = .waits(wait.reason)
      look.call = threads[thread].call
      look.name = -1
    } else if let span, span.kind != .work {
      look.kind = span.kind == .io ? .io : .sleep
      look.call = span.call
    } else if threads[thread].hasCores, threads[thread].core < 0 {
      look.kind = isFrozen ? .frozen : .ready
    } else {
      look.core = threads[thread].core
    }
    retag(thread, at: key, look)
  }

  private func wait(of thread: Int) -> TraceReplay.Wait? {
    replay.threads.indices.contains(thread) ? replay.threads[thread].wait : nil
  }

  /// The innermost one-time initialisation in progress.
  private func once(on thread: Int) -> Int32 {
    guard replay.threads.indices.contains(thread) else { return -1 }
    for activation in replay.threads[thread].activations.reversed() {
      if case .once(let id) = activation { return id.index }
    }
    return -1
  }

  /// `isOwn` is false for what a library makes.
  mutating func onceBegan(_ id: OnceID, isOwn: Bool, on thread: Int, at key: Int64) {
    let block = caller(on: thread)
    if isOwn, block >= 0, tracks.activities[Int(block)].once < 0 { tracks.activities[Int(block)].once = id.index }
    refresh(thread, at: key)
  }

  /// Of all that a thread's own code makes only what it does not finish is told.
  mutating func onceEnded(on thread: Int, at key: Int64) {
    let block = caller(on: thread)
    if block >= 0, tracks.activities[Int(block)].isBody { tracks.activities[Int(block)].once = -1 }
    refresh(thread, at: key)
  }

  private mutating func retag(_ thread: Int, at key: Int64, _ look: Frame) {
    guard var frame = threads[thread].top else { return }
    let isSame =
      frame.kind == look.kind && frame.name == look.name && frame.core == look.core && frame.stop == look.stop
      && frame.call == look.call
      && frame.isUnderneath == look.isUnderneath && frame.isCovered == look.isCovered && frame.once == look.once
    if isSame { return }
    emit(frame, until: key, isOpen: false)
    if key > frame.since { frame.since = key }
    (frame.kind, frame.name, frame.core) = (look.kind, look.name, look.core)
    (frame.stop, frame.isUnderneath, frame.once) = (look.stop, look.isUnderneath, look.once)
    frame.call = look.call
    frame.isCovered = look.isCovered
    threads[thread].top = frame
  }

  private mutating func emit(_ frame: Frame, until key: Int64, isOpen: Bool) {
    guard key > frame.since || isOpen else { return }
    tracks.segments.append(
      Segment(
        activity: frame.activity, kind: frame.kind, name: frame.name, core: frame.core, once: frame.once, start: frame.since,
        end: key, stop: frame.stop, call: frame.call, isOpen: isOpen, isUnderneath: frame.isUnderneath, isCovered: frame.isCovered
      ))
  }
}
