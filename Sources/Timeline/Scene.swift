package import DispatchTrace

/// A laid-out picture: data, not drawing. Every position is final and every text measured, so rules about the picture
/// (nothing overlaps, nothing outside, enough contrast) are tested on it without a pixel, and two runs can be compared
/// as values. Colours are roles: a `Theme` resolves them when the scene is drawn, so light and dark share one layout.
package struct Scene: Hashable, Sendable {
  /// In 64ths of a pixel at scale 1, whole pixels.
  package var width: Int
  package var height: Int
  /// Device pixels for one pixel of the layout. Positions are already on that grid.
  package var scale: Int
  package var title: String
  /// In drawing order.
  package var elements: [Element]
  /// Where instants stand; nil for a scene that no trace was laid out in.
  var time: TimeScale?

  package init(width: Int, height: Int, scale: Int, title: String, elements: [Element]) {
    self.width = width
    self.height = height
    self.scale = scale
    self.title = title
    self.elements = elements
  }

  /// What is behind what: all of one layer is drawn before the next.
  package enum Layer: Int, Hashable, Comparable, Sendable, CaseIterable {
    case lane, band, grid, hatch, path, waiting, block, stopped, ending, arrow, label, badge, error, text

    package static func < (left: Layer, right: Layer) -> Bool { left.rawValue < right.rawValue }
  }

  /// What an element stands for.
  package enum Mark: String, Hashable, Sendable, CaseIterable {
    case title, subtitle, axis, grid, lane, strip, groupName, laneName
    case block, holder, caller, launch, skipped, slice, rail, stopped, ready, waiting, depth, density
    case barrier, barrierBand, drain, measure, suspended, highlight
    case submission, start, resume, badge, contextSwitch
    case console, timer, cancelled, group, semaphore, once, signal, order
    case deadlock, trap, hang, race, userInterface, testFailure, card, fold, cut, moved, whisker
    case phase, visit, frozen
    case caption, legend, code
  }

  package struct Element: Hashable, Sendable {
    package var layer: Layer
    package var mark: Mark
    package var shape: Shape
    /// What of the trace it shows: what a picture claims can be read back and compared with the trace.
    package var subject: Subject?

    package init(_ layer: Layer, _ mark: Mark, _ shape: Shape, _ subject: Subject? = nil) {
      self.layer = layer
      self.mark = mark
      self.shape = shape
      self.subject = subject
    }
  }

  package enum Subject: Hashable, Sendable {
    /// Blocks; several where they share a mark.
    case blocks([ItemID])
    /// Code that no queue runs: the launch, a detached thread's own.
    case body(ThreadID)
    /// Blocks that are handed over.
    case submissions([ItemID])
    /// A timer source.
    case source(SourceID)
    /// A lane, and whose blocks stand in it; what holds a queue back.
    case queues([QueueID])
    case threads([ThreadID])
    case core(CoreID)
  }

  package enum Shape: Hashable, Sendable {
    case box(Box)
    case line(Line)
    case hatch(Hatch)
    case polygon(Polygon)
    case columns(Columns)
    case text(TextRun)
  }

  package struct Stroke: Hashable, Sendable {
    package enum Dash: Hashable, Sendable {
      case solid
      case dashed
      case dotted
    }

    package var paint: Paint
    package var width: Int
    package var dash: Dash

    package init(_ paint: Paint, width: Int = 1.px, dash: Dash = .solid) {
      self.paint = paint
      self.width = width
      self.dash = dash
    }
  }

  /// A rectangle with round corners; its edge is drawn inside. An open side has no edge: the thing goes on out of view.
  package struct Box: Hashable, Sendable {
    package var rect: Rect
    package var radius: Int
    package var fill: Paint?
    package var edge: Stroke?
    package var isOpenAtStart: Bool
    package var isOpenAtEnd: Bool

    package init(
      _ rect: Rect, radius: Int = 0, fill: Paint? = nil, edge: Stroke? = nil, isOpenAtStart: Bool = false,
      isOpenAtEnd: Bool = false
    ) {
      self.rect = rect
      self.radius = radius
      self.fill = fill
      self.edge = edge
      self.isOpenAtStart = isOpenAtStart
      self.isOpenAtEnd = isOpenAtEnd
    }
  }

  /// A line through `points`, perhaps with an arrow head at its last point.
  package struct Line: Hashable, Sendable {
    package enum Head: Hashable, Sendable {
      case none
      case filled(size: Int)
      case hollow(size: Int)
    }

    package var points: [Point]
    package var stroke: Stroke
    package var head: Head

    package init(_ points: [Point], _ stroke: Stroke, head: Head = .none) {
      self.points = points
      self.stroke = stroke
      self.head = head
    }
  }

  /// Parallel diagonal lines, clipped to a rectangle.
  package struct Hatch: Hashable, Sendable {
    package enum Direction: Hashable, Sendable {
      /// Like `/`.
      case rising
      /// Like `\`.
      case falling
    }

    package var rect: Rect
    package var direction: Direction
    package var step: Int
    package var stroke: Stroke

    package init(_ rect: Rect, _ direction: Direction, step: Int, _ stroke: Stroke) {
      self.rect = rect
      self.direction = direction
      self.step = step
      self.stroke = stroke
    }
  }

  package struct Polygon: Hashable, Sendable {
    package var points: [Point]
    package var fill: Paint?
    package var edge: Stroke?

    package init(_ points: [Point], fill: Paint? = nil, edge: Stroke? = nil) {
      self.points = points
      self.fill = fill
      self.edge = edge
    }
  }

  /// Bars side by side, one for each device pixel from `rect.x` on, growing from `rect.bottom` by `heights`.
  package struct Columns: Hashable, Sendable {
    package var rect: Rect
    package var heights: [Int]
    package var fill: Paint

    package init(_ rect: Rect, heights: [Int], fill: Paint) {
      self.rect = rect
      self.heights = heights
      self.fill = fill
    }
  }

  /// One line of text. `origin` is the left end of its baseline; `ground` is what lies under it, so that the contrast can
  /// be checked.
  package struct TextRun: Hashable, Sendable {
    package var text: String
    package var origin: Point
    package var width: Int
    package var style: TextStyle
    package var paint: Paint
    package var ground: Paint

    package init(_ text: String, at origin: Point, width: Int, style: TextStyle, paint: Paint, ground: Paint) {
      self.text = text
      self.origin = origin
      self.width = width
      self.style = style
      self.paint = paint
      self.ground = ground
    }

    /// The box that the ink of ordinary text stays in.
    package var box: Rect {
      Rect(x: origin.x, y: origin.y - style.ascent, width: width, height: style.ascent + style.descent)
    }
  }
}
