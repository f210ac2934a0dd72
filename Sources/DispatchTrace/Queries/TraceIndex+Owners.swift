// Locks of one name, each in an object of its own: `alice.lock` and `bob.lock`.
extension TraceIndex {
  private struct FullName: Hashable {
    var name: StringID
    var owner: StringID
  }

  mutating func tellOwners() {
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

  /// Its name, with its owner's where another object has the same; nil without one.
  package func fullName(of object: Object) -> String? {
    guard let name = object.ownName.map(text) else { return nil }
    return object.isToldWithOwner ? object.owner.map { "\(text($0)).\(name)" } ?? name : name
  }
}
