package import DispatchTrace

/// What a queue of operations knows of one: when it was added, and when its block is handed over.
package struct OperationTurn: Hashable, Sendable {
  /// The operation goes by its lock, and so does the queue.
  package var lock: LockID
  package var queue: LockID
  /// The higher, the more urgent.
  package var line: Int8
  /// The queue has one place, and always had.
  package var isSingle: Bool
  /// It waits for nothing but its turn.
  package var isFree: Bool

  package init(lock: LockID, queue: LockID, line: Int8, isSingle: Bool, isFree: Bool) {
    self.lock = lock
    self.queue = queue
    self.line = line
    self.isSingle = isSingle
    self.isFree = isFree
  }
}

/// Which operations of queues with one place come one after the other whatever happens (F-02): of two that the same code adds the
/// first, unless it waits for others or the second is more urgent. The very first is handed over before the second is there.
struct OperationTurns {
  /// The code that adds: a block, or top-level code of the main thread.
  private struct Adder: Hashable {
    var thread: ThreadID
    var block: Int32
  }

  private struct Added {
    var turn: OperationTurn
    var adder: Adder?
    var handedOver: (turn: OperationTurn, adder: Adder?, number: Int)?
    var number: Int
  }

  private struct Place: Hashable {
    var adder: Adder?
    var line: Int8
  }

  private var queues: [LockID] = []
  private var added: [LockID: [Added]] = [:]
  private var places: [LockID: Int] = [:]
  private var count = 0

  /// Said twice: the first time it is added. `block` is -1 for top-level code, nil where nobody knows.
  mutating func announce(_ turn: OperationTurn, by thread: ThreadID, in block: Int32?) {
    count += 1
    let adder = block.map { Adder(thread: thread, block: $0) }
    if let place = places[turn.lock] {
      added[turn.queue]?[place].handedOver = (turn, adder, count)
      return
    }
    if added[turn.queue] == nil { queues.append(turn.queue) }
    places[turn.lock] = added[turn.queue, default: []].count
    added[turn.queue, default: []].append(Added(turn: turn, adder: adder, number: count))
  }

  func remarks(_ items: [LockID: ItemID]) -> [Remark] { queues.flatMap { remarks(of: added[$0] ?? [], items) } }

  /// Of each urgency the last one that certainly comes before; others come before that.
  private func remarks(of all: [Added], _ items: [LockID: ItemID]) -> [Remark] {
    let lines = Set(all.map(\.turn.line)).sorted(by: >)
    let haveOneAdder = all.allSatisfy { $0.adder == all.first?.adder }
    var latest: [Place: Int] = [:]
    var remarks: [Remark] = []
    for (later, second) in all.enumerated() where isSettled(second) {
      var earlier = lines.prefix { $0 >= second.turn.line }.compactMap { latest[Place(adder: second.adder, line: $0)] }
      if haveOneAdder, later > 0, beginsAtOnce(all[0], before: second) { earlier.append(0) }
      for place in Set(earlier).sorted(by: >) {
        if let item = items[second.turn.lock], let other = items[all[place].turn.lock] {
          remarks.append(.turn(item, after: other))
        }
      }
      if waitsForItsTurnOnly(second) { latest[Place(adder: second.adder, line: second.turn.line)] = later }
    }
    return remarks
  }

  /// The first is handed over before the second is there.
  private func beginsAtOnce(_ first: Added, before second: Added) -> Bool {
    guard waitsForItsTurnOnly(first), let last = first.handedOver else { return false }
    return last.adder == first.adder && last.number < second.number
  }

  private func waitsForItsTurnOnly(_ one: Added) -> Bool {
    isSettled(one) && one.adder != nil && one.turn.isFree && one.handedOver?.turn.isFree == true
  }

  /// Nobody has changed how many may run or how urgent it is.
  private func isSettled(_ one: Added) -> Bool {
    guard let last = one.handedOver?.turn else { return false }
    return one.turn.isSingle && last.isSingle && last.line == one.turn.line
  }
}

extension Simulation {
  /// The number of the block whose code runs, -1 for top-level code; nil for other code.
  func presentBlock() -> Int32? {
    for id in threads[running].frames.ids.reversed() {
      switch threads[running].frames[id].kind {
      case .launch: return -1
      case .block(let entry), .sync(let entry), .syncOnMainThread(let entry, _): return entries[entry].item.index
      case .perform: continue
      case .runLoop, .served, .worker, .drain, .applyCaller, .applyHelper, .handOver, .giveBack, .lockAgain, .takeAgain, .waited,
        .dying, .detached, .rest:
        return nil
      }
    }
    return nil
  }
}
