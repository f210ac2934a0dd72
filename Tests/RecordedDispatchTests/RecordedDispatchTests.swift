import DispatchTrace
import Foundation
import RecordedDispatch
import Recording
import TestSupport
import Testing
import TraceAnalysis

private typealias DispatchQueue = RecordedDispatch.DispatchQueue
private typealias DispatchGroup = RecordedDispatch.DispatchGroup
private typealias DispatchSemaphore = RecordedDispatch.DispatchSemaphore
private typealias DispatchWorkItem = RecordedDispatch.DispatchWorkItem
private typealias DispatchSource = RecordedDispatch.DispatchSource
private typealias NSCondition = RecordedDispatch.NSCondition
private typealias NSRecursiveLock = RecordedDispatch.NSRecursiveLock
private typealias Thread = RecordedDispatch.Thread
private typealias Shared = RecordedDispatch.Shared

/// What a process leaves whose Dispatch is the recorded one.
@Suite("RecordedDispatch", .serialized)
struct RecordedDispatchTests {
  @Test("A block is submitted, starts and ends; what it prints and names is with it")
  func oneBlock() throws {
    let line = #line + 3
    let trace = try RecordedProcess.trace {
      let queue = DispatchQueue(label: "one block")
      queue.async { work("compute") { _ = (0..<1000).reduce(0, +) } }
      #expect(queue.sync { 7 } == 7)
    }
    #expect(trace.header.origin == .recorded)
    let names = trace.blocks(on: "one block").map(\.kind.name)
    #expect(["submitted", "started", "ended"].allSatisfy { name in names.filter { $0 == name }.count == 2 })
    #expect(names.first == "submitted" && names.last == "ended")
    #expect(trace.count { if case .spanBegan(.work, _, let name?) = $0 { trace.strings[name] == "compute" } else { false } } == 1)
    guard case .limitReached(let limit) = trace.outcome else {
      Issue.record("\(trace.outcome)")
      return
    }
    #expect(limit.kind == .recording, "the process has not ended")
    let place = try #require(trace.blocks(on: "one block").first?.position)
    let files = [trace.header.scenario ?? ""] + trace.header.otherFiles
    #expect(files[place.file] == "RecordedDispatchTests.swift")
    #expect(place.line == line)
  }

  @Test("Groups, semaphores, work items, timers, locks, threads and variables leave their events")
  func everything() throws {
    let trace = try RecordedProcess.trace {
      let queue = DispatchQueue(label: "everything", attributes: .concurrent)
      let (group, ready) = (DispatchGroup(), DispatchSemaphore(value: 0))
      queue.async(group: group, flags: .barrier) { Thread.sleep(forTimeInterval: 0.002) }
      let item = DispatchWorkItem {}
      queue.async(group: group, execute: item)
      item.wait()
      group.notify(queue: queue) { ready.signal() }
      ready.wait()
      let cancelled = DispatchWorkItem { Issue.record("it runs") }
      cancelled.cancel()
      queue.sync(execute: cancelled)
      queue.asyncAfter(deadline: .now() + .milliseconds(2)) { ready.signal() }
      ready.wait()
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.setEventHandler {
        timer.cancel()
        ready.signal()
      }
      timer.schedule(deadline: .now() + .milliseconds(1), repeating: .milliseconds(1))
      timer.activate()
      ready.wait()
      let (lock, condition) = (NSRecursiveLock(), NSCondition())
      lock.withLock { lock.withLock {} }
      let shared = Shared(wrappedValue: false, "has begun")
      Thread.detachNewThread {
        condition.withLock {
          shared.write { $0 = true }
          condition.signal()
        }
      }
      condition.lock()
      while !shared.read() { condition.wait() }
      condition.unlock()
      DispatchQueue.concurrentPerform(iterations: 3) { _ in }
      // Who signals has not ended yet: the barrier waits for the ends.
      queue.sync(flags: .barrier) {}
    }
    let kinds = trace.blocks(on: "everything").map(\.kind.name)
    #expect(kinds.filter { $0 == "submitted" }.count == 7)
    #expect(kinds.filter { $0 == "skipped" }.count == 1)
    #expect(kinds.filter { $0 == "ended" }.count == 6)
    let all = Set(trace.events(sinceQueue: "everything").map(\.kind.name))
    for name in [
      "groupEntered", "groupLeft", "notifyRegistered", "semaphoreSignalled", "semaphoreTaken", "workItemCreated",
      "workItemCancelled", "scheduled", "sourceCreated", "sourceFired", "sourceDelivered", "sourceCancelled", "lockTaken",
      "lockReleased", "variableDeclared", "accessed", "threadCreated", "applyBegan", "applyEnded", "waitBegan", "waitEnded",
    ] {
      #expect(all.contains(name), "no \(name)")
    }
    #expect(trace.count { if case .semaphoreCreated(_, .condition, _, _) = $0 { true } else { false } } <= 1)
    #expect(trace.count { if case .threadCreated(.detached, _, starter: .some) = $0 { true } else { false } } >= 1)
  }

