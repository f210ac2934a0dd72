internal import DispatchTrace

extension Samples {
  /// ABBA: two serial queues that call `sync` on each other.
  package static var deadlock: Sample {
    var sketch = TraceSketch("Deadlock: two serial queues wait for each other")
    let accounts = sketch.queue("accounts")
    let log = sketch.queue("log")
    let (one, two) = (sketch.worker(.overcommitWorker), sketch.worker(.overcommitWorker))
    sketch.span(.work, "main block", on: TraceSketch.mainThread, from: 0, to: 9)
    sketch.runLoop(at: 9)
    let transfer = sketch.submit("transfer", to: accounts, at: 3)
    let flush = sketch.submit("flush", to: log, at: 6)
    sketch.start(transfer, of: accounts, on: one, at: 3)
    sketch.span(.work, "transfer", on: one, from: 3, to: 14)
    sketch.start(flush, of: log, on: two, at: 6)
    sketch.span(.work, "flush", on: two, from: 6, to: 21)
    let append = sketch.submit("append line", .sync, to: log, at: 14, by: one)
    sketch.wait(.sync(queue: log, item: append), on: one, from: 14)
    let read = sketch.submit("read balance", .sync, to: accounts, at: 21, by: two)
    sketch.wait(.sync(queue: accounts, item: read), on: two, from: 21)
    sketch.outcome = .deadlocked(waiting: [one, two])
    let edges = [
      Finding.WaitEdge(
        waiter: one, waiterItem: transfer, resource: "log", queue: log, holder: two, holderItem: flush,
        sentence: "transfer waits for append line, which needs log, held by flush", position: .none),
      Finding.WaitEdge(
        waiter: two, waiterItem: flush, resource: "accounts", queue: accounts, holder: one, holderItem: transfer,
        sentence: "flush waits for read balance, which needs accounts, held by transfer", position: .none),
    ]
    let finding = Finding(
      .error, .deadlock, "accounts calls log.sync while log calls accounts.sync", instant: Instant(nanoseconds: 21_000_000),
      edges: edges, isCycle: true,
      remedies: [
        "make a or b async, if the result is not needed", "let both blocks use one queue", "always take accounts before log",
      ])
    return Sample(name: "deadlock", trace: sketch.trace(), findings: [finding])
  }

  package static var syncFromMain: Sample {
    var sketch = TraceSketch("sync stops the caller until the block has ended")
    let queue = sketch.queue("photoQueue")
    let worker = sketch.worker(.overcommitWorker)
    let main = TraceSketch.mainThread
    let download = sketch.submit("download", to: queue, at: 0)
    sketch.run(download, of: queue, on: worker, from: 0, to: 30)
    sketch.span(.work, "before", on: main, from: 0, to: 15)
    let block = sketch.submit("sync block", .sync, to: queue, at: 15)
    sketch.wait(.sync(queue: queue, item: block), on: main, from: 15, to: 30, waker: worker)
    sketch.run(block, of: queue, on: main, from: 30, to: 48)
    sketch.span(.work, "after", on: main, from: 48, to: 60)
    sketch.runLoop(at: 60)
    return Sample(name: "sync", trace: sketch.trace())
  }

  package static var asyncAfter: Sample {
    var sketch = TraceSketch("asyncAfter submits when the delay is over")
    let queue = sketch.queue("loader")
    let worker = sketch.worker(.overcommitWorker)
    let prompt = sketch.schedule("show prompt", to: TraceSketch.mainQueue, at: 0, due: 1000)
    let load = sketch.schedule("load", to: queue, at: 100, due: 350)
    sketch.span(.work, "setup", on: TraceSketch.mainThread, from: 0, to: 200)
    sketch.runLoop(at: 200)
    sketch.start(load, of: queue, on: worker, at: 350)
    sketch.span(.work, "open", on: worker, from: 350, to: 450)
    sketch.span(.io, "fetch", on: worker, from: 450, to: 900)
    sketch.span(.sleep, nil, on: worker, from: 900, to: 1100)
    sketch.span(.work, "decode", on: worker, from: 1100, to: 1200)
    sketch.end(load, on: worker, at: 1200)
    sketch.run(prompt, of: TraceSketch.mainQueue, on: TraceSketch.mainThread, from: 1000, to: 1150)
    return Sample(name: "async-after", trace: sketch.trace())
  }

