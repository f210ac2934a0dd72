/// How long something lasted within each device pixel of the plot, in whole nanoseconds: exact, whatever the order of adding.
///
/// Adding is O(1) however long the interval; `sums` is O(columns).
struct ColumnSums {
  /// The first key, and how many there are.
  private let first: Int64
  private let domain: Int64
  private let columns: Int
  /// What intervals that end or begin inside a column add to it.
  private var partial: [Int64]
  /// Changes of the number of intervals that cover whole columns.
  private var covering: [Int64]

  init(_ time: TimeScale) {
    first = time.start
    domain = time.length
    columns = max(time.width * time.scale / 64, 1)
    partial = Array(repeating: 0, count: columns + 1)
    covering = Array(repeating: 0, count: columns + 2)
  }

  /// The key at which `column` begins.
  private func start(of column: Int) -> Int64 {
    let product = Int64(column).multipliedFullWidth(by: domain)
    return Int64(columns).dividingFullWidth(product).quotient
  }

  private func column(of key: Int64) -> Int {
    let product = min(max(key, 0), domain).multipliedFullWidth(by: Int64(columns))
    // Both divisions round down: a key at the very beginning of a column may count as the end of the one before, which adds the same.
    return min(Int(domain.dividingFullWidth(product).quotient), columns - 1)
  }

  mutating func add(from beginning: Int64, to ending: Int64) {
    let (begin, end) = (max(beginning - first, 0), ending - first)
    guard end > begin else { return }
    let (first, last) = (column(of: begin), column(of: end))
    if first == last {
      partial[first] += end - begin
      return
    }
    partial[first] += start(of: first + 1) - begin
    partial[last] += end - start(of: last)
    covering[first + 1] += 1
    covering[last] -= 1
  }

  /// For each column the sum of the parts of all intervals in it, times `height`, divided by the column's length.
  func heights(_ height: Int, most: Int64 = 1) -> [Int] {
    var whole: Int64 = 0
    return (0..<columns).map { column in
      whole += covering[column]
      let length = max(start(of: column + 1) - start(of: column), 1)
      let sum = partial[column] + whole * length
      let product = sum.multipliedFullWidth(by: Int64(height))
      let (limit, overflow) = length.multipliedReportingOverflow(by: max(most, 1))
      return overflow ? 0 : Int(limit.dividingFullWidth(product).quotient)
    }
  }
}
