import DispatchTrace
import TestSupport
import Testing

@testable import Timeline

@Suite("The lines beside blocks are those of the trace")
struct LineClaimTests {
  /// Where the trace has a block handed over; else, where it has that of nobody, the first line that the block itself is at.
  private static func lines(of facts: TraceFacts) -> [ItemID: Int] {
    var lines: [ItemID: Int] = [:]
    for event in facts.trace.events {
      guard event.position.line > 0 else { continue }
      switch event.kind {
      case .scheduled(let item, _, _): lines[item] = lines[item] ?? event.position.line
      case .submitted(let submission): lines[submission.item] = lines[submission.item] ?? event.position.line
      default: continue
      }
    }
    for (offset, item) in facts.index.items.enumerated() where lines[ItemID(offset)] == nil {
      guard let start = item.started, let thread = item.thread, !item.position.isKnown else { continue }
      let body = facts.trace.events[start.event...(item.ended?.event ?? facts.trace.events.count - 1)]
      lines[ItemID(offset)] = body.first { $0.thread == thread && $0.position.line > 0 }?.position.line
    }
    return lines
  }

  /// The lines that words name: `read :12`, `:12 · encode`, `load:12`, `iteration 2 of line 8`.
  private static func lines(in words: String) -> Set<Int> {
    var found: Set<Int> = []
    for match in words.matches(of: /(?:[:]|of line )(\d+)/) { if let line = Int(match.1) { found.insert(line) } }
    return found
  }

  private static let drawn: [DrawnTrace] = DrawnTraces.drawn { $0.showsLines = true }

  @Test("in every view each drawn block has its line beside it, or a note has it or counts it, and no other line")
  func everyBlock() {
    var verdict = Verdict()
    for drawn in Self.drawn {
      let lines = Self.lines(of: drawn.facts)
      var blocks: Set<ItemID> = []
      var told: Set<ItemID> = []
      for element in drawn.scene.elements {
        guard case .blocks(let items) = element.subject else { continue }
        blocks.formUnion(items)
        guard case .text(let run) = element.shape, element.mark != .console else { continue }
        let named = Set(items.compactMap { lines[$0] })
        let added = run.text.matches(of: /(?:^|\ ):(\d+)/).compactMap { Int($0.1) }
        for line in added {
          verdict.check(named == [line], "\(drawn.description): “\(run.text)” of \(items), handed over at \(named)")
        }
        if named.count == 1, !Self.lines(in: run.text).isDisjoint(with: named) { told.formUnion(items) }
        if let first = items.first, let line = lines[first], Self.lines(in: run.text).contains(line) { told.insert(first) }
      }
      let missing = blocks.subtracting(told).filter { lines[$0] != nil }
      let first = missing.min { $0.index < $1.index }
      verdict.check(says(drawn, missing, lines), "\(drawn.description): no line of \(first.map { "\($0)" } ?? "some")")
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 2000)
  }

  /// The note below the lanes speaks of exactly these.
  private func says(_ drawn: DrawnTrace, _ missing: Set<ItemID>, _ lines: [ItemID: Int]) -> Bool {
    let captions = drawn.texts.filter { $0.style == .caption }.map(\.text).joined(separator: " ")
    if captions.contains("The lines of \(missing.count.grouped(by: "\u{2009}")) blocks have no room") { return true }
    guard let start = captions.firstRange(of: "Lines that have no room beside their blocks: ") else { return missing.isEmpty }
    let rest = captions[start.upperBound...]
    let note = rest[..<(rest.firstIndex(of: ".") ?? rest.endIndex)]
    var numbers: [Int: Set<Int>] = [:]
    for place in note.split(separator: "; ") {
      guard let match = place.prefixMatch(of: /:(\d+)\ of\ /), let line = Int(match.1) else { return false }
      for word in place[match.range.upperBound...].split(separator: ", ") {
        let ends = word.split(separator: "–").map { Int($0) }
        if let first = ends.first ?? nil, let last = ends.last ?? nil { numbers[line, default: []].formUnion(first...last) }
      }
    }
    var expected: [Int: Set<Int>] = [:]
    for item in missing where drawn.facts.numbers[item.offset] > 0 {
      if let line = lines[item] { expected[line, default: []].insert(drawn.facts.numbers[item.offset]) }
    }
    return numbers == expected
  }

  @Test("pictures with lines keep the rules of all pictures")
  func rules() {
    var verdict = Verdict()
    for drawn in Self.drawn {
      let broken = SceneRules.violations(of: drawn.scene)
      verdict.check(broken.isEmpty, "\(drawn.description): \(broken.first ?? "")")
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 800)
  }
}
