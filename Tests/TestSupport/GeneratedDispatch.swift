/// Blocks handed to queues, each waited for before the next statement: what they capture, when it goes, and what comes back.
extension ProgramGenerator {
  mutating func queues() {
    line("let \(prefix)q = DispatchQueue(label: \"q\"), \(prefix)other = DispatchQueue(label: \"other\", target: \(prefix)q)")
    line("let \(prefix)wide = DispatchQueue(label: \"wide\", attributes: .concurrent)")
    line("let \(prefix)key = DispatchSpecificKey<Int>()")
    line("final class \(prefix)Held { let n: Int; init(_ n: Int) { self.n = n }; deinit { print(\"let go\", n) } }")
  }

  mutating func dispatchStatement() {
    if isOnQueue { return line("print(\(expression(.int)))") }
    isOnQueue = true
    defer { isOnQueue = false }
    switch below(10) {
    case 0, 1: handedOver()
    case 2: answered()
    case 3: grouped()
    case 4: workItem()
    case 5: signalled()
    case 6: suspended()
    case 7: later()
    case 8: repeated()
    default: specific()
    }
  }

  private mutating func queue() -> String { prefix + pick(["q", "other", "wide"]) }

  /// Ends a statement: nothing of it is left to run.
  private mutating func wait(for queue: String) {
    line(queue.hasSuffix("wide") ? "\(queue).sync(flags: .barrier) {}" : "\(queue).sync {}")
  }

  private mutating func handedOver() {
    let (queue, held) = (queue(), name("held"))
    line("do {")
    line("  let \(held) = \(prefix)Held(\(below(9)))")
    let capture = pick(["", "[\(held)] in ", "[weak \(held)] in ", "[unowned \(held)] in ", "[n = \(held).n] in "])
    let use = capture.hasPrefix("[weak") ? "\(held)?.n as Any" : capture.hasPrefix("[n") ? "n" : "\(held).n"
    line("  \(queue).async\(queue.hasSuffix("wide") && chance(50) ? "(flags: .barrier)" : "") { \(capture)")
    line("    print(\(use))")
    body(2)
    line("  }")
    indented { $0.wait(for: queue) }
    line("  print(\"handed over\", \(held).n)")
    line("}")
  }

  /// `sync` answers what its block does, or throws.
  private mutating func answered() {
    let queue = queue()
    if chance(30) {
      return line(
        "do { print(try \(queue).sync { try \(prefix)check(\(expression(.int))) }) } catch { print(\"thrown\", error) }")
    }
    let kind = pick([Kind.int, .string, .array, .structure, .optionalInt, .tuple, .enumeration])
    line("print(\(queue).sync { () -> \(type(kind)) in")
    body(1)
    line("  return \(expression(kind))")
    line("})")
  }

  private mutating func grouped() {
    let (queue, group, done) = (queue(), name("group"), name("done"))
    line("do {")
    line("  let \(group) = DispatchGroup(), \(done) = DispatchSemaphore(value: 0)")
    line("  \(queue).async(group: \(group)) {")
    body(1)
    line("  }")
    line("  \(group).wait(); \(group).enter(); \(queue).async { print(\"entered\"); \(group).leave() }")
    line(
      "  \(group).notify(queue: \(queue)) { [kept = \(prefix)Held(\(below(9)))] in print(\"notified\", kept.n); \(done).signal() }"
    )
    line("  \(done).wait()")
    // What the notified block held goes when it is over, not when it signals.
    indented { $0.wait(for: queue) }
    line("  print(\(group).wait(timeout: .now()) == .success)")
    line("}")
  }

  private mutating func workItem() {
    let (queue, item) = (queue(), name("item"))
    line("do {")
    line("  let \(item) = DispatchWorkItem { [kept = \(prefix)Held(\(below(9)))] in print(\"item\", kept.n)")
    body(1)
    line("  }")
    if chance(30) { line("  \(item).cancel()") }
    if chance(40) { line("  \(item).notify(queue: \(queue)) { print(\"behind the item\") }") }
    line(
      "  \(pick(["\(item).perform()", "\(queue).async(execute: \(item)); \(item).wait()", "\(queue).sync(execute: \(item))"]))")
    indented { $0.wait(for: queue) }
    line("  print(\(item).isCancelled)")
    line("}")
  }

  private mutating func signalled() {
    let (queue, semaphore) = (queue(), name("semaphore"))
    line("do {")
    line("  let \(semaphore) = DispatchSemaphore(value: 0)")
    line("  \(queue).async { defer { \(semaphore).signal() }")
    body(2)
    line("  }")
    line("  \(semaphore).wait(); print(\(semaphore).wait(timeout: .now()) == .timedOut)")
    indented { $0.wait(for: queue) }
    line("}")
  }

  private mutating func suspended() {
    let queue = queue()
    line("\(queue).suspend(); \(queue).async { print(\"first\", \(expression(.int))) }; \(queue).async\(barrier(queue)) {")
    body(1)
    line("}")
    line("print(\"suspended\", \(expression(.int))); \(queue).resume()")
    wait(for: queue)
  }

  /// On a concurrent queue two blocks have no order.
  private func barrier(_ queue: String) -> String { queue.hasSuffix("wide") ? "(flags: .barrier)" : "" }

  private mutating func later() {
    let (queue, semaphore) = (queue(), name("late"))
    line("do {")
    line("  let \(semaphore) = DispatchSemaphore(value: 0)")
    line("  \(queue).asyncAfter(deadline: .now() + .milliseconds(\(below(3)))) {")
    body(1)
    line("    \(semaphore).signal()")
    line("  }")
    line("  \(semaphore).wait()")
    indented { $0.wait(for: queue) }
    line("}")
  }

  private mutating func repeated() {
    let total = name("total")
    line("do {")
    line("  var \(total) = 0; let lock = DispatchQueue(label: \"lock\")")
    line("  DispatchQueue.concurrentPerform(iterations: \(1 + below(4))) { n in lock.sync { \(total) += n + 1 } }")
    line("  DispatchQueue.concurrentPerform(iterations: 1) { n in print(n)")
    body(1)
    line("  }")
    line("  print(\(total))")
    line("}")
  }

  private mutating func specific() {
    let queue = queue()
    line("\(queue).setSpecific(key: \(prefix)key, value: \(pick(["nil", "\(prefix)i(\(below(9)))"])))")
    line(
      "print(\(queue).sync { DispatchQueue.getSpecific(key: \(prefix)key) } as Any, \(queue).getSpecific(key: \(prefix)key) as Any, \(queue).label)"
    )
  }
}
