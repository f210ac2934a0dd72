extension Trace {
  /// What the block is called: the name of its submission; else the name of its span when exactly one named span ran in it;
  /// for an iteration of `concurrentPerform` its number and the line of the call (`iteration 2 of line 8`); for a call of a
  /// handler its source's variable (`ticker`, the third call `ticker (3)`, `ticker's cancel handler`); else the function that hands
  /// it over and the line (`load:12`, the second one there `load:12 (2)`); at top level, and where functions are not known, the
  /// queue's name and the line (`photos:12`). Where no line is known it is the number of the submission to that queue (`photos 3`).
  ///
  /// Builds an index each time: O(events). Whoever needs more than one name keeps a `TraceIndex`.
  public func name(of item: ItemID) -> String {
    TraceIndex(self).name(of: item)
  }
}

extension TraceIndex {
  /// See `Trace.name(of:)`. A block that was never submitted, from nowhere, is `photos block`.
  package func name(of id: ItemID) -> String {
    guard id.offset < items.count, id.index >= 0 else { return "\(id)" }
    if let given = givenName(of: id) { return text(given) }
    let item = items[id.offset]
    if let iteration = item.iteration {
      return item.position.line > 0 ? "iteration \(iteration) of line \(item.position.line)" : "iteration \(iteration)"
    }
    if let place = place(of: id) {
      return numbered(place, item.numberAtPlace)
    }
    let queue = item.queue.map(label(of:)) ?? "\(id)"
    return item.number > 0 ? "\(queue) \(item.number)" : "\(queue) block"
  }

  /// `load:12` also for the second block from there: what it is called beside its number in a picture.
  package func nameBesideNumber(of id: ItemID) -> String {
    guard items.indices.contains(id.offset), givenName(of: id) == nil, items[id.offset].iteration == nil else {
      return name(of: id)
    }
    return place(of: id) ?? name(of: id)
  }

  /// `load (submission 3)`, where several blocks are called so: the number that it has in pictures.
  package func nameWithNumber(of id: ItemID) -> String {
    guard let call = numberedCall(of: id) else { return name(of: id) }
    let earlier = items.indices.count { numberedCall(of: ItemID($0)).map { $0 < call } ?? false }
    return "\(name(of: id)) (submission \(earlier + 1))"
  }

  /// The call that hands the block over; nil for what pictures do not number: handlers, and what comes from outside the program.
  package func numberedCall(of id: ItemID) -> Moment? {
    let item = items[id.offset]
    if item.kind.isOfHandler || item.submitter.map({ threads[$0.offset].kind == .outside }) ?? false { return nil }
    return item.due == nil ? item.submitted : item.scheduled
  }

  /// The name from the scenario, nil when it would be made of a place, or of queue and number.
  package func givenName(of id: ItemID) -> StringID? {
    guard id.offset < items.count, id.index >= 0 else { return nil }
    let item = items[id.offset]
    let span = item.namedSpanCount == 1 ? item.spanName.flatMap { text($0).isEmpty ? nil : $0 } : nil
    let workItem = item.workItem.flatMap { $0.offset < workItems.count ? workItems[$0.offset] : nil }
    if let span, workItem?.sharesVariable == true { return span }
    if let name = item.ownName, !text(name).isEmpty { return name }
    return workItem?.ownName ?? span
  }

  /// It is not the first block from its place that nobody named.
  package func isNumberedAtPlace(_ id: ItemID) -> Bool { items[id.offset].numberAtPlace > 1 && givenName(of: id) == nil }

  /// Other blocks come from the same place, and `name` is what one of them is called, in this order or in another.
  package func isNumberedAtPlace(_ id: ItemID, as name: String) -> Bool {
    guard items[id.offset].numberAtPlace > 1, let place = place(of: id) else { return false }
    return name == place || name.hasPrefix("\(place) (")
  }

  /// Nil where neither a source nor a line is known.
  private func place(of id: ItemID) -> String? {
    let item = items[id.offset]
    if item.numberAtPlace == 0 { return nil }
    if let source = nameOfSource(item) {
      switch item.kind {
      case .async, .sync, .after, .notify, .apply, .timer, .source: return source
      case .cancelHandler: return "\(source)'s cancel handler"
      case .registrationHandler: return "\(source)'s registration handler"
      }
    }
    let position = namingPosition(of: id)
    let line = position.line
    if let function = item.function { return "\(functions[Int(function)].name):\(line)" }
    let files = trace.header.otherFiles
    if files.indices.contains(position.file - 1) { return "\(files[position.file - 1]):\(line)" }
    return item.queue.map { "\(label(of: $0)):\(line)" }
  }

