import DispatchModel

/// What happens before what in one execution: a vector clock for each step, how many steps of every strand have happened.
///
/// A step happens after the earlier ones of its strand, after what began or woke its strand, after dependent earlier steps, and, in
/// a queue that runs one block at a time, after the end of each block that joined the queue before its own *in this order*: two
/// blocks whose joining is not ordered follow each other by chance only.
///
/// It follows a search: steps are taken back from the end, and others added.
final class PartialOrder {
  /// A block of a queue that runs one at a time, in the order of joining.
  struct Turn {
    var queue: Int32
    var strand: StrandID
    /// The step that let it join; -1 for the launch code, which has the main queue from the start.
    var push: Int
    /// How many steps its strand had taken when it began, and the step that let it; -1 when it never did.
    var start: Int32 = -1
    var startStep = Int.min
    /// What was known at its end: a saved clock.
    var end: Int?
    var endStep = Int.min
  }

  let numbers: StrandNumbers
  /// Of each step, itself included.
  @exclusivity(unchecked) private(set) var clocks: ClockRows
  /// Of each strand, what it knows.
  @exclusivity(unchecked) private(set) var current: ClockRows
  @exclusivity(unchecked) private(set) var saved: ClockRows
  /// What the rows of `saved` are: what a strand knew before it was changed, or nil for the end of a turn.
  @exclusivity(unchecked) private var savedStrands: ContiguousArray<StrandID?> = []
  /// How many rows were saved when a step was added.
  @exclusivity(unchecked) private var savedBefore: ContiguousArray<Int> = []
  @exclusivity(unchecked) private var savedIn: ContiguousArray<Int> = []
  @exclusivity(unchecked) private var stamp = 0
  /// The number of each step in its strand, from 1.
  @exclusivity(unchecked) private(set) var ordinals: ContiguousArray<Int32> = []
  @exclusivity(unchecked) private(set) var turns: ContiguousArray<Turn> = []
  /// By queue, places in `turns`.
  @exclusivity(unchecked) private(set) var lines: ContiguousArray<ContiguousArray<Int>> = []
  @exclusivity(unchecked) var races = RaceList()
  /// How many steps each strand has taken.
  @exclusivity(unchecked) private var taken: ClockRows
  /// The same when a later instant was reached, and by which step: all that was before comes before all that is after.
  @exclusivity(unchecked) private var pasts: ClockRows
  @exclusivity(unchecked) private var pastSteps: ContiguousArray<Int> = []
  /// What those know that the present step sets going: steps that commute with it but without which it would not have done so.
  @exclusivity(unchecked) private var strong: ClockRows

  init(_ numbers: StrandNumbers) {
    self.numbers = numbers
    let stride = 16
    clocks = ClockRows(stride: stride, capacity: 64)
    current = ClockRows(stride: stride)
    saved = ClockRows(stride: stride, capacity: 64)
    strong = ClockRows(stride: stride, capacity: 1)
    strong.append()
    taken = ClockRows(stride: stride, capacity: 1)
    taken.append()
    pasts = ClockRows(stride: stride)
    growStrands()
  }

  var count: Int { ordinals.count }
  var stride: Int { clocks.stride }

  private func growStrands() {
    while current.count < stride {
      current.append()
      savedIn.append(-1)
    }
  }

  private func makeRoom() {
    guard numbers.count > stride else { return }
    let wide = max(2 * stride, numbers.count)
    clocks.widen(to: wide)
    current.widen(to: wide)
    saved.widen(to: wide)
    strong.widen(to: wide)
    taken.widen(to: wide)
    pasts.widen(to: wide)
    races.widen(to: wide)
    growStrands()
  }

  // MARK: Asking

  /// Step `first` of `execution` is step `second` or happens before it.
  func isBefore(_ first: Int, _ second: Int, _ execution: Execution) -> Bool { isKnown(first, to: clocks[second], execution) }

  /// Or step `second` begins a block whose turn comes after one that `first` is a part of. Steps that race are told apart without that: a
  /// turn is no dependency of the step that takes it, but all that the block does comes after it.
  func isBeforeInTurn(_ first: Int, _ second: Int, _ execution: Execution) -> Bool {
    if isBefore(first, second, execution) { return true }
    for own in turns.indices where turns[own].startStep == second && turns[own].strand == execution.events[second].strand {
      for earlier in lines[Int(turns[own].queue)] where earlier < own && isOrdered(turns[earlier], turns[own], execution) {
        if let end = turns[earlier].end, isKnown(first, to: saved[end], execution) { return true }
      }
    }
    return false
  }

  func isKnown(_ step: Int, to clock: UnsafeMutablePointer<Int32>, _ execution: Execution) -> Bool {
    clock[execution.events[step].strand.offset] >= ordinals[step]
  }

  /// The first one joined the queue before the second in every order that this one stands for.
  func isOrdered(_ first: Turn, _ second: Turn, _ execution: Execution) -> Bool {
    first.push < 0 || (second.push >= 0 && isBefore(first.push, second.push, execution))
  }

  static func join(_ clock: UnsafeMutablePointer<Int32>, _ other: UnsafeMutablePointer<Int32>, _ count: Int) {
    for index in 0..<count where other[index] > clock[index] { clock[index] = other[index] }
  }

  // MARK: Following

