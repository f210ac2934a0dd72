/// A lane group of the picture: a queue, or a track that belongs to no queue.
struct Group {
  enum Kind {
    case queue
    case timers
    case counter(Int)
    case console
    /// The process as a whole.
    case life
  }

  var kind: Kind
  var title: String
  var subtitle: String
  var hue: Hue
  /// The sixth and further queues repeat the hues with another strip.
  var hasSecondPattern = false
  /// -1 for tracks that belong to no queue.
  var queue: Int32 = -1
  /// The queues of a group that stands for many.
  var members: [Int32] = []
  var waiting = WaitingRows()
  var lanes: [Lane]
  /// Room below the lanes for brackets with words.
  var hasMeasures = false

  // Filled in when it gets its place.
  var top = 0
  var lanesTop = 0
  var lanesBottom = 0
  var bottom = 0

  var waitingTop: Int { top }
  var waitingBottom: Int { lanesTop }
  var hasWaitingRows: Bool { waiting.height > 0 }
}

/// One row of blocks.
struct Lane {
  static let height = 34.px
  static let foldedHeight = 64.px
  static let blockHeight = 28.px
  static let blockInset = 3.px
  /// The row for the name of a block that holds others, and how far those stand from its lower edge.
  static let nameHeight = 17.px
  static let innerGap = 3.px

  var label: String
  /// In order of start.
  var activities: [Int32] = []
  /// Of the timers' lanes, which have no blocks: the tracks' timers.
  var timers: [Int32] = []
  var height = Lane.height
  var top = 0
  /// Too many blocks too small: drawn as a density strip.
  var isDense = false
  /// More workers than lanes make sense: drawn as a curve of how many there are.
  var isFolded = false
  var workers = 1
  /// How far below the blocks number and name stand of those that hang there; 0 where none does.
  var hanging = 0
  /// How deep blocks stand in one another: each level has a row for the names of those outside.
  var nesting = 0
  enum Content {
    case queue
    case thread([Int])
    case core(Int32)

    var isCore: Bool {
      if case .core = self { true } else { false }
    }

    /// Which stretches of its blocks the lane shows.
    func shows(_ segment: Segment) -> Bool {
      switch self {
      // What runs inside `sync` to its own queue, and an iteration that its caller runs, stand on top of the caller.
      case .queue: !segment.isCovered
      // What runs inside `sync` on the same thread stands on top of its caller.
      case .thread: !segment.isUnderneath
      case .core(let core): segment.kind == .running && segment.core == core
      }
    }

    /// Which stretches hold other blocks of the lane.
    func holds(_ segment: Segment) -> Bool {
      switch self {
      case .queue: segment.isCovered
      case .thread: segment.isUnderneath
      case .core: false
      }
    }
  }

  var content = Content.queue

  /// Becomes a curve of how many blocks there are at once.
  mutating func fold(workers: Int) {
    isFolded = true
    self.workers = workers
    height = Self.foldedHeight
  }

  /// Its blocks stand in it one by one.
  var showsBlocks: Bool { !isDense && !isFolded }

  var blockTop: Int { top + Lane.blockInset }
  var blockBottom: Int {
    let tallest = Lane.blockInset + Lane.blockHeight + nesting * Lane.nameHeight
    return isFolded ? top + height - Lane.blockInset : top + min(height - Lane.blockInset, tallest)
  }
  var middle: Int { (blockTop + blockBottom) / 2 }
}

/// The blocks that wait in a queue: a bar each, or a curve of how many when there are too many for bars.
struct WaitingRows {
  static let rowHeight = 18.px
  static let barHeight = 15.px
  static let most = 6

  struct Bar {
    var activity: Int32
    var start: Int64
    var end: Int64
    /// From the bottom: first in line lowest.
    var row: Int
    /// It still waits at the end of the trace.
    var isOpen: Bool
  }

  var bars: [Bar] = []
  var rows = 0
  /// Room below the bars for the badges of a caller in the lane underneath.
  var badgeRoom = 0
  /// How many wait from each key on, when there are more than `most` at once.
  var depth: [(key: Int64, count: Int)] = []
  var deepest = 0
  /// Those that the curve counts.
  var counted: [Int32] = []

  var height: Int {
    if !depth.isEmpty { return 44.px + badgeRoom }
    return rows == 0 ? 0 : rows * Self.rowHeight + 9.px + badgeRoom
  }
}
