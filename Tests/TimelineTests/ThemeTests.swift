import Testing
import Timeline

@Suite("Themes")
struct ThemeTests {
  @Test("contrast is WCAG's")
  func contrast() {
    #expect(abs(Theme.light.contrast(.text, .background) - 1660) < 5)
    #expect(Theme.light.contrast(.background, .background) == 100)
    #expect(abs(Theme.light.contrast(Paint(.onFill(.main)), Paint(.fill(.main))) - 520) < 10)
  }

  @Test("every text of the pictures has enough on every ground it may stand on", arguments: Theme.allCases)
  func everyPair(theme: Theme) {
    let hues = (0...6).map { Hue($0) }
    var pairs: [(Paint, Paint)] = [
      (.text, .background), (.text, .lane), (.muted, .lane), (.muted, .background), (Paint(.axis), .background),
      (.error, .background), (.error, .lane), (Paint(.ok), .background), (.background, .error), (.background, .text),
      (.error, Paint(.errorTint, percent: 70, over: .background)),
    ]
    for hue in hues {
      pairs.append((Paint(.onFill(hue)), Paint(.fill(hue))))
      pairs.append((Paint(.onBadge(hue)), Paint(.onFill(hue))))
      pairs.append((.text, .waiting(hue)))
      pairs.append((.text, .band(hue)))
    }
    for (text, ground) in pairs {
      #expect(theme.contrast(text, ground) >= 450, "\(text) on \(ground)")
    }
  }

  @Test("the rules find a picture that breaks them")
  func rulesCanFail() {
    let style = TextStyle.words
    let run = Scene.TextRun("words", at: Point(10.px, 20.px), width: 40.px, style: style, paint: .text, ground: .background)
    var pale = run
    pale.paint = Paint(.grid)
    var lost = run
    lost.ground = .lane
    let line = Scene.Line([Point(20.px, 2.px), Point(20.px, 90.px)], Scene.Stroke(.text))
    func violations(_ elements: [Scene.Element]) -> Int {
      SceneRules.violations(of: Scene(width: 100.px, height: 100.px, scale: 1, title: "", elements: elements)).count
    }
    #expect(violations([Scene.Element(.text, .block, .text(run))]) == 0)
    #expect(violations([Scene.Element(.text, .block, .text(run)), Scene.Element(.text, .block, .text(run))]) == 1)
    #expect(violations([Scene.Element(.text, .block, .text(pale))]) == 2)
    #expect(violations([Scene.Element(.text, .block, .text(lost))]) == 1)
    #expect(violations([Scene.Element(.path, .start, .line(line)), Scene.Element(.text, .block, .text(run))]) == 1)
    let outside = Scene.Box(Rect(x: 90.px, y: 0, width: 20.px, height: 5.px), fill: .lane)
    #expect(violations([Scene.Element(.block, .block, .box(outside))]) == 1)
  }
}
