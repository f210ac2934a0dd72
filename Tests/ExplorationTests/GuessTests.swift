import DispatchModel
import DispatchTrace
import Exploration
import Testing
import TraceAnalysis

/// What is concluded from one order about all others, beside all others.
@Suite("What one run says about every order")
struct GuessTests {
  private func run(_ program: SmallProgram) throws -> Trace {
    try #require(try program.explored().execution(following: Schedule()).trace)
  }

  private func findings(_ program: SmallProgram, _ category: Finding.Category) throws -> [Finding] {
    Analyses.diagnose(TraceIndex(try run(program))).filter { $0.category == category }
  }

  // MARK: Certain order

  /// Where each text was printed, where one was printed once.
  private func prints(_ trace: Trace) -> [String: Int] {
    var places: [String: Int] = [:]
    for (offset, event) in trace.events.enumerated() {
      if case .printed(let id) = event.kind {
        places[trace.strings[id], default: -1] = places[trace.strings[id]] == nil ? offset : -1
      }
    }
    return places.filter { $0.value >= 0 }
  }

  @Test("What is certain is so in every class of orders", arguments: 0..<4)
  func certain(_ part: Int) throws {
    var (compared, pairs) = (0, 0)
    for seed in (part * 100)..<(part * 100 + 100) {
      var maker = RandomSmallProgram(random: SplitMix64(state: UInt64(seed)), left: 4 + seed % 8)
      maker.isLoud = true
      let program = maker.make()
      // That the launch comes before what runs on targets of the main queue is no order of the search's.
      if program.queues.contains(where: { if case .serialOnto = $0 { true } else { false } }) { continue }
      guard let trace = try? run(program), case .completed = trace.outcome else { continue }
      let places = prints(trace).sorted { $0.value < $1.value }
      let order = CertainOrder(TraceIndex(trace), marks: Set(places.map(\.value)))
      var certain: [(first: String, second: String)] = []
      for (number, first) in places.enumerated() {
        for second in places.dropFirst(number + 1) where order.isBefore(first.value, second.value) {
          certain.append((first.key, second.key))
        }
      }
      var explored = program.explored()
      explored.interest.printing = .all
      explored.interest.isMarking = true
      var wrong: (first: String, second: String)?
      let search = ReducedSearch(explored)
      var bounds = SearchBounds()
      bounds.mostExecutions = 300
      let summary = search.run(bounds) { execution in
        guard let trace = execution.trace else { return true }
        let places = prints(trace)
        wrong = certain.first { pair in
          guard let second = places[pair.second] else { return false }
          return places[pair.first].map { !search.isAlwaysBefore(event: $0, second) } ?? true
        }
        return wrong == nil
      }
      guard summary.isComplete || wrong != nil else { continue }
      (compared, pairs) = (compared + 1, pairs + certain.count)
      #expect(wrong == nil, "seed \(seed): \(wrong.map { "\($0)" } ?? "") \(program.text)")
    }
    #expect(compared > 20 && pairs > 100, "\(compared) programs, \(pairs) pairs")
  }

  // MARK: Lock order

  private static let ab: [SmallProgram.Statement] = [.locked(0, [.locked(1, [])])]
  private static let ba: [SmallProgram.Statement] = [.locked(1, [.locked(0, [])])]

  private func program(_ queues: [SmallProgram.Queue], _ main: [SmallProgram.Statement]) -> SmallProgram {
    var program = SmallProgram(queues: queues)
    (program.locks, program.groups, program.semaphores, program.main) = (3, 1, [0], main)
    return program
  }

  private func deadlocks(_ program: SmallProgram) -> Bool {
    var found = false
    _ = ReducedSearch(program.explored()).run { execution in
      if case .deadlocked = execution.outcome { found = true }
      return !found
    }
    return found
  }

