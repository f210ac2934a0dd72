import Signalbox
import Testing

/// Comments that are meant for Signalbox are read; those that nearly are, are errors with the right form; prose is left alone.
@Suite("Directives")
struct DirectiveTests {
  static func scenario(_ comment: String) throws(LoadError) -> Scenario {
    try Scenario(source: "import Dispatch\nDispatchQueue.main.async { work(\"a\", .milliseconds(10)) }\n\(comment)\n")
  }

  static let mistakes: [(String, String)] = [
    ("// expect not: completes", "// expect never:"),
    ("// expect no: deadlock", "// expect never:"),
    ("// expect deadlock", "// expect: deadlock"),
    ("// expect always deadlock", "// expect always: deadlock"),
    ("// expect not deadlock", "// expect never: deadlock"),
    ("// expects race on counter", "// expect: race on counter"),
    ("// expected \"a\" before \"b\"", "// expect: \"a\" before \"b\""),
    ("// exepct \"a\" before \"b\"", "// expect: \"a\" before \"b\""),
    ("// expected: \"a\" before \"b\"", "// expect:"),
    ("// expct: \"a\" before \"b\"", "// expect:"),
    ("// Expect: \"a\" before \"b\"", "// expect:"),
    ("// expect-always: completes", "// expect always:"),
    ("// expect allways: completes", "// expect always:"),
    ("/// expect: deadlock", "// expect:"),
    ("//! expect: deadlock", "// expect:"),
    ("/* expect: deadlock */", "// expect:"),
    ("/** expect: deadlock */", "// expect:"),
    ("/*\n * What comes of it:\n * expect: deadlock\n */", "// expect:"),
    ("/* expect deadlock */", "// expect: deadlock"),
    ("/* simulate: cores 1 */", "// simulate:"),
    ("// cores: 1", "// simulate: cores 1"),
    ("// Cores: 1", "// simulate: cores 1"),
    ("// seed: 7", "// simulate: seed 7"),
    ("// quantum: 5 ms", "// simulate: quantum 5 ms"),
    ("// Platform: Linux", "// simulate: platform linux"),
    ("// virtual time: 10 s", "// simulate: virtual time 10 s"),
    ("// simulate cores 1, seed 7", "// simulate: cores 1, seed 7"),
    ("// Simulate: cores 1", "// simulate:"),
    ("// tilte: Two blocks", "// title:"),
    ("// highlight \"a\"", "// highlight: \"a\""),
    ("// Network: 300 ms", "// network:"),
    ("// networks: \"photo\" 2 s", "// network:"),
    ("// network: \"photo\"", "write '// network: 300 ms'"),
    ("// network: \"photo 2 s", "A quotation mark is missing"),
    ("// network: 2 apples", "how long a request takes, not '2 apples'"),
    ("// network: -5 ms", "how long a request takes"),
    ("// network: 1 s, status 42", "'status' is a number from 100 to 599, not '42'"),
    ("// network: 1 s, body 7", "'body' is followed by a text in quotation marks"),
    ("// network: 1 s, fails timeout", "did you mean 'timedOut'?"),
    ("// network: 1 s, answer 7", "'answer' is neither 'status', 'body', 'json' nor 'fails'"),
    ("// network: 1 s, json", "'json' is followed by the body, up to the end of the line"),
    ("// network: 1 s, body \"a\" b", "'b' does not belong here"),
    ("_ = readLine() // input: \"one\" \"two\"", "write '// input: \"1\", \"quit\"'"),
    ("_ = readLine() // input: \"one", "'// input: nothing'"),
    ("// conformance not run, it never ends", "// conformance: not run, it never ends"),
  ]

  @Test("A comment that is nearly a directive is an error that says the right form", arguments: mistakes)
  func mistakeIsAnError(comment: String, rightForm: String) throws {
    let error = try #require(throws: LoadError.self) { try Self.scenario(comment) }
    #expect("\(error)".contains(rightForm), "\(error)")
    guard case .rejected(let rejection) = error else {
      Issue.record("another error: \(error)")
      return
    }
    #expect(rejection.findings.map(\.category) == [.directive])
    #expect(rejection.findings.allSatisfy { $0.position.line >= 3 })
  }

