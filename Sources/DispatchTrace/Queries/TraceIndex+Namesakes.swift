// What has the same name as something else of its kind, or none.
extension TraceIndex {
  private struct FullName: Hashable {
    var name: StringID
    var owner: StringID
  }

  mutating func tellNamesakes() {
    tellOwners()
    tellPlaces(of: \.locks) { _ in true }
    let kinds = semaphoreKinds
    // Nobody made the semaphore that stands for an operation.
    tellPlaces(of: \.semaphores) { kinds[$0] != .operation }
    numberThreads()
  }

  /// Locks of one name, each in an object of its own: `alice.lock` and `bob.lock`.
  private mutating func tellOwners() {
    var counts: [StringID: Int] = [:]
    for lock in locks { if let name = lock.ownName { counts[name, default: 0] += 1 } }
    var numbers: [FullName: Int32] = [:]
    for offset in locks.indices {
      guard let name = locks[offset].ownName, let owner = locks[offset].owner, counts[name, default: 0] > 1 else { continue }
      numbers[FullName(name: name, owner: owner), default: 0] += 1
      locks[offset].isToldWithOwner = true
      locks[offset].numberOfName = numbers[FullName(name: name, owner: owner), default: 1]
    }
  }

  /// Those of an array have no name: `the lock of line 6`, `the lock of line 6 (2)`.
  private mutating func tellPlaces(of table: WritableKeyPath<TraceIndex, [Object]>, _ isMade: (Int) -> Bool) {
    let unnamed = self[keyPath: table].indices.filter {
      self[keyPath: table][$0].ownName == nil && self[keyPath: table][$0].position.isKnown && isMade($0)
    }
    guard unnamed.count > 1 else { return }
    var numbers: [SourcePosition: Int32] = [:]
    for offset in unnamed {
      let position = self[keyPath: table][offset].position
      numbers[position, default: 0] += 1
      self[keyPath: table][offset].isToldWithPlace = true
      self[keyPath: table][offset].numberOfName = numbers[position, default: 1]
    }
  }

  private mutating func numberThreads() {
    var numbers: [StringID: Int32] = [:]
    for offset in threads.indices where threads[offset].kind == .detached {
      guard let name = threads[offset].ownName else { continue }
      numbers[name, default: 0] += 1
      threads[offset].numberOfName = numbers[name, default: 1]
    }
  }

  /// Its name, with its owner's where another object has the same; nil without one.
  package func fullName(of object: Object) -> String? {
    guard let name = object.ownName.map(text) else { return nil }
    return object.isToldWithOwner ? object.owner.map { "\(text($0)).\(name)" } ?? name : name
  }
}
