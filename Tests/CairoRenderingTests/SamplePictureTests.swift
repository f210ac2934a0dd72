import CairoRendering
import DispatchTrace
import Foundation
import SampleTraces
import Testing
import Timeline

/// Writes every sample as a picture for people to look at: `SIGNALBOX_PICTURES=folder swift test --filter samplePictures`.
private let folder = ProcessInfo.processInfo.environment["SIGNALBOX_PICTURES"]

@Test("samplePictures", .enabled(if: folder != nil))
func samplePictures() throws {
  let fonts = try FontLibrary()
  let folder = try #require(folder)
  let random = [10, 45, 50, 16].map { Sample(name: "random-\($0)", trace: RandomProgram.trace(seed: $0)) }
  for sample in Samples.all + random {
    for theme in Theme.allCases {
      var options = TimelineOptions(scale: theme == .light ? 1 : 2)
      options.guaranteed = sample.guaranteed
      options.byChance = sample.byChance
      let scene = Timeline.layout(sample.trace, findings: sample.findings, options: options, measurer: fonts)
      let bytes = try SceneRenderer(fonts: fonts).render(scene, theme: theme, as: .png)
      try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(sample.name)-\(theme.rawValue).png"))
    }
  }
}

@Test("sampleDocuments", .enabled(if: folder != nil))
func sampleDocuments() throws {
  let fonts = try FontLibrary()
  let folder = try #require(folder)
  let scene = Timeline.layout(Samples.barrier.trace, options: TimelineOptions(), measurer: fonts)
  for (index, format) in [SceneRenderer.Format.svg, .svg, .pdf].enumerated() {
    let bytes = try SceneRenderer(fonts: fonts).render(scene, theme: .light, as: format)
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/document\(index).\(format.rawValue)"))
  }
}
