/// Where a key stands on the canvas: one integer function for every mark, so that equal instants are equal positions on
/// every machine.
struct TimeScale: Hashable {
  /// The key at `left`: what comes before it stands `lead` left of that.
  let start: Int64
  /// The key at the right end; more than `start`.
  let domain: Int64
  let left: Int
  let width: Int
  let scale: Int
  /// Stretches that are drawn as a zigzag instead.
  let breaks: [Break]

  struct Break: Hashable {
    var start: Int64
    var end: Int64
    /// How wide the zigzag is.
    static let width = 24.px
  }

  /// How far what comes from before the first instant reaches to the left.
  static let lead = 22.px

  init(start: Int64 = 0, domain: Int64, left: Int, width: Int, scale: Int, breaks: [Break] = []) {
    self.start = start
    self.domain = max(domain, start + 1)
    self.left = left
    self.width = width
    self.scale = scale
    self.breaks = breaks
  }

  var right: Int { left + width }
  /// How much of the run the width stands for.
  var length: Int64 { domain - start }

  /// The position of `key`, on a device pixel.
  func x(_ key: Int64) -> Int {
    if key < start { return start > 0 ? left - Self.lead : left }
    let clamped = min(key, domain)
    guard !breaks.isEmpty else { return left + snapped(clamped - start, of: length, over: width) }
    return folded(clamped)
  }

  private func snapped(_ part: Int64, of whole: Int64, over width: Int) -> Int {
    let pixels = width * scale / 64
    let product = part.multipliedFullWidth(by: Int64(pixels))
    let (quotient, _) = max(whole, 1).dividingFullWidth(product)
    return Int(quotient) * 64 / scale
  }

  private func folded(_ key: Int64) -> Int {
    let removed = breaks.reduce(0) { $0 + ($1.end - $1.start) }
    let room = width - breaks.count * Break.width
    var before = start
    var shift = 0
    for gap in breaks {
      if key <= gap.start { break }
      if key < gap.end {
        let inside = snapped(key - gap.start, of: gap.end - gap.start, over: Break.width)
        return left + shift + snapped(gap.start - before, of: length - removed, over: room) + inside
      }
      before += gap.end - gap.start
      shift += Break.width
    }
    return left + shift + snapped(key - before, of: length - removed, over: room)
  }
}

/// The marks of the axis: steps of 1, 2 or 5 times a power of ten, at least `gap` apart, in one unit.
struct AxisTicks {
  struct Tick {
    var key: Int64
    var label: String
  }

  let ticks: [Tick]

  private static let units: [(nanoseconds: Int64, name: String)] = [
    (1_000_000_000, "s"), (1_000_000, "ms"), (1_000, "µs"), (1, "ns"),
  ]

  /// `shown` is how much of `domain` the width stands for, `whole` what decides about the unit.
  init(from start: Int64 = 0, domain: Int64, of whole: Int64? = nil, shown: Int64? = nil, width: Int, gap: Int = 70.px) {
    let step = Self.step(domain: shown ?? domain - start, count: max(width / gap, 1))
    let unit = Self.units.first { whole ?? domain >= $0.nanoseconds } ?? (1, "ns")
    var ticks: [Tick] = []
    var key = start / step * step
    if key < start { key += step }
    while key <= domain, ticks.count < 1000 {
      let label = Self.number(key, unit: unit.nanoseconds)
      ticks.append(Tick(key: key, label: ticks.isEmpty ? "\(label) \(unit.name)" : label))
      let (next, overflow) = key.addingReportingOverflow(step)
      if overflow { break }
      key = next
    }
    self.ticks = ticks
  }

  /// The smallest round step that needs at most `count` of them.
  static func step(domain: Int64, count: Int) -> Int64 {
    let least = max(domain / Int64(count) + (domain % Int64(count) == 0 ? 0 : 1), 1)
    var power: Int64 = 1
    while power <= Int64.max / 10 {
      for factor in [1, 2, 5] as [Int64] where power * factor >= least { return power * factor }
      power *= 10
    }
    return least
  }

  private static func number(_ key: Int64, unit: Int64) -> String {
    let rest = key % unit
    guard rest != 0 else { return "\(key / unit)" }
    var digits = String(unit + rest).dropFirst()
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(key / unit).\(digits)"
  }
}
