import DispatchTrace

/// Collects findings of one kind: the first at each place, with the number of repetitions added to its message.
struct OncePerPlace {
  private var findings: [Finding] = []
  private var known: [SourcePosition: Int] = [:]
  private var counts: [Int] = []

  /// Makes the finding unless there is one for this place.
  mutating func add(at position: SourcePosition, _ make: () -> Finding) {
    if position.isKnown, let known = known[position] {
      counts[known] += 1
      return
    }
    known[position] = findings.count
    findings.append(make())
    counts.append(1)
  }

  var isEmpty: Bool { findings.isEmpty }

  var result: [Finding] {
    zip(findings, counts).map { finding, count in
      guard count > 1 else { return finding }
      var finding = finding
      finding.notes.append(Finding.Note("\(count) times at this place"))
      return finding
    }
  }
}
