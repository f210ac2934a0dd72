import DispatchModel
import DispatchTrace
import Exploration
import Testing

/// What tells executions apart that differ in something that matters: the end, what was printed, and for every object who touched
/// it in which order, where neighbours that commute are one.
func signature(_ execution: Execution, _ path: (StrandID) -> String, _ isPrintingSeen: Bool) -> String {
  switch execution.trace?.outcome {
  // What others did meanwhile shows in what they printed only.
  case .trapped, .exited: return ending(of: execution) + "\n" + (isPrintingSeen ? printed(by: execution) : "")
  case .completed, .deadlocked, .limitReached, nil: break
  }
  var touches: [ModelObject: [(mode: Access.Mode, who: [String])]] = [:]
  var objects: [ModelObject] = []
  var ordinals: [StrandID: Int] = [:]
  for event in execution.events {
    ordinals[event.strand, default: 0] += 1
    let who = "\(path(event.strand))#\(ordinals[event.strand] ?? 0)"
    for access in event.footprint.accesses where access.role != .consequence && access.object.kind != .world {
      if touches[access.object] == nil { objects.append(access.object) }
      var list = touches[access.object] ?? []
      if let last = list.last, last.mode == access.mode, access.mode != .write {
        if !last.who.contains(who) { list[list.count - 1].who.append(who) }
      } else if list.last?.who != [who] {
        list.append((access.mode, [who]))
      }
      touches[access.object] = list
    }
  }
  let lines = objects.map { object in
    "\(object.kind)\(object.index): "
      + (touches[object] ?? []).map { "\($0.mode)(\($0.who.sorted().joined(separator: " ")))" }.joined(separator: " ")
  }
  return lines.sorted().joined(separator: "\n") + "\n" + ending(of: execution) + "\n"
    + (isPrintingSeen ? printed(by: execution) : "")
}

func ending(of execution: Execution) -> String { ending(execution.outcome) }

func ending(_ outcome: Outcome?) -> String {
  switch outcome {
  case .completed: "completed"
  case .exited: "exited"
  case .deadlocked(let waiting): "deadlocked \(waiting.count)"
  case .trapped(let trap): "trapped \(trap.message)"
  case .limitReached, nil: "limit"
  }
}

func printed(by execution: Execution) -> String {
  execution.trace.map(printed) ?? ""
}

func printed(by trace: Trace) -> String {
  var text = ""
  for event in trace.events {
    if case .printed(let id) = event.kind { text += trace.strings[id].dropLast() + " " }
  }
  return text
}

/// Random programs small enough for every order of them to be tried.
struct RandomSmallProgram {
  var random: SplitMix64
  var left: Int
  var letters = 0
  /// Stretches of 10 and 20 ms among the statements.
  var isTimed = false
  /// Something is printed before and after every statement.
  var isLoud = false

  mutating func make() -> SmallProgram {
    var program = SmallProgram()
    let kinds: [SmallProgram.Queue] = [.global, .serial, .concurrent, .serial, .main]
    for _ in 0...random.next(below: 3) {
      var kind = kinds[random.next(below: kinds.count)]
      if !program.queues.isEmpty, random.next(below: 100) < 20 {
        let target = random.next(below: program.queues.count)
        kind = .serialOnto(target)
      }
      program.queues.append(kind)
    }
    program.variables = 2
    program.locks = 2
    program.semaphores = [random.next(below: 2)]
    program.groups = 1
    program.onces = 1
    program.items = [[.print("item")]]
    while left > 0 { program.main += loud(statement(program, 0)) }
    return program
  }

  private mutating func body(_ program: SmallProgram, _ depth: Int) -> [SmallProgram.Statement] {
    let count = depth > 2 ? 1 : 1 + random.next(below: 2)
    return (0..<count).flatMap { _ in loud(statement(program, depth)) }
  }

  private mutating func loud(_ statement: SmallProgram.Statement) -> [SmallProgram.Statement] {
    guard isLoud else { return [statement] }
    letters += 2
    return [.print("p\(letters - 1)"), statement, .print("p\(letters)")]
  }

