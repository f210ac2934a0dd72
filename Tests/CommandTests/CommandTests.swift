import Foundation
import TestSupport
import Testing

/// The built binary: streams and exit codes when all is well.
@Suite("signalbox")
struct CommandTests {
  @Test("run prints what the scenario prints on standard output, and nothing else")
  func runPrintsOnlyTheScenario() throws {
    let result = try Command.run(["run", "traces/serial-queue/scenario.swift"])
    #expect(result.exitCode == 0)
    #expect(result.outputText == "Block 0\nBlock 1\nBlock 2\nBlock 3\n")
    #expect(result.errorText.contains("completed at 102 ms"))
  }

  @Test("run takes a folder and standard input like a file")
  func runTakesFolderAndStandardInput() throws {
    let path = "traces/barrier/scenario.swift"
    let file = try Command.run(["run", path])
    let folder = try Command.run(["run", "traces/barrier"])
    let input = try Command.run(["run", "-"], input: Data(contentsOf: Repository.url(path)))
    #expect(file.output == folder.output)
    #expect(file.output == input.output)
    #expect([file.exitCode, folder.exitCode, input.exitCode] == [0, 0, 0])
  }

  /// The first is read without the parser of command lines.
  @Test(
    "run FILE does what run -- FILE does",
    arguments: ["traces/barrier", "traces/barrier/trace.jsonl", "README.md", "nowhere.swift", "alarm.swift"])
  func plainCalls(input: String) throws {
    let folder = try TemporaryFolder()
    let path = input == "alarm.swift" ? try folder.file(input, "let none: Int? = nil\nprint(none!)\n") : input
    let plain = try Command.run(["run", path])
    let parsed = try Command.run(["run", "--", path])
    #expect(plain.exitCode == parsed.exitCode)
    #expect(plain.outputText == parsed.outputText)
    #expect(plain.errorText == parsed.errorText && !plain.errorText.isEmpty)
  }

