import DispatchTrace
import SampleTraces
import Testing
import Timeline

@testable import CairoRendering

@Suite("Rendering")
struct RenderingTests {
  let fonts: FontLibrary

  init() throws {
    fonts = try FontLibrary()
  }

  private func scene(_ sample: Sample, scale: Int = 1) -> Scene {
    Timeline.layout(
      sample.trace, findings: sample.findings, options: TimelineOptions(scale: scale), measurer: fonts)
  }

  @Test("the same scene gives the same bytes, in every format and theme", arguments: SceneRenderer.Format.allCases)
  func sameBytes(format: SceneRenderer.Format) throws {
    for theme in Theme.allCases {
      let first = try SceneRenderer(fonts: fonts).render(scene(Samples.barrier), theme: theme, as: format)
      let other = try FontLibrary()
      let second = try SceneRenderer(fonts: other).render(scene(Samples.barrier), theme: theme, as: format)
      #expect(first == second)
    }
  }

  @Test("a tab is drawn as a space, and what the fonts lack is known")
  func signs() {
    #expect(fonts.width(of: "a\tb", .words) == fonts.width(of: "a b", .words))
    #expect(!fonts.lacks("\t", .words) && !fonts.lacks("é", .words))
    #expect(fonts.lacks("画", .words))
  }

  @Test("light and dark differ only in colours")
  func themesShareTheLayout() throws {
    let scene = scene(Samples.deadlock)
    let renderer = SceneRenderer(fonts: fonts)
    #expect(try renderer.render(scene, theme: .light, as: .png) != renderer.render(scene, theme: .dark, as: .png))
  }

  @Test("a PNG has the size of the scene times the scale", arguments: [1, 2, 3])
  func pngSize(scale: Int) throws {
    let scene = scene(Samples.serial, scale: scale)
    let bytes = try SceneRenderer(fonts: fonts).render(scene, theme: .light, as: .png)
    #expect(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(bigEndian(bytes[16..<20]) == scene.width / 64 * scale)
    #expect(bigEndian(bytes[20..<24]) == scene.height / 64 * scale)
  }

