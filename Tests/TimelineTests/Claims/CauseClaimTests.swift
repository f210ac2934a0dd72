import DispatchTrace
import Testing

@testable import Timeline

@Suite("What pictures claim about who ended a wait and what held a source back, read back from every recorded trace")
struct CauseClaimTests {
  @Test("a wait that another block ended has a dashed arrow from that one")
  func wakers() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view != .cores {
      guard let time = drawn.scene.time else { continue }
      let arrows = drawn.scene.elements.compactMap { element -> [Point]? in
        if element.mark == .resume, case .line(let line) = element.shape { line.points } else { nil }
      }
      let waits = drawn.index.waits.filter { isTold($0, drawn) }
      // More than sixty would be clutter, and none is drawn.
      if arrows.isEmpty, waits.count > 40 { continue }
      for wait in waits {
        guard let from = lane(waker(of: wait, drawn.facts), wait.waker, drawn), let to = lane(wait.item, wait.thread, drawn),
          from != to,
          let ended = wait.ended
        else { continue }
        let x = time.x(drawn.facts.key(ended))
        // Beside another arrow of that instant it stands a little beside it.
        let isThere = arrows.contains { points in
          guard let tip = points.last else { return false }
          return (-24.px...50.px).contains(x - tip.x) && from.y <= points[0].y && points[0].y <= from.bottom
            && to.y <= tip.y && tip.y <= to.bottom
        }
        verdict.check(isThere, "\(drawn.description): nothing shows who ended the wait of \(wait.thread) at \(ended.instant)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 100)
  }

  private func isTold(_ wait: TraceIndex.Wait, _ drawn: DrawnTrace) -> Bool {
    guard !wait.isTimedOut, wait.waker != nil, let ended = wait.ended, drawn.shows(ended), ended > wait.began else {
      return false
    }
    return switch wait.reason {
    case .group, .workItem, .semaphore, .once, .lock: true
    case .sync, .syncOnMainThread, .apply, .runLoop: false
    }
  }

  /// The block that did it; a work item's own is over by then.
  private func waker(of wait: TraceIndex.Wait, _ facts: TraceFacts) -> ItemID? {
    if let known = wait.wakerItem { return known }
    guard case .workItem(let id) = wait.reason, let ended = wait.ended else { return nil }
    let runs = facts.index.items.indices.filter {
      facts.index.items[$0].workItem == id && facts.index.items[$0].thread == wait.waker
    }
    let over = runs.filter { facts.index.items[$0].ended.map { $0 < ended } ?? false }
    return over.max { facts.index.items[$0].started?.event ?? 0 < facts.index.items[$1].started?.event ?? 0 }.map { ItemID($0) }
  }

  /// The lane that shows the block (or the thread's own code) one by one.
  private func lane(_ item: ItemID?, _ thread: ThreadID?, _ drawn: DrawnTrace) -> Rect? {
    guard let subject = item.map({ Scene.Subject.blocks([$0]) }) ?? thread.map({ .body($0) }) else { return nil }
    let marks: Set<Scene.Mark> = [.block, .stopped, .rail, .holder, .launch, .ready]
    for element in drawn.scene.elements where element.subject == subject && marks.contains(element.mark) {
      guard element.layer == .block || element.layer == .stopped else { continue }
      let middle = element.shape.bounds.middle.y
      for lane in drawn.scene.elements where lane.mark == .lane && lane.subject != nil {
        if case .box(let box) = lane.shape, box.rect.y <= middle, middle < box.rect.bottom { return box.rect }
      }
    }
    return nil
  }

  @Test("a turn that is passed over says why: cancelled only what was cancelled")
  func skips() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      for element in drawn.scene.elements where element.mark == .skipped {
        guard case .text(let run) = element.shape, case .blocks(let items) = element.subject,
          let colon = run.text.firstIndex(of: ":")
        else { continue }
        let told = run.text[colon...].dropFirst(2)
        for item in items {
          verdict.check(told == drawn.facts.whySkipped(item), "\(drawn.description): \(run.text)")
        }
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked >= 6)
  }

  @Test("a timer's rail is hatched while the timer is suspended, and ends with a mark where it is cancelled")
  func sources() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues && !drawn.facts.isOrdinal {
      guard let time = drawn.scene.time else { continue }
      var hatches: [SourceID: [Rect]] = [:]
      var ends: [SourceID: Set<Int>] = [:]
      var rails: Set<SourceID> = []
      for element in drawn.scene.elements {
        guard case .source(let source) = element.subject else { continue }
        if element.mark == .timer || element.mark == .suspended { rails.insert(source) }
        if element.mark == .suspended, case .hatch(let hatch) = element.shape { hatches[source, default: []].append(hatch.rect) }
        if element.mark == .cancelled, case .line(let line) = element.shape {
          ends[source, default: []].insert((line.points[0].x + line.points[1].x) / 2)
        }
      }
      let all = drawn.facts.trace.events.compactMap { event -> SourceID? in
        if case .sourceCreated(let id, _, _, _) = event.kind { id } else { nil }
      }
      // A timer that never got a schedule has no rail.
      let ofData = drawn.facts.trace.events.compactMap { event -> SourceID? in
        if case .sourceCreated(let id, let kind, _, _) = event.kind, kind != .timer { id } else { nil }
      }
      // More rails than there is room for are one that counts them.
      let isFolded = rails.isEmpty && all.count > 40
      for source in all where !isFolded {
        let times = drawn.facts.suspensions(of: source).filter {
          $0.begin < drawn.last && ($0.end ?? .max) > drawn.first
            && time.x(min($0.end ?? drawn.last, drawn.last)) - time.x($0.begin) >= 3.px
        }
        let own = hatches[source] ?? []
        verdict.check(own.count == times.count, "\(drawn.description): \(own.count) hatches on \(source), not \(times.count)")
        for (stretch, rect) in zip(times, own) {
          let isThere =
            rect.x == time.x(stretch.begin)
            && (stretch.end.map { $0 > drawn.last || drawn.isCutAtEnd && $0 == drawn.last || time.x($0) == rect.right } ?? true)
          verdict.check(isThere, "\(drawn.description): the hatch of \(source)")
        }
        for (offset, event) in drawn.facts.trace.events.enumerated() where drawn.shows(offset) {
          guard rails.contains(source) || ofData.contains(source) else { continue }
          guard case .sourceCancelled(source, _) = event.kind else { continue }
          let x = time.x(drawn.facts.keys[offset])
          verdict.check(ends[source]?.contains(x) ?? false, "\(drawn.description): \(source) is cancelled and has no mark")
        }
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 100)
  }
}

extension TraceFacts {
  /// In words, from the events up to the turn that was passed over.
  func whySkipped(_ item: ItemID) -> String {
    let about = index.items[item.offset]
    var (isCancelled, isSuspended, isRescheduled) = (false, false, false)
    for event in trace.events.prefix(about.skipped?.event ?? 0) {
      switch event.kind {
      case .workItemCancelled(let id) where id == about.workItem: isCancelled = true
      case .sourceCancelled(let id, _) where id == about.source: isCancelled = true
      case .sourceSuspended(let id, _) where id == about.source: isSuspended = true
      case .sourceResumed(let id, let count) where id == about.source: isSuspended = count > 0
      case .submitted(let submission) where submission.item == item: isRescheduled = false
      case .sourceScheduled(_, _, let id) where id == about.source: isRescheduled = true
      default: break
      }
    }
    return isCancelled ? "cancelled" : isSuspended ? "suspended" : isRescheduled ? "new schedule" : "put off"
  }

  func suspensions(of source: SourceID) -> [(begin: Int64, end: Int64?)] {
    var times: [(begin: Int64, end: Int64?)] = []
    for (offset, event) in trace.events.enumerated() {
      switch event.kind {
      case .sourceSuspended(source, 1): times.append((keys[offset], nil))
      case .sourceResumed(source, 0): if !times.isEmpty { times[times.count - 1].end = keys[offset] }
      default: break
      }
    }
    return times.filter { $0.end != $0.begin }
  }
}
