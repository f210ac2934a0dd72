internal import Timeline

/// What Cairo leaves out of an SVG document: its title, a description, and the words as text that can be found, copied and read
/// aloud. Cairo draws them as shapes; here they lie over those shapes and are not painted.
struct SVGText {
  let scene: Scene

  func added(to document: [UInt8]) -> [UInt8] {
    guard let open = Self.endOfOpeningTag(document), let close = Self.startOfClosingTag(document) else { return document }
    var result = Array(document[..<open])
    result += Array(#" role="img""#.utf8)
    result.append(document[open])
    result += Array("\n<title>\(Self.escaped(scene.title))</title>\n<desc>\(Self.escaped(description))</desc>".utf8)
    result += document[(open + 1)..<close]
    result += Array(words.utf8)
    result += document[close...]
    return result
  }

  /// The sentences above and below the lanes.
  private var description: String {
    runs.filter { [.subtitle, .card, .caption].contains($0.mark) }.map(\.run.text).joined(separator: " ")
  }

  private var runs: [(mark: Scene.Mark, run: Scene.TextRun)] {
    scene.elements.compactMap { element in
      if case .text(let run) = element.shape { (element.mark, run) } else { nil }
    }
  }

  private var words: String {
    let lines = runs.map { _, run in
      let place = #"x="\#(Self.pixels(run.origin.x))" y="\#(Self.pixels(run.origin.y))""#
      let size = #"font-size="\#(Self.pixels(run.style.size))" textLength="\#(Self.pixels(run.width))""#
      return "<text \(place) \(size)>\(Self.escaped(run.text))</text>"
    }
    return #"<g fill-opacity="0" font-family="DejaVu Sans, sans-serif">"# + "\n" + lines.joined(separator: "\n") + "\n</g>\n"
  }

  private static func endOfOpeningTag(_ document: [UInt8]) -> Int? {
    var index = 0
    while index + 4 < document.count {
      if document[index..<(index + 4)].elementsEqual("<svg".utf8) {
        return document[index...].firstIndex(of: UInt8(ascii: ">"))
      }
      index += 1
    }
    return nil
  }

  private static func startOfClosingTag(_ document: [UInt8]) -> Int? {
    let tag = Array("</svg>".utf8)
    return stride(from: document.count - tag.count, through: 0, by: -1).first {
      document[$0..<($0 + tag.count)].elementsEqual(tag)
    }
  }

  /// Hundredths of a pixel are enough for text that nobody sees.
  private static func pixels(_ length: Int) -> String {
    let hundredths = (length * 100 + 32) / 64
    let rest = hundredths % 100
    return rest == 0 ? "\(hundredths / 100)" : "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case _ where scalar.value < 0x20 || 0xFFFE...0xFFFF ~= scalar.value: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
