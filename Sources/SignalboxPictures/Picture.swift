import CairoRendering
public import DispatchTrace
public import Runs
package import Timeline
import TraceAnalysis

/// The timeline of a run, laid out: ready to be written as PNG, SVG or PDF.
///
/// Deterministic: the same trace, options and versions of Cairo and FreeType give the same bytes on any machine.
public struct Picture: Sendable {
  /// What a row is.
  public enum View: String, Hashable, Sendable, CaseIterable {
    /// A group of rows for each queue: its waiting blocks above its workers.
    case queues
    /// A row for each thread; blocks keep the colour of their queue.
    case threads
    /// A row for each processor core.
    case cores

    fileprivate var timelineView: TimelineOptions.View {
      switch self {
      case .queues: .queues
      case .threads: .threads
      case .cores: .cores
      }
    }
  }

  /// Dark on light, light on dark, or as each reader prefers it.
  public enum Theme: String, Hashable, Sendable, CaseIterable {
    case light, dark
    /// Both in one file, which only SVG can hold: browsers show the one that the reader's system asks for.
    case auto
  }

  /// The formats a picture can be written in.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case png, svg, pdf
  }

  /// What to draw, and how large.
  public struct Options: Hashable, Sendable {
    /// What a row is.
    public var view: View
    /// Its colours.
    public var theme: Theme
    /// Device pixels for one pixel of the layout, 1 to 4.
    public var scale: Int
    /// In pixels at scale 1.
    public var width: Int
    /// Instead of the scenario's title.
    public var title: String?
    /// Long stretches in which nothing changes become a zigzag with their length in words.
    public var folds: Bool
    /// Arrows between blocks: which orders the rules of Dispatch force, which merely came out so.
    public var showsOrder: Bool
    /// Beside the names of blocks the lines of the source that hand them over.
    public var showsLines: Bool
    /// Nil for the whole run.
    public var part: Part?
    /// The only folder that the DejaVu fonts are looked for in; nil for the usual places.
    public var fontFolder: String?

    /// The picture as `signalbox render` draws it without options.
    public init(
      view: View = .queues, theme: Theme = .light, scale: Int = 1, width: Int = 1200, title: String? = nil,
      folds: Bool = false, showsOrder: Bool = false, showsLines: Bool = false, part: Part? = nil, fontFolder: String? = nil
    ) {
      self.view = view
      self.theme = theme
      self.scale = scale
      self.width = width
      self.title = title
      self.folds = folds
      self.showsOrder = showsOrder
      self.showsLines = showsLines
      self.part = part
      self.fontFolder = fontFolder
    }
  }

  /// Where the fonts are looked for when no folder is named.
  package static var fontFolders: [String] { FontLibrary.knownFolders }

  package let scene: Scene
  private let theme: Theme
  private let fontFolder: String?

  init(scene: Scene, _ options: Options) {
    self.scene = scene
    theme = options.theme
    fontFolder = options.fontFolder
  }

  /// Lays out the timeline of `run`.
  public init(of run: Run, _ options: Options = Options()) throws(PictureError) {
    try self.init(of: run.index, findings: run.findings, options, run.orderTable)
  }

  /// Lays out the timeline of a trace; `findings` are what it shows as errors.
  public init(of trace: Trace, findings: [Finding], _ options: Options = Options()) throws(PictureError) {
    try self.init(of: TraceIndex(trace), findings: findings, options, nil)
  }

  private init(of index: TraceIndex, findings: [Finding], _ options: Options, _ orders: OrderTable?) throws(PictureError) {
    let fonts = try Self.fonts(in: options.fontFolder)
    fontFolder = options.fontFolder
    theme = options.theme
    let timeline = try Self.timelineOptions(options, for: index, orders)
    scene = Timeline.layout(index, findings: findings, options: timeline, measurer: fonts)
  }

  /// One run of a picture of several.
  public struct Panel: Sendable {
    /// In what it differs from the others, such as `2 cores`.
    public var label: String
    /// What is drawn.
    public var run: Run

    /// `label` stands above the run's lanes.
    public init(_ label: String, _ run: Run) {
      self.label = label
      self.run = run
    }
  }

  /// Lays out several runs below each other on one axis: equal instants stand above each other, and of each two neighbours the
  /// blocks that start at another instant are joined by lines. A block is the same in both if it is the N-th of its name on a queue
  /// of the same name. Long stretches are not folded.
  public init(of panels: [Panel], _ options: Options = Options()) throws(PictureError) {
    let fonts = try Self.fonts(in: options.fontFolder)
    fontFolder = options.fontFolder
    theme = options.theme
    let end = panels.map(\.run.trace.end).max() ?? .zero
    let drawn = try panels.map { panel throws(PictureError) in
      var options = options
      options.part = try options.part?.shared(with: panel.run.trace.end, of: end)
      return Timeline.Panel(
        label: panel.label, trace: panel.run.trace, findings: panel.run.findings,
        options: try Self.timelineOptions(options, for: panel.run.index, panel.run.orderTable))
    }
    let title = options.title ?? panels.first.flatMap { $0.run.trace.header.title ?? $0.run.trace.header.scenario } ?? "Timeline"
    let timeline = TimelineOptions(view: options.view.timelineView, width: options.width, scale: options.scale)
    scene = Timeline.layout(drawn, title: title, options: timeline, measurer: fonts)
  }

  /// Lays out the timeline of `run` with the earliest and the latest start of each block in `others`, which are other runs of the same
  /// program: a line below the block, and in words the runs of its two ends by their labels. `words` say what the others are, such as
  /// `seeds 1 to 100`. A block is the same in another run if it is the N-th of its name on a queue of that name. Each run is looked at
  /// once and not kept.
  public init(
    of run: Run, startsOver words: String, _ others: some Sequence<Panel>, _ options: Options = Options()
  ) throws(PictureError) {
    let fonts = try Self.fonts(in: options.fontFolder)
    fontFolder = options.fontFolder
    theme = options.theme
    var timeline = try Self.timelineOptions(options, for: run.index, run.orderTable)
    var spread = StartSpread(of: run.trace, over: words)
    for other in others { spread.add(other.run.trace, named: other.label) }
    timeline.spread = spread
    scene = Timeline.layout(run.index, findings: run.findings, options: timeline, measurer: fonts)
  }

  /// The same over all `orders` there are: below the sentence about the starts stand the options that repeat those it names. Throws when
  /// there are too many.
  package init(of run: Run, startsOver orders: some ExploredOrders, _ options: Options = Options()) throws {
    let fonts = try Self.fonts(in: options.fontFolder)
    fontFolder = options.fontFolder
    theme = options.theme
    var timeline = try Self.timelineOptions(options, for: run.index, run.orderTable)
    timeline.spread = try StartSpread(of: run.trace, over: orders)
    scene = Timeline.layout(run.index, findings: run.findings, options: timeline, measurer: fonts)
  }

  private static func timelineOptions(_ options: Options, for index: TraceIndex, _ orders: OrderTable?) throws(PictureError)
    -> TimelineOptions
  {
    let order = OrderSummary(index, orders)
    var timeline = TimelineOptions(
      view: options.view.timelineView, width: options.width, scale: options.scale,
      title: options.title, folds: options.folds, guaranteed: order.guaranteed, byChance: order.byChance,
      isChanceKnown: orders != nil)
    timeline.spokenOf = Set(order.spokenOf)
    timeline.showsLines = options.showsLines
    timeline.highlighted = Highlights.items(index)
    timeline.part = try options.part?.timelinePart(of: index)
    guard options.showsOrder else { return timeline }
    guard let edges = OrderEdges(index, orders) else {
      timeline.notes = ["Arrows of order are drawn for runs of 2 to \(OrderEdges.mostBlocks) blocks that complete or exit."]
      return timeline
    }
    timeline.orderEdges = edges.all
    if edges.areWithinQueues { timeline.notes = ["Of the orders by chance only those within one queue have arrows."] }
    return timeline
  }

  /// Opened for each use: font faces are no values, and a picture may be drawn on any thread.
  static func fonts(in folder: String?) throws(PictureError) -> FontLibrary {
    do throws(RenderingError) {
      return try FontLibrary(directory: folder)
    } catch {
      throw PictureError(error)
    }
  }

  /// The whole file, in memory.
  public func encoded(as format: Format) throws(PictureError) -> [UInt8] {
    try Self.encoded(scene, theme, fontFolder, as: format)
  }

  static func encoded(
    _ scene: Scene, _ theme: Theme, _ fontFolder: String?, as format: Format
  ) throws(PictureError) -> [UInt8] {
    let fonts = try Self.fonts(in: fontFolder)
    let renderer = SceneRenderer(fonts: fonts)
    do throws(RenderingError) {
      switch (theme, format) {
      case (.light, _): return try renderer.render(scene, theme: .light, as: SceneRenderer.Format(format))
      case (.dark, _): return try renderer.render(scene, theme: .dark, as: SceneRenderer.Format(format))
      case (.auto, .svg): return try renderer.svgInBothThemes(scene)
      case (.auto, .png), (.auto, .pdf): break
      }
    } catch {
      throw PictureError(error)
    }
    throw .bothThemesNeedSVG
  }

  static func animation(
    _ scenes: [Scene], _ theme: Theme, _ fontFolder: String?, delays: [UInt16]
  ) throws(PictureError) -> [UInt8] {
    let renderer = SceneRenderer(fonts: try Self.fonts(in: fontFolder))
    do throws(RenderingError) {
      switch theme {
      case .light: return try renderer.animation(scenes, theme: .light, delays: delays)
      case .dark: return try renderer.animation(scenes, theme: .dark, delays: delays)
      case .auto: break
      }
    } catch {
      throw PictureError(error)
    }
    throw .bothThemesNeedSVG
  }

  /// Whether `png` is this picture as it is drawn today, whatever the versions of the libraries that drew it. One that does not say
  /// what it shows is not.
  package func isShown(in png: [UInt8]) -> Bool {
    guard let known = PNGFile.scene(of: png) else { return false }
    return known == SceneDigest(scene, theme == .dark ? .dark : .light).text
  }

  /// What was drawn where, as JSON: one line an element, lengths in pixels at scale 1.
  public func layoutJSON() -> [UInt8] {
    [UInt8](LayoutJSON(scene).text.utf8)
  }
}

extension SceneRenderer.Format {
  fileprivate init(_ format: Picture.Format) {
    switch format {
    case .png: self = .png
    case .svg: self = .svg
    case .pdf: self = .pdf
    }
  }
}
