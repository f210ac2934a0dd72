/// Counts what is called alike: the second queue that is labelled `account` is `account (2)`.
struct Numbering<Key: Hashable> {
  private var counts: [Key: Int32] = [:]

  /// The number of one more, from 1.
  mutating func next(_ key: Key) -> Int32 {
    let number = counts[key, default: 0] + 1
    counts[key] = number
    return number
  }
}

/// The same of what goes by a name.
struct NameCounts {
  enum Sort {
    case queue, group, semaphore, lock
  }

  private struct Key: Hashable {
    var sort: Sort
    var name: StringID
  }

  private var counts = Numbering<Key>()

  /// Always 1 without a name.
  mutating func next(_ sort: Sort, _ name: StringID?) -> Int32 { name.map { counts.next(Key(sort: sort, name: $0)) } ?? 1 }
}
