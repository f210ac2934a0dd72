import DispatchTrace

/// Collects findings of one kind: the first at each place, with the number of repetitions added to its message.
struct OncePerPlace {
  private var findings: [Finding] = []
  private var known: [SourcePosition: Int] = [:]
  private var counts: [Int] = []
  private var more: [Int] = []

  /// Makes the finding unless there is one for this place.
  mutating func add(at position: SourcePosition, _ make: () -> Finding) {
    if position.isKnown, let known = known[position] {
      counts[known] += 1
      return
    }
    known[position] = findings.count
    findings.append(make())
    counts.append(1)
    more.append(0)
  }

  /// There is another in the same block, which the finding for this place says.
  mutating func addMore(after position: SourcePosition) {
    if let known = known[position] { more[known] += 1 }
  }

  var isEmpty: Bool { findings.isEmpty }

  var result: [Finding] {
    findings.indices.map { place in
      var finding = findings[place]
      if counts[place] > 1 { finding.notes.append(Finding.Note("\(counts[place]) times at this place")) }
      if more[place] > 0 { finding.notes.append(Finding.Note("\(more[place]) more in the same block")) }
      return finding
    }
  }
}
