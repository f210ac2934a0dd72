import Foundation
import TestSupport
import Testing

/// `--compiled`: any Swift, by the machine's compiler. What docs/COMPILED.md shows is tested as a transcript.
@Suite("Compiled programs", .enabled(if: Command.compilerFolder != nil))
struct CompiledTests {
  private func command(_ verb: String, _ source: String, _ options: [String] = []) throws -> ProcessResult {
    let folder = try TemporaryFolder()
    return try Command.run([verb, "--compiled", folder.file("app.swift", source)] + options)
  }

  @Test("Names of Foundation and of the C library mean the simulated ones, whatever is imported")
  func namesAreSimulated() throws {
    let result = try command(
      "run",
      """
      import Foundation
      let began = Date()
      Thread.sleep(forTimeInterval: 3600)
      sleep(1800)
      usleep(1_800_000_000)
      print(Date().timeIntervalSince(began), Thread.isMainThread, terminator: "")
      let lock = NSLock()
      DispatchQueue.global().async { lock.withLock { print(" done") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(60)) { exit(0) }
      RunLoop.main.run()
      """)
    #expect(result.outputText == "7200.0 true done\n")
    #expect(result.errorText.contains("exited with code 0 at 7260 s"))
  }

  @Test("A program that calls every member of Dispatch's overlay prints what it prints on the real one: compiled, and recorded")
  func wholeSurface() throws {
    let program = try #require(LanguageProgram.recorded.first { $0.name == "dispatch-queue/whole-surface" })
    let compiled = try command("run", program.source())
    #expect(try compiled.outputText == program.output(), "\(compiled.errorText)")
    let folder = try TemporaryFolder()
    let recorded = try Command.run(["record", folder.file("app.swift", program.source())])
    #expect(try recorded.outputText == program.output(), "\(recorded.errorText)")
  }

  @Test("A variable of a function that only lends it is seen, and atomics are in order")
  func lentVariablesAreSeen() throws {
    let source = """
      import Dispatch
      import Synchronization
      let right = Atomic<Int>(0)
      func count() {
        var wrong = 0
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
          right.add(1, ordering: .relaxed)
          wrong += 1
        }
        print(right.load(ordering: .relaxed), wrong)
      }
      count()
      // expect sometimes: prints "2 1"
      // expect never: prints "1 2"
      // expect: race on wrong
      """
    let result = try command("explore", source)
    #expect(result.exitCode == 0, "\(result.errorText)")
    #expect(result.errorText.contains("app.swift:8:11: note: race on wrong"))
    #expect(result.errorText.contains("prints \"1 2\": in none of all"))
    #expect(!result.errorText.contains("race on right"))
  }

  @Test("Each execution begins with the program's variables as they are at its start")
  func variablesBeginAnew() throws {
    let result = try command(
      "explore",
      """
      import Dispatch
      final class Counter: @unchecked Sendable {
        static let shared = Counter()
        nonisolated(unsafe) static var count = 0
        let queue = DispatchQueue(label: "counter")
      }
      for _ in 0..<2 { DispatchQueue.global().async { Counter.shared.queue.sync { Counter.count += 1 } } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { Counter.shared.queue.sync { print(Counter.count) } }
      // expect sometimes: prints "2"
      // expect never: prints "3"
      """)
    #expect(result.exitCode == 0, "\(result.errorText)")
    #expect(result.errorText.contains("prints \"3\": in none of all"))
  }

  @Test("What no second closure touches, and what is handed over when it is ready, is no step")
  func orderedAccessesAreLeftOut() throws {
    let folder = try TemporaryFolder()
    let trace = folder.path("trace.jsonl")
    let source = """
      import Dispatch
      final class Box: @unchecked Sendable { var value = 1 }
      for _ in 0..<3 {
        let box = Box()
        box.value += 1
        DispatchQueue.global().async { print(box.value) }
      }
      """
    _ = try Command.run(["run", "--compiled", folder.file("app.swift", source), "--trace", trace])
    #expect(!(try String(contentsOfFile: trace, encoding: .utf8).contains("\"accessed\"")))
  }

  @Test("What is changed after a closure was handed over races with it")
  func laterChangesRace() throws {
    let result = try command(
      "run",
      """
      import Dispatch
      func start() {
        var text = "early"
        DispatchQueue.global().async { print(text) }
        text = "late"
      }
      start()
      // expect: race on text
      """)
    #expect(result.exitCode == 0, "\(result.errorText)")
    #expect(result.errorText.contains("app.swift:4:40: note: ") && result.errorText.contains("app.swift:5:8: note: "))
    #expect(result.errorText.split(separator: "note: race on text").count == 2, "the two words of a string are one variable")
  }

  @Test("Elements of an array are told apart")
  func elementsAreToldApart() throws {
    let result = try command(
      "run",
      """
      import Dispatch
      var numbers = [0, 0, 0]
      numbers.withUnsafeMutableBufferPointer { numbers in
        nonisolated(unsafe) let numbers = numbers
        DispatchQueue.concurrentPerform(iterations: 3) { numbers[$0] += $0 }
      }
      print(numbers)
      """)
    #expect(result.outputText == "[0, 1, 2]\n" && result.exitCode == 0, "\(result.errorText)")
  }

