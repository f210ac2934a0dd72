package import DispatchTrace

/// A trace with what an analysis would say about it.
package struct Sample: Sendable, CustomStringConvertible {
  package var name: String
  package var trace: Trace
  package var findings: [Finding] = []
  package var guaranteed: [String] = []
  package var byChance: [String] = []

  package init(
    name: String, trace: Trace, findings: [Finding] = [], guaranteed: [String] = [], byChance: [String] = []
  ) {
    self.name = name
    self.trace = trace
    self.findings = findings
    self.guaranteed = guaranteed
    self.byChance = byChance
  }

  package var description: String { name }
}

/// The traces that the pictures are judged by.
package enum Samples {
  package static var all: [Sample] {
    [
      barrier, serial, concurrent, everythingAtOnce, nothingTakesTime, deadlock, syncFromMain, asyncAfter, oneCore, twoCores,
      readerBehindBarrier, selfSync, downloads, semaphore, suspension,
    ]
  }

  /// The mock-up of the design.
  package static var barrier: Sample {
    var sketch = TraceSketch(
      "A barrier makes a concurrent queue act like a serial one",
      caption: "Reads 1–3 end first, the barrier runs alone, reads 4–5 start after it")
    let photos = sketch.queue("photoQueue", .concurrent)
    let workers = (0..<3).map { _ in sketch.worker() }
    sketch.span(.work, "viewDidLoad", on: TraceSketch.mainThread, from: 0, to: 20)
    sketch.runLoop(at: 20)
    let read1 = sketch.submit("read 1", to: photos, at: 2)
    let read2 = sketch.submit("read 2", to: photos, at: 5)
    let read3 = sketch.submit("read 3", to: photos, at: 8)
    let write = sketch.submit("write", to: photos, at: 11, barrier: true)
    let read4 = sketch.submit("read 4", to: photos, at: 14)
    let read5 = sketch.submit("read 5", to: photos, at: 17)
    sketch.run(read1, of: photos, on: workers[0], from: 2.5, to: 22.5)
    sketch.run(read2, of: photos, on: workers[1], from: 5.5, to: 37)
    sketch.run(read3, of: photos, on: workers[2], from: 8.5, to: 37)
    sketch.run(write, of: photos, on: workers[0], from: 37, to: 55)
    sketch.run(read4, of: photos, on: workers[0], from: 55, to: 69)
    sketch.run(read5, of: photos, on: workers[1], from: 55, to: 74)
    return Sample(
      name: "barrier", trace: sketch.trace(),
      guaranteed: ["1, 2 and 3 end before 4 starts; 4 ends before 5 and 6 start; 5 starts no later than 6."],
      byChance: ["which of 1, 2, 3 ends first; which worker runs what; 5 and 6 start together only as two workers were free."])
  }

  package static var serial: Sample {
    var sketch = TraceSketch("A serial queue runs one block after the other")
    let queue = sketch.queue("com.example.serial")
    let worker = sketch.worker(.overcommitWorker)
    let lengths = [20.0, 12, 30, 8]
    let blocks = (0..<4).map { sketch.submit("block \($0)", to: queue, at: 0) }
    sketch.runLoop(at: 0)
    var now = 0.0
    for (block, length) in zip(blocks, lengths) {
      sketch.run(block, of: queue, on: worker, from: now, to: now + length)
      now += length
    }
    return Sample(name: "serial", trace: sketch.trace())
  }

  package static var concurrent: Sample {
    var sketch = TraceSketch(
      "A concurrent queue starts blocks in order and ends them in any order",
      caption: "Block 3 starts after block 2 and ends first")
    let queue = sketch.queue("images", .concurrent)
    let lengths = [20.0, 32, 30, 8]
    let blocks = (0..<4).map { sketch.submit("block \($0)", to: queue, at: 0) }
    sketch.runLoop(at: 0)
    for (block, length) in zip(blocks, lengths) {
      let worker = sketch.worker()
      sketch.run(block, of: queue, on: worker, from: 0, to: length)
    }
    return Sample(name: "concurrent", trace: sketch.trace())
  }

  /// Everything submitted at 0 s, with a barrier in the middle: what a scenario file usually looks like.
  package static var everythingAtOnce: Sample {
    var sketch = TraceSketch("A barrier makes a concurrent queue act like a serial one")
    let photos = sketch.queue("photos", .concurrent)
    let workers = (0..<2).map { _ in sketch.worker() }
    let read1 = sketch.submit("read 1", to: photos, at: 0)
    let read2 = sketch.submit("read 2", to: photos, at: 0)
    let write = sketch.submit("write", to: photos, at: 0, barrier: true)
    let read3 = sketch.submit("read 3", to: photos, at: 0)
    sketch.runLoop(at: 0)
    sketch.run(read1, of: photos, on: workers[0], from: 0, to: 20)
    sketch.run(read2, of: photos, on: workers[1], from: 0, to: 35)
    sketch.run(write, of: photos, on: workers[1], from: 35, to: 53)
    sketch.run(read3, of: photos, on: workers[0], from: 53, to: 67)
    return Sample(name: "everything-at-once", trace: sketch.trace())
  }

  /// Only prints: virtual time stands still.
  package static var nothingTakesTime: Sample {
    var sketch = TraceSketch("Who prints first?")
    let queue = sketch.queue("logs")
    let worker = sketch.worker(.overcommitWorker)
    let blocks = (0..<3).map { sketch.submit("log \($0 + 1)", to: queue, at: 0) }
    let done = sketch.submit("show", to: TraceSketch.mainQueue, at: 0)
    sketch.runLoop(at: 0)
    for block in blocks { sketch.run(block, of: queue, on: worker, from: 0, to: 0) }
    sketch.run(done, of: TraceSketch.mainQueue, on: TraceSketch.mainThread, from: 0, to: 0)
    return Sample(name: "nothing-takes-time", trace: sketch.trace())
  }
}
