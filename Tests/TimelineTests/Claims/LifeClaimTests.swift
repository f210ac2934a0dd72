import DispatchTrace
import Testing

@testable import Timeline

@Suite("What pictures claim of the process as a whole, read back from every recorded trace")
struct LifeClaimTests {
  private typealias Stretch = (start: Int64, end: Int64?)

  @Test("a phase's band has its name, begins when the phase does, and ends where the next one begins")
  func phases() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      guard let time = drawn.scene.time else { continue }
      let phases = phases(drawn.facts).filter { $0.start < drawn.last && ($0.end ?? .max) > drawn.first }
      let bands = boxes(drawn, .phase)
      let names = drawn.texts(.phase)
      let seen = phases.filter { ($0.end.map { time.x($0) } ?? drawn.scene.width) - time.x($0.start) >= 2.px }
      verdict.check(seen.count == bands.count, "\(drawn.description): \(bands.count) bands for \(seen.count) phases")
      for (phase, band) in zip(seen, bands) {
        let isOpen = phase.end.map { $0 >= drawn.last } ?? true
        let ends = phase.end.map { time.x($0) == band.right } ?? false || isOpen && band.right >= time.x(drawn.last)
        verdict.check(band.x == time.x(phase.start) && ends, "\(drawn.description): the band of \(phase.name)")
        for name in names where band.contains(name.box) {
          let shown = name.text.hasSuffix("…") ? String(name.text.dropLast()) : name.text
          verdict.check(phase.name.hasPrefix(shown), "\(drawn.description): \(name.text) is \(phase.name)")
        }
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 100)
  }

  @Test("frozen time is hatched over the lanes of all queues and over nothing else, to the instant")
  func frozen() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      guard let time = drawn.scene.time else { continue }
      let hatches = drawn.scene.elements.compactMap { element -> Rect? in
        if element.mark == .frozen, case .hatch(let hatch) = element.shape { hatch.rect } else { nil }
      }
      let shown = frozen(drawn.facts).filter { $0.start < drawn.last && ($0.end ?? .max) > drawn.first }
      let frozen = shown.filter { ($0.end.map { time.x($0) } ?? drawn.scene.width) - time.x($0.start) >= 3.px }
      for hatch in hatches {
        let isTrue = frozen.contains {
          time.x($0.start) == hatch.x && ($0.end.map { $0 >= drawn.last || time.x($0) == hatch.right } ?? true)
        }
        verdict.check(isTrue, "\(drawn.description): it is not frozen there")
      }
      for case let (.queues(queues), lane) in lanes(drawn) where drawn.view == .queues && !queues.isEmpty {
        let over = hatches.filter { $0.y <= lane.y && lane.bottom <= $0.bottom }
        verdict.check(over.count == frozen.count, "\(drawn.description): \(queues) has \(over.count) hatches")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 100)
  }

  @Test("what computes when the process is frozen stands still until the thaw")
  func standsStill() throws {
    let drawn = try #require(DrawnTraces.all.first { $0.name == "s7-back" && $0.view == .queues })
    let tracks = TrackBuilder.tracks(of: drawn.facts.trace)
    let index = try #require(drawn.index.items.indices.first { drawn.index.name(of: ItemID($0)) == "index the photos" })
    let segments = tracks.segments(of: index)
    #expect(segments.map(\.kind) == [.running, .frozen, .running])
    #expect(segments.map { $0.end - $0.start } == [2_000_000_000, 3_000_000_000, 2_000_000_000])
  }

  @Test("each visit from outside has its words at its instant")
  func visits() throws {
    let drawn = try #require(DrawnTraces.all.first { $0.name == "s7-alert-reply" && $0.view == .queues })
    let time = try #require(drawn.scene.time)
    let words = drawn.texts(.visit)
    #expect(words.map(\.text) == ["open the app", "an alert appears", "reply to it"])
    #expect(words.map(\.origin.x) == [0, 1_000_000_000, 3_000_000_000].map { time.x($0) + 5.px })
  }

  private func phases(_ facts: TraceFacts) -> [(name: String, start: Int64, end: Int64?)] {
    var phases: [(name: String, start: Int64, end: Int64?)] = []
    for (offset, event) in facts.trace.events.enumerated() {
      guard case .phaseBegan(let id) = event.kind else { continue }
      let (name, key) = (facts.trace.strings[id], facts.keys[offset])
      if phases.last?.name == name { continue }
      if !phases.isEmpty { phases[phases.count - 1].end = key }
      phases.append((name, key, nil))
    }
    return phases.filter { $0.end != $0.start }
  }

  private func frozen(_ facts: TraceFacts) -> [Stretch] {
    var stretches: [Stretch] = []
    for (offset, event) in facts.trace.events.enumerated() {
      if case .processFrozen = event.kind { stretches.append((facts.keys[offset], nil)) }
      if case .processThawed = event.kind { stretches[stretches.count - 1].end = facts.keys[offset] }
    }
    return stretches.filter { $0.end != $0.start }
  }

  private func boxes(_ drawn: DrawnTrace, _ mark: Scene.Mark) -> [Rect] {
    drawn.scene.elements.compactMap { element in
      if element.mark == mark, element.layer == .block, case .box(let box) = element.shape { box.rect } else { nil }
    }
  }

  private func lanes(_ drawn: DrawnTrace) -> [(Scene.Subject, Rect)] {
    drawn.scene.elements.compactMap { element in
      guard element.mark == .lane, let subject = element.subject, case .box(let box) = element.shape else { return nil }
      return (subject, box.rect)
    }
  }
}

extension DrawnTrace {
  fileprivate func texts(_ mark: Scene.Mark) -> [Scene.TextRun] {
    scene.elements.compactMap { element in
      if element.mark == mark, case .text(let run) = element.shape { run } else { nil }
    }
  }
}