  private func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  @Test("a PNG holds no time and no name of a program, only what is drawn")
  func pngChunks() throws {
    let bytes = try SceneRenderer(fonts: fonts).render(scene(Samples.serial), theme: .light, as: .png)
    var names: Set<String> = []
    var offset = 8
    while offset + 8 <= bytes.count {
      let length = bigEndian(bytes[offset..<offset + 4])
      names.insert(String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self))
      offset += 12 + length
    }
    #expect(names.isSubset(of: ["IHDR", "tEXt", "bKGD", "IDAT", "IEND"]))
    // Its one text are the digits of what it shows.
    let digits = try #require(PNGFile.scene(of: bytes))
    #expect(digits.count == 16 && digits.allSatisfy(\.isHexDigit))
  }

  @Test("the digits in a PNG tell other scenes, themes and colours apart, and are the same for the same")
  func sceneDigits() throws {
    let renderer = SceneRenderer(fonts: fonts)
    var scenes = [scene(Samples.serial), scene(Samples.serial, scale: 2), scene(Samples.barrier)]
    for change in 0..<3 {
      var changed = scenes[0]
      let last = changed.elements.indices.last { if case .box = changed.elements[$0].shape { true } else { false } }
      guard let last, case .box(var box) = changed.elements[last].shape else { continue }
      switch change {
      case 0: box.rect.x += 1.px
      case 1: box.fill = .error
      default: box.edge = Scene.Stroke(.error, dash: .dashed)
      }
      changed.elements[last].shape = .box(box)
      scenes.append(changed)
    }
    var seen: Set<String> = []
    for scene in scenes {
      for theme in Theme.allCases {
        let bytes = try renderer.render(scene, theme: theme, as: .png)
        let digits = try #require(PNGFile.scene(of: bytes))
        #expect(seen.insert(digits).inserted)
        #expect(PNGFile.scene(of: try renderer.render(scene, theme: theme, as: .png)) == digits)
      }
    }
    #expect(seen.count == 12)
  }

  @Test("a picture of two halves has the pixels of one that is drawn as a whole")
  func halves() throws {
    let renderer = SceneRenderer(fonts: fonts)
    let scenes = Samples.all.flatMap { sample in (1...3).map { scene(sample, scale: $0) } }
    for scene in scenes {
      let whole = try #require(DecodedPNG(try renderer.png(scene, .dark, isShared: false)))
      let halves = try #require(DecodedPNG(try renderer.png(scene, .dark, isShared: true)))
      #expect(whole.width == halves.width && whole.height == halves.height)
      let isSame = whole.pixels == halves.pixels
      #expect(isSame, "\(scene.title), scale \(scene.scale)")
    }
    #expect(scenes.contains { $0.height * $0.scale / 64 % 2 == 1 } && scenes.count > 30)
    #expect(try renderer.render(scenes[0], theme: .light, as: .png) == renderer.render(scenes[0], theme: .light, as: .png))
  }

  @Test("SVG and PDF are what they say")
  func documents() throws {
    let renderer = SceneRenderer(fonts: fonts)
    let svg = try renderer.render(scene(Samples.deadlock), theme: .light, as: .svg)
    #expect(String(decoding: svg.prefix(5), as: UTF8.self) == "<?xml")
    #expect(String(decoding: svg.suffix(7), as: UTF8.self) == "</svg>\n")
    let pdf = try renderer.render(scene(Samples.deadlock), theme: .light, as: .pdf)
    #expect(String(decoding: pdf.prefix(5), as: UTF8.self) == "%PDF-")
    #expect(String(decoding: pdf.suffix(6), as: UTF8.self) == "%%EOF\n")
  }

  private func names(_ svg: String, after lead: String) -> Set<Substring> {
    Set(svg.split(separator: lead).dropFirst().compactMap { $0.split { $0 == "\"" || $0 == ")" }.first })
  }

  @Test("two SVGs in one page share no name, and each has its own title, description and text")
  func inlinedSVGs() throws {
    let renderer = SceneRenderer(fonts: fonts)
    let documents = try [Samples.deadlock, Samples.barrier].map { sample in
      String(decoding: try renderer.render(scene(sample), theme: .light, as: .svg), as: UTF8.self)
    }
    let defined = documents.map { names($0, after: " id=\"") }
    #expect(defined.allSatisfy { $0.count > 20 } && defined[0].isDisjoint(with: defined[1]))
    for (document, own) in zip(documents, defined) {
      let used = names(document, after: "href=\"#").union(names(document, after: "url(#"))
      #expect(!used.isEmpty && used.isSubset(of: own))
    }
    #expect(documents[1].contains("<title>A barrier makes a concurrent queue act like a serial one</title>"))
    #expect(documents[1].contains("<desc>Reads 1–3 end first"))
    #expect(documents[1].contains(" role=\"img\">"))
    #expect(documents[1].contains(">read 4 — behind the barrier</text>"))
  }

  @Test("a folder without the fonts is an error that says what to install")
  func missingFonts() {
    let error = #expect(throws: RenderingError.self) { try FontLibrary(directory: "/no/such/folder") }
    #expect(error == .fontMissing(file: "DejaVuSans.ttf", folders: ["/no/such/folder"]))
    #expect(error?.description.contains("fonts-dejavu-core") == true)
  }

  @Test("a picture that Cairo cannot hold is an error, not a crash")
  func tooLarge() throws {
    var scene = scene(Samples.serial)
    scene.height = 40_000.px
    let renderer = SceneRenderer(fonts: fonts)
    #expect(throws: RenderingError.tooLarge(width: 1200, height: 40_000)) {
      try renderer.render(scene, theme: .light, as: .png)
    }
  }

  @Test("a text is as wide as its characters, in every face")
  func measuring() {
    for style in [TextStyle.title, .blockName, .waiting, .badge] {
      let whole = fonts.width(of: "read 12 — behind", style)
      let parts = "read 12 — behind".map { fonts.width(of: String($0), style) }.reduce(0, +)
      #expect(whole == parts)
      #expect(whole > 0)
    }
    #expect(fonts.width(of: "", .title) == 0)
    #expect(fonts.width(of: "iiii", .title) < fonts.width(of: "mmmm", .title))
  }

  @Test("the rules of a good picture hold with the real fonts", arguments: Samples.all)
  func rules(sample: Sample) {
    for width in [600, 1200] {
      for view in TimelineOptions.View.allCases {
        let options = TimelineOptions(view: view, width: width)
        let scene = Timeline.layout(sample.trace, findings: sample.findings, options: options, measurer: fonts)
        let found = SceneRules.violations(of: scene)
        #expect(found.isEmpty, "\(sample.name), \(view.rawValue), \(width) px")
      }
    }
  }
}
