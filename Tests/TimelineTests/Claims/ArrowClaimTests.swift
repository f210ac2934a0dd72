import DispatchTrace
import Testing

@testable import Timeline

@Suite("Arrows of one instant stand apart: each can be followed from its number to its head")
struct ArrowClaimTests {
  private struct Arrow {
    var mark: Scene.Mark
    var points: [Point]
    var head: Rect?
    var submissions: [ItemID]
  }

  private func arrows(_ drawn: DrawnTrace) -> [Arrow] {
    drawn.scene.elements.compactMap { element in
      guard element.layer == .path, [.submission, .timer, .resume].contains(element.mark), case .line(let line) = element.shape
      else { return nil }
      var items: [ItemID] = []
      if case .submissions(let own) = element.subject { items = own }
      return Arrow(mark: element.mark, points: line.points, head: head(of: line), submissions: items)
    }
  }

  private func head(of line: Scene.Line) -> Rect? {
    guard let tip = line.points.last, let before = line.points.dropLast().last else { return nil }
    let size: Int
    switch line.head {
    case .none: return nil
    case .filled(let own), .hollow(let own): size = own
    }
    if tip.x == before.x {
      return Rect(x: tip.x - size / 2, y: before.y < tip.y ? tip.y - size : tip.y, width: size, height: size)
    }
    return Rect(x: tip.x > before.x ? tip.x - size : tip.x, y: tip.y - size / 2, width: size, height: size)
  }

  private func uprights(_ arrow: Arrow) -> [(x: Int, span: ClosedRange<Int>)] {
    zip(arrow.points, arrow.points.dropFirst()).filter { $0.x == $1.x }.map { ($0.x, min($0.y, $1.y)...max($0.y, $1.y)) }
  }

  /// Parts of one stem, or lines from one point.
  private func areOne(_ arrow: Arrow, _ other: Arrow) -> Bool {
    arrow.submissions.isEmpty ? arrow.points[0] == other.points[0] : arrow.submissions == other.submissions
  }

  /// Of six and more arrows within a few pixels there may be no place left for one; nor for those of the moment of a death. How
  /// often that is so is counted.
  private func isCrowd(_ x: Int, _ all: [Arrow], _ drawn: DrawnTrace) -> Bool {
    let places = all.flatMap { uprights($0).map(\.x) }.filter { abs($0 - x) <= 64.px }
    if places.count >= 6 { return true }
    guard case .trapped = drawn.facts.trace.outcome, let end = drawn.lastLine else { return false }
    return abs(end - x) < 30.px
  }

  @Test("no arrow lies on another one, unless they come from one point")
  func lines() {
    var (verdict, crowded) = (Verdict(), 0)
    for drawn in DrawnTraces.all where drawn.view != .cores {
      let arrows = arrows(drawn)
      for (offset, arrow) in arrows.enumerated() {
        for other in arrows[(offset + 1)...] where !areOne(arrow, other) {
          for one in uprights(arrow) {
            for two in uprights(other) where abs(one.x - two.x) < 2.px && one.span.overlaps(two.span) {
              let shared = one.span.clamped(to: two.span)
              let areApart = shared.upperBound - shared.lowerBound < 6.px
              if !areApart, isCrowd(one.x, arrows, drawn) {
                crowded += 1
                continue
              }
              let words = "\(arrow.mark) \(arrow.submissions) and \(other.mark) \(other.submissions)"
              verdict.check(areApart, "\(drawn.description): \(words) at \(one.x / 64)")
            }
          }
        }
        verdict.check(true, "")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 1000)
    #expect(crowded <= 10)
  }

  @Test("no number lies on the head of an arrow")
  func heads() {
    var (verdict, crowded) = (Verdict(), 0)
    for drawn in DrawnTraces.all where drawn.view == .queues {
      let arrows = arrows(drawn)
      // Between lanes right below each other there is no room for both, as between threads.
      let heads = arrows.filter { abs(($0.points.last?.y ?? 0) - $0.points[0].y) >= 16.px }.compactMap(\.head)
      for element in drawn.scene.elements where element.mark == .badge {
        guard case .box(let badge) = element.shape, case .submissions(let items) = element.subject else { continue }
        let covered = heads.first { badge.rect.insetBy(1.px, 1.px).overlaps($0) }
        if covered != nil, isCrowd(badge.rect.middle.x, arrows, drawn) {
          crowded += 1
          continue
        }
        verdict.check(covered == nil, "\(drawn.description): the number of \(items) at \(badge.rect.middle.x / 64)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 500)
    #expect(crowded <= 5)
  }

  @Test("no head lies behind a bar or a block")
  func covered() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view != .cores {
      let fronts = drawn.scene.elements.compactMap { element -> Rect? in
        guard [.waiting, .block, .stopped].contains(element.layer), case .box(let box) = element.shape, box.fill != nil,
          box.rect.width > 3.px
        else { return nil }
        return box.rect
      }
      for arrow in arrows(drawn) {
        guard let head = arrow.head else { continue }
        let isHidden = fronts.contains { $0.overlaps(head.insetBy(1.px, 1.px)) }
        verdict.check(
          !isHidden, "\(drawn.description): \(arrow.mark) of \(arrow.submissions) at \(head.middle.x / 64), \(head.middle.y / 64)"
        )
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 1000)
  }

  @Test("a stem reaches all its branches")
  func stems() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view != .cores {
      let arrows = arrows(drawn)
      for branch in arrows where branch.head != nil && branch.points.count == 2 && branch.points[0].y == branch.points[1].y {
        let root = branch.points[0]
        let isHeld = arrows.contains { stem in
          uprights(stem).contains { $0.x == root.x && $0.span.contains(root.y) }
        }
        verdict.check(isHeld, "\(drawn.description): a branch of \(branch.submissions) comes from nowhere")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 300)
  }

  @Test("an arrow that stands beside its instant leads back to it")
  func instants() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view != .cores && !drawn.facts.isOrdinal {
      let index = drawn.index
      for arrow in arrows(drawn) where !arrow.submissions.isEmpty {
        let item = index.items[arrow.submissions[0].offset]
        guard let call = item.due == nil ? item.submitted : item.scheduled, let first = arrow.points.first,
          let tip = arrow.points.last
        else { continue }
        if arrow.mark == .submission, arrow.head != nil, first.y == tip.y, arrow.points.count == 2 {
          verdict.check(
            abs(tip.x - drawn.x(call)) <= 4.px, "\(drawn.description): a branch of \(arrow.submissions) ends at \(tip.x / 64)")
          continue
        }
        guard arrow.submissions.count == 1 else { continue }
        if arrow.mark == .timer {
          guard let due = item.submitted, item.due != nil else { continue }
          let isThere = abs(first.x - drawn.x(due)) <= 1.px && abs(tip.x - drawn.x(due)) <= 1.px
          verdict.check(isThere, "\(drawn.description): the delay of \(arrow.submissions) at \(tip.x / 64)")
        } else if arrow.mark == .submission, arrow.head != nil {
          let most = item.due == nil ? 24.px : 4.px
          verdict.check(
            abs(tip.x - drawn.x(call)) <= most, "\(drawn.description): \(arrow.submissions) goes to \(tip.x / 64)")
        }
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 500)
  }
}
