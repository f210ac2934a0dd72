// The program as Swift text: readable in a report, and compiled for the real library.
extension RandomProgram {
  /// The lines of the program; `say` prints a line, as `print` does.
  func swift(printing say: String = "print") -> String {
    var text = ""
    for (index, queue) in queues.enumerated() { text += "let q\(index) = \(declaration(queue, index))\n" }
    for group in 0..<groupCount { text += "let g\(group) = DispatchGroup()\n" }
    for (index, value) in semaphores.enumerated() { text += "let s\(index) = DispatchSemaphore(value: \(value))\n" }
    for (index, item) in workItems.enumerated() {
      text += "let w\(index) = DispatchWorkItem\(item.isBarrier ? "(flags: .barrier)" : "") {\n"
      text += lines(item.body, "  ", say) + "}\n"
    }
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
    case .async(let queue, let isBarrier, let group, let body):
      let arguments = [group.map { "group: g\($0)" }, isBarrier ? "flags: .barrier" : nil].compactMap { $0 }
      return block("q\(queue).async\(arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")", body)
    case .sync(let queue, let isBarrier, let body): return block("q\(queue).sync\(isBarrier ? "(flags: .barrier)" : "")", body)
    case .after(let queue, let milliseconds, let body):
      return block("q\(queue).asyncAfter(deadline: .now() + .milliseconds(\(milliseconds)))", body)
    case .activate(let queue): return "\(indent)q\(queue).activate()\n"
    case .suspend(let queue): return "\(indent)q\(queue).suspend()\n"
    case .resume(let queue): return "\(indent)q\(queue).resume()\n"
    case .enter(let group): return "\(indent)g\(group).enter()\n"
    case .leave(let group): return "\(indent)g\(group).leave()\n"
    case .notify(let group, let queue, let body): return block("g\(group).notify(queue: q\(queue))", body)
    case .waitGroup(let group): return "\(indent)g\(group).wait()\n"
    case .signal(let semaphore): return "\(indent)s\(semaphore).signal()\n"
    case .waitSemaphore(let semaphore): return "\(indent)s\(semaphore).wait()\n"
    case .asyncItem(let queue, let item): return "\(indent)q\(queue).async(execute: w\(item))\n"
    case .syncItem(let queue, let item): return "\(indent)q\(queue).sync(execute: w\(item))\n"
    case .cancel(let item): return "\(indent)w\(item).cancel()\n"
    case .performItem(let item): return "\(indent)w\(item).perform()\n"
    case .waitItem(let item): return "\(indent)w\(item).wait()\n"
    case .notifyItem(let item, let queue, let body): return block("w\(item).notify(queue: q\(queue))", body)
    case .concurrentPerform(let iterations, let body):
      return "\(indent)DispatchQueue.concurrentPerform(iterations: \(iterations)) { _ in\n"
        + "\(lines(body, indent + "  ", say))\(indent)}\n"
    }
  }
}
