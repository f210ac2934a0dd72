import Signalbox
import TestSupport
import Testing

// SCENARIO-LANGUAGE shows the lines between the two marks as they stand here.
// SCENARIO-LANGUAGE begins
@Test(arguments: [1, 2, 4])
func everyPhotoIsCounted(cores: Int) throws {
  let folder = "Tests/Examples/PhotoStore/Sources/PhotoStore"
  let files = try ["Album.swift", "Dispatch.swift"].map { try Scenario.SourceFile(path: "\(folder)/\($0)") }
  let driver = """
    let album = Album()
    for number in 1...3 { album.add("photo") }
    print(album.count)
    // expect always: prints "3"
    """
  let scenario = try Scenario(files: files, driver: driver)
  let caps = Machine.Caps(virtualTime: .seconds(10), steps: 1_000_000)
  for seed: UInt64 in 0..<20 {
    let run = scenario.run(on: Machine(cores: cores, seed: seed, caps: caps))
    #expect(run.isAsExpected, "\(run)")
  }
  #expect(scenario.explore().isAsExpected)
}
// SCENARIO-LANGUAGE ends

/// A scenario of several files, as the library takes it.
@Suite("Several files")
struct SeveralFilesTests {
  static let store = Scenario.SourceFile(
    name: "PhotoStore.swift",
    text: """
      import Dispatch

      let limit = makeLimit()
      private func makeLimit() -> Int { print("limit made"); return 2 }

      final class PhotoStore {
        private var photos: [String] = []
        fileprivate let queue = DispatchQueue(label: "store", attributes: .concurrent)

        func add(_ photo: String) { queue.async(flags: .barrier) { self.photos.append(photo) } }
        var count: Int { queue.sync { photos.count } }
      }
      """)
  static let helpers = Scenario.SourceFile(
    name: "Helpers.swift",
    text: """
      extension PhotoStore {
        func addAll(_ names: [String]) { for name in names.prefix(limit) { add(name) } }
      }
      private func makeLimit() -> Int { 7 }
      func ownLimit() -> Int { makeLimit() }
      """)
  static let driver = """
    // simulate: cores 2, seed 3
    import Dispatch
    let store = PhotoStore()
    print("begin")
    store.addAll(["one", "two", "three"])
    print(store.count, ownLimit())
    // expect: prints "2 7"
    """

  func scenario(_ files: [Scenario.SourceFile] = [store, helpers], _ driver: String = driver) throws -> Scenario {
    try Scenario(files: files, driver: driver)
  }

  func message(_ files: [Scenario.SourceFile], _ driver: String = "print(1)") throws -> String {
    "\(try #require(throws: LoadError.self) { try scenario(files, driver) })"
  }

  @Test("They are one program: types, extensions and functions of any file, and globals made when they are first used")
  func oneProgram() throws {
    let run = try scenario().run()
    #expect(run.printed == "begin\nlimit made\n2 7\n")
    #expect(run.isAsExpected, "\(run)")
    #expect(run.trace.header.scenario == "main.swift")
    #expect(run.trace.header.otherFiles == ["PhotoStore.swift", "Helpers.swift"])
    #expect(run.again == nil)
  }

  @Test("Their order changes nothing but the numbers of files")
  func orderOfFiles() throws {
    let (one, other) = (try scenario().run(), try scenario([Self.helpers, Self.store]).run())
    #expect(one.printed == other.printed)
    #expect(one.trace.events.map(\.kind) == other.trace.events.map(\.kind))
    #expect(other.trace.header.otherFiles == ["Helpers.swift", "PhotoStore.swift"])
  }

  @Test("Machines and seeds are parameters, and equal ones give equal traces")
  func machines() throws {
    let scenario = try scenario()
    #expect(scenario.run().trace.header.cores == 2)
    #expect(scenario.run().trace.header.seed == 3)
    for (cores, seed, platform) in [(1, 7, Machine.Platform.linux), (3, 8, .strict)] as [(Int, UInt64, Machine.Platform)] {
      let machine = Machine(platform: platform, cores: cores, seed: seed)
      let header = scenario.run(on: machine).trace.header
      #expect(header.cores == cores && header.seed == seed && header.platform == platform.rawValue)
      #expect(scenario.run(on: machine).trace == scenario.run(on: machine).trace)
      #expect(scenario.run(on: machine).trace != scenario.run().trace)
    }
  }