  @Test(
    "A trap, a fault of memory and endless recursion are outcomes with a place",
    arguments: [
      ("let none: Int? = nil", "print(none!)", "Unexpectedly found nil"),
      ("let list = [1]", "print(list[list.count + 1])", "Index out of range"),
      ("func deep(_ n: Int) -> Int { n == -1 ? 0 : 1 + deep(n + 1) }", "print(deep(0))", "calls itself too often"),
      ("let place = UnsafePointer<Int>(bitPattern: 8)!", "print(place.pointee)", "memory that is not its own"),
    ])
  func crashesAreOutcomes(_ before: String, _ code: String, _ words: String) throws {
    let result = try command(
      "run", "import Dispatch\n\(before)\nDispatchQueue.global().async {\n  work(\"first\", .milliseconds(2))\n  \(code)\n}\n")
    #expect(result.exitCode == 1)
    #expect(result.errorText.contains("error: Fatal error: "), "\(result.errorText)")
    #expect(result.errorText.contains(words), "\(result.errorText)")
    #expect(result.errorText.contains("app.swift:\(words.contains("often") ? 2 : 5):"))
    #expect(result.errorText.contains("trapped at 2 ms"))
  }

  @Test("A trap in every order is found once, however many orders there are")
  func trapsDoNotEndExplorations() throws {
    let result = try command(
      "explore",
      """
      import Dispatch
      @main struct App {
        nonisolated(unsafe) static var total = 0
        static func main() {
          for _ in 0..<3 { DispatchQueue.global().async { total += 1 } }
          DispatchQueue.main.async { print([1][total + 5]) }
        }
      }
      // expect: trap
      // expect: race on total
      """)
    #expect(result.exitCode == 0, "\(result.errorText)")
    #expect(result.errorText.contains("app.swift:6:"))
    let executions = result.errorText.split(separator: " ").compactMap { Int($0.filter(\.isNumber)) }
    #expect(result.errorText.contains("explored all ") && executions.contains { $0 > 64 }, "\(result.errorText)")
  }