  package static var oneCore: Sample {
    var sketch = TraceSketch("Concurrency: one core alternates between two blocks", cores: 1)
    let queue = sketch.queue("work", .concurrent)
    let workers = (0..<2).map { _ in sketch.worker() }
    let names = ["encode 1", "encode 2"]
    let items = names.map { sketch.submit($0, to: queue, at: 0) }
    sketch.runLoop(at: 0)
    for (index, worker) in workers.enumerated() {
      sketch.start(items[index], of: queue, on: worker, at: 0)
      sketch.add(
        0, .spanBegan(.work, duration: VirtualDuration(nanoseconds: 50_000_000), name: sketch.text(names[index])), worker)
      for slice in 0..<5 {
        let start = Double(slice * 20 + index * 10)
        sketch.add(start, .coreAcquired(CoreID(0)), worker)
        sketch.add(start + 10, .coreReleased(CoreID(0), slice == 4 ? .idle : .quantum), worker)
      }
      sketch.add(Double(90 + index * 10), .spanEnded, worker)
      sketch.end(items[index], on: worker, at: Double(90 + index * 10))
    }
    return Sample(name: "one-core", trace: sketch.trace())
  }

  package static var twoCores: Sample {
    var sketch = TraceSketch("Parallelism: two cores run two blocks at the same time", cores: 2)
    let queue = sketch.queue("work", .concurrent)
    let items = (1...2).map { sketch.submit("encode \($0)", to: queue, at: 0) }
    sketch.runLoop(at: 0)
    for (index, item) in items.enumerated() {
      let worker = sketch.worker()
      sketch.run(item, of: queue, on: worker, from: 0, to: 50, core: Int32(index))
    }
    return Sample(name: "two-cores", trace: sketch.trace())
  }

  /// A reader inside a reader, with a barrier in between (S-13): everything at 0 s.
  package static var readerBehindBarrier: Sample {
    var sketch = TraceSketch("A reader inside a reader waits behind a barrier for ever")
    let store = sketch.queue("store", .concurrent)
    let main = TraceSketch.mainThread
    let outer = sketch.submit("outer read", .sync, to: store, at: 0)
    sketch.start(outer, of: store, on: main, at: 0)
    let write = sketch.submit("write", to: store, at: 0, barrier: true)
    let inner = sketch.submit("inner read", .sync, to: store, at: 0)
    sketch.wait(.sync(queue: store, item: inner), on: main, from: 0)
    sketch.outcome = .deadlocked(waiting: [main])
    let edges = [
      Finding.WaitEdge(
        waiter: main, waiterItem: outer, resource: "store", queue: store, holder: nil, holderItem: write,
        sentence: "outer read waits for inner read, which is behind the barrier write", position: .none),
      Finding.WaitEdge(
        waiter: main, waiterItem: write, resource: "store", queue: store, holder: main, holderItem: outer,
        sentence: "write waits until outer read has ended", position: .none),
    ]
    let finding = Finding(
      .error, .deadlock, "store.sync inside store.sync, with a barrier queued in between", instant: .zero, edges: edges,
      isCycle: true, remedies: ["read only once", "submit the barrier before or after"])
    return Sample(name: "reader-behind-barrier", trace: sketch.trace(), findings: [finding])
  }

  package static var selfSync: Sample {
    var sketch = TraceSketch("sync onto the queue one is on")
    let queue = sketch.queue("accounts")
    let worker = sketch.worker(.overcommitWorker)
    let block = sketch.submit("transfer", to: queue, at: 0)
    sketch.runLoop(at: 0)
    sketch.start(block, of: queue, on: worker, at: 0)
    sketch.span(.work, "transfer", on: worker, from: 0, to: 12)
    _ = sketch.submit("audit", .sync, to: queue, at: 12, by: worker)
    let trap = Outcome.Trap(
      .clientBug(.syncOntoOwnQueue), thread: worker, position: SourcePosition(line: 7, column: 3))
    sketch.outcome = .trapped(trap)
    return Sample(name: "self-sync", trace: sketch.trace())
  }

