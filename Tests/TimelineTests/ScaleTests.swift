import SampleTraces
import Testing

@testable import Timeline

@Suite("The time scale")
struct ScaleTests {
  @Test("positions rise with time, start at the left and end at the right, on device pixels", arguments: [1, 2, 3])
  func monotonous(scale: Int) {
    let time = TimeScale(domain: 74_123_457, left: 200.px, width: 900.px, scale: scale)
    #expect(time.x(0) == 200.px)
    #expect(time.x(74_123_457) == 1100.px)
    var last = 0
    for key in stride(from: Int64(0), through: 74_123_457, by: 99_991) {
      let x = time.x(key)
      #expect(x >= last)
      let rest = (x - 200.px) * scale % 64
      #expect(min(rest, 64 - rest) < scale)
      last = x
    }
  }

  @Test("the longest possible run does not overflow")
  func huge() {
    let time = TimeScale(domain: .max, left: 0, width: 4000.px, scale: 4)
    #expect(time.x(.max) == 4000.px)
    #expect(abs(time.x(.max / 2) - 2000.px) <= 64)
  }

  @Test("the axis has round steps at least 70 px apart, and names its unit once")
  func ticks() {
    let ticks = AxisTicks(domain: 74_000_000, width: 980.px).ticks
    #expect(ticks.map(\.label) == ["0 ms", "10", "20", "30", "40", "50", "60", "70"])
    #expect(AxisTicks(domain: 1_250_000_000, width: 980.px).ticks.map(\.label).suffix(2) == ["1.1", "1.2"])
    #expect(AxisTicks(domain: 900, width: 980.px).ticks.first?.label == "0 ns")
    #expect(AxisTicks(domain: 1, width: 980.px).ticks.map(\.label) == ["0 ns", "1"])
  }

  @Test("every step is 1, 2 or 5 times a power of ten")
  func steps() {
    for domain in [1, 7, 99, 12_345, 1_000_000, 86_400_000_000_000] as [Int64] {
      var step = AxisTicks.step(domain: domain, count: 12)
      while step % 10 == 0 { step /= 10 }
      #expect([1, 2, 5].contains(step))
    }
  }
}

@Suite("Density")
struct DensityTests {
  @Test("where nothing takes time, blocks in turn are one stretch: steps and pixels do not beat against each other")
  func noBeat() {
    var sketch = TraceSketch("ping-pong")
    let queues = [sketch.queue("ping"), sketch.queue("pong")]
    let worker = sketch.worker()
    for number in 0..<1000 {
      let item = sketch.submit("hit \(number)", to: queues[number % 2], at: 0)
      sketch.run(item, of: queues[number % 2], on: worker, from: 0, to: 0)
    }
    for scale in 1...2 {
      let options = TimelineOptions(scale: scale)
      let scene = Timeline.layout(sketch.trace(), options: options, measurer: FixedMeasurer())
      let strips = scene.elements.compactMap { element -> [Int]? in
        if element.mark == .density, case .columns(let columns) = element.shape { columns.heights } else { nil }
      }
      #expect(strips.count == 2)
      for heights in strips {
        let edges = zip(heights, heights.dropFirst()).filter { ($0 == 0) != ($1 == 0) }
        #expect(edges.count <= 2, "\(edges.count) edges at scale \(scale)")
      }
    }
  }

  private let time = TimeScale(domain: 1000, left: 0, width: 100.px, scale: 1)

  @Test("heights are exact shares, whatever the order of adding")
  func exact() {
    let intervals: [(Int64, Int64)] = [(0, 5), (5, 10), (10, 20), (995, 1000), (333, 667)]
    var forward = ColumnSums(time)
    var backward = ColumnSums(time)
    for (start, end) in intervals { forward.add(from: start, to: end) }
    for (start, end) in intervals.reversed() { backward.add(from: start, to: end) }
    let heights = forward.heights(1000)
    #expect(heights == backward.heights(1000))
    #expect(heights[0] == 1000)
    #expect(heights[1] == 1000)
    #expect(heights[2] == 0)
    #expect(heights[33] == 700)
    #expect(heights[50] == 1000)
    #expect(heights[66] == 700)
    #expect(heights[99] == 500)
  }

  @Test("the sum of all columns is the sum of all intervals")
  func conserved() {
    var sums = ColumnSums(TimeScale(domain: 12_000, left: 0, width: 100.px, scale: 1))
    var total: Int64 = 0
    for step in stride(from: Int64(0), to: 11_900, by: 37) {
      sums.add(from: step, to: step + 29)
      total += 29
    }
    #expect(sums.heights(120).reduce(0, +) == Int(total))
  }

  @Test("several intervals at once add up, in parts of the most there can be")
  func overlapping() {
    var sums = ColumnSums(time)
    for _ in 0..<4 { sums.add(from: 0, to: 500) }
    #expect(sums.heights(80, most: 8)[10] == 40)
  }
}

@Suite("Names that have to fit")
struct FittingTests {
  private let measurer = FixedMeasurer()

  private func room(_ letters: Int) -> Int { measurer.width(of: String(repeating: "x", count: letters), .blockName) }

  @Test("a numbered name keeps its number, then only the number is left")
  func numbers() {
    #expect(measurer.fit("block 12", .blockName, in: room(8)) == "block 12")
    #expect(measurer.fit("block 12", .blockName, in: room(7)) == "bloc…12")
    #expect(measurer.fit("block 12", .blockName, in: room(5)) == "bl…12")
    #expect(measurer.fit("block 12", .blockName, in: room(3)) == "12")
    #expect(measurer.fit("block 12", .blockName, in: room(1)) == nil)
  }

  @Test("another name is cut at its end and keeps at least four letters")
  func cutting() {
    #expect(measurer.fit("viewDidLoad", .blockName, in: room(8)) == "viewDid…")
    #expect(measurer.fit("viewDidLoad", .blockName, in: room(5)) == "view…")
    #expect(measurer.fit("viewDidLoad", .blockName, in: room(4)) == nil)
  }

  @Test("lines break at spaces, and a word that is too long is broken, after a dot if it has one")
  func wrapping() {
    #expect(measurer.wrap("nothing else runs", .blockName, to: room(12)) == ["nothing else", "runs"])
    #expect(measurer.wrap("extraordinarily so", .blockName, to: room(6)) == ["extrao", "rdinar", "ily so"])
    #expect(measurer.wrap("com.example.loader", .blockName, to: room(12)) == ["com.example.", "loader"])
    #expect(measurer.wrap("", .blockName, to: room(6)).isEmpty)
  }

  @Test("numbers are told in ranges")
  func numberRanges() {
    #expect(ranges(of: [1, 2, 3, 5, 8, 9]) == "1–3, 5, 8–9")
    #expect(ranges(of: []) == "")
  }
}