  @Test("A race has the lines of the file that it is in, and every order is looked at")
  func races() throws {
    let text = Self.store.text.replacing("async(flags: .barrier)", with: "async")
    let files = [Scenario.SourceFile(name: "Sources/PhotoStore.swift", text: text), Self.helpers]
    let driver = "// simulate: cores 2\nlet store = PhotoStore()\nstore.addAll([\"one\", \"two\"])\nprint(store.count)\n"
    let run = try scenario(files, driver).run()
    let report = run.report()
    #expect(report.contains("PhotoStore.swift:10:45: error: race on photos"), "\(report)")
    #expect(report.contains("async { self.photos.append(photo) } }\n"))
    #expect(report.contains("main.swift: note: both run on store"))
    let exploration = try scenario(files, driver).explore()
    #expect(exploration.report().contains("PhotoStore.swift:10:45: error: race on photos"), "\(exploration.report())")
    #expect(try scenario([Self.store, Self.helpers], driver).explore().isAsExpected)
  }

  @Test("A race on a global of another file is found, too: the first use makes it, once")
  func racesOnGlobals() throws {
    let counter = Scenario.SourceFile(
      name: "Counter.swift", text: "var counter = start()\nfunc start() -> Int { print(\"made\"); return 0 }\n")
    let driver = """
      import Dispatch
      DispatchQueue.concurrentPerform(iterations: 2) { _ in counter += 1 }
      """
    let run = try scenario([counter], driver).run()
    #expect(run.printed == "made\n")
    #expect(run.report().contains("main.swift:2:55: error: race on counter"), "\(run.report())")
  }

  @Test("A trap in another file has its place")
  func traps() throws {
    let file = Scenario.SourceFile(name: "Parts.swift", text: "\n\nfunc half(_ number: Int) -> Int {\n  10 / number\n}\n")
    let run = try scenario([file], "print(half(0))\n").run()
    #expect(run.report().contains("Parts.swift:4:3: error:"), "\(run.report())")
    #expect(run.report().contains("\n  10 / number\n  ^\n"), "\(run.report())")
  }

  @Test(
    "What is wrong is said with the file, the line and the column",
    arguments: [
      ("let a: Int = \"one\"\n", "A.swift:1:14: error: "),
      ("\nfunc f() -> Int { missing }\n", "A.swift:2:19: error: Cannot find 'missing' in scope"),
      ("struct S {\n", "A.swift:1:11: error: "),
      ("func f() {}\nf()\n", "A.swift:2:1: error: Statements and expressions are only allowed at the top level of the driver"),
      ("var count: Int\n", "A.swift:1:5: error: The global variable 'count' needs an initial value"),
      ("let (a, b) = (1, 2)\n", "A.swift:1:5: error: A pattern at the top level of this file"),
      ("import SpriteKit\n", "A.swift:1:8: error: 'SpriteKit' cannot be imported"),
      ("var a = b\nvar b = a\n", "error: Circular reference"),
      (String(repeating: "[", count: 400), "A.swift:1:"),
    ])
  func mistakes(_ text: String, _ expected: String) throws {
    let message = try message([Scenario.SourceFile(name: "A.swift", text: text)])
    #expect(message.contains(expected), "\(message)")
  }

  @Test("A driver without top-level code is an error, said once")
  func driverWithoutCode() throws {
    for text in ["import Dispatch\n", "func f() {}\n", "struct S {}\n"] {
      let message = try message([Self.store, Self.helpers], text)
      #expect(message.hasPrefix("main.swift:1:1: error: The driver has no top-level code, so nothing would run"), "\(message)")
    }
    #expect(try scenario([Self.store, Self.helpers], "let own = 1\n").run().isAsExpected)
  }

