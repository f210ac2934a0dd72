import DispatchTrace

// The program as Swift text: readable in a report, and compiled for the real library.
extension RandomProgram {
  /// The lines of the program, but for its end; `say` prints a line, as `print` does.
  func swift(printing say: String = "print") -> String {
    var text = ""
    for (index, queue) in queues.enumerated() { text += "let q\(index) = \(declaration(queue, index))\n" }
    for group in 0..<groupCount { text += "let g\(group) = DispatchGroup()\n" }
    for (index, value) in semaphores.enumerated() { text += "let s\(index) = DispatchSemaphore(value: \(value))\n" }
    for (index, lock) in locks.enumerated() { text += "let l\(index) = \(lock.isRecursive ? "NSRecursiveLock" : "NSLock")()\n" }
    for (index, source) in sources.enumerated() { text += "let u\(index) = DispatchSource.\(maker(source))\n" }
    for index in onces.indices {
      text += """
        enum O\(index) {
          nonisolated(unsafe) static var make: () -> Void = {}
          static let value: Int = { make(); return 1 }()
        }

        """
    }
    for (index, item) in workItems.enumerated() {
      text += "let w\(index) = DispatchWorkItem\(item.isBarrier ? "(flags: .barrier)" : "") {\n"
      text += lines(item.body, "  ", say) + "}\n"
    }
    for (index, body) in onces.enumerated() { text += "O\(index).make = {\n\(lines(body, "  ", say))}\n" }
    for (index, source) in sources.enumerated() { text += handlers(source, index, say) }
    return text + lines(body, "", say)
  }

  private func declaration(_ queue: Queue, _ index: Int) -> String {
    let target = queue.target.map { ", target: q\($0)" } ?? ""
    let attributes = [queue.kind == .concurrent ? ".concurrent" : nil, queue.isInactive ? ".initiallyInactive" : nil].compactMap {
      $0
    }
    let list = attributes.isEmpty ? "" : ", attributes: [\(attributes.joined(separator: ", "))]"
    switch queue.kind {
    case .main: return "DispatchQueue.main"
    case .global: return "DispatchQueue.global()"
    case .serial, .concurrent: return "DispatchQueue(label: \"q\(index)\"\(list)\(target))"
    }
  }

  private func maker(_ source: Source) -> String {
    switch source.kind {
    case .timer: "makeTimerSource(queue: q\(source.queue))"
    case .dataAdd: "makeUserDataAddSource(queue: q\(source.queue))"
    case .dataOr: "makeUserDataOrSource(queue: q\(source.queue))"
    case .dataReplace: "makeUserDataReplaceSource(queue: q\(source.queue))"
    }
  }

  private func handlers(_ source: Source, _ index: Int, _ say: String) -> String {
    var text = "var u\(index)Calls = 0\n"
    let all = [("Event", source.event), ("Cancel", source.cancel), ("Registration", source.registration)]
    for case (let name, let body?) in all { text += "u\(index).set\(name)Handler {\n\(lines(body, "  ", say))}\n" }
    return text
  }

  private func lines(_ body: [Statement], _ indent: String, _ say: String) -> String {
    var text = ""
    for statement in body { text += line(statement, indent, say) }
    return text
  }

