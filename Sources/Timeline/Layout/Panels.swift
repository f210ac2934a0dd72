internal import DispatchTrace

/// What several runs in one picture share, so that equal instants stand above each other.
struct PanelFrame {
  var gutter = 0
  /// 0 where each has its own.
  var domain: Int64 = 0
  var hasCard = false
}

/// Several runs in one picture, one below the other on one axis; between two of them lines join the blocks that moved.
struct PanelLayout {
  private static let bandHeight = 74.px
  private static let emptyBandHeight = 24.px
  private static let mostLinks = 16
  private static let mostNames = 6

  private var panels: [TimelineLayout]
  private let labels: [String]
  private let title: String
  private let options: TimelineOptions
  private var head: SceneBuilder

  init(_ panels: [Timeline.Panel], title: String, options: TimelineOptions, measurer: any TextMeasurer) {
    labels = panels.map(\.label)
    self.title = title
    self.options = options
    head = SceneBuilder(measurer: measurer)
    self.panels = panels.map { panel in
      var own = panel.options
      (own.view, own.width, own.scale, own.folds) = (options.view, options.width, options.scale, false)
      return TimelineLayout(trace: panel.trace, findings: panel.findings, options: own, measurer: measurer)
    }
  }

  mutating func scene() -> Scene {
    shareFrame()
    noteStrangers()
    var y = 6.px
    // A title that the first run has anyway stands above that.
    let lines = title == labels.first ? [] : head.measurer.wrap(title, .title, to: options.width.px - 2 * TimelineLayout.margin)
    for (offset, line) in lines.enumerated() {
      y += offset > 0 ? 24.px : 26.px
      head.text(.title, line, x: TimelineLayout.margin, y: y, .title, .text, on: .background)
    }
    for panel in panels.indices {
      y = addHeading(of: panel, below: y + (panel == 0 ? 6.px : 0))
      y = panels[panel].addPlot(below: y)
      if panel + 1 < panels.count { y = addLinks(from: panel, to: panel + 1, below: y) }
    }
    for panel in panels.dropFirst() {
      for (entry, hue) in panel.builder.legend.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        panels[0].builder.explain(entry, hue)
      }
    }
    if !panels.isEmpty { y = panels[0].addLegend(below: y) }
    return TimelineLayout.scene(
      head.elements + panels.flatMap { $0.builder.elements }, options, title: title, bottom: y, nil)
  }

  /// All panels have the widest gutter, the longest axis, and room for a card if one of them has one.
  private mutating func shareFrame() {
    var frame = PanelFrame()
    frame.hasCard = panels.contains { $0.hasCard }
    for panel in panels.indices {
      panels[panel].frame = frame
      panels[panel].settle()
    }
    frame.gutter = panels.map(\.gutter).max() ?? 0
    for panel in panels.indices {
      panels[panel].frame = frame
      panels[panel].settle()
    }
    frame.domain = panels.lazy.filter { !$0.tracks.isOrdinal }.map(\.time.domain).max() ?? 0
    for panel in panels.indices {
      panels[panel].frame = frame
      panels[panel].settle()
    }
  }

  private mutating func addHeading(of panel: Int, below y: Int) -> Int {
    let room = options.width.px - 2 * TimelineLayout.margin
    var y = y + 26.px
    for line in head.measurer.wrap(labels[panel], .cardTitle, to: room) {
      head.text(.title, line, x: TimelineLayout.margin, y: y, .cardTitle, .text, on: .background)
      y += 18.px
    }
    for line in panels[panel].subtitleLines(to: room) {
      head.text(.subtitle, line, x: TimelineLayout.margin, y: y, .subtitle, .muted, on: .background)
      y += 17.px
    }
    return y - 4.px
  }
}

// What moved.
extension PanelLayout {
  /// The same block in two runs: the N-th of its name on a queue of that name.
  private struct Key: Hashable {
    var queue: String
    var name: String
    var number: Int
  }

  private func blocks(of panel: Int) -> [(key: Key, activity: Int)] {
    var counts: [Key: Int] = [:]
    // Of parts too: which of its name a block is, the whole run says.
    let tracks = panels[panel].whole ?? panels[panel].tracks
    return tracks.activities.indices.compactMap { activity in
      let block = tracks.activities[activity]
      guard block.item >= 0, block.queue >= 0, block.hasStarted, !block.isSkipped else { return nil }
      let layout = panels[panel]
      var key = Key(queue: layout.index.name(of: QueueID(block.queue)), name: layout.name(of: activity), number: 0)
      counts[key, default: 0] += 1
      key.number = counts[key] ?? 0
      return (key, activity)
    }
  }