  @Test("Two files may not declare one thing, unless it is private to each")
  func redeclarations() throws {
    for text in ["struct Same {}", "func same() {}", "let same = 1", "final class Same {}"] {
      let files = ["A", "B"].map { Scenario.SourceFile(name: "\($0).swift", text: text) }
      let message = try message(files)
      #expect(message.contains("B.swift:1:") && message.contains("Invalid redeclaration of"), "\(message)")
      let privates = files.map { Scenario.SourceFile(name: $0.name, text: "private \($0.text)") }
      #expect(try scenario(privates, "print(1)").run().printed == "1\n")
    }
    #expect(
      try message([Scenario.SourceFile(name: "A.swift", text: "let store = 1")], "let store = 2").contains("main.swift:1:5"))
  }

  @Test(
    "In one file, what is private clashes with what is not",
    arguments: ["func same() {}", "func same(_ part: Int) {}", "struct Same {}", "let same = 1", "final class Same {}"])
  func redeclarationsInOneFile(_ text: String) throws {
    for texts in [["private \(text)", text], [text, "fileprivate \(text)"]] {
      let file = Scenario.SourceFile(name: "A.swift", text: texts.joined(separator: "\n"))
      #expect(try message([Self.helpers, file, Self.store]).contains("A.swift:2:"))
      #expect(try message([file]).contains("Invalid redeclaration of"))
      let driver = "\(file.text)\nprint(1)"
      #expect(try message([Self.helpers, Self.store], driver).contains("main.swift:2:"))
    }
    let other = Scenario.SourceFile(name: "B.swift", text: "private \(text)")
    #expect(try scenario([Scenario.SourceFile(name: "A.swift", text: text), other], "print(1)").run().printed == "1\n")
  }

  @Test("What is private to a file cannot be used in another")
  func privates() throws {
    let hidden = Scenario.SourceFile(
      name: "Hidden.swift",
      text: """
        private let secret = 1
        private struct Hidden {}
        private func hide() {}
        struct Open { fileprivate var inside = 1; private var within = 2; init() {} }
        func tell() -> Int { hide(); _ = Hidden(); return secret + Open().inside }
        """)
    #expect(try scenario([hidden], "print(tell())").run().printed == "2\n")
    #expect(try message([hidden], "print(secret)").contains("Cannot find 'secret' in scope"))
    #expect(try message([hidden], "let hidden = Hidden()").contains("Cannot find 'Hidden' in scope"))
    #expect(try message([hidden], "let hidden: Hidden? = nil").contains("Cannot find type 'Hidden' in scope"))
    #expect(try message([hidden], "hide()").contains("Cannot find 'hide' in scope"))
    #expect(
      try message([hidden], "print(Open().inside)").contains("'inside' is inaccessible due to 'fileprivate' protection level"))
    #expect(
      try message([hidden, Scenario.SourceFile(name: "More.swift", text: "extension Open { var more: Int { within } }")])
        .contains("More.swift:1:34: error: 'within' is inaccessible due to 'private' protection level"))
    #expect(
      try message([Scenario.SourceFile(name: "A.swift", text: "func f() -> Int { own }")], "private let own = 1\nprint(f())")
        .contains("A.swift:1:19: error: Cannot find 'own' in scope"))
  }

  @Test("A member of another file's private extension hides nothing, and is said to be private where it is all there is")
  func privateExtensions() throws {
    let other = Scenario.SourceFile(
      name: "Other.swift",
      text: """
        #warning("at the top")
        import Foundation
        private extension URLError { static var cancelled: URLError { URLError(.badURL) } }
        private extension Int { var doubled: Int { self * 2 } }
        func cancelledOther() -> URLError { URLError.cancelled }
        """)
    let driver = """
      import Foundation
      do { throw URLError(.cancelled) } catch URLError.cancelled { print("cancelled") } catch { print("other") }
      print(cancelledOther().code == .badURL)
      """
    let run = try Scenario(files: [other], driver: driver).run()
    #expect(run.lines == ["cancelled", "true"])
    let error = #expect(throws: LoadError.self) { try Scenario(files: [other], driver: "print(2.doubled)") }
    #expect("\(error as Any)".contains("'doubled' is inaccessible due to 'fileprivate' protection level"))
  }

  @Test("The driver's variables can be used in the other files")
  func globalsOfTheDriver() throws {
    let file = Scenario.SourceFile(name: "A.swift", text: "func tell() { print(name) }\n")
    #expect(try scenario([file], "let name = \"driver\"\ntell()\n").run().printed == "driver\n")
  }

  @Test("Globals may be computed, observed, weak and optional")
  func kindsOfGlobals() throws {
    let file = Scenario.SourceFile(
      name: "A.swift",
      text: """
        final class Box { var number = 1 }
        var level = 1 { didSet { print("level", oldValue, level) } }
        var twice: Int { get { level * 2 } set { level = newValue / 2 } }
        var last: String?
        weak var box: Box?
        func grow() { twice = 10; last = "grown" }
        """)
    let driver = "let own = Box()\nbox = own\ngrow()\nprint(level, twice, last ?? \"none\", box?.number ?? 0)\n"
    #expect(try scenario([file], driver).run().printed == "level 1 5\n5 10 grown 1\n")
  }

  @Test("Operators that one file declares fold in all of them")
  func operators() throws {
    let file = Scenario.SourceFile(
      name: "A.swift",
      text: "infix operator <+>: AdditionPrecedence\nfunc <+> (left: Int, right: Int) -> Int { left * 10 + right }\n")
    #expect(try scenario([file], "print(1 <+> 2 * 3)").run().printed == "16\n")
  }

  @Test("Directives count in the driver; another file's change nothing, and say so")
  func directives() throws {
    let file = Scenario.SourceFile(
      name: "A.swift", text: "// simulate: cores 1, output 900000000\n// expect: prints \"2\"\n// expects nothing\nfunc f() {}\n")
    let run = try scenario([file], "// simulate: cores 3\nprint(1)\n// expect: prints \"1\"\n").run()
    #expect(run.isAsExpected)
    #expect(run.trace.header.cores == 3)
    #expect(run.expectations.count == 1)
    #expect(run.warnings.count == 2)
    #expect(
      run.report().contains("A.swift:2:1: warning: 'expect:' changes nothing here: directives stand in main.swift, the driver"),
      "\(run.report())")
  }

  @Test("Conditions in every file are decided by the platform")
  func platforms() throws {
    let file = Scenario.SourceFile(
      name: "A.swift", text: "#if os(Linux)\n  let system = \"linux\"\n#else\n  let system = \"mac\"\n#endif\n")
    let scenario = try scenario([file], "print(system)")
    #expect(scenario.run().printed == "mac\n")
    #expect(try scenario.compiled(for: .linux).run().printed == "linux\n")
    #expect(try Scenario(files: [file], driver: "print(system)", platform: .linux).run().printed == "linux\n")
  }

  @Test("Files need names of their own")
  func names() throws {
    let file = Scenario.SourceFile(name: "Sources/A.swift", text: "")
    #expect(file.name == "A.swift")
    #expect(try message([file, file]).contains("Two files are called 'A.swift'"))
    #expect(try message([Scenario.SourceFile(name: "main.swift", text: "")]).contains("Two files are called 'main.swift'"))
    let many = (0..<128).map { Scenario.SourceFile(name: "\($0).swift", text: "") }
    #expect(try message(many).contains("128 files beside the driver are more than the 127"))
    #expect(try scenario(Array(many.prefix(127)), "print(1)").run().printed == "1\n")
  }

  @Test("Files of one name are called with the folders that tell them apart")
  func namesInFolders() throws {
    let texts = ["func one() -> Int { 1 }", "func two() -> Int { 2 }", "func three() { queue.sync { print(one() + two()) } }"]
    let paths = ["App/Models/A.swift", "App/Views/A.swift", "App/B.swift"]
    let files = zip(paths, texts).map { Scenario.SourceFile(name: $0, text: $1) }
    let program = try scenario(files, "let queue = DispatchQueue(label: \"q\")\nthree()")
    #expect(program.files.map(\.name) == ["Models/A.swift", "Views/A.swift", "B.swift"])
    let run = program.run()
    #expect(run.printed == "3\n")
    #expect(run.trace.header.otherFiles == ["Models/A.swift", "Views/A.swift", "B.swift"])
    let wrong = Scenario.SourceFile(name: "Tests/main.swift", text: "func four() -> Int { \"4\" }")
    #expect(try message([wrong]).contains("Tests/main.swift:1:22: error: "))
  }

  @Test("What SCENARIO-LANGUAGE shows compiles and passes, because it is in this file")
  func document() throws {
    let own = try Repository.text("Tests/ScenarioTests/SeveralFilesTests.swift")
    let shown = try #require(own.split(separator: "// SCENARIO-LANGUAGE begins\n", maxSplits: 1).last)
    let block = try #require(shown.split(separator: "// SCENARIO-LANGUAGE ends\n").first)
    #expect(
      Document(path: "docs/SCENARIO-LANGUAGE.md").blocks.filter { $0.heading == "swift several files" }.map(\.text) == [
        String(block)
      ])
  }

  @Test("A file that is not there, or no text, says so")
  func unreadable() throws {
    #expect(throws: LoadError.notFound(path: "no/such.swift")) { try Scenario.SourceFile(path: "no/such.swift") }
    #expect(throws: LoadError.notUTF8(path: "traces/barrier/timeline.png", line: 1)) {
      try Scenario.SourceFile(path: "traces/barrier/timeline.png")
    }
  }

  @Test("Recorded, each place is in its file, as in a simulation")
  func recorder() throws {
    // Names that the recorder's own files have, too.
    let files = [
      Scenario.SourceFile(name: "Sources/RecordedQueues.swift", text: Self.store.text.replacing("final", with: "public final")),
      Scenario.SourceFile(name: "scenario.swift", text: Self.helpers.text),
    ]
    let scenario = try scenario(files)
    let (real, simulated) = (try #require(try scenario.record().first), scenario.run())
    #expect(real.printed == simulated.printed)
    #expect(real.trace.header.scenario == "main.swift")
    #expect(real.trace.header.otherFiles == ["RecordedQueues.swift", "scenario.swift"])
    for run in [real, simulated] {
      let places = run.trace.events.compactMap { if case .submitted = $0.kind { $0.position } else { nil } }
      #expect(
        Set(places) == [SourcePosition(file: 1, line: 10, column: 31), SourcePosition(file: 1, line: 11, column: 20)], "\(places)"
      )
    }
  }

  @Test("What the compiler does not accept is said with the file's name")
  func rejectedByTheCompiler() throws {
    // A difference that is meant.
    let text = "func g() {\n  _ = [\"a\", \"\"].compactMap { $0.isEmpty ? nil : $0 }.map { $0.count }\n}\n"
    let file = Scenario.SourceFile(name: "A \"quoted\".swift", text: text)
    let error = #expect(throws: RecordingFailure.self) { try scenario([file], "g()").record() }
    guard case .rejected(let messages) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(messages.contains("A \\\"quoted\\\".swift:2:43: error: 'nil' cannot be used"), "\(messages)")
  }

  @Test(
    "No directive raises a limit that is set from outside",
    arguments: [
      (Machine.Caps(virtualTime: .milliseconds(5)), Outcome.Limit.Kind.virtualTime, "Thread.sleep(forTimeInterval: 1)"),
      (Machine.Caps(steps: 100_000), .steps, "var n = 0\nwhile n < 1_000_000 { n += 1 }"),
      (Machine.Caps(events: 1_000), .events, "for _ in 0..<5_000 { DispatchQueue.main.async {} }"),
      (Machine.Caps(memoryBytes: 1_000_000), .memory, "let a = [Int](repeating: 1, count: 1_000_000)\nprint(a.count)"),
      (Machine.Caps(outputBytes: 1_000), .output, "for _ in 0..<1_000 { print(\"0123456789\") }"),
    ])
  func limits(_ caps: Machine.Caps, _ kind: Outcome.Limit.Kind, _ body: String) throws {
    let raise = "// simulate: steps 900000000, memory 9000000000, events 900000000, virtual time 100 h, output 900000000\n"
    let file = Scenario.SourceFile(name: "A.swift", text: raise + "func g() {}\n")
    let run = try scenario([file], raise + "import Foundation\n" + body + "\n").run(on: Machine(caps: caps))
    // What is reached is the limit from outside: by the driver's own it completes.
    #expect(try scenario([file], raise + "import Foundation\n" + body + "\n").run().outcome == .completed)
    guard case .limitReached(let limit) = run.outcome else {
      Issue.record("\(run.outcome)")
      return
    }
    #expect(limit.kind == kind)
  }
}
