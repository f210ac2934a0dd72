import Foundation
import SampleTraces
import Testing
import Timeline

@testable import CairoRendering

@Suite("Both themes in one SVG")
struct ThemesInOneSVGTests {
  private func scene(_ sample: Sample) throws -> (Scene, SceneRenderer) {
    let fonts = try FontLibrary()
    let options = TimelineOptions()
    return (Timeline.layout(sample.trace, options: options, measurer: fonts), SceneRenderer(fonts: fonts))
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test(
    "it is the light picture, with a colour of the dark one for every element that has another there",
    arguments: [Samples.barrier, Samples.deadlock])
  func colours(sample: Sample) throws {
    let (scene, renderer) = try scene(sample)
    let both = text(try renderer.svgInBothThemes(scene))
    let light = text(try renderer.render(scene, theme: .light, as: .svg))
    let dark = text(try renderer.render(scene, theme: .dark, as: .svg))
    func colours(_ document: String) -> [String] {
      document.split(separator: "rgb(").dropFirst().map { String($0.prefix { $0 != ")" }) }
    }
    let parts = both.components(separatedBy: "</style>")
    #expect(parts.count == 2)
    #expect(colours(parts[1]) == colours(light))
    // Each element's dark colours, in order: its rule's, or its own where there is no rule.
    var rules: [String: [String]] = [:]
    for line in parts[0].split(separator: "\n") where line.hasPrefix(".") {
      rules[String(line.dropFirst().prefix { $0 != "{" })] = colours(String(line))
    }
    #expect(!rules.isEmpty)
    let shown = parts[1].split(separator: "<").flatMap { tag -> [String] in
      let own = colours(String(tag))
      guard let start = tag.range(of: "class=\"") else { return own }
      return rules[String(tag[start.upperBound...].prefix { $0 != "\"" })] ?? []
    }
    #expect(shown == colours(dark))
  }

  @Test("names of its classes are its own, and the same each time")
  func names() throws {
    let (first, renderer) = try scene(Samples.barrier)
    let (second, _) = try scene(Samples.deadlock)
    func classes(_ document: [UInt8]) -> Set<Substring> {
      Set(text(document).split(separator: "class=\"").dropFirst().map { $0.prefix { $0 != "\"" } })
    }
    let (one, other) = (try renderer.svgInBothThemes(first), try renderer.svgInBothThemes(second))
    #expect(classes(one).isDisjoint(with: classes(other)))
    #expect(try renderer.svgInBothThemes(first) == one)
  }
}