  static let prose = [
    "// Expected: 5", "// Expected output: 1 2 3", "/* EXPECTED OUTPUT:\n 0\n 1\n*/", "// Expectation: it works",
    "// expects: a lock",
    "// Expect: works", "// Expect the worst", "// expect two lines here", "// we expect: nothing",
    "// expects the lock to be free",
    "// except: on Sundays", "// aspect: ratio", "// simulate a slow network", "// simulate cores that are busy",
    "// Simulates a server", "// title of the window", "// The title: big", "// highlight the row",
    "// caption below the picture",
    "// network: the session and its tasks", "// Network: what talks to the server", "/// - network: where requests go",
    "// input: a number", "// Input: \"abc\"", "/// input: \"abc\"", "// input: \"abc\", k = 2",
    "// inputs: \"a\"", "// input \"a\"",
    "// output: 3", "// steps: first, second", "// threads: 5", "// memory: plenty", "// Platform: macOS 14", "// cores: many",
    "// seed: the first value", "// conformance to Sendable", "// conformance to: Equatable", "// file: main.swift",
    "// time: 3", "// Note: expect: is a word", "// TO-DO: later", "// // expect: deadlock", "/* // expect: deadlock */",
    "// http://example.com", "/// - Parameter title: the heading", "/// Returns: nothing", "//", "///", "/**/", "/* */", "// :",
    "// expect", "// expect:x".replacing("x", with: " completes"), "//expect: completes",
  ]

  @Test("Prose is left alone", arguments: prose)
  func proseIsLeftAlone(comment: String) throws {
    #expect(try Self.scenario(comment).warnings.isEmpty)
  }

  @Test("A heading in other letters may be anybody's: that it is none of the picture is a warning")
  func headingsInOtherLetters() throws {
    let headings = [
      ("// Title: Two blocks", "// title:"), ("// CAPTION: below", "// caption:"),
      ("/*\n layout: docs\n title: Queues\n */", "// title:"),
    ]
    for (comment, rightForm) in headings {
      let warnings = try Self.scenario(comment).warnings
      #expect(warnings.map(\.category) == [.directive])
      #expect(warnings.map(\.severity) == [.warning])
      #expect(warnings.first?.message.contains(rightForm) == true)
    }
  }

  @Test("A sentence that is no expectation is an error with the nearest right one, and the forms")
  func badSentence() throws {
    let error = try #require(throws: LoadError.self) { try Self.scenario("// expect: \"a\" is before \"b\"") }
    #expect("\(error)".contains("scenario.swift:3:12: error:"))
    #expect("\(error)".contains("did you mean '\"a\" before \"b\"'?"))
    #expect("\(error)".contains("the forms are:"))
  }

  @Test(
    "What there is one of and is said twice is a warning",
    arguments: [
      ("// title: a\n// title: b", "'title:' is said a second time"),
      ("// simulate: cores 2, seed 1\n// simulate: cores 3", "'cores' is said a second time"),
      ("// explore: every order\n// explore: 10 executions", "'explore:' is said a second time"),
      ("// caption: a\n// caption: b\n// simulate: cores 2\n// simulate: seed 3", nil),
    ] as [(String, String?)])
  func saidTwice(_ comments: String, _ message: String?) throws {
    let warnings = try Self.scenario(comments).warnings
    #expect(warnings.map(\.severity) == (message == nil ? [] : [.warning]))
    #expect(warnings.first?.message == message.map { "\($0): this one counts" })
    #expect(warnings.first?.position.line == (message == nil ? nil : 4))
  }

  @Test("What stands behind code or in a block is read as well")
  func directivesStandAnywhere() throws {
    let source = """
      import Dispatch // title: Anywhere
      DispatchQueue.main.async {
        work("a", .milliseconds(10)) // expect: "a" at 0 ms
        // expect never: deadlock
      }
      """
    let scenario = try Scenario(source: source)
    #expect(scenario.title == "Anywhere")
    #expect(scenario.run().expectations.map(\.mode) == [.single, .never])
  }

  @Test("Which sentences there are is said once, however many are wrong")
  func formsAreSaidOnce() throws {
    let error = #expect(throws: LoadError.self) { try Self.scenario("// expect: nonsense\n// expect: more\n// expect: of it") }
    let text = "\(try #require(error))"
    #expect(text.split(separator: "is not an expectation").count == 4)
    #expect(text.split(separator: "the forms are: ").count == 2)
  }

  @Test("However far virtual time may go, it ends where its trace can be read")
  func farthestVirtualTime() throws {
    let scenario = try Scenario(
      source: "import Dispatch\nwork(\"an age\", .seconds(9_000_000_000))\nprint(1)\n// simulate: virtual time 9100000000 s\n")
    let trace = scenario.run().trace
    #expect(trace.outcome == .limitReached(Outcome.Limit(kind: .virtualTime, thread: ThreadID(0), position: .none)))
    #expect(try Trace(bytes: trace.jsonLines(), name: "far.jsonl").jsonLines() == trace.jsonLines())
  }
}
