internal import DispatchTrace

/// Where a part of a run is cut out of it: the lanes are torn, and what goes on runs into the tear.
enum CutEdge {
  static let width = 14.px
  private static let tooth = 5.px

  /// The two sides of a tear from `left` on.
  static func sides(from left: Int, top: Int, bottom: Int) -> (left: [Point], right: [Point]) {
    var sides: (left: [Point], right: [Point]) = ([], [])
    for (step, y) in stride(from: top, through: bottom + tooth - 1, by: tooth).enumerated() {
      let shift = step % 2 == 0 ? 0 : tooth
      sides.left.append(Point(left + shift, y))
      sides.right.append(Point(left + width - tooth + shift, y))
    }
    return sides
  }
}

extension TimelineLayout {
  /// The tears of a part.
  mutating func addCutEdges() {
    if tracks.start > 0 { addTear(from: time.left - TimeScale.lead - CutEdge.width) }
    if tracks.isCutAtEnd { addTear(from: plotRight - CutEdge.width, isLast: true) }
  }

  /// Behind the last one there is nothing more.
  private mutating func addTear(from left: Int, isLast: Bool = false) {
    let (top, bottom) = (plotTop - 3.px, plotBottom + 3.px)
    let sides = CutEdge.sides(from: left, top: top, bottom: bottom)
    let right = isLast ? [Point(plotRight + 1.px, top), Point(plotRight + 1.px, bottom)] : sides.right
    builder.add(.ending, .cut, .polygon(Scene.Polygon(sides.left + right.reversed(), fill: .background)))
    for side in isLast ? [sides.left] : [sides.left, sides.right] { builder.line(.ending, .cut, side, Scene.Stroke(.muted)) }
    builder.explain(.cut)
  }

  /// Words stand left of this: they run into no tear.
  var wordsRight: Int { tracks.isCutAtEnd ? plotRight - CutEdge.width - 2.px : plotRight }

  /// And right of this.
  var wordsLeft: Int { tracks.start > 0 ? time.left - TimeScale.lead + 1.px : Self.margin + gutter }

  /// It begins before the part.
  func isCut(_ key: Int64) -> Bool { key < tracks.start }

  /// When the block ends, whether or not that is in the part.
  func end(ofWhole activity: Int) -> Int64? {
    let block = (whole ?? tracks).activities[activity]
    return block.hasEnded ? block.ended : nil
  }

  /// `10 ms to 30 ms of 1.2 s`, of a part.
  var partWords: String? {
    guard let part = options.part, whole != nil else { return nil }
    return "\(part.start.inWords) to \(part.end.inWords) of \(trace.end.inWords)"
  }

  /// How many lines the run prints.
  var allPrints: Int { (whole ?? tracks).prints.count }

  /// What is found in the part. A main thread that does not answer is found before it is free again.
  static func found(_ findings: [Finding], in part: TimelinePart) -> [Finding] {
    findings.filter { finding in
      guard let instant = finding.instant else { return true }
      return instant <= part.end && (instant >= part.start || finding.category == .hang)
    }
  }

  /// What a part leaves out: sentences about blocks that are not all there, findings of other parts.
  mutating func settlePart(_ all: [Finding]) {
    guard let whole else { return }
    // That its number stands where it is handed over is not enough: the reader looks for the block.
    let isWhole = whole.submissions.allSatisfy { submission in
      let block = tracks.activities[Int(submission.activity)]
      return block.hasStarted && !isCut(block.started) && !block.isSkipped
    }
    if !isWhole { (options.guaranteed, options.byChance, options.spokenOf) = ([], [], []) }
    let errors = all.count { $0.severity == .error } - findings.count { $0.severity == .error }
    let warnings = all.count { $0.severity == .warning } - findings.count { $0.severity == .warning }
    let words = [
      errors > 0 ? "\(errors) \(errors == 1 ? "error" : "errors")" : nil,
      warnings > 0 ? "\(warnings) \(warnings == 1 ? "warning" : "warnings")" : nil,
    ].compactMap { $0 }
    if !words.isEmpty {
      let verb = errors + warnings == 1 ? "lies" : "lie"
      addNote("\(words.joined(separator: " and ")) of the run \(verb) outside of this part.")
    }
    options.orderEdges = options.orderEdges.filter { isWholly($0.first) && isWholly($0.second) }
  }

  /// The block begins and ends in the part.
  private func isWholly(_ item: ItemID) -> Bool {
    guard tracks.activities.indices.contains(item.offset) else { return false }
    let block = tracks.activities[item.offset]
    return block.hasStarted && block.hasEnded && !isCut(block.started)
  }
}