  private func pairs(_ first: Int, _ second: Int) -> [(first: Int, second: Int)] {
    let others = Dictionary(blocks(of: second).map { ($0.key, $0.activity) }) { first, _ in first }
    return blocks(of: first).compactMap { block in others[block.key].map { (block.activity, $0) } }
  }

  /// A sentence below each panel about the blocks that run only there.
  private mutating func noteStrangers() {
    guard panels.count > 1 else { return }
    let all = panels.indices.map { blocks(of: $0) }
    for panel in panels.indices {
      let other = panel == 0 ? 1 : panel - 1
      let known = Set(all[other].map(\.key))
      let tracks = panels[panel].tracks
      let own = all[panel].filter { !known.contains($0.key) && tracks.activities[$0.activity].hasStarted }
      let names = own.map { panels[panel].name(of: $0.activity) }
      guard !names.isEmpty else { continue }
      let shown = names.prefix(Self.mostNames).joined(separator: ", ")
      let more = names.count > Self.mostNames ? " and \(names.count - Self.mostNames) more" : ""
      panels[panel].addNote("Only in \u{201C}\(labels[panel])\u{201D}: \(shown)\(more).")
    }
  }

  private struct Link: Hashable {
    var from: Int
    var to: Int
    var hue: Hue
    var names: [String]
  }

  private func links(_ first: Int, _ second: Int) -> [Link] {
    let (above, below) = (panels[first], panels[second])
    guard above.tracks.isOrdinal == below.tracks.isOrdinal else { return [] }
    var links: [Link] = []
    for pair in pairs(first, second) {
      let (one, other) = (above.tracks.activities[pair.first], below.tracks.activities[pair.second])
      guard one.hasStarted, other.hasStarted, !above.isCut(one.started), !below.isCut(other.started) else { continue }
      let (from, to) = (above.time.x(one.started), below.time.x(other.started))
      guard from != to else { continue }
      let (name, hue) = (above.name(of: pair.first), above.hue(of: pair.first))
      if let known = links.firstIndex(where: { $0.from == from && $0.to == to && $0.hue == hue }) {
        links[known].names.append(name)
      } else {
        links.append(Link(from: from, to: to, hue: hue, names: [name]))
      }
    }
    return links.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// From where a block starts above to where it starts below, with its name; in the room between the two panels. Returns the
  /// bottom of that.
  private mutating func addLinks(from first: Int, to second: Int, below y: Int) -> Int {
    let all = links(first, second)
    let words = all.isEmpty ? "the same starts" : "moved starts"
    head.text(.laneName, words, x: TimelineLayout.margin, y: y + 22.px, .laneName, .muted, on: .background)
    guard !all.isEmpty else { return y + Self.emptyBandHeight }
    let (start, end) = (y + 30.px, y + Self.bandHeight)
    for link in all.prefix(Self.mostLinks) {
      let paint = Paint(.edge(link.hue))
      head.line(.path, .moved, [Point(link.from, start), Point(link.to, end)], Scene.Stroke(paint, width: 2.px))
      for (x, y) in [(link.from, start), (link.to, end)] {
        head.box(.path, .moved, Rect(x: x - 3.px, y: y - 3.px, width: 6.px, height: 6.px), radius: 3.px, fill: paint)
      }
      addName(of: link, y + 22.px)
    }
    if all.count > Self.mostLinks {
      head.text(
        .laneName, "\(Self.mostLinks) of \(all.count)", x: TimelineLayout.margin, y: y + 38.px, .laneName, .muted, on: .background
      )
    }
    return end
  }

  /// At the right of the line's upper end, or else at its left.
  private mutating func addName(of link: Link, _ y: Int) {
    let name = link.names.prefix(3).joined(separator: ", ") + (link.names.count > 3 ? ", …" : "")
    let width = head.measurer.width(of: name, .words)
    for x in [link.from, link.from - width] {
      let box = head.box(of: name, x: x, y: y, .words)
      guard x > TimelineLayout.margin + 100.px, box.right <= options.width.px - TimelineLayout.margin,
        head.isFree(box.insetBy(-6.px, 0))
      else { continue }
      head.text(.moved, name, x: x, y: y, .words, .text, on: .background)
      return
    }
  }
}
