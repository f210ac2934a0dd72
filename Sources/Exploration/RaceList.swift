import DispatchModel
import DispatchTrace

/// Two steps of an execution that could come in the other order.
struct Race {
  var first: Int
  /// Nil for what stood before something that never came: the step is `strand`'s next one.
  var second: Int?
  var strand: StrandID
}

/// Who touched what, and which steps of others compete with a step.
struct RaceList: ~Copyable {
  /// Steps by kind and number of the object they touch, in order.
  private var touched: ContiguousArray<ContiguousArray<ContiguousArray<Int>>>
  /// Those of them that do more than read it: all that a read depends on, however many others have read in between.
  private var changed: ContiguousArray<ContiguousArray<ContiguousArray<Int>>>
  /// Steps by the queue that a block joins, in order.
  private var pushes: ContiguousArray<ContiguousArray<Int>> = []
  private(set) var found: ContiguousArray<Race> = []
  private(set) var start = 0
  /// What a footprint depends on directly, the latest first; without what another of them depends on, except what holds
  /// something that the footprint waits for.
  private(set) var dependencies: ContiguousArray<Int> = []
  private var union = ClockRows(stride: 16, capacity: 1)
  /// Where the output is given: whether a text can be printed after so many bytes.
  var admits: ((StringID, Int) -> Bool)?

  init() {
    touched = ContiguousArray(repeating: [], count: Int(ModelObject.Kind.world.rawValue) + 1)
    changed = touched
    union.append()
  }

  mutating func widen(to stride: Int) { union.widen(to: stride) }

  mutating func begin(from start: Int) {
    self.start = start
    found.removeAll(keepingCapacity: true)
  }

  // MARK: Who touched what

  func steps(touching object: ModelObject) -> ContiguousArray<Int> {
    let list = touched[Int(object.kind.rawValue)]
    return Int(object.index) < list.count ? list[Int(object.index)] : []
  }

  mutating func remember(_ step: Int, _ footprint: Footprint) {
    for access in footprint.accesses {
      let (kind, index) = (Int(access.object.kind.rawValue), Int(access.object.index))
      while touched[kind].count <= index {
        touched[kind].append([])
        changed[kind].append([])
      }
      if touched[kind][index].last != step { touched[kind][index].append(step) }
      if access.mode != .read && changed[kind][index].last != step { changed[kind][index].append(step) }
    }
    for push in footprint.pushes {
      while pushes.count <= Int(push.queue) { pushes.append([]) }
      if pushes[Int(push.queue)].last != step { pushes[Int(push.queue)].append(step) }
    }
  }

  mutating func forget(_ step: Int, _ footprint: Footprint) {
    for access in footprint.accesses {
      let (kind, index) = (Int(access.object.kind.rawValue), Int(access.object.index))
      if touched[kind][index].last == step { touched[kind][index].removeLast() }
      if changed[kind][index].last == step { changed[kind][index].removeLast() }
    }
    for push in footprint.pushes where pushes[Int(push.queue)].last == step { pushes[Int(push.queue)].removeLast() }
  }

  // MARK: What a step depends on

  /// Fills `dependencies`.
  mutating func findDependencies(of footprint: Footprint, _ execution: Execution, _ blocks: BlockOrder) {
    dependencies.removeAll(keepingCapacity: true)
    for access in footprint.accesses { findDependencies(of: access, execution) }
    for push in footprint.pushes where Int(push.queue) < pushes.count {
      for step in pushes[Int(push.queue)] {
        let others = execution.events[step].footprint.pushes
        if others.contains(where: { $0.isDependent(on: push, blocks) }) { insert(step) }
      }
    }
  }

  private mutating func findDependencies(of access: Access, _ execution: Execution) {
    let (kind, number) = (Int(access.object.kind.rawValue), Int(access.object.index))
    guard number < touched[kind].count else { return }
    // Whatever came before a write is known with it.
    var isCovered = false
    var wantsHolder = access.role == .acquire
    let steps = access.mode == .read && !wantsHolder ? changed[kind][number] : touched[kind][number]
    var index = steps.count
    while index > 0, !isCovered || wantsHolder {
      index -= 1
      let step = steps[index]
      let touch = Touch(execution.events[step].footprint, access)
      if touch.isDependent, !isCovered || (wantsHolder && touch.isHolder) { insert(step) }
      if touch.isWrite { isCovered = true }
      if touch.isWrite && touch.isHolder { wantsHolder = false }
    }
  }

