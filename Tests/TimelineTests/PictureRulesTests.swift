import DispatchTrace
import SampleTraces
import Testing
import Timeline

/// Advances that are a fixed part of the em: the layout is tested without any font.
struct FixedMeasurer: TextMeasurer {
  func width(of text: String, _ style: TextStyle) -> Int {
    text.unicodeScalars.count * style.size * 6 / 10
  }
}

@Suite("Every picture keeps the rules")
struct PictureRulesTests {
  @Test("whatever the sample, width, scale and view", arguments: Samples.all)
  func samplesKeepTheRules(sample: Sample) {
    for width in [480, 760, 1200, 1600] {
      for scale in [1, 2] {
        for view in TimelineOptions.View.allCases {
          var options = TimelineOptions(view: view, width: width, scale: scale)
          options.guaranteed = sample.guaranteed
          options.byChance = sample.byChance
          let scene = Timeline.layout(sample.trace, findings: sample.findings, options: options, measurer: FixedMeasurer())
          let found = SceneRules.violations(of: scene)
          #expect(found.isEmpty, "\(sample.name), \(view.rawValue), \(width) px, scale \(scale)")
        }
      }
    }
  }

  @Test("also for programs nobody drew", arguments: 0..<60)
  func randomProgramsKeepTheRules(seed: Int) {
    let trace = RandomProgram.trace(seed: UInt64(seed))
    for width in [480, 1200] {
      let scene = Timeline.layout(trace, options: TimelineOptions(width: width), measurer: FixedMeasurer())
      let found = SceneRules.violations(of: scene)
      #expect(found.isEmpty, "seed \(seed), \(width) px")
    }
  }
}