  @Test("Locks taken in opposite order by blocks that can never meet are no warning")
  func neverMeet() throws {
    let global: [SmallProgram.Queue] = [.global]
    let quiet: [(String, SmallProgram)] = [
      ("notified by the first one's group", program(global, [.asyncInGroup(0, 0, Self.ab), .notify(0, queue: 0, Self.ba)])),
      ("after a wait for the group", program(global, [.asyncInGroup(0, 0, Self.ab), .waitGroup(0)] + Self.ba)),
      (
        "notified by the first one's group, which another one leaves last",
        program(global, [.asyncInGroup(0, 0, Self.ab), .asyncInGroup(0, 0, []), .notify(0, queue: 0, Self.ba)])
      ),
      (
        "after a wait for the group, which another one leaves last",
        program(global, [.asyncInGroup(0, 0, Self.ab), .asyncInGroup(0, 0, []), .waitGroup(0)] + Self.ba)
      ),
      (
        "after all signals, of which the other's is not the last",
        program(
          global, [.async(0, Self.ab + [.signal(0)]), .async(0, [.signal(0)]), .async(0, [.wait(0), .wait(0)] + Self.ba)])
      ),
      ("submitted afterwards", program(global, Self.ab + [.async(0, Self.ba)])),
      ("submitted by the other", program(global, [.async(0, Self.ab + [.async(0, Self.ba)])])),
      ("signalled by the other", program(global, [.async(0, Self.ab + [.signal(0)]), .async(0, [.wait(0)] + Self.ba)])),
      ("on one serial queue", program([.serial], [.async(0, Self.ab), .async(0, Self.ba)])),
      (
        "submitted by the next of a serial queue",
        program([.serial, .global], [.async(0, Self.ab), .async(0, [.async(1, Self.ba)])])
      ),
      ("behind a barrier", program([.concurrent, .global], [.async(0, Self.ab), .barrier(0, [.async(1, Self.ba)])])),
      ("under a third lock", program(global, [.async(0, [.locked(2, Self.ab)]), .async(0, [.locked(2, Self.ba)])])),
    ]
    for (name, program) in quiet {
      #expect(try findings(program, .lockOrder).map(\.message) == [], "\(name)")
      #expect(!deadlocks(program), "\(name)")
    }
  }

  @Test("Locks taken in opposite order by blocks that meet on some schedule are a warning")
  func mayMeet() throws {
    let global: [SmallProgram.Queue] = [.global]
    let loud: [(String, SmallProgram)] = [
      ("nothing between", program(global, [.async(0, Self.ab), .async(0, Self.ba)])),
      ("later by the clock only", program(global, [.async(0, Self.ab), .after(0, milliseconds: 10, Self.ba)])),
      ("a group that was entered too late", program(global, [.notify(0, queue: 0, Self.ba), .asyncInGroup(0, 0, Self.ab)])),
      (
        "another signal", program(global, [.signal(0), .async(0, Self.ab + [.signal(0)]), .async(0, [.wait(0)] + Self.ba)])
      ),
      (
        "only one of two is behind it",
        program(global, [.async(0, Self.ab), .asyncInGroup(0, 0, Self.ab), .notify(0, queue: 0, Self.ba)])
      ),
      (
        "behind another's enter, not behind its own",
        program(
          global,
          [.enter(0), .notify(0, queue: 0, Self.ba), .async(0, [.enter(0)] + Self.ab + [.leave(0)]), .async(0, [.leave(0)])])
      ),
      (
        "somebody may leave in its place",
        program(
          global,
          [
            .enter(0), .notify(0, queue: 0, Self.ba), .async(0, Self.ab + [.leave(0)]), .async(0, [.enter(0)]),
            .async(0, [.leave(0)]),
          ])
      ),
      ("again after a wait", program(global, [.asyncInGroup(0, 0, Self.ba), .async(0, Self.ab + [.waitGroup(0)] + Self.ab)])),
      ("only one under a third lock", program(global, [.async(0, [.locked(2, Self.ab)]), .async(0, Self.ba)])),
      (
        "the end of it under the third lock",
        program(global, [.async(0, Self.ab + [.locked(2, [])]), .async(0, [.locked(2, Self.ba)])])
      ),
      ("a reader in front", program([.concurrent, .global], [.async(0, Self.ab), .async(0, [.async(1, Self.ba)])])),
    ]
    for (name, program) in loud {
      #expect(try findings(program, .lockOrder).count == 1, "\(name)")
      #expect(deadlocks(program), "\(name)")
    }
  }

  @Test("No deadlock that some order has lacks its warning in the plain run", arguments: 0..<4)
  func nothingIsSilenced(_ part: Int) throws {
    var (compared, deadlocks, quiet) = (0, 0, 0)
    for seed in (part * 150)..<(part * 150 + 150) {
      var maker = RandomLockProgram(random: SplitMix64(state: UInt64(seed)))
      let program = maker.make()
      let trace = try run(program)
      let index = TraceIndex(trace)
      guard case .completed = trace.outcome else { continue }
      var found = false
      var bounds = SearchBounds()
      bounds.mostExecutions = 500
      let summary = ReducedSearch(program.explored()).run(bounds) { execution in
        if let trace = execution.trace, case .deadlocked = trace.outcome {
          found = Analyses.diagnose(TraceIndex(trace)).contains {
            $0.category == .deadlock && $0.message.contains("opposite order")
          }
        }
        return !found
      }
      guard found || summary.isComplete else { continue }
      let isWarned = Analyses.diagnose(index).contains { $0.category == .lockOrder }
      compared += 1
      if found { deadlocks += 1 } else if !isWarned, maker.hasBothOrders { quiet += 1 }
      #expect(isWarned || !found, "seed \(seed): \(program.text)")
    }
    #expect(compared > 80 && deadlocks > 10 && quiet > 10, "\(compared) programs, \(deadlocks) deadlocks, \(quiet) quiet")
  }