  private mutating func statement(_ program: SmallProgram, _ depth: Int) -> SmallProgram.Statement {
    left -= 1
    let queue = random.next(below: program.queues.count)
    if left > 0, depth < 3, random.next(below: 100) < (depth == 0 ? 60 : 30) {
      let body = body(program, depth + 1)
      switch random.next(below: 12) {
      case 0..<5: return .async(queue, body)
      case 5: return .asyncInGroup(queue, 0, body)
      case 6: return .barrier(queue, body)
      case 7, 8: return .sync(queue, body)
      case 9: return .notify(0, queue: queue, body)
      case 10: return .after(queue, milliseconds: Int64(10 * (1 + random.next(below: 2))), body)
      default: return .async(queue, body)
      }
    }
    if isTimed, random.next(below: 100) < 35 { return .takes(milliseconds: Int64(10 * (1 + random.next(below: 2)))) }
    switch random.next(below: 24) {
    case 0..<4: return .write(random.next(below: 2))
    case 4..<7: return .read(random.next(below: 2))
    case 7..<9: return .locked(random.next(below: 2), [.write(random.next(below: 2))])
    case 9: return .signal(0)
    case 10: return .wait(0)
    case 11: return .enter(0)
    case 12: return .leave(0)
    case 13: return .waitGroup(0)
    case 14, 15: return .once(0)
    case 16: return .suspend(queue)
    case 17: return .resume(queue)
    case 18, 19: return .item(0, queue: queue)
    case 20: return .cancel(0)
    case 21: return random.next(below: 3) == 0 ? .exit : .write(0)
    default:
      letters += 1
      return .print("p\(letters)")
    }
  }
}

extension SmallProgram {
  var text: String {
    "\(queues) \(main)".replacing("ExplorationTests.SmallProgram.", with: "")
      .replacing("Statement", with: "").replacing("Queue", with: "")
  }
}

@Suite("The reduced search beside the plain one")
struct DifferentialTests {
  private struct Comparison {
    var plain: Set<String> = []
    var reduced: Set<String> = []
    var plainExecutions = 0
    var summary = SearchSummary()
  }

  /// Nil when the program has too many orders to try them all.
  private func compare(_ program: SmallProgram, _ interest: StepInterest, most: Int) -> Comparison? {
    var comparison = Comparison()
    let isPrintingSeen = if case .all = interest.printing { true } else { false }
    var explored = program.explored()
    explored.interest = interest
    let search = ReducedSearch(explored)
    var bounds = SearchBounds()
    bounds.mostExecutions = most
    comparison.summary = search.run(bounds) { execution in
      if search.summary.executions == 1 { comparison.reduced = [] }
      comparison.reduced.insert(signature(execution, search.numbers.path, isPrintingSeen))
      return true
    }
    // What the reduced search found to be of interest, the plain one must see, too.
    explored.interest = search.program.interest
    let plain = PlainSearch(explored)
    guard
      let executions = plain.run(most: most, { comparison.plain.insert(signature($0, plain.strandPath, isPrintingSeen)) })
    else { return nil }
    comparison.plainExecutions = executions
    return comparison
  }

