import DispatchTrace
import SampleTraces
import Testing
import Timeline

/// Every name is either right or visibly replaced, and then a note says what.
@Suite("What names are written with")
struct WritingTests {
  private func written(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: WrittenText.signs(of: text))
    return String(shown)
  }

  @Test("accents are one sign, however they are written; tabs stay for the font")
  func accents() {
    #expect(Array(written("cafe\u{301} u\u{308}ber").unicodeScalars) == Array("caf\u{E9} \u{FC}ber".unicodeScalars))
    #expect(Array(written("Vie\u{323}\u{302}t").unicodeScalars) == Array("Vi\u{1EC7}t".unicodeScalars))
    #expect(written("a\tb") == "a\tb" && written("naïve → €") == "naïve → €" && written("фон Ωμέγα") == "фон Ωμέγα")
  }

  @Test("Hebrew begins at the right, with its spaces, brackets and numbers")
  func rightToLeft() {
    // Logical order on the left, what stands from left to right on the right.
    #expect(written("שלום") == "םולש")
    #expect(written("שלום עולם") == "םלוע םולש")
    #expect(written("load שלום 42") == "load 42 םולש")
    #expect(written("שלום (א) x") == "(א) םולש x")
    #expect(written("שלום → load") == "םולש → load")
  }

  @Test(
    "what would have to be joined or stacked is one box for each character",
    arguments: [
      ("مرحبا", "□□□□□"), ("q\u{323}\u{301}x", "□x"), ("👩‍👩‍👧 on", "□ on"), ("\u{301}a", "□a"), ("a\u{202E}b", "a□b"),
      ("שָׁלוֹם", "םו□□"), ("🇩🇪", "□"), ("क्षि", "□"),
    ])
  func boxes(text: String, shown: String) {
    // Pointed Hebrew: some letters with points are signs, others are not.
    let result = written(text)
    if text.unicodeScalars.contains(where: { (0x5B0...0x5C7).contains($0.value) }) {
      #expect(result.hasPrefix("ם") && !result.unicodeScalars.contains { (0x591...0x5C7).contains($0.value) })
    } else {
      #expect(result == shown)
    }
  }

  @Test(
    "a name that is not as written has a note with its code",
    arguments: [
      ("画像", "U+753B"), ("🚀", "U+1F680"), ("مرحبا", "U+0645"), ("q\u{323}", "U+0323"), ("a\u{202E}b", "U+202E"),
      ("👩‍👧", "U+1F469"),
    ])
  func notes(name: String, code: String) {
    #expect(captions(name).contains { $0.contains("box stands") && $0.contains(code) }, "\(captions(name))")
  }

  @Test("a name that is right has none", arguments: ["über", "u\u{308}ber", "שלום", "a\tb", "фон", "Ωμέγα", "naïve → €"])
  func noNotes(name: String) {
    #expect(!captions(name).contains { $0.contains("box stands") })
  }

  private func captions(_ name: String) -> [String] {
    var sketch = TraceSketch("names")
    let queue = sketch.queue(name)
    let worker = sketch.worker()
    let item = sketch.submit(name, to: queue, at: 0)
    sketch.run(item, of: queue, on: worker, from: 0, to: 10)
    let scene = Timeline.layout(sketch.trace(), options: TimelineOptions(), measurer: EuropeanMeasurer())
    #expect(SceneRules.violations(of: scene) == [])
    return scene.elements.compactMap { element in
      if element.mark == .caption, case .text(let run) = element.shape { run.text } else { nil }
    }
  }
}

/// A fixed advance; signs for Europe, the Near East, arrows and boxes.
private struct EuropeanMeasurer: TextMeasurer {
  func width(of text: String, _ style: TextStyle) -> Int { WrittenText.signs(of: text).count * style.size * 6 / 10 }

  func lacks(_ character: Unicode.Scalar, _ style: TextStyle) -> Bool { character.value >= 0x3000 }
}
