import Signalbox
import Testing

/// What a run says of its expectations and findings beside whether they hold.
@Suite("Reports of expectations")
struct DoubtTests {
  private static let reads = """
    import Dispatch
    let photos = DispatchQueue(label: "photos")
    for n in 1...2 { photos.async { work("read \\(n)", .milliseconds(5)) } }
    photos.async { work("rep", .milliseconds(5)) }
    if photos.label.isEmpty { work("rip", .milliseconds(5)) }

    """

  @Test(
    "A sentence that is true, or open, because nothing has its name says so, with the nearest name",
    arguments: [
      (
        #"// expect: "reb" runs 0 times"#,
        #"warning: expect: "reb" runs 0 times: it holds, but nothing is called 'reb'; "#
          + "did you mean 'rep'?"
      ),
      (
        #"// expect sometimes: "red 1" before "rep""#,
        #"note: expect sometimes: "red 1" before "rep": in this run nothing is called 'red 1'; did you mean 'read 1'?"#
      ),
      // The code has it, there is one fewer, nothing is near.
      (#"// expect: "rip" runs 0 times"#, nil),
      (#"// expect: "read 3" runs 0 times"#, nil),
      (#"// expect: "somebody" runs 0 times"#, nil),
      (#"// expect sometimes: "rip" before "rep""#, nil),
    ] as [(String, String?)])
  func doubts(_ line: String, _ words: String?) throws {
    let run = try Scenario(source: "\(line)\n\(Self.reads)").run()
    #expect(run.isAsExpected)
    #expect(run.report().contains(words ?? "nothing is called") == (words != nil), "\(run.report())")
  }

  @Test("A warning that is expected is told as such, as errors are")
  func expectedWarnings() throws {
    let source = """
      // simulate: quantum 1 s
      import Dispatch
      DispatchQueue.main.async { work("draw", .milliseconds(400)) }

      """
    let expecting = try Scenario(source: "// expect: hang on main\n\(source)").run()
    #expect(expecting.report().contains("note:") && expecting.report().contains(", as expected [hang]"), "\(expecting.report())")
    #expect(!expecting.report().contains("warning:"))
    let plain = try Scenario(source: source).run()
    #expect(plain.report().contains("warning:") && !plain.report().contains("as expected"), "\(plain.report())")
    let refusing = try Scenario(source: "// expect never: hang\n\(source)").run()
    #expect(refusing.report().contains("warning:") && !refusing.report().contains("as expected"), "\(refusing.report())")
  }

  @Test("A queue that is not there: those that are, each once, and of the global ones those that run something")
  func queues() throws {
    let run = try Scenario(
      source:
        "// expect: \"rep\" on queue pictures\nimport Dispatch\nDispatchQueue(label: \"photos\").async { work(\"rep\", .milliseconds(5)) }\n"
    )
    .run()
    #expect(run.report().contains("no queue is called 'pictures'; there is 'main', 'photos' [expectation]"), "\(run.report())")
  }

  @Test("Of a global queue the class is said once")
  func priorityInversion() throws {
    let run = try Scenario(
      source: """
        import Dispatch
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.global(qos: .userInteractive).async { semaphore.wait() }
        DispatchQueue.global(qos: .background).asyncAfter(deadline: .now() + .milliseconds(5)) { semaphore.signal() }

        """
    ).run()
    #expect(run.report().contains(" on global user-interactive waits for a semaphore"), "\(run.report())")
  }
}
