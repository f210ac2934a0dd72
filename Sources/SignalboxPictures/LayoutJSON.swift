import DispatchTrace
import Timeline

/// A scene as JSON, for tools that check pictures: one line an element, in drawing order, lengths in pixels at scale 1.
struct LayoutJSON {
  let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
  }

  var text: String {
    let head =
      #"{"width":\#(pixels(scene.width)),"height":\#(pixels(scene.height)),"scale":\#(scene.scale),"title":\#(quoted(scene.title)),"elements":["#
    return head + "\n" + scene.elements.map(line).joined(separator: ",\n") + "\n]}\n"
  }

  private func line(_ element: Scene.Element) -> String {
    #"{"layer":"\#(element.layer)","mark":"\#(element.mark.rawValue)",\#(fields(element.shape))}"#
  }

  private func fields(_ shape: Scene.Shape) -> String {
    switch shape {
    case .box(let box):
      #""shape":"box",\#(rectangle(box.rect)),"openAtStart":\#(box.isOpenAtStart),"openAtEnd":\#(box.isOpenAtEnd)"#
    case .line(let line):
      #""shape":"line","points":\#(points(line.points)),"arrow":\#(line.head != .none)"#
    case .hatch(let hatch):
      #""shape":"hatch",\#(rectangle(hatch.rect))"#
    case .polygon(let polygon):
      #""shape":"polygon","points":\#(points(polygon.points))"#
    case .columns(let columns):
      #""shape":"columns",\#(rectangle(columns.rect))"#
    case .text(let run):
      #""shape":"text",\#(rectangle(run.box)),"text":\#(quoted(run.text))"#
    }
  }

  private func rectangle(_ rect: Rect) -> String {
    #""x":\#(pixels(rect.x)),"y":\#(pixels(rect.y)),"width":\#(pixels(rect.width)),"height":\#(pixels(rect.height))"#
  }

  private func points(_ points: [Point]) -> String {
    "[" + points.map { "[\(pixels($0.x)),\(pixels($0.y))]" }.joined(separator: ",") + "]"
  }

  /// A length in 64ths of a pixel as an exact decimal number of pixels.
  private func pixels(_ length: Int) -> String {
    let magnitude = abs(length)
    let sign = length < 0 ? "-" : ""
    let rest = magnitude % 64
    if rest == 0 { return "\(sign)\(magnitude / 64)" }
    // A 64th is 0.015625: six decimals are exact.
    var decimals = String(1_000_000 + rest * 15_625).dropFirst()
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(magnitude / 64).\(decimals)"
  }

  private func quoted(_ text: String) -> String {
    String(decoding: JSONText.literal(text), as: UTF8.self)
  }
}
