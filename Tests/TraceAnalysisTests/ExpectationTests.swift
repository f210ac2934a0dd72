import DispatchTrace
import Testing
import TraceAnalysis

struct ExpectationTests {
  /// Two reads beside each other (0–20, 0–35), a barrier (35–53) that reads 3 (53–67) waits for; one line printed.
  private static func barrier() -> Trace {
    var b = TraceBuilder()
    let photos = b.queue("com.example.photos", .concurrent)
    let (one, two) = (b.worker(), b.worker())
    let read1 = b.submit(photos, "read 1", line: 5)
    let read2 = b.submit(photos, "read 2", line: 6)
    let write = b.submit(photos, "write", barrier: true, line: 7)
    let read3 = b.submit(photos, "read 3", line: 8)
    b.start(read1, on: one)
    b.start(read2, on: two)
    b.now = 20
    b.end(read1, on: one)
    b.now = 35
    b.end(read2, on: two)
    b.start(write, on: one)
    b.print("writing", on: one)
    b.now = 53
    b.end(write, on: one)
    b.start(read3, on: two)
    b.print("reading", on: two)
    b.now = 67
    b.end(read3, on: two)
    return b.finished()
  }

  private func result(
    _ text: String, mode: ExpectationMode = .single, on trace: Trace = barrier(), findings: [Finding] = []
  ) throws -> ExpectationResult {
    let expectation = try TraceExpectation.parse(text, mode: mode).get()
    return try #require(ExpectationReport([expectation], on: TraceIndex(trace), findings: findings).results.first)
  }

  @Test(arguments: [
    #""read 1" before "write""#, #""read 2" starts before "write""#, #""read 1" ends before "read 2""#,
    #""read 1" overlaps "read 2""#, #""read 1" excludes "write""#, #""write" alone on photos"#,
    #"order "read 1" "read 2" "write" "read 3""#, #""write" on queue com.example.photos"#, #""write" at 35 ms"#,
    #""write" takes 18 ms"#, #""write" runs once"#, #""nobody" runs 0 times"#, #"prints "reading""#,
    #"prints only "writing", "reading""#, "completes at 67 ms", "completes within 1 s", "completes",
    #""com.example.photos 1" runs 0 times"#,
  ])
  func holds(sentence: String) throws {
    let result = try result(sentence)
    #expect(result.verdict == .passed, "\(result.reason ?? "")")
  }

