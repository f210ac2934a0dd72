/// Lengths and positions of a scene are whole 64ths of a pixel at scale 1, the unit FreeType uses: no picture depends on
/// floating-point rounding.
extension Int {
  /// That many pixels at scale 1.
  package var px: Int { self * 64 }
}

package struct Point: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }
}

package struct Rect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  package var right: Int { x + width }
  package var bottom: Int { y + height }
  package var middle: Point { Point(x + width / 2, y + height / 2) }

  /// True when the insides share a point; touching edges do not count.
  package func overlaps(_ other: Rect) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  package func contains(_ other: Rect) -> Bool {
    x <= other.x && y <= other.y && other.right <= right && other.bottom <= bottom
  }

  package func insetBy(_ dx: Int, _ dy: Int) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
