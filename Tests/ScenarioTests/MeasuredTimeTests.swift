import Signalbox
import Testing

/// Code that looks at the clock, and what it prints in every order.
private struct Measurement: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let source: String
  let printed: String
  /// What it prints too where durations are free.
  let whenFree: String?

  init(_ testDescription: String, prints printed: String, whenFree: String? = nil, _ source: String) {
    self.testDescription = testDescription
    self.printed = printed
    self.whenFree = whenFree
    self.source = source
  }

  func claims(_ timing: Timing) -> [String] {
    guard timing == .free, let whenFree else { return ["always: prints only \"\(printed)\""] }
    return ["sometimes: prints only \"\(printed)\"", "sometimes: prints only \"\(whenFree)\"", "never: prints \"too soon\""]
  }

  /// Three downloads, measured by `clock` in seconds. With free durations one may be over before the next is asked for.
  static func of(_ clock: String, isLater: String = "b - a") -> Measurement {
    Measurement(
      clock, prints: "in time", whenFree: "late",
      """
      let a = \(clock)
      let group = DispatchGroup()
      for i in 1...3 { DispatchQueue.global().async(group: group) { io("download \\(i)", .milliseconds(30)) } }
      group.wait()
      let b = \(clock)
      let seconds = \(isLater)
      print(seconds < 0.024 ? "too soon" : seconds > 0.036 ? "late" : "in time")
      """)
  }
}

private let measurements: [Measurement] = [
  .of("Date()", isLater: "b.timeIntervalSince(a)"),
  .of("CFAbsoluteTimeGetCurrent()"),
  .of("ProcessInfo.processInfo.systemUptime"),
  .of("mach_absolute_time()", isLater: "Double(b - a) / 1e9"),
  .of("DispatchTime.now().uptimeNanoseconds", isLater: "Double(b - a) / 1e9"),
  .of("DispatchTime.now()", isLater: "Double(b.uptimeNanoseconds - a.uptimeNanoseconds) / 1e9"),
  .of("DispatchTime.now()", isLater: "b < a + 0.024 ? 0 : b > a + 0.036 ? 1 : 0.03"),
  .of("ContinuousClock.now", isLater: "a.duration(to: b) / Duration.seconds(1)"),
  Measurement(
    "what comes one after the other", prints: "as long as all",
    """
    let start = Date()
    let queue = DispatchQueue(label: "q")
    for i in 1...3 { queue.async { io("step \\(i)", .milliseconds(30)) } }
    queue.sync {}
    let seconds = Date().timeIntervalSince(start)
    print(seconds >= 0.072 && seconds <= 0.108 ? "as long as all" : "\\(seconds)")
    """),
  Measurement(
    "a delay", prints: "late enough",
    """
    let start = DispatchTime.now()
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().asyncAfter(deadline: start + 0.02) {
      let passed = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
      print(passed >= 20_000_000 ? "late enough" : "\\(passed)")
      done.signal()
    }
    done.wait()
    """),
  Measurement(
    "a deadline computed from a number that is over", prints: "timed out",
    """
    let start = DispatchTime.now().uptimeNanoseconds
    Thread.sleep(forTimeInterval: 0.03)
    let result = DispatchSemaphore(value: 0).wait(timeout: DispatchTime(uptimeNanoseconds: start + 5_000_000))
    let passed = DispatchTime.now().uptimeNanoseconds - start
    print(result == .timedOut && passed < 37_000_000 ? "timed out" : "\\(passed)")
    """),
  Measurement(
    "an order that needs time between two readings has had it", prints: "ok",
    """
    let first = DispatchTime.now()
    let second = DispatchTime.now()
    let queue = DispatchQueue(label: "q")
    let done = DispatchSemaphore(value: 0)
    var isFirstDone = false
    queue.asyncAfter(deadline: first + 0.02) { isFirstDone = true; done.signal() }
    queue.asyncAfter(deadline: second + 0.01) {
      let between = second.uptimeNanoseconds - first.uptimeNanoseconds
      print(!isFirstDone || between >= 10_000_000 ? "ok" : "\\(between)")
      done.signal()
    }
    done.wait()
    done.wait()
    """),
  Measurement(
    "a date long after the start", prints: "86400.0 2001-01-03 00:00:00 +0000",
    """
    let start = Date()
    let due = start.addingTimeInterval(86_400)
    DispatchQueue.global().asyncAfter(deadline: .now() + 86_400) {}
    print(due.timeIntervalSince(start), Date(timeIntervalSinceReferenceDate: 172_800))
    """),
]

@Suite("Time that code measures while durations are open")
struct MeasuredTimeTests {
  private static let timings: [Timing] = [.free, .exact, .slack(percent: 20), .slack(percent: 0, latency: .milliseconds(2))]

  @Test("It lies within what the timing allows, in every order", arguments: measurements)
  private func isPossible(_ measurement: Measurement) throws {
    for timing in Self.timings {
      let claims = measurement.claims(timing).map { "// expect \($0)\n" }
      let scenario = try Scenario(source: "import Foundation\n" + claims.joined() + measurement.source + "\n")
      let exploration = scenario.explore(timing: timing)
      let verdicts = exploration.verdicts.map(\.verdict)
      #expect(verdicts == claims.map { _ in .holds }, "\(timing): \(exploration.report())")
    }
  }

  @Test(
    "A report says that one value of a reading was followed, where there are others",
    arguments: [
      ("print(Date().timeIntervalSince(start) < 1)", Timing.free, true),
      ("print(Date())", .free, true),
      ("print(Date().timeIntervalSince(start) < 1)", .slack(percent: 20), true),
      ("print(Date().timeIntervalSince(start) < 1)", .slack(percent: 0), false),
      ("print(Date().timeIntervalSince(start) < 1)", .exact, false),
      ("print(start.timeIntervalSinceReferenceDate)", .slack(percent: 20), false),
      ("DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(1) }", .free, false),
      ("print(1)", .slack(percent: 20), false),
    ])
  func oneValue(_ line: String, _ timing: Timing, _ isOneOfSeveral: Bool) throws {
    let beginning = line.contains("start") ? "let start = Date()\n" : ""
    let scenario = try Scenario(source: "import Foundation\n\(beginning)io(\"net\", .milliseconds(30))\n\(line)\n")
    let exploration = scenario.explore(timing: timing)
    #expect(exploration.coverage.hasOneValueOfReadings == isOneOfSeveral)
    #expect(exploration.report().contains(", one value for each reading of the clock\n") == isOneOfSeveral)
    #expect(exploration.json().contains("\"oneValueOfReadings\":\(isOneOfSeveral)"))
  }

  @Test("A replay prints what the search has seen, at an instant that is as late")
  func replayed() throws {
    let source = """
      import Foundation
      // expect never: prints "b 0.03"
      let start = Date()
      for name in ["a", "b"] {
        DispatchQueue.global().async {
          io(name, .milliseconds(30))
          print(name, Date().timeIntervalSince(start))
        }
      }
      Thread.sleep(forTimeInterval: 1)
      """
    let scenario = try Scenario(source: source)
    let witness = try #require(scenario.explore().counterexample)
    let printed = try #require(
      witness.trace.events.first { event in
        if case .printed(let text) = event.kind { witness.trace.strings[text].hasPrefix("b 0.03") } else { false }
      })
    #expect(printed.instant >= .zero + .milliseconds(30))
  }
}