  static let failures: [(String, String)] = [
    (#""read 2" before "read 1""#, "'read 2' ended at 35 ms, after 'read 1' started at 0 s"),
    (#""write" before "read 2""#, "'write' ended at 53 ms, after 'read 2' started at 0 s"),
    (#""write" starts before "read 2""#, "'write' started at 35 ms, after 'read 2' at 0 s"),
    (#""read 2" starts before "read 1""#, "'read 2' started at 0 s, at the same instant but after 'read 1' at 0 s"),
    (#""read 2" ends before "read 1""#, "'read 2' ended at 35 ms, after 'read 1' at 20 ms"),
    (#""read 1" overlaps "write""#, "they never ran at the same time"),
    (#""read 1" excludes "read 2""#, "they ran at the same time from 0 s on"),
    (#""read 1" alone on photos"#, "'read 2' of com.example.photos ran at the same time"),
    (#"order "write" "read 1""#, #"they started in the order "read 1" "write""#),
    (#""write" on main thread"#, "'write' ran on worker 1, not on the main thread"),
    (#""write" on queue main"#, "'write' ran on com.example.photos, not on main"),
    (#""write" at 36 ms"#, "'write' started at 35 ms"),
    (#""write" takes 20 ms"#, "'write' took 18 ms"),
    (#""write" runs 2 times"#, "'write' ran 1 time"),
    (#""wrote" before "read 1""#, "nothing is called 'wrote'; did you mean 'write'?"),
    (#""write" alone on fotos"#, "no queue is called 'fotos'; there is 'main', 'com.example.photos'"),
    (#"prints "reading", "writing""#, "\"writing\" was printed, but earlier, at 35 ms"),
    (#"prints "readin""#, "\"readin\" was never printed; it did print \"reading\"; the run completed at 67 ms"),
    (#"prints only "writing""#, "it also printed \"reading\" (line 2)"),
    (#"prints only "writing", "reading", "x""#, "it printed 2 lines; \"x\" is missing; the run completed at 67 ms"),
    ("prints nothing", "it also printed \"writing\" (line 1)"),
    ("completes at 7 s", "it completed at 67 ms"),
    ("completes within 66 ms", "it completed only at 67 ms"),
    ("deadlock", "nothing of the kind was found; the run completed at 67 ms"),
  ]

  @Test(arguments: failures.indices)
  func failsWithASentenceThatSaysWhy(index: Int) throws {
    let (sentence, reason) = Self.failures[index]
    let result = try result(sentence)
    #expect(result.verdict == .failed)
    #expect(result.reason == reason)
  }

  @Test func aFailureShowsWhereTheBlocksAre() throws {
    let result = try result(#""read 2" before "read 1""#)
    #expect(result.notes.map(\.position.line) == [6, 5])
    #expect(
      result.finding?.message == #"expect: "read 2" before "read 1": 'read 2' ended at 35 ms, after 'read 1' started at 0 s"#)
  }

  @Test func claimsOverAllSchedulesAreCheckedOnThisOneAndSaySo() throws {
    #expect(try result(#""read 1" before "write""#, mode: .always).isCheckedOnThisScheduleOnly)
    #expect(try result(#""read 2" before "read 1""#, mode: .always).verdict == .failed)
    #expect(try result(#""read 1" overlaps "read 2""#, mode: .never).verdict == .failed)
    #expect(try result(#""read 1" overlaps "write""#, mode: .never).verdict == .passed)
    #expect(try result(#""read 1" overlaps "write""#, mode: .sometimes).verdict == .undecided)
    #expect(try result(#""read 1" overlaps "wrote""#, mode: .never).verdict == .failed)
  }

  @Test func aNamedFindingIsExpectedAndAnyOtherErrorIsNot() throws {
    let race = Finding(.error, .race, "race on counter", subject: "counter")
    let trap = Finding(.error, .trap, "it died", subject: "Over-resume of an object")
    let lint = Finding(.warning, .overtaking, "a reader overtook")
    func report(_ sentences: [String], mode: ExpectationMode = .single) throws -> ExpectationReport {
      let expectations = try sentences.map { try TraceExpectation.parse($0, mode: mode).get() }
      return ExpectationReport(expectations, on: TraceIndex(Self.barrier()), findings: [race, trap, lint])
    }
    #expect(try report([]).unexpected == [race, trap])
    #expect(try report(["race on counter"]).unexpected == [trap])
    #expect(try report(["race on other"]).unexpected == [race, trap])
    #expect(try report(["race", #"trap "Over-resume""#]).isAsExpected)
    #expect(try report(["race", "trap"], mode: .sometimes).unexpected.isEmpty)
    #expect(try report(["race", "trap"], mode: .never).unexpected == [race, trap])
    #expect(try report(["race", "trap", "overtaking"]).isAsExpected)
  }

  @Test func aBlockThatNeverRanIsNoRunOfItsName() throws {
    var b = TraceBuilder()
    _ = b.submit(b.queue("photos"), "late")
    let stuck = b.finished(.deadlocked(waiting: [ThreadID(0)]))
    #expect(try result(#""late" runs never"#, on: stuck).verdict == .passed)
    #expect(try result(#""late" at 0 s"#, on: stuck).reason == "'late' never ran; the run was stuck at 0 s")
    #expect(try result(#""late" overlaps "late""#, mode: .never, on: stuck).verdict == .passed)
    #expect(try result("completes", on: stuck).reason == "the run was stuck at 0 s")
  }

  @Test func spansAreFoundBeforeBlocksAndRepeatedRunsCount() throws {
    var b = TraceBuilder()
    let queue = b.queue("photos")
    let thread = b.worker()
    let item = b.submit(queue, "step")
    b.start(item, on: thread)
    for _ in 0..<3 {
      b.emit(.spanBegan(.work, duration: VirtualDuration(nanoseconds: 5_000_000), name: b.text("step")), on: thread)
      b.now += 5
      b.emit(.spanEnded, on: thread)
    }
    b.end(item, on: thread)
    let trace = b.finished()
    #expect(try result(#""step" runs 3 times"#, on: trace).verdict == .passed)
    #expect(try result(#""step" takes 5 ms"#, on: trace).verdict == .passed)
    #expect(try result(#""step" at 10 ms"#, on: trace).verdict == .passed)
    #expect(try result(#""step" excludes "step""#, on: trace).verdict == .passed)
  }

  @Test(arguments: ["before", "starts before", "ends before"])
  func whatNeverRanComesBeforeNothing(_ words: String) throws {
    var b = TraceBuilder()
    let queue = b.queue("q")
    _ = b.run(queue, "first", on: b.worker(), for: 5)
    _ = b.submit(queue, "last")
    for sentence in [#""first" \#(words) "last""#, #""last" \#(words) "first""#] {
      let result = try result(sentence, on: b.finished())
      #expect(result.verdict == .failed)
      #expect(result.reason?.hasPrefix("'last' never ran") == true, "\(result.reason ?? "")")
    }
  }

  @Test(arguments: [(6, "'q5'"), (7, "'q6'"), (8, "'q6' and 1 more")])
  func eightQueuesAreNamedToWhoMistakesAName(_ count: Int, _ end: String) throws {
    var b = TraceBuilder()
    let queues = (0..<count).map { b.queue("q\($0)") }
    _ = b.run(queues[0], "write", on: b.worker(), for: 5)
    let reason = try #require(try result(#""write" alone on photographs"#, on: b.finished()).reason)
    #expect(reason.hasPrefix("no queue is called 'photographs'; there is 'main', 'q0'"))
    #expect(reason.hasSuffix(end), "\(reason)")
  }

  @Test func aNumberBehindANameMayCountTheBlocksOfAQueue() {
    #expect(Claim.onMainThread("photos 3").interest.queues == ["photos"])
    #expect(Claim.before("read me", "my photos 12").interest.queues == ["my photos"])
    #expect(Claim.onMainThread("photos").interest.queues.isEmpty)
  }
}
