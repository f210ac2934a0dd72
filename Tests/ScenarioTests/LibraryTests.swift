import Signalbox
import SignalboxPictures
import TestSupport
import Testing

/// The library as its users see it.
@Suite("The library")
struct LibraryTests {
  static let source = """
    // title: Two blocks
    import Dispatch
    let queue = DispatchQueue(label: "queue")
    queue.async {
      work("first", .milliseconds(10))
      print("first")
    }
    queue.async { work("second", .milliseconds(5)) }
    // expect: "first" before "second"
    // expect always: completes at 15 ms
    """

  @Test("A run has the printed text, the outcome, the trace and what became of every expectation")
  func runTellsEverything() throws {
    let scenario = try Scenario(source: Self.source)
    let run = scenario.run()
    #expect(scenario.title == "Two blocks")
    #expect(run.printed == "first\n")
    #expect(run.outcome == .completed)
    #expect(run.trace.end == Instant(nanoseconds: 15_000_000))
    #expect(run.expectations.map(\.verdict) == [.holds, .holds])
    #expect(run.expectations.map(\.mode) == [.single, .always])
    #expect(run.findings.isEmpty)
    #expect(run.isAsExpected)
  }

  @Test("An expectation that does not hold says why, and where it stands")
  func brokenExpectationSaysWhy() throws {
    let run = try Scenario(source: Self.source + "\n// expect: \"second\" before \"first\"\n", name: "two.swift").run()
    #expect(!run.isAsExpected)
    #expect(run.expectations.last?.verdict == .fails)
    #expect(run.expectations.last?.reason?.isEmpty == false)
    #expect(run.report().contains("two.swift:11:12: error:"))
  }

  @Test("A run that is not as expected says how to see it again, on its own machine")
  func failedRunCanBeRepeated() throws {
    let folder = try TemporaryFolder()
    let good = try Scenario(path: folder.file("good one.swift", Self.source)).run(on: Machine(cores: 2, seed: 13))
    #expect(good.again == "signalbox run '\(folder.path("good one.swift"))' --cores 2 --seed 13")
    #expect(!"\(good)".contains("again:"))
    let wrong = Self.source + "\n// expect: prints nothing\n"
    let failing = try Scenario(path: folder.file("wrong.swift", wrong)).run(on: Machine(seed: 13))
    #expect("\(failing)".hasSuffix("\nagain: signalbox run \(folder.path("wrong.swift")) --seed 13"))
    #expect(try Scenario(source: wrong).run().again == nil)
  }

  @Test("Highlighted blocks go by their names, which pictures find in the trace")
  func highlights() throws {
    let source = Self.source + "\n// highlight: \"second\"\n// highlight: \"first\"\n"
    let run = try Scenario(source: source).run()
    #expect(run.trace.header.highlight == ["second", "first"])
    #expect(run.isAsExpected, "\(run.report())")
    #expect(try Trace(jsonLines: run.trace.jsonLines()).header.highlight == run.trace.header.highlight)
  }

  @Test("A highlighted name that nothing has is an error of the run, with the nearest right one")
  func unknownHighlight() throws {
    let run = try Scenario(source: Self.source + "\n// highlight: \"first\", \"secnd\"\n", name: "two.swift").run()
    #expect(!run.isAsExpected)
    #expect(run.report().contains("two.swift:11:24: error: highlight: nothing is called 'secnd'; did you mean 'second'?"))
  }

  @Test("Names to highlight stand in quotation marks", arguments: ["first", "\"first", "\"first\",", "\"\"", "\"first\" second"])
  func malformedHighlight(text: String) throws {
    let error = try #require(throws: LoadError.self) { try Scenario(source: Self.source + "\n// highlight: \(text)\n") }
    #expect("\(error)".contains("'highlight' names blocks in quotation marks"))
  }

  @Test("The machine overrides what the scenario says")
  func machineOverrides() throws {
    let scenario = try Scenario(source: "// simulate: cores 1\n" + Self.source)
    #expect(scenario.run().trace.header.cores == 1)
    let machine = Machine(platform: .linux, cores: 3, quantum: VirtualDuration(nanoseconds: 5_000_000), seed: 9)
    let header = scenario.run(on: machine).trace.header
    #expect(header.cores == 3)
    #expect(header.platform == "linux")
    #expect(header.quantum == VirtualDuration(nanoseconds: 5_000_000))
    #expect(header.seed == 9)
  }