  @Test("Of random programs both find the same ends, outputs and orders", arguments: 0..<5)
  func randomPrograms(_ part: Int) {
    var compared = 0
    var plainExecutions = 0
    var reducedExecutions = 0
    for seed in (part * 40)..<(part * 40 + 40) {
      var maker = RandomSmallProgram(random: SplitMix64(state: UInt64(seed)), left: 4 + seed % 7)
      let program = maker.make()
      var interest = StepInterest()
      if seed % 2 == 0 { interest.printing = .all }
      guard let comparison = compare(program, interest, most: 400) else { continue }
      compared += 1
      plainExecutions += comparison.plainExecutions
      reducedExecutions += comparison.summary.executions
      #expect(comparison.summary.isComplete, "seed \(seed): \(program)")
      let missing = comparison.plain.subtracting(comparison.reduced)
      let isMissing = !missing.isEmpty
      #expect(
        !isMissing, "seed \(seed) misses \(missing.count) of \(comparison.plain.count): \(missing.min() ?? "")\n\(program.text)")
      let extra = comparison.reduced.subtracting(comparison.plain)
      let hasExtra = !extra.isEmpty
      #expect(!hasExtra, "seed \(seed) has what is no order: \(extra.min() ?? "")\n\(program.text)")
    }
    print("part \(part): \(compared) programs, plain \(plainExecutions), reduced \(reducedExecutions)")
    #expect(compared > 15)
    #expect(reducedExecutions < plainExecutions)
  }

  /// Each can hang, and does not when its blocks come in their order.
  static let holdAndWait: [(name: String, main: [SmallProgram.Statement])] = [
    (
      "syncs inside each other, on two threads",
      [.async(0, [.sync(1, [.sync(2, [])])]), .async(0, [.sync(2, [.sync(1, [])])])]
    ),
    (
      "a sync in a block, and a block that is still to come", [.async(1, [.sync(2, [])]), .async(0, [.async(2, [.sync(1, [])])])]
    ),
    ("a sync in each of two blocks", [.async(1, [.sync(2, [])]), .async(2, [.sync(1, [])])]),
    ("a sync under a lock", [.async(0, [.locked(0, [.sync(1, [])])]), .async(0, [.async(1, [.locked(0, [])])])]),
    (
      "a sync before the signal that a block waits for",
      [.async(0, [.sync(1, []), .signal(0)]), .async(0, [.async(1, [.wait(0)])])]
    ),
    (
      "a sync before the leave that a block waits for",
      [.enter(0), .async(0, [.sync(1, []), .leave(0)]), .async(0, [.async(1, [.waitGroup(0)])])]
    ),
    ("main waits for a queue that waits for main", [.async(1, [.sync(3, [])]), .sync(1, [])]),
    (
      "three in a circle",
      [.async(0, [.sync(1, [.sync(2, [])])]), .async(0, [.sync(2, [.sync(4, [])])]), .async(0, [.sync(4, [.sync(1, [])])])]
    ),
  ]

  @Test("Who holds and waits hangs in the reduced search where it hangs in the plain one", arguments: holdAndWait.indices)
  func holdAndWaitIsFound(_ index: Int) throws {
    let (name, main) = Self.holdAndWait[index]
    var program = SmallProgram()
    program.queues = [.global, .serial, .serial, .main, .serial]
    program.locks = 1
    program.semaphores = [0]
    program.groups = 1
    program.main = main
    let comparison = try #require(compare(program, StepInterest(), most: 200_000))
    #expect(comparison.plain.contains { $0.contains("deadlocked") }, "\(name)")
    #expect(comparison.summary.isComplete)
    #expect(comparison.reduced == comparison.plain, "\(name)")
  }

  @Test(
    "A block that joins a queue which another suspends runs before, or never", arguments: [LedDurations.free, .exact],
    [false, true])
  func suspendedMeanwhile(_ durations: LedDurations, _ isSerial: Bool) throws {
    var program = SmallProgram()
    program.queues = [isSerial ? .serial : .concurrent, .concurrent]
    program.main = [.async(1, [.async(0, [.write(0)])]), .suspend(0)]
    program.variables = 1
    program.durations = durations
    let comparison = try #require(compare(program, StepInterest(), most: 10_000))
    #expect(comparison.summary.isComplete)
    #expect(comparison.reduced == comparison.plain)
    #expect(comparison.plain.contains { $0.contains("variable0") })
  }

  /// Each ends the program by a step that means no end by itself.
  private static let ends: [[SmallProgram.Statement]] = [
    [.resume(0)], [.sync(0, [.sync(0, [])])], [.leave(0)],
  ]

  @Test(
    "A program that dies may do so before others have printed, and after", arguments: [LedDurations.free, .exact], ends.indices)
  func othersWhenItDies(_ durations: LedDurations, _ number: Int) throws {
    var program = SmallProgram()
    program.queues = [.serial, .global]
    program.groups = 1
    program.main = [.async(1, Self.ends[number]), .print("p1")]
    program.durations = durations
    var interest = StepInterest()
    interest.printing = .all
    let comparison = try #require(compare(program, interest, most: 10_000))
    #expect(comparison.summary.isComplete)
    #expect(comparison.reduced == comparison.plain)
    #expect(comparison.plain.count == 2)
  }
}
