public import ExploredRuns
import Timeline

extension Picture {
  /// Lays out the matrix as a table: of each pair a cell with the row's bar above the column's, and the relation in words. `timing` is that of the
  /// exploration. Of `options` the theme, the scale, the title and the fonts' folder count; the width is as the names need it.
  public init(of matrix: OrderMatrix, timing: Timing = .free, _ options: Options = Options()) throws(PictureError) {
    let grid = OrderGrid(matrix, timing, title: options.title)
    let fonts = try Self.fonts(in: options.fontFolder)
    self.init(scene: grid.scene(scale: options.scale, measurer: fonts), options)
  }
}

extension OrderGrid {
  fileprivate init(_ matrix: OrderMatrix, _ timing: Timing, title: String?) {
    let cells = matrix.names.map { row in
      matrix.names.map { column in matrix.relation(of: row, to: column).map(Cell.init) }
    }
    let seen = Set(matrix.pairs.flatMap { [$0.relation, $0.relation.turned] })
    let open = matrix.pairs.count { $0.relation == .undecided }
    let extent =
      open == 0
      ? "over all orders" : "\(open) of \(matrix.pairs.count) pairs undecided: not all orders were covered"
    self.init(
      title: title ?? "How blocks lie to each other", subtitle: "\(extent), durations \(timing.description)", names: matrix.names,
      cells: cells,
      explanations: OrderMatrix.Relation.allCases.filter(seen.contains).map { Explanation(Cell($0), $0.explanation) })
    if matrix.names.count < 2 { subtitle = "two names are needed: name stretches with work(\"…\", …)" }
  }
}

extension OrderGrid.Cell {
  fileprivate init(_ relation: OrderMatrix.Relation) {
    let (early, late) = (OrderGrid.Bar(0, 46), OrderGrid.Bar(54, 100))
    let words = relation.rawValue
    switch relation {
    case .alwaysBefore: self.init(words, row: [early], column: [late])
    case .alwaysAfter: self.init(words, row: [late], column: [early])
    case .alwaysTogether: self.init(words, row: [OrderGrid.Bar(5, 95)], column: [OrderGrid.Bar(28, 72)])
    case .neverTogether:
      self.init(
        words, row: [OrderGrid.Bar(0, 46), OrderGrid.Bar(54, 100, isDashed: true)],
        column: [OrderGrid.Bar(0, 46, isDashed: true), OrderGrid.Bar(54, 100)])
    case .varies:
      self.init(
        words, row: [OrderGrid.Bar(20, 66)],
        column: [OrderGrid.Bar(0, 46, isDashed: true), OrderGrid.Bar(54, 100, isDashed: true)])
    case .neverBoth: self.init(words, row: [OrderGrid.Bar(27, 73, isDashed: true)], column: [])
    case .undecided: self.init(words, row: [], column: [])
    }
  }
}

extension OrderMatrix.Relation {
  fileprivate var explanation: String {
    switch self {
    case .alwaysBefore: "the row's has ended when the column's begins, in every order"
    case .alwaysAfter: "the column's has ended when the row's begins, in every order"
    case .alwaysTogether: "one runs inside the other, in every order"
    case .neverTogether: "either may be the first, and they never run at the same time"
    case .varies: "in some orders they run at the same time, in others they do not"
    case .neverBoth: "in no order do both run"
    case .undecided: "not every order was covered, and what was seen leaves more than one answer"
    }
  }
}
