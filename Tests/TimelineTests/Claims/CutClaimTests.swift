import DispatchTrace
import Foundation
import Testing

@testable import Timeline

@Suite("What a picture of a part of a run claims at its edges, read back from every recorded trace")
struct CutClaimTests {
  private static let parts = DrawnTraces.all.filter { $0.part != nil }

  private func texts(_ drawn: DrawnTrace, _ mark: Scene.Mark) -> [Scene.TextRun] {
    drawn.scene.elements.compactMap { element in
      if element.mark == mark, case .text(let run) = element.shape { run } else { nil }
    }
  }

  @Test("nothing looks as if it began or ended where the part does: its edge is open there, and only there")
  func openSides() {
    var verdict = Verdict()
    let marks: Set<Scene.Mark> = [.block, .rail, .ready, .holder, .stopped, .waiting, .phase]
    for drawn in Self.parts {
      guard let time = drawn.scene.time else { continue }
      let (left, last) = (time.left, time.x(drawn.last))
      for element in drawn.scene.elements where marks.contains(element.mark) && element.layer < .label {
        guard case .box(let box) = element.shape, box.edge != nil else { continue }
        let comesIn = drawn.isCutAtStart && box.rect.x < left
        verdict.check(box.isOpenAtStart == comesIn, "\(drawn.description): the beginning of a \(element.mark.rawValue)")
        guard drawn.isCutAtEnd else { continue }
        let goesOn = box.rect.right > last + 2.px
        verdict.check(goesOn ? box.isOpenAtEnd : true, "\(drawn.description): a \(element.mark.rawValue) ends in the tear")
      }
      for (item, box) in [Scene.Mark.block, .rail, .holder].flatMap({ drawn.boxes($0, [.block]) }) where box.isOpenAtEnd {
        let ended = drawn.index.items[item.offset].ended
        verdict.check(ended.map { drawn.isLater($0) } ?? true, "\(drawn.description): \(item) has no end, but ends in the part")
      }
      for (item, box) in [Scene.Mark.block, .rail, .holder].flatMap({ drawn.boxes($0, [.block]) }) where box.isOpenAtStart {
        let started = drawn.index.items[item.offset].started
        let isBefore = started.map { drawn.facts.key($0) < drawn.first } ?? false
        verdict.check(isBefore, "\(drawn.description): \(item) has no beginning, but begins in the part")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 5000)
  }

  @Test("each edge of the part that is none of the run has a tear through all lanes, no other has one, and no words stand in it")
  func tears() {
    var verdict = Verdict()
    for drawn in Self.parts {
      let tears = drawn.scene.elements.compactMap { element -> Rect? in
        if element.mark == .cut, case .polygon = element.shape { element.shape.bounds } else { nil }
      }
      let edges = (drawn.isCutAtStart ? 1 : 0) + (drawn.isCutAtEnd ? 1 : 0)
      verdict.check(tears.count == edges, "\(drawn.description): \(tears.count) tears")
      let lanes = drawn.scene.elements.filter { $0.mark == .lane && $0.subject != nil }.map(\.shape.bounds)
      for tear in tears {
        verdict.check(
          lanes.allSatisfy { tear.y <= $0.y && $0.bottom <= tear.bottom }, "\(drawn.description): a tear is too short")
        let words = drawn.texts.first { $0.box.overlaps(tear) }
        verdict.check(words == nil, "\(drawn.description): \(words?.text ?? "") stands in a tear")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 1000)
  }

  @Test("the axis names the instants where they stand, and only those of the part")
  func axes() {
    var verdict = Verdict()
    for drawn in Self.parts {
      guard let time = drawn.scene.time else { continue }
      let labels = texts(drawn, .axis)
      guard let unit = labels.first?.text.split(separator: " ").last else { continue }
      for label in labels {
        let number = label.text.split(separator: " ")[0]
        guard let instant = VirtualDuration("\(number) \(unit)")?.nanoseconds else {
          verdict.check(false, "\(drawn.description): \(label.text)")
          continue
        }
        let isThere = abs(time.x(instant) - label.box.middle.x) <= 1.px || label.box.right >= time.right - 1.px
        verdict.check(isThere && instant >= drawn.first, "\(drawn.description): \(label.text) stands elsewhere")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 2000)
  }

  @Test("the line below the title says which part of how long a run it is")
  func subtitles() {
    for drawn in Self.parts {
      guard let part = drawn.part else { continue }
      let words = "\(part.start.inWords) to \(part.end.inWords) of \(drawn.facts.trace.end.inWords)"
      let told = texts(drawn, .subtitle).map(\.text).joined(separator: " ").replacing("   ·   ", with: " · ")
      #expect(told.contains(words), "\(drawn.description): \(told)")
    }
  }

  @Test("a block has the same number, the same name and its queue the same colour as in the picture of the whole run")
  func sameAsWhole() {
    var verdict = Verdict()
    let wholes = Dictionary(
      DrawnTraces.all.filter { $0.part == nil }.map { ("\($0.name) \($0.view)", $0) }, uniquingKeysWith: { first, _ in first })
    for drawn in Self.parts {
      guard let whole = wholes["\(drawn.name) \(drawn.view)"] else { continue }
      let fills = Dictionary(
        whole.boxes(.block, [.block]).map { ($0.item, $0.box.fill) }, uniquingKeysWith: { first, _ in first })
      for (item, box) in drawn.boxes(.block, [.block]) {
        guard let known = fills[item], box.edge != nil, let fill = box.fill, let known, "\(known)".contains("fill") else {
          continue
        }
        verdict.check(known == fill, "\(drawn.description): \(item) has another colour")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 500)
  }

  @Test("pictures of parts keep the rules of every picture")
  func rules() {
    var verdict = Verdict()
    for drawn in Self.parts where drawn.scene.elements.count < 1500 {
      let found = SceneRules.violations(of: drawn.scene)
      verdict.check(found.isEmpty, "\(drawn.description): \(found.prefix(2))")
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 500)
  }
}
