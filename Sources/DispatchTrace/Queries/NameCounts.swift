/// Counts what goes by one name: the second queue that is labelled `account` is `account (2)`.
struct NameCounts {
  enum Sort {
    case queue, group, semaphore, lock
  }

  private struct Key: Hashable {
    var sort: Sort
    var name: StringID
  }

  private var counts: [Key: Int32] = [:]

  /// The number of one more, from 1; always 1 without a name.
  mutating func next(_ sort: Sort, _ name: StringID?) -> Int32 {
    guard let name else { return 1 }
    counts[Key(sort: sort, name: name), default: 0] += 1
    return counts[Key(sort: sort, name: name), default: 1]
  }
}
