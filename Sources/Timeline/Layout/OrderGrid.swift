/// A table of how things lie to each other: a cell for each pair, with the bar of the row's thing above that of the column's, time to the
/// right, and in words.
package struct OrderGrid {
  /// Where something may run, in percent of the cell.
  package struct Bar: Hashable, Sendable {
    package var from: Int
    package var to: Int
    /// It runs there in some orders only.
    package var isDashed: Bool

    package init(_ from: Int, _ to: Int, isDashed: Bool = false) {
      (self.from, self.to, self.isDashed) = (from, to, isDashed)
    }
  }

  package struct Cell: Hashable, Sendable {
    package var words: String
    package var row: [Bar]
    package var column: [Bar]

    package init(_ words: String, row: [Bar], column: [Bar]) {
      (self.words, self.row, self.column) = (words, row, column)
    }
  }

  package struct Explanation: Hashable, Sendable {
    package var cell: Cell
    package var words: String

    package init(_ cell: Cell, _ words: String) { (self.cell, self.words) = (cell, words) }
  }

  package var title: String
  package var subtitle: String
  package var names: [String]
  /// Row after row; nil for a thing and itself.
  package var cells: [[Cell?]]
  /// Below the table.
  package var explanations: [Explanation]

  package init(title: String, subtitle: String, names: [String], cells: [[Cell?]], explanations: [Explanation]) {
    self.title = title
    self.subtitle = subtitle
    self.names = names
    self.cells = cells
    self.explanations = explanations
  }

  private static let margin = 24.px
  private static let cell = (width: 108.px, height: 56.px)
  private static let header = 30.px
  private static let gap = 4.px
  private static let barHeight = 9.px
  private static let least = 640.px
  private static let mostRoomForNames = 260.px
  private static let row = Hue.main
  private static let column = Hue(1)
  private static let line = 18.px

  package func scene(scale: Int, measurer: any TextMeasurer) -> Scene {
    var builder = SceneBuilder(measurer: measurer)
    let longest = names.map { measurer.width(of: $0, .laneName) }.max() ?? 0
    let room = min(longest, Self.mostRoomForNames)
    let left = Self.margin + room + 16.px
    let tableWidth = names.count * (Self.cell.width + Self.gap)
    let width = (max(left + tableWidth + Self.margin, Self.least) + 63) / 64 * 64
    var y = head(&builder, width)
    for (place, name) in names.enumerated() {
      let middle = left + place * (Self.cell.width + Self.gap) + Self.cell.width / 2
      if let shown = measurer.fit(name, .laneName, in: Self.cell.width) {
        builder.text(.groupName, shown, x: middle, y: y + 20.px, .laneName, .text, on: .background, .middle)
      }
    }
    y += Self.header
    for (name, cells) in zip(names, cells) {
      if let shown = measurer.fit(name, .laneName, in: room) {
        let baseline = y + Self.cell.height / 2 + 4.px
        builder.text(.laneName, shown, x: left - 12.px, y: baseline, .laneName, .text, on: .background, .right)
      }
      for (place, cell) in cells.enumerated() {
        let x = left + place * (Self.cell.width + Self.gap)
        let rect = Rect(x: x, y: y, width: Self.cell.width, height: Self.cell.height)
        if let cell { draw(cell, in: rect, &builder) }
      }
      y += Self.cell.height + Self.gap
    }
    y = foot(&builder, from: y + 16.px, width)
    return Scene(
      width: width, height: (y + Self.margin + 63) / 64 * 64, scale: scale, title: title, elements: builder.elements)
  }

  /// The title, what the table is about, and which bar is whose. The first baseline below.
  private func head(_ builder: inout SceneBuilder, _ width: Int) -> Int {
    let room = width - 2 * Self.margin
    var y = Self.margin + 18.px
    if let shown = builder.measurer.cut(title, .title, to: room) {
      builder.text(.title, shown, x: Self.margin, y: y, .title, .text, on: .background)
    }
    for line in builder.measurer.wrap(subtitle, .subtitle, to: room) {
      y += 22.px
      builder.text(.subtitle, line, x: Self.margin, y: y, .subtitle, .muted, on: .background)
    }
    y += 26.px
    var x = Self.margin
    for (bar, words) in [(Self.row, "the row's"), (Self.column, "the column's")] {
      draw(Rect(x: x, y: y - Self.barHeight, width: 40.px, height: Self.barHeight), bar, isDashed: false, &builder)
      x = builder.text(.legend, words, x: x + 48.px, y: y, .legend, .text, on: .background).right + 20.px
    }
    let dashed = Rect(x: x, y: y - Self.barHeight, width: 40.px, height: Self.barHeight)
    draw(dashed, .neutral, isDashed: true, &builder)
    builder.text(.legend, "in some orders; time goes to the right", x: x + 48.px, y: y, .legend, .text, on: .background)
    return y + 14.px
  }

  private func draw(_ cell: Cell, in rect: Rect, _ builder: inout SceneBuilder) {
    builder.box(.lane, .lane, rect, radius: 4.px, fill: .lane)
    bars(of: cell, in: Rect(x: rect.x, y: rect.y + 6.px, width: rect.width, height: 0), &builder)
    let baseline = rect.bottom - 8.px
    builder.text(.laneName, cell.words, x: rect.middle.x, y: baseline, .inBox, .text, on: .lane, .middle)
  }

  /// From the top of `rect` on.
  private func bars(of cell: Cell, in rect: Rect, _ builder: inout SceneBuilder) {
    let (left, width) = (rect.x + 10.px, rect.width - 20.px)
    for (line, bars, hue) in [(0, cell.row, Self.row), (1, cell.column, Self.column)] {
      let y = rect.y + line * (Self.barHeight + 3.px)
      for bar in bars {
        let place = Rect(
          left: left + width * bar.from / 100, top: y, right: left + width * bar.to / 100, bottom: y + Self.barHeight)
        draw(place, hue, isDashed: bar.isDashed, &builder)
      }
    }
  }

  private func draw(_ rect: Rect, _ hue: Hue, isDashed: Bool, _ builder: inout SceneBuilder) {
    if isDashed {
      builder.box(.block, .block, rect, radius: 2.px, edge: Scene.Stroke(Paint(.edge(hue)), dash: .dashed))
    } else {
      builder.box(.block, .block, rect, radius: 2.px, fill: Paint(.fill(hue)), edge: Scene.Stroke(Paint(.edge(hue))))
    }
  }

  /// What the cells mean; the end of it.
  private func foot(_ builder: inout SceneBuilder, from top: Int, _ width: Int) -> Int {
    var y = top
    for explanation in explanations {
      let box = Rect(x: Self.margin, y: y, width: 90.px, height: 2 * Self.barHeight + 3.px)
      bars(of: explanation.cell, in: box, &builder)
      let left = Self.margin + 102.px
      let text = "\(explanation.cell.words): \(explanation.words)"
      for (number, line) in builder.measurer.wrap(text, .legend, to: width - left - Self.margin).enumerated() {
        builder.text(.legend, line, x: left, y: y + 14.px + number * Self.line, .legend, .text, on: .background)
        y += number == 0 ? 0 : Self.line
      }
      y += 32.px
    }
    return y
  }
}