  package static var downloads: Sample {
    var sketch = TraceSketch("A group tells when the last download is done")
    let photos = sketch.queue("photos", .concurrent)
    let group = sketch.group("photoGroup")
    let workers = (0..<3).map { _ in sketch.worker() }
    let lengths = [120.0, 200, 160]
    let items = (0..<3).map { index in
      sketch.add(0, .groupEntered(group, count: Int32(index + 1), item: nil))
      return sketch.submit("download \(index + 1)", to: photos, at: 0)
    }
    sketch.runLoop(at: 0)
    for index in 0..<3 {
      sketch.start(items[index], of: photos, on: workers[index], at: 0)
      sketch.span(.io, "download \(index + 1)", on: workers[index], from: 0, to: lengths[index] - 20)
      sketch.span(.work, "decode", on: workers[index], from: lengths[index] - 20, to: lengths[index])
      sketch.end(items[index], on: workers[index], at: lengths[index])
    }
    sketch.add(120, .groupLeft(group, count: 2, item: items[0]), workers[0])
    sketch.add(160, .groupLeft(group, count: 1, item: items[2]), workers[2])
    sketch.add(200, .groupLeft(group, count: 0, item: items[1]), workers[1])
    let done = sketch.submit("show all", .notify, to: TraceSketch.mainQueue, at: 200, by: workers[1])
    sketch.run(done, of: TraceSketch.mainQueue, on: TraceSketch.mainThread, from: 200, to: 230)
    return Sample(name: "downloads", trace: sketch.trace())
  }

  package static var semaphore: Sample {
    var sketch = TraceSketch("A semaphore lets one in at a time")
    let queue = sketch.queue("workers", .concurrent)
    let permit = sketch.semaphore("permit", value: 1)
    let workers = (0..<2).map { _ in sketch.worker() }
    let items = (0..<2).map { sketch.submit("job \($0 + 1)", to: queue, at: 0) }
    sketch.runLoop(at: 0)
    sketch.start(items[0], of: queue, on: workers[0], at: 0)
    sketch.add(0, .semaphoreTaken(permit, value: 0), workers[0])
    sketch.span(.work, nil, on: workers[0], from: 0, to: 30)
    sketch.start(items[1], of: queue, on: workers[1], at: 0)
    sketch.span(.work, nil, on: workers[1], from: 0, to: 8)
    sketch.add(8, .semaphoreTaken(permit, value: -1), workers[1])
    sketch.wait(.semaphore(permit), on: workers[1], from: 8, to: 30, waker: workers[0])
    sketch.add(30, .semaphoreSignalled(permit, value: 0), workers[0])
    sketch.end(items[0], on: workers[0], at: 30)
    sketch.span(.work, nil, on: workers[1], from: 30, to: 55)
    sketch.add(55, .semaphoreSignalled(permit, value: 1), workers[1])
    sketch.end(items[1], on: workers[1], at: 55)
    return Sample(name: "semaphore", trace: sketch.trace())
  }

  package static var suspension: Sample {
    var sketch = TraceSketch("A suspended queue ends what runs and starts nothing")
    let queue = sketch.queue("uploads")
    let worker = sketch.worker(.overcommitWorker)
    let main = TraceSketch.mainThread
    let items = (1...3).map { sketch.submit("upload \($0)", to: queue, at: 0) }
    sketch.span(.work, "scroll", on: main, from: 0, to: 60)
    sketch.runLoop(at: 60)
    sketch.add(10, .queueSuspended(queue, count: 1))
    sketch.add(60, .queueResumed(queue, count: 0))
    sketch.run(items[0], of: queue, on: worker, from: 0, to: 25)
    sketch.run(items[1], of: queue, on: worker, from: 60, to: 85)
    sketch.add(85, .skipped(items[2], queue: queue), worker)
    return Sample(name: "suspension", trace: sketch.trace(end: 100))
  }
}
