import DispatchModel
import DispatchTrace

extension ProgramMaker {
  mutating func makeStatement(depth: Int) -> Statement {
    statementsLeft -= 1
    if chance(malice) { return makeMaliciousStatement(depth) }
    let queue = queue()
    switch random.next(below: 120) {
    case 0..<30:
      let group = program.groupCount > 0 && chance(30) ? 0 : nil
      return .async(queue: queue, isBarrier: isConcurrent(queue) && chance(30), group: group, makeBody(depth: depth + 1))
    case 30..<45: return .sync(queue: queue, isBarrier: isConcurrent(queue) && chance(30), makeBody(depth: depth + 1))
    case 45..<49:
      return timed(.after(queue: queue, makeBody(depth: depth + 1)))
    case 49..<57 where depth == 0: return suspendOrResume(queue)
    case 57..<66 where program.groupCount > 0: return makeGroupStatement(queue, depth)
    case 66..<74 where !program.semaphores.isEmpty: return makeSemaphoreStatement()
    case 74..<84 where !program.workItems.isEmpty && depth < 2: return makeItemStatement(queue, depth)
    case 84..<98 where !program.sources.isEmpty: return makeSourceStatement(depth)
    case 98..<105 where !program.locks.isEmpty: return .locked(0, makeBody(depth: depth + 1))
    case 105..<111 where !program.onces.isEmpty: return .once(random.next(below: program.onces.count))
    case 111..<113: return .concurrentPerform(iterations: 2, makeBody(depth: depth + 1))
    case 113..<115: return .detachThread(makeBody(depth: depth + 1))
    default: return .print(letter())
    }
  }

  private mutating func timed(_ what: RandomProgram.Timed) -> Statement {
    program.isTimeless = false
    return .timed(milliseconds: 40 * (1 + random.next(below: 2)), what)
  }

  /// Between the instants of everything else.
  private mutating func impatient(_ what: RandomProgram.Timed) -> Statement {
    program.isTimeless = false
    return .timed(milliseconds: 20 + 40 * random.next(below: 2), what)
  }

  private mutating func suspendOrResume(_ queue: Int) -> Statement {
    if suspended[queue] > 0 {
      suspended[queue] -= 1
      return .call(.resume(queue: queue))
    }
    suspended[queue] += 1
    return .call(.suspend(queue: queue))
  }

  private mutating func makeGroupStatement(_ queue: Int, _ depth: Int) -> Statement {
    switch random.next(below: 10) {
    case 0..<2: .call(.enter(0))
    case 2..<5: .call(.leave(0))
    case 5..<8: .notify(group: 0, queue: queue, makeBody(depth: depth + 1))
    default: .call(.waitGroup(0))
    }
  }

  private mutating func makeSemaphoreStatement() -> Statement {
    switch random.next(below: 10) {
    case 0..<6: .call(.signal(0))
    case 6..<8: .call(.waitSemaphore(0))
    default: impatient(.waitSemaphore(0, letter()))
    }
  }

  private mutating func makeItemStatement(_ queue: Int, _ depth: Int) -> Statement {
    let item = random.next(below: program.workItems.count)
    return switch random.next(below: 22) {
    case 0..<8: .call(.asyncItem(queue: queue, item: item))
    case 8: timed(.afterItem(queue: queue, item: item))
    case 9..<11: .call(.syncItem(queue: queue, item: item))
    case 11..<13: .call(.cancel(item))
    case 13..<15: .call(.performItem(item))
    case 15..<17: .call(.waitItem(item))
    case 17: impatient(.waitItem(item, letter()))
    default: .notifyItem(item: item, queue: queue, makeBody(depth: depth + 1))
    }
  }

  private mutating func makeSourceStatement(_ depth: Int) -> Statement {
    let source = random.next(below: program.sources.count)
    let isTimer = program.sources[source].kind == .timer
    switch random.next(below: 20) {
    case 0..<11: return isTimer ? schedule(source) : .call(.merge(source: source, 1 << random.next(below: 3)))
    case 11..<14: return .call(.cancelSource(source))
    case 14..<18 where depth == 0:
      if suspendedSources.indices.contains(source), suspendedSources[source] > 0 {
        suspendedSources[source] -= 1
        return .call(.resumeSource(source))
      }
      guard suspendedSources.indices.contains(source) else { return .call(.cancelSource(source)) }
      suspendedSources[source] += 1
      return .call(.suspendSource(source))
    default: return .call(.activateSource(source))
    }
  }

  /// For once, or for every 40 ms.
  mutating func schedule(_ source: Int) -> Statement {
    program.isTimeless = false
    let delay = [0, 40, 40, 80][random.next(below: 4)]
    return .timed(milliseconds: delay, .schedule(source: source, interval: chance(45) ? 40 : nil))
  }

  /// Traps, or waits for what never comes, or may.
  private mutating func makeMaliciousStatement(_ depth: Int) -> Statement {
    let queue = queue()
    switch random.next(below: 7) {
    case 0: return .fatalError
    case 1: return .call(.precondition(queue: queue))
    case 2: return .call(.resume(queue: queue))
    case 3:
      return .sync(queue: queue, isBarrier: false, [.print(letter()), .sync(queue: queue, isBarrier: false, [.print(letter())])])
    case 4 where program.queues.count > 1:
      let other = self.queue()
      let there: Statement = .sync(queue: other, isBarrier: false, [.print(letter())])
      return .async(queue: queue, isBarrier: false, group: nil, [.print(letter()), there, .print(letter())])
    case 5 where !program.semaphores.isEmpty: return .call(.waitSemaphore(0))
    case 5 where program.groupCount > 0: return .call(.enter(0))
    default:
      guard !program.locks.isEmpty else { return .sync(queue: queue, isBarrier: isConcurrent(queue), makeBody(depth: depth + 1)) }
      return .locked(0, [.print(letter()), .locked(0, [.print(letter())])])
    }
  }
}