  // MARK: Early notifications

  @Test("A group that is entered anew once its notification came, or once it was waited for, is no warning")
  func rounds() throws {
    let global: [SmallProgram.Queue] = [.global]
    let first = SmallProgram.Statement.asyncInGroup(0, 0, [.print("1")])
    let again = SmallProgram.Statement.asyncInGroup(0, 0, [.print("2")])
    let quiet: [(String, SmallProgram)] = [
      ("by the notification", program(global, [first, .notify(0, queue: 0, [again])])),
      ("by what it submits", program(global, [first, .notify(0, queue: 0, [.async(0, [again])])])),
      ("after a wait", program(global, [first, .notify(0, queue: 0, []), .waitGroup(0), again])),
    ]
    for (name, program) in quiet { #expect(try findings(program, .earlyNotify).map(\.message) == [], "\(name)") }
    let loud: [(String, SmallProgram)] = [
      ("by the launch, at once", program(global, [.enter(0), .notify(0, queue: 0, []), .leave(0), .enter(0), .leave(0)])),
      ("by the launch", program(global, [.notify(0, queue: 0, []), first])),
      ("by a block that is not in it", program(global, [first, .async(0, [again]), .notify(0, queue: 0, [])])),
      (
        "by the notification and by another",
        program(global, [first, .notify(0, queue: 0, [again]), .after(0, milliseconds: 9, [again])])
      ),
      (
        "behind one of two that are in it",
        program(
          [.global, .serial],
          [.asyncInGroup(1, 0, []), first, .notify(0, queue: 0, []), .async(1, [again])])
      ),
    ]
    for (name, program) in loud { #expect(try findings(program, .earlyNotify).count == 1, "\(name)") }
  }
}

/// Blocks that take two of three locks, one in the other, with things between them that order them or do not.
private struct RandomLockProgram {
  var random: SplitMix64
  private var pairs: Set<[Int]> = []

  init(random: SplitMix64) { self.random = random }

  var hasBothOrders: Bool { pairs.contains { pairs.contains([$0[1], $0[0]]) } }

  mutating func make() -> SmallProgram {
    var program = SmallProgram()
    let kinds: [SmallProgram.Queue] = [.global, .global, .serial, .concurrent, .main]
    for _ in 0..<2 { program.queues.append(kinds[random.next(below: kinds.count)]) }
    (program.locks, program.groups, program.semaphores) = (3, 1, [0])
    program.main = (0..<(2 + random.next(below: 3))).map { _ in statement(0) }
    return program
  }

  private mutating func locks() -> SmallProgram.Statement {
    let outer = random.next(below: 3)
    let inner = (outer + 1 + random.next(below: 2)) % 3
    pairs.insert([outer, inner])
    let taken = SmallProgram.Statement.locked(outer, [.locked(inner, [])])
    let third = 3 - outer - inner
    guard random.next(below: 4) == 0 else { return taken }
    pairs.formUnion([[third, outer], [third, inner]])
    return .locked(third, [taken])
  }

  private mutating func body(_ depth: Int) -> [SmallProgram.Statement] {
    random.next(below: 3) == 0 && depth < 2 ? [locks(), statement(depth + 1)] : [locks()]
  }

  private mutating func statement(_ depth: Int) -> SmallProgram.Statement {
    let queue = random.next(below: 2)
    switch random.next(below: 12) {
    case 0..<3: return .async(queue, body(depth))
    case 3..<6: return .asyncInGroup(queue, 0, body(depth))
    case 6, 7: return .notify(0, queue: queue, body(depth))
    case 8: return depth == 0 ? .waitGroup(0) : locks()
    case 9: return .barrier(queue, body(depth))
    case 10: return .async(queue, [.signal(0)] + body(depth))
    default: return .async(queue, body(depth) + [.signal(0)])
    }
  }
}