  /// Takes the steps from `step` on back; `execution` still has them. Below 0 what came about before the first one, too.
  func removeAll(from step: Int, _ execution: Execution) {
    if step < 0 {
      undo(to: 0, isSaving: false)
      for row in 0..<current.count { current[row].update(repeating: 0, count: stride) }
      savedBefore.removeAll(keepingCapacity: true)
    } else if step < count {
      undo(to: savedBefore[step], isSaving: true)
      savedBefore.removeLast(savedBefore.count - step)
    }
    let first = max(step, 0)
    var index = count
    while index > first {
      index -= 1
      races.forget(index, execution.events[index].footprint)
      taken[0][execution.events[index].strand.offset] -= 1
    }
    clocks.removeAll(from: first)
    if count > first { ordinals.removeLast(count - first) }
    while let last = pastSteps.last, last >= first { pastSteps.removeLast() }
    pasts.removeAll(from: pastSteps.count)
    removeTurns(from: step)
  }

  private func undo(to rows: Int, isSaving: Bool) {
    var row = savedStrands.count
    while row > rows {
      row -= 1
      if isSaving, let strand = savedStrands[row] { current[strand.offset].update(from: saved[row], count: stride) }
    }
    savedStrands.removeLast(savedStrands.count - rows)
    saved.removeAll(from: rows)
    stamp += 1
  }

  private func removeTurns(from step: Int) {
    while let last = turns.last, last.push >= step || step < 0 {
      turns.removeLast()
      lines[Int(last.queue)].removeLast()
    }
    for index in turns.indices {
      if turns[index].startStep >= step { turns[index].start = -1 }
      if turns[index].endStep >= step { turns[index].end = nil }
    }
  }

  /// Adds the first steps of `execution`, at most so many, that are not there yet. Races of those from `start` on are noted.
  func follow(_ execution: Execution, _ blocks: BlockOrder, racesFrom start: Int, atMost most: Int = .max) {
    makeRoom()
    races.begin(from: start)
    if savedBefore.isEmpty {
      for fact in execution.facts[..<(execution.events.first?.facts ?? execution.facts.count)] {
        apply(fact, nil, -1, execution)
      }
    }
    for index in count..<max(count, min(execution.events.count, most)) {
      add(index, execution, blocks)
      let end = index + 1 < execution.events.count ? execution.events[index + 1].facts : execution.facts.count
      for fact in execution.facts[execution.events[index].facts..<end] {
        apply(fact, execution.events[index].strand, index, execution)
      }
    }
  }

  private func add(_ index: Int, _ execution: Execution, _ blocks: BlockOrder) {
    stamp += 1
    savedBefore.append(saved.count)
    let event = execution.events[index]
    let strand = event.strand.offset
    races.findDependencies(of: event.footprint, execution, blocks)
    save(event.strand)
    if event.isLater {
      pastSteps.append(index)
      pasts.append(taken[0])
    }
    // What only takes its time cannot come earlier; who waits for something else perhaps could.
    if event.comesWithTime { joinPast(strand) }
    if index >= races.start { races.note(index, event, before: current[strand], self, execution, blocks) }
    joinPast(strand)
    let row = current[strand]
    for earlier in races.dependencies { Self.join(row, clocks[earlier], stride) }
    row[strand] += 1
    taken[0][strand] += 1
    ordinals.append(row[strand])
    clocks.append(row)
    strong[0].update(from: row, count: stride)
    for access in event.footprint.accesses where access.mode == .add || access.mode == .remove {
      for earlier in races.steps(touching: access.object) { Self.join(strong[0], clocks[earlier], stride) }
    }
    races.remember(index, event.footprint)
  }

  private func joinPast(_ strand: Int) {
    if pasts.count > 0 { Self.join(current[strand], pasts[pasts.count - 1], stride) }
  }

  /// Once for each step and strand, what the strand knew before.
  private func save(_ strand: StrandID) {
    guard savedIn[strand.offset] != stamp else { return }
    savedIn[strand.offset] = stamp
    saved.append(current[strand.offset])
    savedStrands.append(strand)
  }

  private func tell(_ strand: StrandID, _ clock: UnsafeMutablePointer<Int32>) {
    save(strand)
    Self.join(current[strand.offset], clock, stride)
  }

  private func apply(_ fact: StepFact, _ actor: StrandID?, _ step: Int, _ execution: Execution) {
    func knowledge(of strand: StrandID) -> UnsafeMutablePointer<Int32> { strand == actor ? strong[0] : current[strand.offset] }
    switch fact {
    case .began(let strand, let parent): tell(strand, current[parent.offset])
    case .woke(let strand, let waker): tell(strand, knowledge(of: waker))
    case .pushed(let strand, let queue, let pusher):
      while lines.count <= Int(queue) { lines.append([]) }
      lines[Int(queue)].append(turns.count)
      turns.append(Turn(queue: queue, strand: strand, push: step))
      if strand != pusher { tell(strand, knowledge(of: pusher)) }
    case .started(let strand, let queue): start(strand, queue, actor, step, execution)
    case .finished(let strand, let queue):
      guard
        let turn = lines[Int(queue)].last(where: { turns[$0].strand == strand && turns[$0].start >= 0 && turns[$0].end == nil })
      else { return }
      turns[turn].end = saved.count
      turns[turn].endStep = step
      saved.append(current[strand.offset])
      savedStrands.append(nil)
    }
  }

  private func start(_ strand: StrandID, _ queue: Int32, _ actor: StrandID?, _ step: Int, _ execution: Execution) {
    guard Int(queue) < lines.count else { return }
    let line = lines[Int(queue)]
    guard let own = line.firstIndex(where: { turns[$0].strand == strand && turns[$0].start < 0 }) else { return }
    for earlier in line[..<own] {
      guard let end = turns[earlier].end, isOrdered(turns[earlier], turns[line[own]], execution) else { continue }
      save(strand)
      Self.join(current[strand.offset], saved[end], stride)
    }
    turns[line[own]].start = current[strand.offset][strand.offset] - (actor == strand ? 1 : 0)
    turns[line[own]].startStep = step
  }
}
