import DispatchTrace
import Foundation
import SampleTraces
import TestSupport
import Testing

@testable import Timeline

/// Kinds of pictures that no recorded scenario has, mark by mark as `Tests/Scenes` has them. `SIGNALBOX_RECORD=1` writes them anew:
/// what changes has to be looked at in a picture of the kind.
@Suite("Scenes as text")
struct SceneTextTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var scene: @Sendable () throws -> Scene
    var testDescription: String { name }
  }

  @Test("A scene is what was agreed on, mark by mark", arguments: cases)
  func agreed(drawn: Case) throws {
    let text = try drawn.scene().printed
    let path = "Tests/Scenes/\(drawn.name).txt"
    if Recording.isOn { return try Recording.write(text, to: path) }
    let (lines, agreed) = (text.split(separator: "\n"), try Repository.text(path).split(separator: "\n"))
    let changed = zip(lines, agreed).first { $0 != $1 }
    #expect(changed == nil, "\(changed.map { "is \($0)\nwas \($1)" } ?? "")")
    #expect(lines.count == agreed.count)
  }

  static let cases: [Case] = [
    Case(name: "order-arrows") { laidOut(photos, edges) },
    Case(name: "order-arrows-of-chance") {
      var options = edges
      options.isChanceKnown = true
      options.view = .threads
      return laidOut(photos, options)
    },
    Case(name: "highlighted") {
      laidOut(crowd, TimelineOptions(width: 600, highlighted: [ItemID(2), ItemID(400)]))
    },
    Case(name: "whiskers") {
      var spread = StartSpread(of: loads(first: 10, second: 20), over: "seeds 1 to 3")
      for (seed, first, second) in [(1, 5.0, 40.0), (2, 30.0, 20.0), (3, 10.0, 70.0)] {
        spread.add(loads(first: first, second: second), named: "seed \(seed)")
      }
      var options = TimelineOptions()
      options.spread = spread
      return laidOut(loads(first: 10, second: 20), options)
    },
    Case(name: "panels") {
      let panels = [("run 1", 20.0), ("run 2", 45.0)].map {
        Timeline.Panel(label: $0.0, trace: loads(first: 10, second: $0.1))
      }
      return Timeline.layout(panels, title: "Runs", options: TimelineOptions(), measurer: FixedMeasurer())
    },
    Case(name: "panels-of-unlike-labels") {
      let panels = [
        Timeline.Panel(label: "one queue", trace: late),
        Timeline.Panel(label: "many queues", trace: crossing),
      ]
      return Timeline.layout(panels, title: "Runs", options: TimelineOptions(), measurer: FixedMeasurer())
    },
    Case(name: "part") {
      let trace = ticking
      var options = TimelineOptions()
      options.part = try TimelinePart(of: trace, from: .instant(milliseconds(25)), to: .instant(milliseconds(65)))
      return laidOut(trace, options)
    },
    Case(name: "frozen") { laidOut(frozen, TimelineOptions()) },
    Case(name: "storyboard") {
      let source = (1...40).map { "let line\($0) = \($0)" }.joined(separator: "\n")
      let frames = Storyboard.frames(of: photos, source: source, measurer: FixedMeasurer())
      return try #require(Storyboard.strip(Array(frames.prefix(3))))
    },
    Case(name: "storyboard-without-code") {
      let frames = Storyboard.frames(of: crossing, source: nil, measurer: FixedMeasurer())
      return try #require(Storyboard.strip(frames.suffix(3)))
    },
  ]

  private static func laidOut(_ trace: Trace, _ options: TimelineOptions) -> Scene {
    Timeline.layout(trace, options: options, measurer: FixedMeasurer())
  }

  private static func milliseconds(_ count: Int64) -> Instant { Instant(nanoseconds: count * 1_000_000) }

  // MARK: Traces

  /// Two readers, a barrier, a reader behind it, and a block of another queue beside them.
  private static var photos: Trace {
    var sketch = TraceSketch("photos", caption: "readers and a barrier")
    let (queue, other) = (sketch.queue("photos", .concurrent), sketch.queue("log"))
    let workers = (0..<3).map { _ in sketch.worker() }
    let items = (1...4).map { sketch.submit("block \($0)", to: queue, at: 0, barrier: $0 == 3) }
    let log = sketch.submit("log", to: other, at: 0)
    sketch.run(items[0], of: queue, on: workers[0], from: 0, to: 20)
    sketch.run(items[1], of: queue, on: workers[1], from: 0, to: 35)
    sketch.run(log, of: other, on: workers[2], from: 10, to: 50)
    sketch.run(items[2], of: queue, on: workers[0], from: 35, to: 50)
    sketch.run(items[3], of: queue, on: workers[1], from: 50, to: 70)
    return sketch.trace()
  }

  /// A block that waits for another queue, one that is cancelled, and many queues.
  private static var crossing: Trace {
    var sketch = TraceSketch("crossing")
    let queues = (0..<10).map { sketch.queue("a queue whose name is long \($0)") }
    let workers = (0..<2).map { _ in sketch.worker() }
    for queue in queues.dropFirst(2) { _ = sketch.submit("left behind", to: queue, at: 0) }
    let outer = sketch.submit("outer", to: queues[0], at: 1)
    let busy = sketch.submit("busy", to: queues[1], at: 1)
    let cancelled = sketch.submit("cancelled", to: queues[1], at: 2)
    sketch.run(busy, of: queues[1], on: workers[1], from: 2, to: 20)
    sketch.start(outer, of: queues[0], on: workers[0], at: 5)
    let inner = sketch.submit("inner", .sync, to: queues[1], at: 10, by: workers[0])
    sketch.wait(.sync(queue: queues[1], item: inner), on: workers[0], from: 10, to: 25, waker: workers[1])
    sketch.add(21, .skipped(cancelled, queue: queues[1]), workers[1])
    sketch.run(inner, of: queues[1], on: workers[0], from: 25, to: 30)
    sketch.end(outer, on: workers[0], at: 35)
    return sketch.trace(end: 40)
  }

  /// Short labels, and words behind the last block.
  private static var late: Trace {
    var sketch = TraceSketch("late")
    let queue = sketch.queue("q")
    let worker = sketch.worker()
    let item = sketch.submit("a name with no room in its block", to: queue, at: 99)
    sketch.run(item, of: queue, on: worker, from: 99, to: 100)
    return sketch.trace()
  }

  private static var edges: TimelineOptions {
    TimelineOptions(
      guaranteed: ["1 and 2 end before 3 starts."], byChance: ["which of 1 and 2 ends first."],
      orderEdges: [
        OrderEdge(ItemID(0), ItemID(2), isForced: true), OrderEdge(ItemID(1), ItemID(2), isForced: true),
        OrderEdge(ItemID(2), ItemID(3), isForced: true), OrderEdge(ItemID(0), ItemID(1), .startsLater, isForced: false),
        OrderEdge(ItemID(4), ItemID(3), isForced: false), OrderEdge(ItemID(0), ItemID(4), .startsLater, isForced: false),
      ])
  }

  /// More blocks than there are pixels for.
  private static var crowd: Trace {
    var sketch = TraceSketch("crowd")
    let queue = sketch.queue("photos", .concurrent)
    let workers = (0..<3).map { _ in sketch.worker() }
    for index in 0..<600 {
      let item = sketch.submit(index % 100 == 0 ? "named \(index)" : nil, to: queue, at: 0)
      let start = Double(index / 3) / 2 + (index > 450 ? 100 : 0)
      sketch.run(item, of: queue, on: workers[index % 3], from: start, to: start + 0.5)
    }
    return sketch.trace()
  }

  private static func loads(first: Double, second: Double) -> Trace {
    var sketch = TraceSketch("loads")
    let (queue, other) = (sketch.queue("loads", .concurrent), sketch.queue("main work"))
    let workers = (0..<3).map { _ in sketch.worker() }
    let items = [
      sketch.submit("first", to: queue, at: 0), sketch.submit("second", to: queue, at: 0),
      sketch.submit("third", to: other, at: 5),
    ]
    sketch.run(items[0], of: queue, on: workers[0], from: first, to: first + 20)
    sketch.run(items[1], of: queue, on: workers[1], from: second, to: second + 20)
    sketch.run(items[2], of: other, on: workers[2], from: 15, to: 30)
    return sketch.trace(end: 100)
  }

  /// A timer that fires every 10 ms, a semaphore that counts, and blocks across both ends of the part.
  private static var ticking: Trace {
    var sketch = TraceSketch("ticking")
    let queue = sketch.queue("queue", .concurrent)
    let workers = (0..<2).map { _ in sketch.worker() }
    let gate = sketch.semaphore("gate", value: 0)
    let items = (0..<4).map { sketch.submit("block \($0)", to: queue, at: Double($0) * 15) }
    for (number, item) in items.enumerated() {
      let start = Double(number) * 20
      sketch.run(item, of: queue, on: workers[number % 2], from: start, to: start + 30)
      sketch.add(start + 2, .semaphoreSignalled(gate, value: Int32(number + 1)), workers[number % 2])
    }
    let (clock, timer) = (sketch.queue("clock"), SourceID(0))
    sketch.add(0, .sourceCreated(timer, .timer, name: sketch.text("timer"), queue: clock))
    sketch.add(0, .sourceScheduled(start: milliseconds(10), intervalNanoseconds: 10_000_000, source: timer))
    sketch.add(0, .sourceActivated(timer))
    for firing in 1...8 {
      sketch.add(Double(firing) * 10, .sourceFired(timer, data: 1))
      let item = sketch.submit(nil, to: clock, at: Double(firing) * 10)
      sketch.add(Double(firing) * 10, .sourceDelivered(timer, item: item, data: 1), workers[0])
      sketch.run(item, of: clock, on: workers[0], from: Double(firing) * 10, to: Double(firing) * 10 + 2)
    }
    return sketch.trace(end: 100)
  }

  private static var frozen: Trace {
    var sketch = TraceSketch("frozen")
    let queue = sketch.queue("queue")
    let worker = sketch.worker()
    sketch.add(0, .phaseBegan(sketch.text("Active")))
    let item = sketch.submit("download", to: queue, at: 5)
    let after = sketch.submit("show", to: queue, at: 10)
    sketch.run(item, of: queue, on: worker, from: 5, to: 60)
    sketch.add(20, .phaseBegan(sketch.text("Suspended")))
    sketch.add(20, .processFrozen)
    sketch.add(40, .processThawed)
    sketch.add(40, .phaseBegan(sketch.text("Active")))
    sketch.run(after, of: queue, on: worker, from: 60, to: 80)
    return sketch.trace(end: 100)
  }
}

