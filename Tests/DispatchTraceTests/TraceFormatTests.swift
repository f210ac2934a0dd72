import DispatchTrace
import Testing

struct TraceFormatTests {
  @Test func everyKindOfEventSurvivesTheRoundTrip() throws {
    let trace = Samples.everything()
    let copy = try Trace(jsonLines: trace.jsonLines())
    #expect(copy.header == trace.header)
    #expect(copy.events.count == trace.events.count)
    for (left, right) in zip(trace.events, copy.events) {
      #expect(described(left, in: trace) == described(right, in: copy))
    }
    #expect(copy.jsonLines() == trace.jsonLines())
    #expect(copy.end == trace.end)
  }

  @Test(arguments: Samples.outcomes)
  func everyOutcomeSurvivesTheRoundTrip(outcome: Outcome) throws {
    var trace = Trace(header: Samples.header)
    trace.outcome = outcome
    trace.end = Instant(nanoseconds: 9)
    let copy = try Trace(jsonLines: trace.jsonLines())
    #expect(copy.outcome == outcome)
    #expect(copy.end == trace.end)
  }

  @Test func aTraceReadsAsThisText() {
    var strings = StringTable()
    let label = strings.intern("photos")
    let position = SourcePosition(line: 4, column: 14)
    var trace = Trace(
      header: TraceHeader(
        scenario: "scenario.swift", title: "One", platform: "darwin", cores: 4,
        quantum: VirtualDuration(nanoseconds: 10_000_000), schedule: "1@end>2"),
      strings: strings)
    trace.events = EventBuffer([
      TraceEvent(instant: .zero, thread: ThreadID(0), position: .none, kind: .threadCreated(.main, name: nil)),
      TraceEvent(
        instant: .zero, thread: ThreadID(0), position: position,
        kind: .queueCreated(QueueID(13), .init(label: label, target: QueueID(4), kind: .concurrent, qos: .utility))),
      TraceEvent(
        instant: Instant(nanoseconds: 20_000_000), thread: ThreadID(1), position: SourcePosition(line: 7, column: 1),
        kind: .started(ItemID(3), queue: QueueID(13))),
    ])
    trace.end = Instant(nanoseconds: 20_000_000)
    trace.outcome = .deadlocked(waiting: [ThreadID(0), ThreadID(1)])
    let expected = """
      {"signalbox":"trace","version":2,"origin":"simulated","scenario":"scenario.swift","title":"One","platform":"darwin",\
      "cores":4,"quantum":10000000,"seed":0,"schedule":"1@end>2"}
      {"at":0,"thread":"t0","event":"threadCreated","kind":"main"}
      {"at":0,"thread":"t0","event":"queueCreated","queue":"q13","label":"photos","kind":"concurrent","target":"q4",\
      "qos":"utility","line":4,"column":14}
      {"at":20000000,"thread":"t1","event":"started","item":"i3","queue":"q13","line":7,"column":1}
      {"at":20000000,"outcome":"deadlocked","waiting":["t0","t1"]}

      """
    #expect(String(decoding: trace.jsonLines(), as: UTF8.self) == expected)
  }

  @Test func whatTheCodeAheadWouldDoIsKept() throws {
    var trace = Samples.everything()
    trace.outcome = .deadlocked(waiting: [ThreadID(0)])
    for known in [[], [ThreadID(0), ThreadID(2)]] {
      var ahead = CodeAhead()
      let objects = CodeAhead.Objects(semaphores: [SemaphoreID(1)], groups: [GroupID(0)])
      for thread in known { ahead.add(objects, of: thread) }
      ahead.add(CodeAhead.Objects(groups: [GroupID(0)]), of: ItemID(0))
      for thread in known {
        let place = SourcePosition(file: thread.offset, line: 21, column: 5)
        ahead.own.append(CodeAhead.Own(thread: thread, call: place, release: .none, isHolder: thread.offset > 0))
      }
      trace.ahead = ahead
      let text = trace.jsonLines()
      #expect(try Trace(jsonLines: text).ahead == ahead)
      #expect(String(decoding: text, as: UTF8.self).contains(#""leavingItems":["i0"],"leftByItems":["g0"]"#))
    }
  }

  @Test func whatIsRemarkedAtTheEndIsKept() throws {
    var trace = Samples.everything()
    let place = SourcePosition(file: 1, line: 21, column: 5)
    trace.remarks = [
      .leftTimer(.nowhere, place), .leftTimer(.loop(of: ThreadID(2)), .none), .unheededCancel(WorkItemID(3)),
      .heldCancelHandler(SourceID(4)), .singleWait(place), .unservedLoop(place),
      .dependency(ItemID(2), on: ItemID(0)), .turn(ItemID(4), after: ItemID(2)), .name(ItemID(3), "table view"),
      .lazyVariable(VariableID(3)),
    ]
    let text = trace.jsonLines()
    let words = #""remarks":["timer - 1:21:5","timer t2 0:0:0","cancel 3","handler 4","wait 1:21:5","loop 1:21:5","after 2 0","#
    #expect(String(decoding: text, as: UTF8.self).contains(words + #""turn 4 2","name 3 table view","lazy 3"]"#))
    #expect(try Trace(jsonLines: text).remarks == trace.remarks)
    for wrong in [
      "", "timer", "timer t-1 0:0:0", "timer 1 0:0:0", "cancel", "cancel -1", "cancel 1 2", "wait 1:2", "after 1", "after 1 1",
      "after 1 -1", "turn 1 1", "name 1", "name 1 ", "name -1 a", "lazy", "lazy -1", "other 1",
    ] {
      let changed = String(decoding: text, as: UTF8.self).replacing("cancel 3", with: wrong)
      #expect(try Trace(jsonLines: Array(changed.utf8)).remarks.count == 9, "\(wrong)")
    }
  }

  @Test func chunksJoinToTheWhole() {
    let trace = Samples.everything()
    var chunks: [[UInt8]] = []
    trace.writeJSONLines(chunkSize: 200) { chunks.append($0) }
    #expect(chunks.count > 10)
    #expect(Array(chunks.joined()) == trace.jsonLines())
  }

  @Test func aFailingSinkStopsTheWriting() {
    struct DiskFull: Error {}
    var count = 0
    #expect(throws: DiskFull.self) {
      try Samples.everything().writeJSONLines(chunkSize: 100) { (_: [UInt8]) throws(DiskFull) in
        count += 1
        if count == 2 { throw DiskFull() }
      }
    }
    #expect(count == 2)
  }

  @Test func fieldsMayStandInAnyOrderAndBeSpaced() throws {
    let trace = try Trace(
      jsonLines: Array(
        """
        {"signalbox":"trace","version":2,"platform":"linux","seed":1,"quantum":5,"cores":2,"origin":"recorded"}\r
         { "event" : "ended" , "item":"i0", "thread":"t1", "column":2, "line":3, "at": 5 }
        {"outcome":"completed","at":5}
        """.utf8))
    #expect(trace.header.origin == .recorded)
    #expect(
      Array(trace.events) == [
        TraceEvent(
          instant: Instant(nanoseconds: 5), thread: ThreadID(1), position: SourcePosition(line: 3, column: 2),
          kind: .ended(ItemID(0)))
      ])
  }

  /// Ids of strings differ between two traces that say the same; texts do not.
  private func described(_ event: TraceEvent, in trace: Trace) -> String {
    var one = Trace(header: Samples.header, strings: trace.strings)
    one.events.append(event)
    return String(decoding: one.jsonLines(), as: UTF8.self)
  }
}
