import Foundation

// A media pipeline: sources with data, buffers with watermarks, a decoder hierarchy of queues, statistics by specifics.
struct Sample: Comparable, CustomStringConvertible {
  enum Track: String, CaseIterable, Comparable { case audio, video; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }
  let track: Track
  let time: Int
  var payload: [UInt8] = []
  static func < (lhs: Sample, rhs: Sample) -> Bool { (lhs.time, lhs.track) < (rhs.time, rhs.track) }
  static func == (lhs: Sample, rhs: Sample) -> Bool { lhs.time == rhs.time && lhs.track == rhs.track }
  var description: String { "\(track.rawValue.prefix(1))\(time)" }
}

protocol Sink: AnyObject { func consume(_ sample: Sample); var name: String { get } }

final class Buffer {
  private var samples: [Sample] = []
  let low: Int, high: Int
  private let condition = NSCondition()
  private(set) var stalls = 0
  private var isClosed = false
  init(low: Int, high: Int) { precondition(low < high); (self.low, self.high) = (low, high) }
  func push(_ sample: Sample) {
    condition.lock()
    defer { condition.unlock() }
    if samples.count >= high { stalls += 1 }
    while samples.count >= high { condition.wait() }
    samples.append(sample)
    condition.signal()
  }
  func pop() -> Sample? {
    condition.lock()
    defer { condition.unlock(); condition.broadcast() }
    while samples.isEmpty && !isClosed { condition.wait() }
    return samples.isEmpty ? nil : samples.removeFirst()
  }
  func close() { condition.lock(); isClosed = true; condition.broadcast(); condition.unlock() }
}

enum Keys { static let stage = DispatchSpecificKey<String>(); static let depth = DispatchSpecificKey<Int>() }

final class Decoder {
  private let root = DispatchQueue(label: "decoder")
  private var tracks: [Sample.Track: DispatchQueue] = [:]
  private weak var sink: Sink?
  private(set) var log: [String] = []
  init(sink: Sink) {
    self.sink = sink
    root.setSpecific(key: Keys.stage, value: "decode")
    for (n, track) in Sample.Track.allCases.enumerated() {
      let queue = DispatchQueue(label: "decoder.\(track)", target: root)
      queue.setSpecific(key: Keys.depth, value: n + 1)
      tracks[track] = queue
    }
  }
  func decode(_ sample: Sample) {
    tracks[sample.track]!.async { [weak self] in
      guard let self, let stage = DispatchQueue.getSpecific(key: Keys.stage) else { return }
      self.log.append("\(stage) \(sample) at \(DispatchQueue.getSpecific(key: Keys.depth) ?? 0)")
      self.sink?.consume(sample)
    }
  }
  func flush(_ body: @escaping () -> Void) { root.async(execute: body) }
}

final class Mixer: Sink {
  let name = "mixer"
  private let source: DispatchSourceUserDataAdd
  private var pending: [Sample] = []
  private let lock = NSLock()
  private(set) var mixed: [Sample] = []
  private let queue = DispatchQueue(label: "mixer", qos: .userInteractive)
  private var batches = 0
  init() {
    source = DispatchSource.makeUserDataAddSource(queue: queue)
    source.setEventHandler { [unowned self] in
      let count = Int(self.source.data)
      self.lock.lock()
      let ready = self.pending.sorted().prefix(count)
      self.pending.removeAll { sample in ready.contains(sample) }
      self.lock.unlock()
      self.mixed += ready
      self.batches += 1
    }
    source.activate()
  }
  func consume(_ sample: Sample) {
    lock.lock()
    pending.append(sample)
    lock.unlock()
    source.add(data: 1)
  }
  var result: (samples: [Sample], batches: Int) { queue.sync { (mixed, batches) } }
  deinit { source.cancel() }
}

let mixer = Mixer()
let decoder = Decoder(sink: mixer)
let buffer = Buffer(low: 1, high: 3)
let reader = Thread {
  for time in 0..<6 { for track in Sample.Track.allCases { buffer.push(Sample(track: track, time: time, payload: [UInt8(time)])) } }
  buffer.close()
}
reader.name = "reader"
let finished = DispatchSemaphore(value: 0)
DispatchQueue.global(qos: .utility).async {
  var count = 0
  while let sample = buffer.pop() {
    decoder.decode(sample)
    count += 1
    if count % 4 == 0 { Thread.sleep(forTimeInterval: 0.01) }
  }
  decoder.flush { finished.signal() }
}
reader.start()
finished.wait()
let result = mixer.result
print(result.samples.count, result.samples == result.samples.sorted() || result.batches > 1, result.batches >= 1, buffer.stalls > 0)
print(Set(result.samples.map(\.description)).sorted())
print(decoder.log.count, decoder.log.first!, Set(decoder.log.map { $0.suffix(4) }).sorted())
print(DispatchQueue.getSpecific(key: Keys.stage) as Any, mixer.name)
