/// Submissions of one caller so close together that they share a badge: usually all of one instant.
struct SubmissionBundle {
  var caller: Int
  var isUp: Bool
  var members: [SubmissionTrack] = []
  /// Their numbers, as runs of consecutive ones.
  private(set) var runs: [ClosedRange<Int>] = []

  init(caller: Int, isUp: Bool) {
    self.caller = caller
    self.isUp = isUp
  }

  mutating func add(_ member: SubmissionTrack, number: Int) {
    members.append(member)
    add(number...number)
  }

  mutating func add(_ other: SubmissionBundle) {
    members += other.members
    for run in other.runs { add(run) }
  }

  private mutating func add(_ run: ClosedRange<Int>) {
    if let last = runs.last, last.upperBound + 1 == run.lowerBound {
      runs[runs.count - 1] = last.lowerBound...run.upperBound
    } else {
      runs.append(run)
    }
  }

  /// `1–4, 6`; with many gaps how many they are, and of which.
  var label: String {
    guard let first = runs.first, let last = runs.last else { return "" }
    let label = runs.prefix(5).map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }.joined(
      separator: ", ")
    if runs.count == 1, label.count > 9 {
      return "\(TimelineLayout.grouped(first.lowerBound))–\(TimelineLayout.grouped(first.upperBound))"
    }
    return runs.count < 5 && label.count <= 12 ? label : "\(members.count) of \(first.lowerBound)–\(last.upperBound)"
  }

  /// The number of the member at `offset`: only for the few that are drawn one by one.
  func number(at offset: Int) -> Int {
    var rest = offset
    for run in runs {
      if rest < run.count { return run.lowerBound + rest }
      rest -= run.count
    }
    return 0
  }
}
