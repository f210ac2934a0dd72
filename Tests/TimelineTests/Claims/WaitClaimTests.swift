import DispatchTrace
import Testing

@testable import Timeline

@Suite("What pictures claim about waiting, read back from every recorded trace")
struct WaitClaimTests {
  @Test("a bar lasts from the submission to the start, or to the end of what there is")
  func bars() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      for (item, box) in drawn.boxes(.waiting, [.waiting]) {
        let facts = drawn.index.items[item.offset]
        guard let submitted = facts.submitted else { continue }
        let begins = box.rect.x == drawn.x(submitted) && box.isOpenAtStart == (drawn.facts.key(submitted) < drawn.first)
        let end = (facts.started ?? facts.skipped).flatMap { drawn.isLater($0) ? nil : drawn.x($0) }
        let ends = end.map { box.rect.right == $0 && !box.isOpenAtEnd } ?? box.isOpenAtEnd
        verdict.check(begins && ends, "\(drawn.description): the bar of \(item)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 200)
  }

  @Test("after a trap nothing waits any more")
  func deaths() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      guard case .trapped = drawn.facts.trace.outcome, let time = drawn.scene.time else { continue }
      let last = drawn.lastLine ?? time.x(drawn.facts.end)
      for element in drawn.scene.elements where element.layer == .waiting {
        verdict.check(element.shape.bounds.right <= last + 1.px, "\(drawn.description): something waits after the end")
      }
      for case .text(let run) in drawn.scene.elements.filter({ $0.mark == .waiting }).map(\.shape)
      where run.text.hasSuffix("refused") {
        verdict.check(run.paint == .error, "\(drawn.description): \(run.text)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 10)
  }

  @Test("the reason for a wait holds all the time, and in the order in which it is told")
  func reasons() {
    var verdict = Verdict()
    var kinds: Set<String> = []
    for drawn in DrawnTraces.all where drawn.view == .queues {
      let world = WaitWorld(drawn.facts)
      for element in drawn.scene.elements {
        guard element.mark == .waiting, case .text(let run) = element.shape, case .blocks(let items) = element.subject,
          let item = items.first
        else { continue }
        let prefixes = [drawn.index.name(of: item), drawn.index.nameBesideNumber(of: item)].map { $0 + " — " }
        guard let start = prefixes.lazy.compactMap({ run.text.firstRange(of: $0) }).first,
          start.lowerBound == run.text.startIndex || run.text.contains(" · ")
        else { continue }
        let claims = run.text[start.upperBound...].split(separator: ", then ").map(String.init)
        for claim in claims { kinds.insert(world.kind(claim)) }
        verdict.check(world.holds(claims, for: item, from: drawn.first, to: drawn.last), "\(drawn.description): \(run.text)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 100)
    // Each kind of reason occurs in some trace: none is checked by nothing.
    #expect(kinds.isSuperset(of: ["behind", "until", "no free worker", "suspended", "never starts"]), "\(kinds)")
  }

  @Test("which block a bar stands for, and which one it waits for, can be told though others have its name")
  func sharedNames() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      // What another sentence calls by its place and how many it is there is called so.
      let blocks = drawn.index.items.indices.map { ($0, drawn.index.nameBesideNumber(of: ItemID($0))) }
      let named = Dictionary(grouping: blocks) { $0.1 }.filter { $0.value.count > 1 }
      if named.isEmpty { continue }
      for element in drawn.scene.elements {
        guard element.mark == .waiting, case .text(let run) = element.shape, case .blocks(let items) = element.subject,
          items.count == 1, drawn.facts.numbers[items[0].offset] > 0
        else { continue }
        let (number, name) = (drawn.facts.numbers[items[0].offset], drawn.index.nameBesideNumber(of: items[0]))
        if named[name] != nil {
          verdict.check(
            run.text.hasPrefix("\(number) · ") || run.text == "\(number)", "\(drawn.description): “\(run.text)” of \(number)")
        }
        for (other, all) in named where all.allSatisfy({ drawn.facts.numbers[$0.0] > 0 }) {
          let isMeant = run.text.hasSuffix("behind \(other)") || run.text.hasSuffix("until \(other) ends")
          verdict.check(!isMeant, "\(drawn.description): “\(run.text)”")
        }
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 30)
  }

  @Test("the highest point of a curve is how many wait at once")
  func depths() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      for element in drawn.scene.elements {
        guard element.mark == .depth, case .text(let run) = element.shape, case .blocks(let items) = element.subject else {
          continue
        }
        // All of its queues, whatever the curve says that it counts.
        let queues = Set(items.map { drawn.index.items[$0.offset].queue })
        let waiting = drawn.index.items.filter { queues.contains($0.queue) && $0.kind != .apply }
        let most = drawn.most(waiting) { ($0.submitted, $0.started ?? $0.skipped) }
        verdict.check(run.text == "\(TimelineLayout.grouped(most)) wait", "\(drawn.description): \(run.text), not \(most)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 10)
  }
}

/// The rules of waiting, checked instant by instant on the events: slow, and with no eye on how the layout does it.
struct WaitWorld {
  private let facts: TraceFacts
  private var index: TraceIndex { facts.index }
  /// By event: every change of a place where somebody can be.
  private let edges: [Int64]

  init(_ facts: TraceFacts) {
    self.facts = facts
    var edges: Set<Int64> = [0, facts.end]
    edges.formUnion(facts.keys)
    self.edges = edges.sorted()
  }

  func kind(_ claim: String) -> String {
    for kind in ["behind", "until", "no free worker", "no free core", "suspended", "never starts", "not active", "busy"]
    where claim.hasPrefix(kind) || claim.hasSuffix(kind) {
      return kind
    }
    return claim
  }

  /// Between any two neighbouring keys of the wait one of the claims holds, and they take turns in order.
  func holds(_ claims: [String], for item: ItemID, from first: Int64, to final: Int64) -> Bool {
    let block = index.items[item.offset]
    guard let submitted = block.submitted else { return false }
    let (start, end) = (facts.key(submitted), (block.started ?? block.skipped).map { facts.key($0) })
    if claims.last == "never starts" || claims.last == "has not started" {
      return end == nil && holds(claims.dropLast(), upToGapFor: item, block, from: max(start, first), to: final)
    }
    if claims == ["refused"] { return end == nil && block.kind == .sync }
    let last = min(end ?? facts.end, final)
    var turn = 0
    for (from, to) in stretches(from: max(start, first), to: last) {
      while turn < claims.count, !holds(claims[turn], for: item, block, from, to) { turn += 1 }
      if turn == claims.count { return false }
    }
    return true
  }

  /// What is known comes first, as long as it lasts: a queue that is suspended at first is told.
  private func holds(
    _ claims: ArraySlice<String>, upToGapFor item: ItemID, _ block: TraceIndex.Item, from start: Int64, to final: Int64
  ) -> Bool {
    let all = stretches(from: start, to: min(facts.end, final))
    let suspended = all.prefix { stretch in
      stretch.0 < stretch.1 && chain(of: block.queue).contains { isSuspended($0, stretch.0, stretch.1) }
    }
    if claims.isEmpty { return suspended.isEmpty || final < facts.end }
    return claims.allSatisfy { claim in all.contains { holds(claim, for: item, block, $0.0, $0.1) } }
  }

  private func stretches(from start: Int64, to end: Int64) -> [(Int64, Int64)] {
    let inside = edges.filter { start < $0 && $0 < end }
    let all = [start] + inside + [end]
    return start == end ? [(start, end)] : Array(zip(all, all.dropFirst()))
  }

  private func isOpen(_ begin: TraceIndex.Moment?, _ end: TraceIndex.Moment?, _ from: Int64, _ to: Int64) -> Bool {
    guard let begin, facts.key(begin) <= from else { return false }
    return end.map { facts.key($0) >= to } ?? true
  }

  private func runs(_ block: TraceIndex.Item, _ from: Int64, _ to: Int64) -> Bool {
    isOpen(block.started, block.ended, from, to)
  }

  private func holds(_ claim: String, for item: ItemID, _ block: TraceIndex.Item, _ from: Int64, _ to: Int64) -> Bool {
    guard let queue = block.queue else { return false }
    let chain = chain(of: queue)
    let others = index.items.enumerated().filter { $0.offset != item.offset }
    switch kind(claim) {
    case "suspended", "not active":
      return chain.contains { isSuspended($0, from, to) }
    case "no free worker":
      return block.kind != .sync && !hasFreeWorker(for: chain.last.flatMap { index.queues[$0.offset].target } ?? queue, from, to)
    case "no free core": return !hasFreeCore(from, to)
    case "busy":
      return others.contains { runs($0.element, from, to) && !Set(self.chain(of: $0.element.runQueue)).isDisjoint(with: chain) }
    case "behind":
      if claim == "behind the barrier" {
        return others.contains {
          $0.offset < item.offset && $0.element.isBarrier && $0.element.queue == queue && isPending($0.element, from, to)
        }
      }
      return others.contains { other in
        let names = [index.name(of: ItemID(Int32(other.offset))), "\(facts.numbers[other.offset])"]
        guard names.contains(where: { claim == "behind \($0)" || claim.hasPrefix("behind \($0) on ") }) else { return false }
        let isSameQueue =
          other.element.queue == queue && comes(other.element, before: block) && isPending(other.element, from, to)
        let holdsTarget = runs(other.element, from, to) && !Set(self.chain(of: other.element.runQueue)).isDisjoint(with: chain)
        return isSameQueue || holdsTarget
      }
    case "until":
      if claim == "until the launch is over" { return isLaunching(from, to) }
      if claim == "until all before it end" { return true }
      let byName = others.filter { claim == "until \(index.name(of: ItemID(Int32($0.offset)))) ends" }
      if !byName.isEmpty {
        return byName.contains {
          $0.element.queue == queue && comes($0.element, before: block) && isPending($0.element, from, to)
        }
      }
      let numbers = numbers(in: claim)
      guard !numbers.isEmpty else { return false }
      let named = others.filter { numbers.contains(facts.numbers[$0.offset]) }
      return named.count == numbers.count
        && named.allSatisfy { $0.element.queue == queue && comes($0.element, before: block) }
        && named.contains { isPending($0.element, from, to) }
    default: return false
    }
  }

  private func comes(_ first: TraceIndex.Item, before second: TraceIndex.Item) -> Bool {
    guard let one = first.submitted, let other = second.submitted else { return false }
    return one < other
  }

  private func isPending(_ block: TraceIndex.Item, _ from: Int64, _ to: Int64) -> Bool {
    isOpen(block.submitted, block.ended ?? block.skipped, from, to)
  }

  private func chain(of queue: QueueID?) -> [QueueID] {
    var chain: [QueueID] = []
    var next = queue
    while let queue = next, index.queues[queue.offset].kind != .global, !chain.contains(queue) {
      chain.append(queue)
      next = index.queues[queue.offset].target
    }
    return chain
  }

  private func isLaunching(_ from: Int64, _ to: Int64) -> Bool {
    for (offset, event) in facts.trace.events.enumerated() {
      switch event.kind {
      case .runLoopEntered, .dispatchMainCalled: return facts.keys[offset] >= to && event.thread == ThreadID(0)
      default: continue
      }
    }
    return true
  }

  private func isSuspended(_ queue: QueueID, _ from: Int64, _ to: Int64) -> Bool {
    var since: Int64? = index.queues[queue.offset].isInactive ? 0 : nil
    var isInactive = index.queues[queue.offset].isInactive
    var count: Int32 = 0
    for (offset, event) in facts.trace.events.enumerated() {
      let key = facts.keys[offset]
      switch event.kind {
      case .queueSuspended(queue, let now), .queueResumed(queue, let now): count = now
      case .queueActivated(queue): isInactive = false
      default: continue
      }
      if count > 0 || isInactive {
        since = since ?? key
      } else {
        if let begin = since, begin <= from, to <= key { return true }
        since = nil
      }
    }
    return since.map { $0 <= from } ?? false
  }

  private func hasFreeWorker(for root: QueueID, _ from: Int64, _ to: Int64) -> Bool {
    var served: [ThreadID: QueueID] = [:]
    for item in index.items where item.below == nil {
      guard let thread = item.thread, let queue = item.runQueue, served[thread] == nil else { continue }
      served[thread] =
        index.queues[queue.offset].kind == .global ? queue : chain(of: queue).last.flatMap { index.queues[$0.offset].target }
    }
    return index.threads.enumerated().contains { offset, thread in
      let id = ThreadID(Int32(offset))
      guard thread.kind == .worker || thread.kind == .overcommitWorker, served[id] == root, let created = thread.created,
        facts.key(created) <= from
      else { return false }
      return !index.items.contains { $0.thread == id && $0.below == nil && runs($0, from, to) }
    }
  }

  private func hasFreeCore(_ from: Int64, _ to: Int64) -> Bool {
    var held = 0
    var before = 0
    for (offset, event) in facts.trace.events.enumerated() {
      if facts.keys[offset] > from, facts.keys[offset] >= to { break }
      switch event.kind {
      case .coreAcquired: held += 1
      case .coreReleased: held -= 1
      default: continue
      }
      before = held
    }
    return before < facts.trace.header.cores
  }

  /// `1–3, 5` in words.
  private func numbers(in claim: String) -> Set<Int> {
    let words = claim.split { $0 == " " || $0 == "," }.dropFirst().dropLast()
    var numbers: Set<Int> = []
    for word in words {
      let ends = word.split(separator: "–").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last else { return [] }
      numbers.formUnion(first...last)
    }
    return numbers
  }
}