  /// Where it is handed over; else, as for an operation that the end of another one lets go on, the first place in its body.
  package func namingPosition(of id: ItemID) -> SourcePosition {
    let position = items[id.offset].position
    return position.isKnown ? position : firstPlaces[id] ?? .none
  }

  /// Of the source whose handler it calls, where that has a name.
  func nameOfSource(_ item: Item) -> String? {
    guard let source = item.source, source.offset < sources.count else { return nil }
    return sources[source.offset].ownName.map(text)
  }

  /// The queue's label, `account (2)` for the second queue of that label; `main` for the main queue, `global` and `global utility` for
  /// the root queues.
  package func name(of id: QueueID) -> String {
    guard id.offset < queues.count, id.index >= 0 else { return "\(id)" }
    return numbered(label(of: id), queues[id.offset].numberOfLabel)
  }

  /// The same without a number.
  private func label(of id: QueueID) -> String {
    guard id.offset < queues.count, id.index >= 0 else { return "\(id)" }
    let queue = queues[id.offset]
    if id == QueueID(0) || queue.kind == .main { return "main" }
    if queue.kind == .global {
      return queue.qos == .default || queue.qos == .unspecified ? "global" : "global \(queue.qos.name)"
    }
    guard let label = queue.label, !text(label).isEmpty else { return "\(id)" }
    return shortLabel(label)
  }

  /// Whether Swift's tasks run there, whatever number its name has.
  package func isCooperativePool(_ id: QueueID) -> Bool { queues[id.offset].label.map(text) == CooperativePool.label }

  /// `account (2)`: the second that is called so.
  package func numbered(_ name: String, _ number: Int32) -> String { number > 1 ? "\(name) (\(number))" : name }

  /// `main thread`, `worker 1`, …, the name of a detached thread (`search`, the second of that name `search (2)`) or `thread 1`.
  package func name(of id: ThreadID) -> String {
    guard id.offset < threads.count, id.index >= 0 else { return "\(id)" }
    let thread = threads[id.offset]
    if let name = thread.ownName { return numbered(text(name), thread.numberOfName) }
    switch thread.kind {
    case .main: return "main thread"
    case .worker, .overcommitWorker: return thread.number > 0 ? "worker \(thread.number)" : "worker \(id)"
    case .outside: return "outside \(id)"
    case .detached: return thread.number > 0 ? "thread \(thread.number)" : "thread \(id)"
    }
  }

  package func name(of id: GroupID) -> String { name("group", id.description, groups, id.offset) }
  package func name(of id: SemaphoreID) -> String {
    let kind = kind(of: id)
    // Nobody made that one: it stands for what somebody waits for.
    if [.operation, .emptyPipe, .fullPipe].contains(kind), semaphores[id.offset].ownName == nil { return kind.indefinite }
    return name(kind.words, id.description, semaphores, id.offset)
  }
  package func name(of id: WorkItemID) -> String { name("work item", id.description, workItems, id.offset) }
  package func name(of id: SourceID) -> String { name("source", id.description, sources, id.offset) }
  package func name(of id: OnceID) -> String { name("initialiser", id.description, onces, id.offset) }
  package func name(of id: LockID) -> String { name("lock", id.description, locks, id.offset) }
  package func name(of id: VariableID) -> String { name("variable", id.description, variables, id.offset) }

  /// What the lock that `print` takes is called. No name that a scenario gives has a space.
  package static let standardOutput = "standard output"

  package func isStandardOutput(_ id: LockID) -> Bool {
    id.offset < locks.count && locks[id.offset].ownName.map(text) == Self.standardOutput
  }

  package func kind(of id: SemaphoreID) -> SemaphoreKind {
    semaphoreKinds.indices.contains(id.offset) ? semaphoreKinds[id.offset] : .semaphore
  }

  package func text(_ id: StringID) -> String { trace.strings[id] }

  private func name(_ kind: String, _ id: String, _ table: [Object], _ offset: Int) -> String {
    guard offset >= 0, offset < table.count, let name = fullName(of: table[offset]) else { return "\(kind) \(id)" }
    return numbered(name, table[offset].numberOfName)
  }
}

extension TraceIndex {
  /// As a sentence has it.
  package func words(of thread: ThreadID) -> String { thread == .main ? "the main thread" : name(of: thread) }
}

extension Collection<String> {
  /// `a, b and c`.
  package var asList: String {
    let names = Array(self)
    guard names.count > 1, let last = names.last else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