  @Test("What a block was handed over with is recorded: how, its class, its group, whether it is a barrier")
  func submissions() throws {
    let trace = try RecordedProcess.trace {
      let queue = DispatchQueue(label: "submissions", attributes: .concurrent)
      let group = DispatchGroup()
      queue.async {}
      queue.async(group: group, qos: .utility) {}
      queue.async(flags: .barrier) {}
      queue.sync {}
      queue.sync(flags: .barrier) {}
      let item = DispatchWorkItem(flags: .barrier) {}
      queue.async(group: group, execute: item)
      group.wait()
    }
    let found = trace.blocks(on: "submissions").compactMap { event in
      if case .submitted(let submission) = event.kind { submission } else { nil }
    }
    #expect(found.map(\.kind) == [.async, .async, .async, .sync, .sync, .async])
    #expect(found.map(\.isBarrier) == [false, false, true, false, true, true])
    #expect(found.map(\.qos) == [.unspecified, .utility, .unspecified, .unspecified, .unspecified, .unspecified])
    #expect(found.map { $0.group != nil } == [false, true, false, false, false, true])
    #expect(found.map { $0.workItem != nil } == [false, false, false, false, false, true])
  }

  @Test("What a block holds lives until it has ended, and no longer")
  func whatABlockHolds() throws {
    final class Held: Sendable {
      let ended: DispatchSemaphore
      init(_ ended: DispatchSemaphore) { self.ended = ended }
      deinit { ended.signal() }
    }
    let ended = DispatchSemaphore(value: 0)
    let trace = try RecordedProcess.trace {
      let queue = DispatchQueue(label: "what a block holds", attributes: .concurrent)
      for flags: DispatchWorkItemFlags in [[], .barrier] {
        let held = Held(ended)
        queue.async(flags: flags) { [held] in withExtendedLifetime(held) {} }
      }
      for _ in 0..<2 { #expect(ended.wait(timeout: .now() + 20) == .success) }
      let held = Held(ended)
      queue.sync { withExtendedLifetime(held) {} }
      queue.sync(flags: .barrier) { withExtendedLifetime(held) {} }
    }
    #expect(ended.wait(timeout: .now() + 20) == .success)
    #expect(trace.blocks(on: "what a block holds").map(\.kind.name).filter { $0 == "ended" }.count == 4)
  }

  @Test("Barriers are alone, whether they are waited for or not")
  func barriers() throws {
    final class Room: @unchecked Sendable {
      private var inside = 0
      private(set) var wasShared = false

      func visit() {
        inside += 1
        usleep(200)
        if inside != 1 { wasShared = true }
        inside -= 1
      }
    }
    let (awaited, sent) = (Room(), Room())
    _ = try RecordedProcess.trace {
      for (room, isAwaited) in [(awaited, true), (sent, false)] {
        let queue = DispatchQueue(label: "barriers", attributes: .concurrent)
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
          for _ in 0..<20 {
            if isAwaited { queue.sync(flags: .barrier) { room.visit() } } else { queue.async(flags: .barrier) { room.visit() } }
          }
        }
        queue.sync(flags: .barrier) {}
      }
    }
    #expect(!awaited.wasShared)
    #expect(!sent.wasShared)
  }

  @Test("Four thousand blocks from eight threads: none is lost, none overlaps another of its queue, time goes on")
  func manyThreads() throws {
    let labels = (0..<4).map { "many \($0)" }
    let trace = try RecordedProcess.trace {
      let queues = labels.map { DispatchQueue(label: $0) }
      let group = DispatchGroup()
      Dispatch.DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for number in 0..<500 { queues[number % 4].async(group: group) {} }
      }
      group.wait()
    }
    for label in labels {
      let blocks = trace.blocks(on: label)
      #expect(blocks.count == 3 * 1000)
      let steps = blocks.map { event in
        switch event.kind {
        case .started: 1
        case .ended: -1
        default: 0
        }
      }
      var running = 0
      let most = steps.map { step in
        running += step
        return running
      }.max()
      #expect(most == 1)
    }
    #expect(zip(trace.events, trace.events.dropFirst()).allSatisfy { $0.instant <= $1.instant })
    let lines = trace.jsonLines()
    #expect(try Trace(jsonLines: lines).jsonLines() == lines)
  }

  @Test("Any bytes that begin like a recording are one, and what comes of them can be analysed and written")
  func damagedRecordings() throws {
    let whole = try RecordedProcess.recording {
      let queue = DispatchQueue(label: "damaged")
      let group = DispatchGroup()
      for _ in 0..<20 { queue.async(group: group) { Thread.sleep(forTimeInterval: 0.0001) } }
      group.wait()
    }
    var random = SplitMix(state: 11)
    for _ in 0..<20 {
      var bytes = Array(whole.prefix(1 << 17))
      for _ in 0...random.next(200) {
        let place = random.next(4) == 0 ? random.next(bytes.count) : 1 << 16 | random.next(4000)
        bytes[place] = UInt8(random.next(256))
      }
      bytes.replaceSubrange(0..<22, with: whole[0..<22])
      let trace = Trace(recording: Array(bytes.prefix(bytes.count - random.next(bytes.count))))
      _ = Analyses.diagnose(TraceIndex(trace))
      let lines = trace.jsonLines()
      #expect(try Trace(jsonLines: lines).jsonLines() == lines)
    }
  }
}

private struct SplitMix {
  var state: UInt64

  mutating func next(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((word ^ (word >> 31)) % UInt64(max(limit, 1)))
  }
}