  private func line(_ statement: Statement, _ indent: String, _ say: String) -> String {
    func block(_ opening: String, _ body: [Statement]) -> String {
      "\(indent)\(opening) {\n\(lines(body, indent + "  ", say))\(indent)}\n"
    }
    switch statement {
    case .print(let text): return "\(indent)\(say)(\"\(text)\")\n"
    case .printData(let letter, let source): return "\(indent)\(say)(\"\(letter)\\(u\(source).data)\")\n"
    case .async(let queue, let isBarrier, let group, let body):
      let arguments = [group.map { "group: g\($0)" }, isBarrier ? "flags: .barrier" : nil].compactMap { $0 }
      return block("q\(queue).async\(arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")", body)
    case .sync(let queue, let isBarrier, let body): return block("q\(queue).sync\(isBarrier ? "(flags: .barrier)" : "")", body)
    case .concurrentPerform(let iterations, let body):
      return "\(indent)DispatchQueue.concurrentPerform(iterations: \(iterations)) { _ in\n"
        + "\(lines(body, indent + "  ", say))\(indent)}\n"
    case .detachThread(let body): return block("Thread.detachNewThread", body)
    case .notify(let group, let queue, let body): return block("g\(group).notify(queue: q\(queue))", body)
    case .notifyItem(let item, let queue, let body): return block("w\(item).notify(queue: q\(queue))", body)
    case .locked(let lock, let body):
      return "\(indent)l\(lock).lock()\n\(lines(body, indent, say))\(indent)l\(lock).unlock()\n"
    case .once(let once): return "\(indent)_ = O\(once).value\n"
    case .cancelInCall(let number, let source):
      return "\(indent)u\(source)Calls += 1\n\(indent)if u\(source)Calls == \(number) { u\(source).cancel() }\n"
    case .fatalError: return "\(indent)fatalError()\n"
    case .call(let call): return "\(indent)\(text(of: call))\n"
    case .timed(let milliseconds, .after(let queue, let body)):
      return block("q\(queue).asyncAfter(deadline: .now() + .milliseconds(\(milliseconds)))", body)
    case .timed(let milliseconds, let timed):
      return "\(indent)\(text(of: timed, ".now() + .milliseconds(\(milliseconds))", say))\n"
    }
  }

  private func text(of call: Call) -> String {
    switch call {
    case .activate(let queue): "q\(queue).activate()"
    case .suspend(let queue): "q\(queue).suspend()"
    case .resume(let queue): "q\(queue).resume()"
    case .enter(let group): "g\(group).enter()"
    case .leave(let group): "g\(group).leave()"
    case .waitGroup(let group): "g\(group).wait()"
    case .signal(let semaphore): "s\(semaphore).signal()"
    case .waitSemaphore(let semaphore): "s\(semaphore).wait()"
    case .asyncItem(let queue, let item): "q\(queue).async(execute: w\(item))"
    case .syncItem(let queue, let item): "q\(queue).sync(execute: w\(item))"
    case .cancel(let item): "w\(item).cancel()"
    case .performItem(let item): "w\(item).perform()"
    case .waitItem(let item): "w\(item).wait()"
    case .activateSource(let source): "u\(source).activate()"
    case .suspendSource(let source): "u\(source).suspend()"
    case .resumeSource(let source): "u\(source).resume()"
    case .cancelSource(let source): "u\(source).cancel()"
    case .merge(let source, let value): "u\(source).\(merging(sources[source]))(data: \(value))"
    case .precondition(let queue): "dispatchPrecondition(condition: .onQueue(q\(queue)))"
    }
  }

  private func merging(_ source: Source) -> String {
    switch source.kind {
    case .timer, .dataAdd: "add"
    case .dataOr: "or"
    case .dataReplace: "replace"
    }
  }

  private func text(of timed: Timed, _ deadline: String, _ say: String) -> String {
    func attempt(_ object: String, _ letter: String) -> String {
      "\(say)(\(object).wait(timeout: \(deadline)) == .success ? \"\(letter)\" : \"\(letter.lowercased())\")"
    }
    switch timed {
    case .after(let queue, let body):
      return "q\(queue).asyncAfter(deadline: \(deadline)) { \(lines(body, "", say)) }"
    case .afterItem(let queue, let item): return "q\(queue).asyncAfter(deadline: \(deadline), execute: w\(item))"
    case .schedule(let source, let interval):
      let repeating = interval.map { ", repeating: .milliseconds(\($0))" } ?? ""
      return "u\(source).schedule(deadline: \(deadline)\(repeating))"
    case .waitSemaphore(let semaphore, let letter): return attempt("s\(semaphore)", letter)
    case .waitItem(let item, let letter): return attempt("w\(item)", letter)
    }
  }
}
