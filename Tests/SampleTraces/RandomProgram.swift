package import DispatchTrace

/// Random small programs on a few queues: blocks of any length, barriers, `sync` from main, delays. The queues are served
/// as Dispatch does in the simple cases; what matters here is variety of the pictures.
package enum RandomProgram {
  package static func trace(seed: UInt64) -> Trace {
    var random = Random(state: seed &* 2_654_435_761 &+ 99)
    var sketch = TraceSketch("Random program \(seed)")
    let queueCount = 1 + random.below(4)
    let labels = ["photos", "log", "com.example.application.network.responses", "q"]
    var queues: [(id: QueueID, isSerial: Bool)] = []
    for index in 0..<queueCount {
      let isSerial = random.below(2) == 0
      queues.append((sketch.queue(labels[index], isSerial ? .serial : .concurrent), isSerial))
    }
    let workers = (0..<5).map { _ in sketch.worker() }
    let launch = [0.0, 0, 25, 90][random.below(4)]
    if launch > 0 { sketch.span(.work, "launch code", on: TraceSketch.mainThread, from: 0, to: launch) }
    sketch.runLoop(at: launch)
    for queue in queues { serve(queue, of: &sketch, launch: launch, workers: workers, &random) }
    return sketch.trace()
  }

  /// Submits blocks to one queue and runs them: one after the other, or side by side between barriers.
  private static func serve(
    _ queue: (id: QueueID, isSerial: Bool), of sketch: inout TraceSketch, launch: Double, workers: [ThreadID],
    _ random: inout Random
  ) {
    let unit = [1.0, 1, 0.001, 40][random.below(4)]
    var free = 0.0
    var slots = Array(repeating: 0.0, count: queue.isSerial ? 1 : 1 + random.below(workers.count))
    var submitted = 0.0
    for number in 0..<random.below(14) {
      submitted = min(submitted + Double(random.below(4)) * launch / 20, launch)
      let isBarrier = !queue.isSerial && random.below(5) == 0
      let name = [nil, "read \(number)", "a longer name for block \(number)"][random.below(3)]
      let item = sketch.submit(name, to: queue.id, at: submitted, barrier: isBarrier)
      let length = Double([0, 1, 5, 20, 33, 60][random.below(6)]) * unit
      let slot = slots.indices.min { (slots[$0], $0) < (slots[$1], $1) } ?? 0
      let start = max(submitted, free, isBarrier ? slots.max() ?? 0 : slots[slot])
      sketch.start(item, of: queue.id, on: workers[slot], at: start)
      let kind = [SpanKind.work, .work, .io, .sleep][random.below(4)]
      if length > 0 { sketch.span(kind, random.below(2) == 0 ? "part" : nil, on: workers[slot], from: start, to: start + length) }
      sketch.end(item, on: workers[slot], at: start + length)
      slots[slot] = start + length
      if isBarrier { free = start + length }
    }
  }

  private struct Random {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }
}