extension Scene {
  /// A line for each mark, in pixels and 64ths of one.
  fileprivate var printed: String {
    var lines = ["\(Self.length(width)) x \(Self.length(height)) at \(scale): \(title)"]
    for element in elements {
      let subject = element.subject.map { " of \($0)" } ?? ""
      lines.append("\(element.layer) \(element.mark.rawValue)\(subject): \(Self.words(element.shape))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func words(_ shape: Shape) -> String {
    switch shape {
    case .box(let box):
      "box \(words(box.rect)) radius \(length(box.radius)) fill \(words(box.fill)) edge \(words(box.edge))"
        + (box.isOpenAtStart ? " open at start" : "") + (box.isOpenAtEnd ? " open at end" : "")
    case .line(let line): "line \(words(line.points)) \(words(line.stroke)) \(words(line.head))"
    case .hatch(let hatch): "hatch \(words(hatch.rect)) \(hatch.direction) every \(length(hatch.step)) \(words(hatch.stroke))"
    case .polygon(let polygon): "polygon \(words(polygon.points)) fill \(words(polygon.fill)) edge \(words(polygon.edge))"
    case .columns(let columns):
      "columns \(words(columns.rect)) \(words(columns.heights)) \(words(columns.fill))"
    case .text(let run):
      "“\(run.text)” at \(length(run.origin.x)),\(length(run.origin.y)) width \(length(run.width)) \(run.style.face) \(length(run.style.size)) "
        + "\(words(run.paint)) on \(words(run.ground))"
    }
  }

  private static func words(_ rect: Rect) -> String {
    "\(length(rect.x)),\(length(rect.y)) \(length(rect.width))x\(length(rect.height))"
  }

  private static func words(_ points: [Point]) -> String {
    points.map { "\(length($0.x)),\(length($0.y))" }.joined(separator: " ")
  }

  private static func words(_ stroke: Stroke?) -> String {
    stroke.map { "\(words($0.paint)) \(length($0.width)) \($0.dash)" } ?? "none"
  }

  private static func words(_ paint: Paint?) -> String {
    guard let paint else { return "none" }
    return paint.percent == 100 ? words(paint.role) : "\(paint.percent)% \(words(paint.role)) on \(words(paint.base))"
  }

  /// `fill 3`.
  private static func words(_ role: ColorRole) -> String {
    switch role {
    case .fill(let hue): "fill \(hue.index)"
    case .onFill(let hue): "on fill \(hue.index)"
    case .edge(let hue): "edge \(hue.index)"
    case .onBadge(let hue): "on badge \(hue.index)"
    case .background, .lane, .text, .muted, .axis, .grid, .hatchBox, .hatchLine, .error, .errorTint, .ok, .codeLine: "\(role)"
    }
  }

  /// Equal ones together: `12x3 4`.
  private static func words(_ heights: [Int]) -> String {
    var runs: [(height: Int, count: Int)] = []
    for height in heights {
      if runs.last?.height == height { runs[runs.count - 1].count += 1 } else { runs.append((height, 1)) }
    }
    return runs.map { "\(length($0.height))x\($0.count)" }.joined(separator: " ")
  }

  private static func words(_ head: Line.Head) -> String {
    switch head {
    case .none: "no head"
    case .filled(let size): "filled head \(length(size))"
    case .hollow(let size): "hollow head \(length(size))"
    }
  }

  private static func length(_ units: Int) -> String {
    units % 64 == 0 ? "\(units / 64)" : "\(units / 64)+\(units % 64)"
  }
}
