// programs: tiles drawn with concurrentPerform, chunks of collections, a progress that is coalesced
import Foundation

extension Collection {
  func chunked(into size: Int) -> [SubSequence] {
    var chunks: [SubSequence] = []
    var start = startIndex
    while start != endIndex {
      let end = index(start, offsetBy: size, limitedBy: endIndex) ?? endIndex
      chunks.append(self[start..<end])
      start = end
    }
    return chunks
  }
}

extension RandomAccessCollection where Element: Comparable {
  func binarySearch(_ target: Element) -> Index? {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if self[middle] == target { return middle }
      if self[middle] < target { low = index(after: middle) } else { high = middle }
    }
    return nil
  }
}

struct Color: Equatable {
  var red, green, blue: UInt8
  static let black = Color(red: 0, green: 0, blue: 0)
  static let white = Color(red: 255, green: 255, blue: 255)

  var luminance: Double { 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue) }

  static func mix(_ a: Color, _ b: Color, _ t: Double) -> Color {
    func channel(_ x: UInt8, _ y: UInt8) -> UInt8 { UInt8(clamping: Int((Double(x) * (1 - t) + Double(y) * t).rounded())) }
    return Color(red: channel(a.red, b.red), green: channel(a.green, b.green), blue: channel(a.blue, b.blue))
  }
}

struct Canvas {
  let width: Int
  let height: Int
  private(set) var pixels: [Color]

  init(width: Int, height: Int, fill: Color = .black) {
    (self.width, self.height) = (width, height)
    pixels = .init(repeating: fill, count: width * height)
  }

  subscript(x: Int, y: Int) -> Color {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  mutating func blit(_ tile: Tile) {
    for (row, line) in tile.pixels.chunked(into: tile.frame.width).enumerated() {
      for (column, color) in zip(tile.frame.x..., line) { self[column, tile.frame.y + row] = color }
    }
  }

  func ascii() -> String {
    let ramp = Array(" .:-=+*#")
    return pixels.chunked(into: width).map { row in
      String(row.map { ramp[min(Int($0.luminance / 256 * Double(ramp.count)), ramp.count - 1)] })
    }.joined(separator: "\n")
  }
}

struct Tile {
  struct Frame: Hashable { var x, y, width, height: Int }
  let frame: Frame
  let pixels: [Color]
}

protocol Shader { func color(x: Double, y: Double) -> Color }

struct Gradient: Shader {
  let stops: [(at: Double, color: Color)]
  func color(x: Double, y: Double) -> Color {
    let t = (x + y) / 2
    guard let next = stops.firstIndex(where: { $0.at >= t }) else { return stops.last!.color }
    guard next > stops.startIndex else { return stops[next].color }
    let (a, b) = (stops[next - 1], stops[next])
    return .mix(a.color, b.color, (t - a.at) / (b.at - a.at))
  }
}

struct Circle: Shader {
  let base: any Shader
  let radius: Double
  func color(x: Double, y: Double) -> Color {
    let (dx, dy) = (x - 0.5, y - 0.5)
    return (dx * dx + dy * dy).squareRoot() < radius ? .white : base.color(x: x, y: y)
  }
}

final class Renderer {
  let tileSize: Int
  private let lock = NSLock()
  private var finished: [Tile] = []
  private let progress: DispatchSourceUserDataAdd
  var onProgress: ((Int) -> Void)?

  init(tileSize: Int, progressQueue: DispatchQueue) {
    self.tileSize = tileSize
    progress = DispatchSource.makeUserDataAddSource(queue: progressQueue)
    progress.setEventHandler { [unowned self] in onProgress?(Int(progress.data)) }
    progress.activate()
  }

  func frames(width: Int, height: Int) -> [Tile.Frame] {
    stride(from: 0, to: height, by: tileSize).flatMap { y in
      stride(from: 0, to: width, by: tileSize).map { x in
        Tile.Frame(x: x, y: y, width: min(tileSize, width - x), height: min(tileSize, height - y))
      }
    }
  }

  func render(_ shader: Shader, into canvas: inout Canvas) {
    let (width, height) = (canvas.width, canvas.height)
    let frames = frames(width: width, height: height)
    DispatchQueue.concurrentPerform(iterations: frames.count) { index in
      let frame = frames[index]
      var pixels: [Color] = []
      pixels.reserveCapacity(frame.width * frame.height)
      for y in frame.y..<frame.y + frame.height {
        for x in frame.x..<frame.x + frame.width {
          pixels.append(shader.color(x: (Double(x) + 0.5) / Double(width), y: (Double(y) + 0.5) / Double(height)))
        }
      }
      lock.withLock { finished.append(Tile(frame: frame, pixels: pixels)) }
      progress.add(data: 1)
    }
    lock.withLock {
      finished.forEach { canvas.blit($0) }
      finished.removeAll(keepingCapacity: true)
    }
  }
}

let progressQueue = DispatchQueue(label: "progress")
let renderer = Renderer(tileSize: 5, progressQueue: progressQueue)
var total = 0
renderer.onProgress = { total += $0 }
var canvas = Canvas(width: 24, height: 12)
let gradient = Gradient(stops: [(0, .black), (0.6, Color(red: 200, green: 120, blue: 40)), (1, .white)])
renderer.render(Circle(base: gradient, radius: 0.25), into: &canvas)
print(canvas.ascii())
Thread.sleep(forTimeInterval: 0.05)
progressQueue.sync { print(total, renderer.frames(width: 24, height: 12).count) }
print((1...10).chunked(into: 4).map(Array.init), "abcdefg".chunked(into: 3).map(String.init), [Int]().chunked(into: 2).count)
let sortedNumbers = stride(from: 0, through: 90, by: 9).map { $0 }
print(sortedNumbers.binarySearch(45) as Any, sortedNumbers[3...].binarySearch(27) as Any, sortedNumbers.binarySearch(46) as Any)
print(
  Set(renderer.frames(width: 24, height: 12).map { $0.width * $0.height }).sorted(), canvas.pixels.filter { $0 == .white }.count)
