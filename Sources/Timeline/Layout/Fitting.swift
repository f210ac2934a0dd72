internal import DispatchTrace

/// Names for which there is too little room.
extension TimelineLayout {
  /// More blocks than this are not compared with each other.
  private static let mostCompared = 2000

  /// The name, or as much of it as tells its block from all others: never a beginning, an end or a number that several share.
  func fitted(_ name: String, _ style: TextStyle, in room: Int) -> String? {
    if measurer.width(of: name, style) <= room { return name }
    guard tracks.activities.count <= Self.mostCompared else { return nil }
    // A word at the end, not a number: that would be taken for a submission's.
    let ends = name.indices.filter { name[$0] == " " }.map { name[name.index(after: $0)...] }
      .filter { $0.filter(\.isLetter).count > 2 }.map { "…" + $0 }
    let candidates = [measurer.fit(name, style, in: room)].compactMap { $0 } + ends
    return candidates.first { measurer.width(of: $0, style) <= room && tellsApart($0, name) }
  }

  /// No other block has a name that begins and ends like this.
  private func tellsApart(_ short: String, _ name: String) -> Bool {
    let parts = short.split(separator: "…", maxSplits: 1, omittingEmptySubsequences: false)
    let isCut = parts.count == 2
    let (head, tail) = (isCut ? String(parts[0]) : "", String(isCut ? parts[1] : parts[0]))
    // A number by itself would be taken for the number of a submission.
    guard isCut else { return false }
    return !index.items.indices.contains { item in
      let other = index.name(of: ItemID(item))
      return other != name && other.hasPrefix(head) && other.hasSuffix(tail)
    }
  }
}