  /// How another step touches the object of an access.
  private struct Touch {
    var isDependent = false
    var isWrite = false
    /// It may have what the access waits for.
    var isHolder = false

    init(_ footprint: Footprint, _ access: Access) {
      for its in footprint.accesses where its.object == access.object {
        if access.isDependent(on: its) { isDependent = true }
        if its.mode == .write { isWrite = true }
        if its.role == .acquire || its.role == .plain { isHolder = true }
      }
    }
  }

  private mutating func insert(_ step: Int) {
    var place = 0
    while place < dependencies.count, dependencies[place] > step { place += 1 }
    if place < dependencies.count, dependencies[place] == step { return }
    dependencies.insert(step, at: place)
  }

  // MARK: Races

  /// Notes those of `dependencies` that could come after `event`, which is step `index` or, when nil, one that never comes.
  mutating func note(
    _ index: Int?, _ event: Execution.Event, before: UnsafeMutablePointer<Int32>, _ order: PartialOrder, _ execution: Execution,
    _ blocks: BlockOrder
  ) {
    let first = found.count
    noteLatest(index, event, before, order, execution, blocks)
    if let admits, let text = event.text { noteOutput(index, event, text, before, order, execution, admits) }
    // Who waits until something is free competes with who had it, whatever lies between.
    for access in event.footprint.accesses where access.role == .acquire {
      union[0].update(repeating: 0, count: union.stride)
      for step in dependencies where isOpen(step, event, before, order, execution) {
        let touch = Touch(execution.events[step].footprint, access)
        guard touch.isDependent && touch.isHolder else { continue }
        let isHidden = order.isKnown(step, to: union[0], execution)
        PartialOrder.join(union[0], order.clocks[step], union.stride)
        if !isHidden && !found[first...].contains(where: { $0.first == step }) {
          found.append(Race(first: step, second: index, strand: event.strand))
        }
      }
    }
  }

  private mutating func noteLatest(
    _ index: Int?, _ event: Execution.Event, _ before: UnsafeMutablePointer<Int32>, _ order: PartialOrder, _ execution: Execution,
    _ blocks: BlockOrder
  ) {
    union[0].update(repeating: 0, count: union.stride)
    for step in dependencies {
      let isHidden = order.isKnown(step, to: union[0], execution)
      PartialOrder.join(union[0], order.clocks[step], union.stride)
      if !isHidden, isOpen(step, event, before, order, execution),
        isRival(execution.events[step].footprint, event.footprint, blocks)
      {
        found.append(Race(first: step, second: index, strand: event.strand))
      }
    }
  }

  /// What is printed competes with each earlier text in whose place it could stand: in between it has to wait.
  private mutating func noteOutput(
    _ index: Int?, _ event: Execution.Event, _ text: StringID, _ before: UnsafeMutablePointer<Int32>, _ order: PartialOrder,
    _ execution: Execution, _ admits: (StringID, Int) -> Bool
  ) {
    for step in steps(touching: .observed) where isOpen(step, event, before, order, execution) {
      let earlier = execution.events[step]
      if earlier.text != nil && admits(text, earlier.printed) {
        found.append(Race(first: step, second: index, strand: event.strand))
      }
    }
  }

  private func isOpen(
    _ step: Int, _ event: Execution.Event, _ before: UnsafeMutablePointer<Int32>, _ order: PartialOrder, _ execution: Execution
  ) -> Bool {
    execution.events[step].strand != event.strand && !order.isKnown(step, to: before, execution)
  }

  /// They depend on each other by more than what follows from something else.
  private func isRival(_ other: Footprint, _ footprint: Footprint, _ blocks: BlockOrder) -> Bool {
    for access in footprint.accesses where access.role != .consequence && (admits == nil || access.object != .observed) {
      for its in other.accesses where its.role != .consequence && access.isDependent(on: its) { return true }
    }
    return footprint.pushes.contains { push in other.pushes.contains { $0.isDependent(on: push, blocks) } }
  }
}
