import DispatchModel

/// What happens before what in one execution: a vector clock for each step.
///
/// A step happens after the earlier ones of its strand, after what began or woke its strand, after dependent earlier steps, and, in
/// a queue that runs one block at a time, after the end of each block that joined the queue before its own *in this order*: two
/// blocks whose joining is not ordered follow each other by chance only.
struct PartialOrder {
  /// How many steps of every strand have happened.
  typealias Clock = ContiguousArray<Int32>

  /// A block of a queue that runs one at a time, in the order of joining.
  struct Turn {
    var strand: StrandID
    /// The step that let it join; -1 for the launch code, which has the main queue from the start.
    var push: Int
    /// How many steps its strand had taken when it began; nil when it never did.
    var start: Int32?
    var end: Clock?
  }

  /// Of each step, itself included.
  private(set) var clocks: [Clock] = []
  /// Of each step, what its strand knew before it.
  private(set) var before: [Clock] = []
  /// The number of each step in its strand, from 1.
  private(set) var ordinals: [Int32] = []
  private(set) var turns: [Int32: [Turn]] = [:]
  /// Queues in order of first use: nothing is walked by hash.
  private(set) var queues: [Int32] = []
  private(set) var current: [Clock] = []
  private var touched: [ModelObject: [Int]] = [:]
  private var pushes: [Int32: [Int]] = [:]
  private let execution: Execution
  private let strandCount: Int

  init(_ execution: Execution, _ strandCount: Int, _ order: BlockOrder) {
    self.execution = execution
    self.strandCount = strandCount
    current = Array(repeating: Clock(repeating: 0, count: strandCount), count: strandCount)
    var strong: Clock?
    var actor: StrandID?
    for record in execution.records {
      switch record {
      case .step(let index):
        strong = add(index, order)
        actor = execution.events[index].strand
      case .fact(let fact): apply(fact, actor, strong)
      }
    }
  }

  /// Step `first` is step `second` or happens before it.
  func isBefore(_ first: Int, _ second: Int) -> Bool { isKnown(first, to: clocks[second]) }

  func isKnown(_ event: Int, to clock: Clock) -> Bool {
    clock[execution.events[event].strand.offset] >= ordinals[event]
  }

  /// Earlier steps that `footprint` depends on directly, in order.
  func dependencies(of footprint: Footprint, _ order: BlockOrder, before end: Int) -> [Int] {
    var found: [Int] = []
    for access in footprint.accesses {
      for event in touched[access.object] ?? [] where event < end && !found.contains(event) {
        if execution.events[event].footprint.accesses.contains(where: access.isDependent) { found.append(event) }
      }
    }
    for push in footprint.pushes {
      for event in pushes[push.queue] ?? [] where event < end && !found.contains(event) {
        let others = execution.events[event].footprint.pushes
        if others.contains(where: { $0.queue == push.queue && order.matters($0.strand, push.strand) }) { found.append(event) }
      }
    }
    return found.sorted()
  }

  /// Returns what those know that the step sets going: steps that commute with it but without which it would not have done so.
  private mutating func add(_ index: Int, _ order: BlockOrder) -> Clock {
    let event = execution.events[index]
    var clock = current[event.strand.offset]
    before.append(clock)
    for earlier in dependencies(of: event.footprint, order, before: index) { Self.join(&clock, clocks[earlier]) }
    clock[event.strand.offset] += 1
    ordinals.append(clock[event.strand.offset])
    clocks.append(clock)
    current[event.strand.offset] = clock
    var strong = clock
    for access in event.footprint.accesses {
      if access.mode == .add || access.mode == .remove {
        for earlier in touched[access.object] ?? [] { Self.join(&strong, clocks[earlier]) }
      }
      if touched[access.object]?.last != index { touched[access.object, default: []].append(index) }
    }
    for push in event.footprint.pushes where pushes[push.queue]?.last != index { pushes[push.queue, default: []].append(index) }
    return strong
  }

  static func join(_ clock: inout Clock, _ other: Clock) {
    for index in clock.indices where other[index] > clock[index] { clock[index] = other[index] }
  }

  private mutating func apply(_ fact: StepFact, _ actor: StrandID?, _ strong: Clock?) {
    func knowledge(of strand: StrandID) -> Clock { strand == actor ? strong ?? current[strand.offset] : current[strand.offset] }
    switch fact {
    case .began(let strand, let parent): Self.join(&current[strand.offset], current[parent.offset])
    case .woke(let strand, let waker): Self.join(&current[strand.offset], knowledge(of: waker))
    case .pushed(let strand, let queue, let pusher):
      if turns[queue] == nil { queues.append(queue) }
      turns[queue, default: []].append(Turn(strand: strand, push: clocks.count - 1))
      if strand != pusher { Self.join(&current[strand.offset], knowledge(of: pusher)) }
    case .started(let strand, let queue): start(strand, queue, actor)
    case .finished(let strand, let queue):
      guard let turn = turns[queue]?.lastIndex(where: { $0.strand == strand && $0.start != nil && $0.end == nil }) else { return }
      turns[queue]?[turn].end = current[strand.offset]
    }
  }

  private mutating func start(_ strand: StrandID, _ queue: Int32, _ actor: StrandID?) {
    guard let list = turns[queue], let own = list.firstIndex(where: { $0.strand == strand && $0.start == nil }) else { return }
    for earlier in list[..<own] {
      guard let end = earlier.end, isOrdered(earlier, list[own]) else { continue }
      Self.join(&current[strand.offset], end)
    }
    turns[queue]?[own].start = current[strand.offset][strand.offset] - (actor == strand ? 1 : 0)
  }

  /// The first one joined the queue before the second in every order that this one stands for.
  func isOrdered(_ first: Turn, _ second: Turn) -> Bool {
    first.push < 0 || (second.push >= 0 && isBefore(first.push, second.push))
  }
}