  @Test("run --trace writes the golden trace; --trace - sends the printed text to standard error")
  func runWritesTraces() throws {
    let folder = try TemporaryFolder()
    let golden = try Data(contentsOf: Repository.url("traces/barrier/trace.jsonl"))
    let toFile = try Command.run(["run", "traces/barrier", "--trace", folder.path("t.jsonl")])
    #expect(toFile.exitCode == 0)
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("t.jsonl")) == golden)
    let toOutput = try Command.run(["run", "traces/barrier", "--trace", "-"])
    #expect(toOutput.output == golden)
    #expect(toOutput.errorText.contains("write makes it 4 photos"))
  }

  @Test("What another platform compiles is not looked at", arguments: ["run", "explore"])
  func onlyThePlatformsCodeIsRead(verb: String) throws {
    let source = Data("#if os(Linux)\nprint(1)\n#else\nprint(missing)\n#endif\n".utf8)
    #expect(try Command.run([verb, "-", "--platform", "linux"], input: source).exitCode == 0)
    #expect(try Command.run([verb, "-", "--platform", "darwin"], input: source).exitCode == 2)
  }

  @Test("--platform decides #if, too")
  func platformDecidesConditions() throws {
    let source = Data("#if os(Linux)\nprint(\"linux\")\n#else\nprint(\"apple\")\n#endif\n".utf8)
    #expect(try Command.run(["run", "-"], input: source).outputText == "apple\n")
    #expect(try Command.run(["run", "-", "--platform", "linux"], input: source).outputText == "linux\n")
  }

  @Test("run of a trace prints what was recorded")
  func runOfTracePrints() throws {
    let result = try Command.run(["run", "traces/barrier/trace.jsonl"])
    let scenario = try Command.run(["run", "traces/barrier"])
    #expect(result.exitCode == 0)
    #expect(result.output == scenario.output)
  }

  @Test("A deadlock that is expected is no failure; one that is not is exit code 1 and names the cycle")
  func deadlockDecidesTheExitCode() throws {
    #expect(try Command.run(["run", "traces/abba-deadlock"]).exitCode == 0)
    let source = try Repository.text("traces/abba-deadlock/scenario.swift")
    let unexpected = source.split(separator: "\n").filter { !$0.contains("// expect: deadlock") }.joined(separator: "\n")
    let result = try Command.run(["run", "-"], input: Data(unexpected.utf8))
    #expect(result.exitCode == 1)
    #expect(result.errorText.contains("error:"))
    #expect(result.errorText.contains("[deadlock]"))
    #expect(result.errorText.contains("log") && result.errorText.contains("accounts"))
    #expect(result.errorText.contains("signalbox run -"))
  }

  @Test("An expectation that fails is exit code 1, with its place and the command that repeats the run")
  func failedExpectationIsExitCode1() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.swift", "import Dispatch\nprint(\"a\")\n// expect: prints \"b\"\n")
    let result = try Command.run(["run", path, "--seed", "3"])
    #expect(result.exitCode == 1)
    #expect(result.outputText == "a\n")
    #expect(result.errorText.contains("a.swift:3:"))
    #expect(result.errorText.contains("signalbox run \(path) --seed 3"))
  }

  @Test("check writes a line for each scenario and the count last")
  func checkCounts() throws {
    let result = try Command.run(["check", "traces"])
    let lines = result.outputText.split(separator: "\n")
    #expect(result.exitCode == 0, "\(result.outputText)")
    #expect(lines.last == "\(Repository.scenarioFolders.count) passed, 0 failed")
    #expect(lines.contains("passed  traces/barrier/scenario.swift"))
  }

  @Test("check notices a picture that is not what is drawn today; --update draws it anew")
  func stalePicture() throws {
    let folder = try TemporaryFolder()
    let source = try Repository.text("traces/barrier/scenario.swift")
    _ = try folder.file("scenario.swift", source)
    #expect(try Command.run(["check", "--update", folder.url.path]).exitCode == 0)
    #expect(try Command.run(["check", folder.url.path]).exitCode == 0)
    // Another picture of the same run, then a file that says nothing of what it shows.
    _ = try Command.run(["render", folder.url.path, "-o", folder.path("timeline.png"), "--title", "Another title"])
    let stale = try Command.run(["check", folder.url.path])
    #expect(stale.exitCode == 1 && stale.outputText.contains("timeline.png is not what is drawn today"), "\(stale.outputText)")
    #expect(stale.outputText.contains("signalbox check --update"))
    // The same picture as another encoder writes it is left alone.
    _ = try Command.run(["check", "--update", folder.url.path])
    let picture = folder.url.appendingPathComponent("timeline.png")
    let encodedElsewhere = try Data(contentsOf: picture) + Data("more".utf8)
    try encodedElsewhere.write(to: picture)
    #expect(try Command.run(["check", "--update", folder.url.path]).exitCode == 0)
    #expect(try Data(contentsOf: picture) == encodedElsewhere)
    try Data("no picture".utf8).write(to: folder.url.appendingPathComponent("timeline.png"))
    #expect(try Command.run(["check", folder.url.path]).exitCode == 1)
    #expect(try Command.run(["check", "--update", folder.url.path]).exitCode == 0)
    #expect(try Command.run(["check", folder.url.path]).exitCode == 0)
  }

  @Test("check --update records nothing of what fails, and no two scenarios in one folder")
  func refusedUpdates() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("scenario.swift", "print(1)\n// expect: prints \"2\"\n")
    #expect(try Command.run(["check", "--update", folder.url.path]).exitCode == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.path("trace.jsonl")))
    _ = try folder.file("other.swift", "print(1)\n")
    let both = try Command.run(["check", "--update", "scenario.swift", "other.swift"], in: folder.url)
    #expect(both.exitCode == 2)
    #expect(both.errorText.contains("other.swift: error: its goldens would replace those of scenario.swift"))
  }

  @Test("check shows how a trace differs from its golden, and --update rewrites it and says so")
  func checkComparesAndUpdates() throws {
    let folder = try TemporaryFolder()
    for name in ["scenario.swift", "trace.jsonl"] {
      let data = try Data(contentsOf: Repository.url("traces/serial-queue/\(name)"))
      _ = try folder.file(name, data)
    }
    #expect(try Command.run(["check", folder.url.path]).exitCode == 0)
    let golden = try Data(contentsOf: folder.url.appendingPathComponent("trace.jsonl"))
    let changed = String(decoding: golden, as: UTF8.self).replacingOccurrences(of: "Block 2", with: "Block 9")
    _ = try folder.file("trace.jsonl", changed)

    let differing = try Command.run(["check", folder.url.path])
    #expect(differing.exitCode == 1)
    #expect(differing.outputText.contains("Block 9") && differing.outputText.contains("Block 2"))
    #expect(differing.outputText.hasSuffix("0 passed, 1 failed\n"))

    let updating = try Command.run(["check", "--update", folder.url.path])
    #expect(updating.exitCode == 0)
    #expect(updating.outputText.contains("updated \(folder.path("trace.jsonl"))"))
    #expect(updating.outputText.contains("updated \(folder.path("timeline.png"))"))
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("trace.jsonl")) == golden)
    #expect(try Command.run(["check", folder.url.path]).exitCode == 0)
  }

  @Test("A scenario that is rejected fails the check; the others are still checked")
  func checkGoesOnAfterRejection() throws {
    let folder = try TemporaryFolder()
    let good = try folder.file("good.swift", "import Dispatch\nprint(1)\n")
    let bad = try folder.file("bad.swift", "import SpriteKit\n")
    let result = try Command.run(["check", bad, good])
    #expect(result.exitCode == 2)
    #expect(result.outputText.contains("bad.swift:1:"))
    #expect(result.outputText.contains("passed  \(good)"))
    #expect(result.outputText.hasSuffix("1 passed, 1 failed\n"))
  }

  @Test("render picks the format by the ending", arguments: ["png", "svg", "pdf"])
  func renderWrites(_ ending: String) throws {
    let folder = try TemporaryFolder()
    let result = try Command.run(["render", "traces/barrier", "-o", folder.path("p.\(ending)")])
    #expect(result.exitCode == 0, "\(result.errorText)")
    #expect(result.output.isEmpty)
    let bytes = try Data(contentsOf: folder.url.appendingPathComponent("p.\(ending)"))
    let beginning = ["png": "PNG", "svg": "<?xml", "pdf": "%PDF-"][ending] ?? ""
    #expect(String(decoding: bytes.prefix(8), as: UTF8.self).contains(beginning))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["p.\(ending)"])
  }

  @Test("render draws several inputs, cores and seeds in one picture, and other verbs say that they do not")
  func renderSeveral() throws {
    let folder = try TemporaryFolder()
    let output = ["-o", folder.path("p.svg")]
    for input in [["traces/barrier", "traces/one-core"], ["traces/barrier", "--cores", "1", "--cores", "2", "--seed", "1"]] {
      let result = try Command.run(["render"] + input + output)
      #expect(result.exitCode == 0, "\(result.errorText)")
      let picture = try String(contentsOf: URL(fileURLWithPath: folder.path("p.svg")), encoding: .utf8)
      let words = input.count == 2 ? "Concurrency: one core takes turns" : "2 cores"
      #expect(picture.contains(">\(words)</text>"))
    }
    let once = try Command.run(["run", "traces/barrier", "--cores", "1", "--cores", "2"])
    #expect(once.exitCode == 64)
    #expect(once.errorText.contains("--cores can be given once here"))
  }

  @Test("steps draws one picture of all frames, a file for each, or an animation; what it cannot, it says")
  func steps() throws {
    let folder = try TemporaryFolder()
    for output in ["a.png", "a.svg", "a.pdf", "a.apng"] {
      let result = try Command.run(["steps", "traces/sync-from-main", "-o", folder.path(output)])
      #expect(result.exitCode == 0, "\(result.errorText)")
    }
    let animation = try Data(contentsOf: folder.url.appendingPathComponent("a.apng"))
    let control = try #require(animation.range(of: Data("acTL".utf8)))
    let picture = try #require(animation.range(of: Data("IDAT".utf8)))
    #expect(control.lowerBound < picture.lowerBound, "viewers would take it for a picture")
    _ = try Command.run(["steps", "traces/sync-from-main", "-o", folder.path("f.png"), "--frames"])
    let frames = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasPrefix("f-") }
    #expect(frames.count == 5)
    for wrong in [["-o", "a.gif"], ["-o", "a.apng", "--frames"], ["-o", "a.png", "--scale", "9"]] {
      #expect(try Command.run(["steps", "traces/sync-from-main"] + wrong).exitCode == 64)
    }
  }

  @Test("render writes to standard output when it is told the format")
  func renderToStandardOutput() throws {
    let folder = try TemporaryFolder()
    _ = try Command.run(["render", "traces/barrier", "-o", folder.path("a.svg")])
    let piped = try Command.run(["render", "traces/barrier", "-o", "-", "--format", "svg"])
    #expect(piped.exitCode == 0, "\(piped.errorText)")
    #expect(try piped.outputText == String(contentsOf: URL(fileURLWithPath: folder.path("a.svg")), encoding: .utf8))
    let mute = try Command.run(["render", "traces/barrier", "-o", "-"])
    #expect(mute.exitCode == 64)
    #expect(mute.errorText.contains("--format"))
  }

  @Test("render --fold draws a long stretch in which nothing changes as a zigzag")
  func renderFolds() throws {
    let folder = try TemporaryFolder()
    let source = "work(\"a\", .milliseconds(5))\nsleep(3)\nwork(\"b\", .milliseconds(5))\n"
    let output = ["-o", folder.path("p.svg"), "--layout-json", folder.path("p.json")]
    let result = try Command.run(["render", "-", "--fold"] + output, input: Data(source.utf8))
    #expect(result.exitCode == 0, "\(result.errorText)")
    #expect(try String(contentsOfFile: folder.path("p.json"), encoding: .utf8).contains("not drawn"))
  }

  @Test("render --from, --to and --until draw a part of a run, torn at its edges, in every view and format")
  func part() throws {
    let folder = try TemporaryFolder()
    let parts = [["--from", "10 ms", "--to", "40 ms"], ["--from", "read 1", "--until", "write"], ["--to", "40ms"]]
    for part in parts {
      for (view, ending) in [("queues", "svg"), ("threads", "png"), ("cores", "pdf")] {
        let path = folder.path("part.\(ending)")
        let layout = ["--layout-json", folder.path("layout.json")]
        let result = try Command.run(["render", "traces/barrier", "--view", view, "-o", path] + layout + part)
        #expect(result.exitCode == 0, "\(result.errorText)")
        let json = try String(contentsOfFile: folder.path("layout.json"), encoding: .utf8)
        #expect(json.contains(#""mark":"cut""#), "\(view) \(part)")
      }
    }
    let svg = try String(contentsOfFile: folder.path("part.svg"), encoding: .utf8)
    #expect(svg.contains("0 s to 40 ms of 74 ms") && svg.contains("cut: the run goes on there"))
    let both = try Command.run(
      ["render", "traces/barrier", "--cores", "1", "--cores", "2", "--from", "10 ms", "-o", folder.path("both.svg")])
    #expect(both.exitCode == 0, "\(both.errorText)")
  }

  @Test("a part that is not there is refused, with what to do")
  func badPart() throws {
    let folder = try TemporaryFolder()
    let wrong: [([String], Int32, String)] = [
      (["--from", "40 ms", "--to", "10 ms"], 64, "The part would begin at 40 ms and end at 10 ms"),
      (["--from", "10 ms", "--to", "10 ms"], 64, "it has to begin before it ends"),
      (["--from", "4 s"], 2, "traces/barrier: error: there is nothing at 4 s: the run ends at 74 ms"),
      (["--to", "75 ms"], 2, "there is nothing at 75 ms: the run ends at 74 ms"),
      (["--until", "wirte"], 2, "traces/barrier: error: nothing is called 'wirte'; did you mean 'write'?"),
      (["--theme", "auto"], 64, "--theme auto is both themes in one SVG"),
      (["--until", "read 1", "--from", "write"], 2, "it has to begin before it ends"),
      (["--to", "write"], 64, "'write' is no instant: write --to 30ms, or --until NAME"),
      (["--to", "20 ms", "--until", "write"], 64, "leave one out"),
      (["--from", "write", "--cores", "1", "--cores", "2"], 2, "a part of several runs needs instants"),
    ]
    for (options, exitCode, words) in wrong {
      let result = try Command.run(["render", "traces/barrier", "-o", folder.path("part.png")] + options)
      #expect(result.exitCode == exitCode && result.errorText.contains(words), "\(options): \(result.errorText)")
    }
    let source = Data("import Dispatch\nDispatchQueue(label: \"a\").async { print(1) }\n".utf8)
    let still = try Command.run(["render", "-", "--from", "0", "-o", folder.path("part.png")], input: source)
    #expect(still.exitCode == 2 && still.errorText.contains("nothing takes time in this run"), "\(still.errorText)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("part.png")))
  }

  @Test("render --edges draws which order is certain and which came out so, or says why it cannot")
  func renderEdges() throws {
    let folder = try TemporaryFolder()
    func layout(_ input: String) throws -> String {
      let output = ["-o", folder.path("p.svg"), "--layout-json", folder.path("p.json")]
      let result = try Command.run(["render", input, "--edges"] + output)
      #expect(result.exitCode == 0, "\(result.errorText)")
      return try String(contentsOfFile: folder.path("p.json"), encoding: .utf8)
    }
    let barrier = try layout("traces/barrier")
    #expect(barrier.contains("order that the rules force") && barrier.contains("order of this run only"))
    let note = "Arrows of order are drawn for runs of 2 to 12 blocks that complete or exit."
    #expect(try layout("traces/abba-deadlock").contains(note))
  }

  @Test("render --lines puts beside each block the line that hands it over, of a trace too")
  func renderLines() throws {
    let folder = try TemporaryFolder()
    for input in ["traces/barrier", "traces/barrier/trace.jsonl"] {
      for view in ["queues", "threads", "cores"] {
        let output = ["--view", view, "-o", folder.path("p.svg"), "--layout-json", folder.path("p.json")]
        let result = try Command.run(["render", input, "--lines"] + output)
        #expect(result.exitCode == 0, "\(result.errorText)")
        let layout = try String(contentsOfFile: folder.path("p.json"), encoding: .utf8)
        #expect(layout.contains("\"read 1 :10\"") && layout.contains("\"write :24\""), "\(input) by \(view)")
      }
    }
    let panels = ["--cores", "1", "--cores", "2", "-o", folder.path("p.svg"), "--layout-json", folder.path("p.json")]
    #expect(try Command.run(["render", "traces/barrier", "--lines"] + panels).exitCode == 0)
    let layout = try String(contentsOfFile: folder.path("p.json"), encoding: .utf8)
    #expect(layout.split(separator: "\"write :24\"").count == 3)
  }

  @Test("render draws a trace like the scenario it was made from, and says what it drew where")
  func renderOfTraceIsTheSame() throws {
    let folder = try TemporaryFolder()
    _ = try Command.run(["render", "traces/abba-deadlock", "-o", folder.path("a.png")])
    _ = try Command.run(["render", "traces/abba-deadlock/trace.jsonl", "-o", folder.path("b.png")])
    let first = try Data(contentsOf: folder.url.appendingPathComponent("a.png"))
    #expect(try first == Data(contentsOf: folder.url.appendingPathComponent("b.png")))
    // A trace has no program whose other orders could be followed: what may be by chance is not known.
    _ = try Command.run(["render", "traces/barrier", "-o", folder.path("c.png"), "--layout-json", folder.path("a.json")])
    _ = try Command.run([
      "render", "traces/barrier/trace.jsonl", "-o", folder.path("d.png"), "--layout-json", folder.path("d.json"),
    ])
    #expect(try String(contentsOfFile: folder.path("a.json"), encoding: .utf8).contains("\"By chance:"))
    #expect(try String(contentsOfFile: folder.path("d.json"), encoding: .utf8).contains("\"Perhaps by chance:"))
    let layout = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.url.appendingPathComponent("a.json")))
    let elements = try #require((layout as? [String: Any])?["elements"] as? [[String: Any]])
    #expect(elements.contains { $0["text"] as? String == "A barrier makes a concurrent queue act like a serial one" })
  }

  @Test("A closed pipe is no error")
  func closedPipeIsNoError() throws {
    let command = "\"$0\" run traces/barrier --trace - 2>/dev/null | true; exit ${PIPESTATUS[0]}"
    let bash = URL(fileURLWithPath: "/bin/bash")
    let result = try Command.runProgram(bash, ["-c", command, Command.url.path])
    #expect(result.exitCode == 0)
  }

  @Test(
    "--version and --help answer and exit with 0; every verb shows an example",
    arguments: [["run"], ["explore"], ["merge"], ["check"], ["render"], ["steps"], ["new"], ["record"], []])
  func helpAnswers(_ verb: [String]) throws {
    let help = try Command.run(verb + ["--help"])
    #expect(help.exitCode == 0)
    #expect(help.outputText.contains("signalbox \(verb.first ?? "run") "))
    let (version, versionOfAll) = (try Command.run(verb + ["--version"]), try Command.run(["--version"]))
    #expect(version.exitCode == 0)
    #expect(!version.outputText.isEmpty)
    #expect(version.output == versionOfAll.output)
  }

  @Test("A shell finds the verbs and their options, wherever it asks", arguments: [[], ["run"]])
  func completionScripts(_ verb: [String]) throws {
    let script = try Command.run(verb + ["--generate-completion-script", "bash"])
    #expect(script.exitCode == 0, "\(script.errorText)")
    #expect(script.outputText.contains("--max-memory"))
  }

  @Test("A wrong option is answered with the verb's own usage")
  func wrongOptions() throws {
    let result = try Command.run(["run", "traces/barrier", "--bogus"])
    #expect(result.exitCode == 64)
    #expect(result.errorText.contains("Unknown option '--bogus'"))
    #expect(result.errorText.contains("Usage: signalbox run "))
    #expect(!result.errorText.contains("signalbox signalbox"))
  }

  @Test("record runs the real libdispatch, and its trace can be drawn")
  func recordDrawsRealRun() throws {
    let folder = try TemporaryFolder()
    let recorded = try Command.run(["record", "traces/serial-queue", "--trace", folder.path("real.jsonl")])
    #expect(recorded.exitCode == 0, "\(recorded.errorText)")
    #expect(recorded.outputText == "Block 0\nBlock 1\nBlock 2\nBlock 3\n")
    #expect(recorded.errorText.contains("it prints what the simulated run prints"))
    let rendered = try Command.run(["render", folder.path("real.jsonl"), "-o", folder.path("real.png")])
    #expect(rendered.exitCode == 0, "\(rendered.errorText)")
    let run = try Command.run(["run", folder.path("real.jsonl")])
    #expect(run.output == recorded.output)
    #expect(run.errorText.contains("recorded from a real run"))
  }
}