  @Test("What waits for something real is named and given up")
  func realWaitsAreNamed() throws {
    let result = try command(
      "run",
      "import Dispatch\nlet real = Dispatch.DispatchSemaphore(value: 0)\nDispatchQueue.global().async { real.wait() }\n")
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains("waits for something outside of the simulation: nothing came of it since app.swift:3"))
  }

  @Test("Same program, same trace; a schedule leads it; limits hold")
  func runsAreAlike() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "app.swift",
      """
      import Dispatch
      nonisolated(unsafe) var total = 0
      for number in 1...3 { DispatchQueue.global().async { total += number } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { print(total) }
      // simulate: cores 1
      """)
    let traces = try (0..<2).map { _ in
      try Command.run(["run", "--compiled", file, "--trace", "-", "--seed", "7"]).outputText
    }
    #expect(traces[0] == traces[1])
    #expect(traces[0].contains("\"cores\":1") && traces[0].contains("\"name\":\"total\""))
    let led = try Command.run(["run", "--compiled", file, "--schedule", "1@read total>2"])
    #expect(led.outputText == "4\n" && led.exitCode == 1)
    let wrong = try Command.run(["run", "--compiled", file, "--schedule", "1@read sum>2"])
    #expect(wrong.exitCode == 2 && wrong.errorText.contains("the schedule does not fit"))
    let limited = try Command.run(["run", "--compiled", file, "--max-time", "1s"])
    #expect(limited.errorText.contains("stopped by the limit on virtual time at 0 s"))
  }

  @Test("check decides what a program expects, in every order where it says so")
  func checkDecides() throws {
    let source =
      "import Dispatch\nDispatchQueue.global().async { print(1) }\nprint(2)\n// explore: every order\n// expect always: prints "
    let right = try command("check", source + "\"2\"\n")
    #expect(right.outputText.hasSuffix("1 passed, 0 failed\n") && right.exitCode == 0)
    let wrong = try command("check", source + "only \"2\", \"1\"\n")
    #expect(wrong.outputText.contains("FAILED") && wrong.exitCode == 1)
  }

  @Test("Delays and sleeps of a program take what --timing says, in exploring and in following a schedule")
  func timing() throws {
    let source = """
      // expect always: prints only "sleep", "delay"
      import Dispatch
      import Foundation
      DispatchQueue.global().async { Thread.sleep(forTimeInterval: 0.010); print("sleep") }
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(13)) { print("delay") }
      Thread.sleep(forTimeInterval: 0.1)

      """
    let free = try command("explore", source)
    #expect(free.exitCode == 1 && free.errorText.contains("durations free"), "\(free.errorText)")
    let slack = try command("explore", source, ["--timing", "slack 20%"])
    #expect(slack.exitCode == 0, "\(slack.errorText)")
    #expect(
      slack.errorText.contains("holds in all orders") && slack.errorText.contains("with a slack of 20%"), "\(slack.errorText)")
    let folder = try TemporaryFolder()
    let file = try folder.file("app.swift", source)
    let wide = try Command.run(["explore", "--compiled", file, "--timing", "slack 40%"])
    #expect(wide.exitCode == 1, "\(wide.errorText)")
    let replay = try #require(wide.errorText.split(separator: "\n").first { $0.contains("note: replay: ") })
    #expect(replay.contains("--timing 'slack 40%'"), "\(replay)")
    let schedule = try #require(replay.split(separator: "'").dropFirst().first { $0.contains("@") || $0.contains(">") })
    let followed = try Command.run(["run", "--compiled", file, "--schedule", String(schedule), "--timing", "slack 40%"])
    #expect(followed.outputText == "delay\nsleep\n", "\(followed.outputText)\(followed.errorText)")
    let own = try command("explore", "// explore: every order, timing slack 20%\n" + source)
    #expect(own.exitCode == 0 && own.errorText.contains("with a slack of 20%"), "\(own.errorText)")
  }

  @Test("What captions say of a program's order rests on all its orders")
  func captionsRestOnAllOrders() throws {
    let source = """
      import Dispatch
      let queue = DispatchQueue(label: "queue")
      DispatchQueue.global().async { queue.async(execute: DispatchWorkItem {}) }
      queue.async(execute: DispatchWorkItem {})
      queue.async(execute: DispatchWorkItem {})

      """
    let folder = try TemporaryFolder()
    let file = try folder.file("app.swift", source)
    func captions(_ options: [String]) throws -> [Substring] {
      let picture = folder.path("\(options.count).svg")
      let result = try Command.run(["render", file, "-o", picture] + options)
      #expect(result.exitCode == 0, "\(result.errorText)")
      return try String(contentsOfFile: picture, encoding: .utf8).matches(of: /(Guaranteed|By chance|Perhaps by chance)[^<]*/)
        .map(\.0)
    }
    let compiled = try captions(["--compiled"])
    #expect(compiled.contains { $0.hasPrefix("Guaranteed") }, "\(compiled)")
    #expect(compiled.contains { $0.hasPrefix("By chance") } && !compiled.contains { $0.hasPrefix("Perhaps") }, "\(compiled)")
    #expect(try compiled == captions([]))
  }

  @Test("The program's own types go before the simulated ones")
  func ownTypesStay() throws {
    let result = try command(
      "run", "import Dispatch\nstruct Thread { var name = \"mine\" }\nenum Date { case now }\nprint(Thread().name, Date.now)\n")
    #expect(result.outputText == "mine now\n", "\(result.errorText)")
  }

  // MARK: What cannot be

  @Test("What the compiler refuses is said with its messages, at the user's lines")
  func compilerErrorsAreShown() throws {
    let result = try command("run", "import Dispatch\n\nlet x: Int = \"text\"\n")
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains("app.swift:3:14: error: cannot convert value of type 'String'"), "\(result.errorText)")
  }

  @Test("Without swiftc, and without the modules, the message says what to do")
  func missingPartsAreNamed() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("app.swift", "print(1)\n")
    let without = try Command.run(["run", "--compiled", file], environment: ["PATH": "/bin"])
    #expect(without.exitCode == 2 && without.errorText.contains("swiftc was not found on the search path"))
    let alone = folder.url.appendingPathComponent("signalbox")
    try FileManager.default.copyItem(at: Command.url, to: alone)
    let moved = try Command.runProgram(alone, ["run", "--compiled", file])
    #expect(moved.exitCode == 2 && moved.errorText.contains("'make install' installs it with the command"))
  }

  @Test("Another compiler than the modules' is said to be one")
  func otherCompilersAreNamed() throws {
    let folder = try TemporaryFolder()
    let words = "error: module compiled with Swift 6.3.1 cannot be imported by the Swift 7 compiler: x.swiftmodule"
    let compiler = try folder.file("swiftc", "#!/bin/sh\necho '\(words)' >&2\nexit 1\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    let file = try folder.file("app.swift", "print(1)\n")
    let path = "\(folder.url.path):\(Command.compilerFolder ?? ""):/usr/bin:/bin"
    let result = try Command.run(["run", "--compiled", file], environment: ["PATH": path])
    #expect(result.exitCode == 2)
    #expect(
      result.errorText.contains("this swiftc is of another version than the one that built Signalbox"), "\(result.errorText)")
  }

  @Test("Several files without --compiled, missing ones and a missing name are wrong usage")
  func usageIsChecked() throws {
    #expect(try Command.run(["run", "a.swift", "b.swift"]).exitCode == 64)
    #expect(
      try Command.run(["run", "--compiled", "nowhere.swift"]).errorText.contains("nowhere.swift: error: there is no such file"))
    #expect(try Command.run(["run", "--compiled", "README.md"]).errorText.contains("--compiled takes Swift files"))
  }
}
