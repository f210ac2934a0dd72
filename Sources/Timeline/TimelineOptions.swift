package import DispatchTrace

/// How a trace is to be drawn; what it shows is the trace's own business.
package struct TimelineOptions: Sendable {
  package enum View: String, CaseIterable, Sendable {
    /// A lane group for each queue, waiting blocks above its workers.
    case queues
    /// A lane for each thread; blocks keep the colour of their queue.
    case threads
    /// A lane for each processor core.
    case cores
  }

  package var view: View
  /// In pixels at scale 1; at least `narrowest`.
  package var width: Int
  /// Device pixels for one pixel of the layout, 1 to 4.
  package var scale: Int
  /// Instead of the trace's own title.
  package var title: String?
  /// Long stretches in which nothing changes become a zigzag with their length in words.
  package var folds: Bool
  /// Sentences about the order: what is so on every schedule and what came out so in this run.
  package var guaranteed: [String]
  package var byChance: [String]
  /// The numbers of the submissions that these sentences speak of: they stand on their blocks.
  package var spokenOf: Set<Int> = []
  /// What is by chance was seen otherwise; if not, something that nobody has looked for may force it.
  package var isChanceKnown: Bool
  /// Beside the names of blocks the lines that hand them over.
  package var showsLines = false
  /// The orders between blocks that get an arrow.
  package var orderEdges: [OrderEdge]
  /// Blocks that keep their own shape where others are merged.
  package var highlighted: [ItemID]
  /// Sentences about the picture itself.
  package var notes: [String]
  /// When the blocks start in other runs; nil where nobody asks.
  package var spread: StartSpread?
  /// Nil for the whole run.
  package var part: TimelinePart?

  package static let narrowest = 480

  package init(
    view: View = .queues, width: Int = 1200, scale: Int = 1, title: String? = nil, folds: Bool = false,
    guaranteed: [String] = [], byChance: [String] = [], isChanceKnown: Bool = false, orderEdges: [OrderEdge] = [],
    highlighted: [ItemID] = [], notes: [String] = []
  ) {
    self.view = view
    self.width = max(width, Self.narrowest)
    self.scale = min(max(scale, 1), 4)
    self.title = title
    self.folds = folds
    self.guaranteed = guaranteed
    self.byChance = byChance
    self.isChanceKnown = isChanceKnown
    self.orderEdges = orderEdges
    self.highlighted = highlighted
    self.notes = notes
  }
}
