// What has the same name as something else of its kind, or none.
extension TraceIndex {
  private struct FullName: Hashable {
    var name: StringID
    var owner: StringID
  }

  mutating func tellNamesakes() {
    tellOwners()
    tellVariables()
    tellPlaces(of: \.locks) { _ in true }
    let kinds = semaphoreKinds
    // Nobody made the semaphore that stands for an operation.
    tellPlaces(of: \.semaphores) { kinds[$0] != .operation }
    // Several wait for one condition: it is the same.
    for offset in semaphores.indices where kinds[offset].isOneWait { semaphores[offset].numberOfName = 1 }
    numberThreads()
  }

  /// `let item = DispatchWorkItem { work(dish, …) }` in a function: *soup* and *bread* say more than *item* and *item*.
  private mutating func tellVariables() {
    var first: [StringID: (workItem: WorkItemID, span: StringID)] = [:]
    var shared: Set<StringID> = []
    for item in items where item.namedSpanCount == 1 {
      guard let workItem = item.workItem, workItem.offset < workItems.count, let span = item.spanName,
        let name = workItems[workItem.offset].ownName
      else { continue }
      guard let known = first[name] else {
        first[name] = (workItem, span)
        continue
      }
      if known.workItem != workItem, known.span != span { shared.insert(name) }
    }
    for offset in workItems.indices {
      if let name = workItems[offset].ownName { workItems[offset].sharesVariable = shared.contains(name) }
    }
  }

  /// Locks of one name, each in an object of its own: `alice.lock` and `bob.lock`.
  private mutating func tellOwners() {
    var counts: [StringID: Int] = [:]
    for lock in locks { if let name = lock.ownName { counts[name, default: 0] += 1 } }
    var numbers = Numbering<FullName>()
    for offset in locks.indices {
      guard let name = locks[offset].ownName, let owner = locks[offset].owner, counts[name, default: 0] > 1 else { continue }
      locks[offset].isToldWithOwner = true
      locks[offset].numberOfName = numbers.next(FullName(name: name, owner: owner))
    }
  }

  /// Those of an array have no name: `the lock of line 6`, `the lock of line 6 (2)`.
  private mutating func tellPlaces(of table: WritableKeyPath<TraceIndex, [Object]>, _ isMade: (Int) -> Bool) {
    let unnamed = self[keyPath: table].indices.filter {
      self[keyPath: table][$0].ownName == nil && self[keyPath: table][$0].position.isKnown && isMade($0)
    }
    guard unnamed.count > 1 else { return }
    var numbers = Numbering<SourcePosition>()
    for offset in unnamed {
      self[keyPath: table][offset].isToldWithPlace = true
      self[keyPath: table][offset].numberOfName = numbers.next(self[keyPath: table][offset].position)
    }
  }

  private mutating func numberThreads() {
    var numbers = Numbering<StringID>()
    for offset in threads.indices where threads[offset].kind == .detached {
      if let name = threads[offset].ownName { threads[offset].numberOfName = numbers.next(name) }
    }
  }

  /// Its name, with its owner's where another object has the same; nil without one.
  package func fullName(of object: Object) -> String? {
    guard let name = object.ownName.map(text) else { return nil }
    return object.isToldWithOwner ? object.owner.map { "\(text($0)).\(name)" } ?? name : name
  }
}