  @Test("Conditional compilation follows the platform that a scenario is compiled for")
  func conditionsFollowThePlatform() throws {
    let scenario = try Scenario(source: "#if os(Linux)\nprint(\"linux\")\n#else\nprint(\"apple\")\n#endif\n")
    #expect(scenario.run().printed == "apple\n")
    #expect(try scenario.compiled(for: .linux).run().printed == "linux\n")
    #expect(try scenario.compiled(for: nil).run().printed == "apple\n")
    #expect(try scenario.compiled(for: .linux).run().trace.header.platform == "linux")
    let broken = try Scenario(source: "#if os(Linux)\nprint(x)\n#else\nprint(1)\n#endif\n")
    #expect(throws: LoadError.self) { try broken.compiled(for: .linux) }
  }

  @Test("What is wrong with a scenario is thrown with every finding, printed like a compiler does")
  func rejectionHasFindings() throws {
    let error = try #require(throws: LoadError.self) {
      try Scenario(source: "import Dispatch\nDispatchQueue.globl().async {}\nDispatchQueue.man.async {}\n", name: "typo.swift")
    }
    guard case .rejected(let rejection) = error else {
      Issue.record("another error: \(error)")
      return
    }
    #expect(rejection.findings.count >= 2)
    #expect(rejection.findings.map(\.position.line).contains(2))
    #expect(rejection.text.contains("typo.swift:2:"))
    #expect(rejection.text.contains("typo.swift:3:"))
  }

  @Test("A trace that is written and read again gives the same run")
  func traceComesBack() throws {
    let run = try Scenario(source: Self.source).run()
    let again = Run(of: try Trace(bytes: run.trace.jsonLines(), name: "trace.jsonl"))
    #expect(again.printed == run.printed)
    #expect(again.outcome == run.outcome)
    #expect(again.findings == run.findings)
    #expect(again.expectations.isEmpty)
  }

  @Test("A run is drawn as PNG, SVG and PDF", arguments: Picture.Format.allCases)
  func pictureHasItsFormat(_ format: Picture.Format) throws {
    let picture = try Picture(of: Scenario(source: Self.source).run())
    let bytes = try picture.encoded(as: format)
    let beginnings: [Picture.Format: [UInt8]] = [
      .png: [0x89, 0x50, 0x4E, 0x47], .svg: Array("<?xml".utf8), .pdf: Array("%PDF-".utf8),
    ]
    #expect(bytes.starts(with: try #require(beginnings[format])))
    #expect(try picture.encoded(as: format) == bytes)
  }

  @Test("What cannot be drawn is an error that says which")
  func undrawableIsNamed() throws {
    let run = try Scenario(source: Self.source).run()
    let fonts = #expect(throws: PictureError.self) { try Picture(of: run, Picture.Options(fontFolder: "/no/such/folder")) }
    guard case .fontMissing(_, folders: ["/no/such/folder"]) = try #require(fonts) else {
      Issue.record("\(String(describing: fonts))")
      return
    }
    #expect(fonts?.description.contains("/no/such/folder") == true)
    let both = try Picture(of: run, Picture.Options(theme: .auto))
    #expect(throws: PictureError.bothThemesNeedSVG) { _ = try both.encoded(as: .png) }
    let header = TraceHeader(platform: "darwin", cores: 1, quantum: .milliseconds(10))
    let idle = try Steps(of: Run(of: Trace(header: header)))
    #expect(throws: PictureError.noSteps) { _ = try idle.strip(as: .png) }
    #expect(throws: PictureError.noSteps) { _ = try idle.animation() }
  }

  @Test("What the recorder would not see is not recorded")
  func operationsAreNotRecorded() throws {
    let scenario = try Scenario(source: "import Foundation\nOperationQueue().addOperation { print(1) }\n")
    #expect(throws: RecordingFailure.operations) { try scenario.record() }
  }

  @Test("A misspelt name is answered with the nearest one there is, never with the one being declared")
  func suggestionsAreMeant() throws {
    let near = #expect(throws: LoadError.self) { try Scenario(source: "let counter = 1\nprint(countr)\n") }
    #expect("\(try #require(near))".contains("Did you mean 'counter'?"))
    let own = #expect(throws: LoadError.self) { try Scenario(source: "let totals = totlas + 1\nprint(totals)\n") }
    #expect(!"\(try #require(own))".contains("Did you mean 'totals'?"))
  }
}
