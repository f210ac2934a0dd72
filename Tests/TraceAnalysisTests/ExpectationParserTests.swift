import DispatchTrace
import Testing
import TraceAnalysis

struct ExpectationParserTests {
  static let sentences: [(String, Claim)] = [
    (#""a" before "b""#, .before("a", "b")),
    (#""read 1"  starts before "b""#, .startsBefore("read 1", "b")),
    (#""a" ends before "b""#, .endsBefore("a", "b")),
    (#""a" overlaps "b""#, .overlaps("a", "b")),
    (#""a" excludes "b""#, .excludes("a", "b")),
    (#""a" alone on photos"#, .alone("a", queue: "photos")),
    (#""a" alone on queue"#, .alone("a", queue: "queue")),
    (#""a" alone on queue photos"#, .alone("a", queue: "photos")),
    (#"order "a" "b" "c""#, .order(["a", "b", "c"])),
    (#"order "a", "b""#, .order(["a", "b"])),
    (#""a" on main thread"#, .onMainThread("a")),
    (#""a" on queue com.example.photos"#, .onQueue("a", queue: "com.example.photos")),
    (#""a" on queue "my photos""#, .onQueue("a", queue: "my photos")),
    (#""a" at 30 ms"#, .starts("a", at: Instant(nanoseconds: 30_000_000))),
    (#""a" takes 1.5s"#, .takes("a", VirtualDuration(nanoseconds: 1_500_000_000))),
    (#""a" runs 3 times"#, .runs("a", times: 3)),
    (#""a" runs once"#, .runs("a", times: 1)),
    (#"prints "First Log", "with \"quotes\"""#, .prints(["First Log", "with \"quotes\""], only: false)),
    (#"prints only "x, y""#, .prints(["x, y"], only: true)),
    ("prints nothing", .prints([], only: true)),
    ("completes", .completes(nil)),
    ("completes at 7 s", .completes(.at(Instant(nanoseconds: 7_000_000_000)))),
    ("completes within 2 min", .completes(.within(Instant(nanoseconds: 120_000_000_000)))),
    ("deadlock", .finding(.deadlock, nil)),
    (#"trap "Over-resume of an object""#, .finding(.trap, .containing("Over-resume of an object"))),
    ("race on counter", .finding(.race, .on("counter"))),
    ("hang on main", .finding(.hang, .on("main"))),
    ("priority inversion", .finding(.priorityInversion, nil)),
  ]

  @Test(arguments: sentences.indices)
  func everyFormIsUnderstood(index: Int) throws {
    let (text, claim) = Self.sentences[index]
    let expectation = try TraceExpectation.parse(text, mode: .always).get()
    #expect(expectation.claim == claim)
    #expect(expectation.mode == .always)
    #expect(expectation.text == text)
  }

  static let mistakes: [(String, String?)] = [
    (#""a" befor "b""#, #""a" before "b""#),
    (#""a" overlap "b""#, #""a" overlaps "b""#),
    (#"read 1 before write"#, #""read 1" before "write""#),
    (#"read 1 befor write"#, #""read 1" before "write""#),
    ("deadlok", "deadlock"),
    (#""a" on mian thread"#, #""a" on main thread"#),
    ("prnts \"x\"", "prints \"x\""),
    (#""a" is before "b""#, #""a" before "b""#),
    (#""a" runs on main thread"#, #""a" on main thread"#),
    ("no deadlock", "// expect never: deadlock"),
    (#"not "a" overlaps "b""#, #"// expect never: "a" overlaps "b""#),
    ("completes at -7 s", nil),
    ("completes in 7 s", nil),
    ("completes before 50 ms", "completes within 50 ms"),
    ("complets by 2 s", "completes within 2 s"),
    ("“a” before “b”", #""a" before "b""#),
    ("„a“ overlaps “b”", #""a" overlaps "b""#),
    ("completes at 7", nil),
    ("completes at 0.0000000001 s", nil),
    (#""a" runs -1 times"#, nil),
    (#""a" before "b" before "c""#, nil),
    ("", nil),
    ("xyzzy", nil),
  ]

  @Test(arguments: mistakes.indices)
  func aMistakeIsAnErrorWithTheNearestRightSentence(index: Int) {
    let (text, suggestion) = Self.mistakes[index]
    let position = SourcePosition(line: 4, column: 12)
    guard case .failure(let error) = TraceExpectation.parse(text, at: position) else {
      Issue.record("'\(text)' was understood")
      return
    }
    #expect(error.finding.position == position)
    #expect(error.finding.severity == .error)
    #expect(error.finding.category == .directive)
    #expect(error.finding.notes.first?.message.contains(#""a" before "b""#) == true)
    if let suggestion {
      #expect(error.finding.message.contains("did you mean '\(suggestion)'?"))
    } else {
      #expect(!error.finding.message.contains("did you mean"))
    }
  }

  @Test func anUnclosedQuoteIsNamed() {
    guard case .failure(let error) = TraceExpectation.parse(#""a before b"#) else {
      Issue.record("understood")
      return
    }
    #expect(error.finding.message.contains("a quote is not closed"))
  }
}
