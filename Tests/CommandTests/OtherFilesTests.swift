import Foundation
import TestSupport
import Testing

/// `--with`: a program of several files, without a compiler.
@Suite("Several files in the command")
struct OtherFilesTests {
  static let driver = """
    import Dispatch
    let store = PhotoStore()
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { store.add("one") }
    DispatchQueue.global().async(group: group) { store.add("two") }
    group.notify(queue: .main) { print(store.count) }
    // expect always: prints "2"

    """
  static let store = """
    import Dispatch
    final class PhotoStore: @unchecked Sendable {
      private var photos: [String] = []
      private let queue = DispatchQueue(label: "store", attributes: .concurrent)

      func add(_ photo: String) { queue.async(flags: .barrier) { self.photos.append(photo) } }
      var count: Int { queue.sync { photos.count } }
    }

    """
  private let folder: TemporaryFolder

  /// Beside each other: a driver, another one, and a class with its barrier and without.
  init() throws {
    folder = try TemporaryFolder()
    for name in ["Sources", "Broken"] {
      try FileManager.default.createDirectory(at: folder.url.appendingPathComponent(name), withIntermediateDirectories: false)
    }
    _ = try folder.file("main.swift", Self.driver)
    _ = try folder.file("other.swift", Self.driver.replacing("\"one\"", with: "\"three\""))
    _ = try folder.file("Sources/PhotoStore.swift", Self.store)
    _ = try folder.file("Broken/PhotoStore.swift", Self.store.replacing("(flags: .barrier)", with: ""))
    _ = try folder.file("Log.swift", "func log(_ text: String) { print(text) }\n")
  }

  private func signalbox(_ words: String, input: Data = Data()) throws -> ProcessResult {
    try Command.run(words.split(separator: " ").map(String.init), input: input, in: folder.url)
  }

  @Test("run, explore, check, steps, render and record take them; the trace has their names, without a folder")
  func verbs() throws {
    let run = try signalbox("run main.swift --with Sources/PhotoStore.swift Log.swift --trace t.jsonl")
    #expect(run.outputText == "2\n" && run.exitCode == 0, "\(run.errorText)")
    #expect(
      try String(contentsOfFile: folder.path("t.jsonl"), encoding: .utf8).contains(
        #""otherFiles":["PhotoStore.swift","Log.swift"]"#))
    #expect(try signalbox("run t.jsonl").outputText == "2\n")
    let explored = try signalbox("explore --with Log.swift Sources/PhotoStore.swift --platform linux main.swift")
    #expect(explored.errorText.contains("\nexplored all ") && explored.exitCode == 0, "\(explored.errorText)")
    for command in [
      "steps main.swift --with Sources/PhotoStore.swift -o s.png", "render main.swift --with Sources/PhotoStore.swift -o s.png",
    ] {
      #expect(try signalbox(command).exitCode == 0)
    }
    _ = try signalbox("steps main.swift --with Sources/PhotoStore.swift Log.swift -o s.svg")
    try expectStepsOfStore()
  }

  /// Lines of the driver and of the class, none of the file in which nothing happens.
  private func expectStepsOfStore() throws {
    let steps = try String(contentsOfFile: folder.path("s.svg"), encoding: .utf8)
    for words in [">main.swift<", ">PhotoStore.swift<", ">import Dispatch<", "final class PhotoStore"] {
      #expect(steps.contains(words), "no \(words)")
    }
    #expect(!steps.contains("Log.swift"))
  }

  @Test("render --lines names the file of each line")
  func lines() throws {
    let drawn = try signalbox("render main.swift --with Sources/PhotoStore.swift --lines -o s.svg --layout-json s.json")
    #expect(drawn.exitCode == 0, "\(drawn.errorText)")
    let layout = try String(contentsOfFile: folder.path("s.json"), encoding: .utf8)
    #expect(layout.contains("main.swift:4") && layout.contains("PhotoStore.swift:6"), "\(layout)")
  }

  @Test("Several inputs stay several: each of them has the files")
  func severalInputs() throws {
    let checked = try signalbox("check main.swift other.swift --with Sources/PhotoStore.swift")
    #expect(checked.outputText == "passed  main.swift\npassed  other.swift\n2 passed, 0 failed\n")
    let failed = try signalbox("check main.swift --with Broken/PhotoStore.swift")
    #expect(failed.exitCode == 1)
    #expect(
      failed.outputText.contains("again: signalbox run main.swift --with Broken/PhotoStore.swift\n"), "\(failed.outputText)")
    let drawn = try signalbox("render main.swift other.swift --with Sources/PhotoStore.swift -o both.svg")
    #expect(drawn.exitCode == 0, "\(drawn.errorText)")
    let picture = try String(contentsOfFile: folder.path("both.svg"), encoding: .utf8)
    #expect(picture.contains(">main.swift</text>") && picture.contains(">other.swift</text>"))
  }

  @Test("A finding shows the path, the line and the commands that repeat it", arguments: ["run", "explore", "explore --jobs 2"])
  func findings(_ verb: String) throws {
    let result = try signalbox("\(verb) main.swift --with Broken/PhotoStore.swift --platform linux")
    #expect(result.exitCode == 1)
    #expect(result.errorText.contains("Broken/PhotoStore.swift:6:45: error: race on photos"), "\(result.errorText)")
    #expect(result.errorText.contains("\n  func add(_ photo: String) { queue.async { self.photos.append(photo) } }\n"))
    #expect(result.errorText.contains("signalbox run main.swift --with Broken/PhotoStore.swift --"), "\(result.errorText)")
  }

  @Test("The driver may be standard input, or the scenario of a folder")
  func otherInputs() throws {
    let input = try signalbox("run - --with Sources/PhotoStore.swift", input: Data(Self.driver.utf8))
    #expect(input.outputText == "2\n" && input.exitCode == 0, "\(input.errorText)")
    _ = try folder.file("Sources/scenario.swift", Self.driver)
    let checked = try signalbox("check Sources --with Sources/PhotoStore.swift --update")
    #expect(checked.outputText.contains("updated Sources/trace.jsonl"))
    let other = try signalbox("check Sources --with Broken/PhotoStore.swift")
    #expect(
      other.outputText.contains("signalbox check --update Sources/scenario.swift --with Broken/PhotoStore.swift"),
      "\(other.outputText)")
  }

  @Test("Parts of an exploration hold all texts; another text of a file is another exploration")
  func parts() throws {
    let files = "main.swift --with Log.swift Broken/PhotoStore.swift"
    for part in 1...2 { _ = try signalbox("explore \(files) --shard \(part)/2 -o part-\(part).jsonl") }
    let whole = try signalbox("explore \(files)")
    try FileManager.default.removeItem(atPath: folder.path("Broken/PhotoStore.swift"))
    let merged = try signalbox("merge part-1.jsonl part-2.jsonl")
    #expect(merged.errorText == whole.errorText && merged.exitCode == 1, "\(merged.errorText)")
    #expect(whole.errorText.contains("replay: signalbox run \(files) --schedule"))
    let other = try signalbox("explore main.swift --with Log.swift Sources/PhotoStore.swift --shard 1/2 -o part-1.jsonl")
    #expect(other.exitCode == 2)
    #expect(other.errorText.contains("made with other files, or other texts of them, beside main.swift"), "\(other.errorText)")
  }

  @Test("A test that is written reads all files, from where it lies")
  func writtenTest() throws {
    _ = try signalbox("explore main.swift --with Broken/PhotoStore.swift --write-test Sources/Orders.swift")
    let text = try String(contentsOfFile: folder.path("Sources/Orders.swift"), encoding: .utf8)
    #expect(text.contains(#"let path = "../main.swift""#))
    #expect(text.contains(#"let others = try ["../Broken/PhotoStore.swift"].map { path in"#))
    #expect(text.contains("standardizedFileURL.path, with: others)\n"))
  }

  @Test("With --compiled it is the same program, and what is not in the language is shown the way there")
  func compiled() throws {
    _ = try folder.file("Parts.swift", "func parts<each Part>(of whole: repeat each Part) -> Int { 0 }\n")
    let files = "main.swift --with Parts.swift Broken/PhotoStore.swift"
    let rejected = try signalbox("run \(files)")
    #expect(rejected.exitCode == 2)
    #expect(
      rejected.errorText.hasSuffix("to run it as compiled Swift: signalbox run --compiled \(files)\n"), "\(rejected.errorText)")
    if Command.compilerFolder == nil { return }
    let compiled = try signalbox("run --compiled \(files)")
    #expect(compiled.exitCode == 1)
    #expect(compiled.errorText.contains("Broken/PhotoStore.swift:6:57: error: race on photos"), "\(compiled.errorText)")
    #expect(compiled.errorText.contains("\n  func add(_ photo: String) { queue.async { self.photos.append(photo) } }\n"))
    _ = try signalbox("steps --compiled \(files) -o s.svg")
    try expectStepsOfStore()
    let explored = try signalbox("explore --compiled \(files)")
    #expect(explored.errorText.contains("Broken/PhotoStore.swift:6:57: error: race on photos"), "\(explored.errorText)")
    #expect(explored.errorText.contains("\n  func add(_ photo: String) { queue.async { self.photos.append(photo) } }\n"))
  }

  @Test(
    "What is wrong is said with the file and what to do",
    arguments: [
      ("main.swift Log.swift", 64, "of one program the file with the top-level code is the input: main.swift --with Log.swift"),
      ("Log.swift main.swift", 64, "is the input: main.swift --with Log.swift"),
      ("--with Log.swift main.swift", 64, "Missing expected argument '<input> ...'"),
      ("main.swift --with", 64, "Missing value for '--with <file.swift>'"),
      ("main.swift --with Log.swift Log.swift", 2, "Log.swift: error: named twice behind --with; leave one of them out"),
      ("main.swift --with Log.swift Sources/../Log.swift", 2, "Sources/../Log.swift: error: named twice"),
      ("main.swift --with ./main.swift", 2, "./main.swift: error: this is the input; leave it out behind --with"),
      (
        "Log.swift --with main.swift", 2,
        "main.swift: error: of one program the file with the top-level code is the input: main.swift --with Log.swift"
      ),
      ("main.swift --with Sources", 2, "Sources: error: this is a folder; name its files: --with Sources/*.swift"),
      ("main.swift --with missing.swift", 2, "missing.swift: error: there is no such file or folder"),
      ("main.swift --with t.jsonl", 2, "t.jsonl: error: behind --with stand files of Swift (.swift)"),
      ("main.swift --with -", 2, "-: error: behind --with stand files; standard input can only be the input"),
      ("t.jsonl --with Log.swift", 2, "t.jsonl: error: this is a trace: no other file belongs to it; leave out --with"),
      ("main.swift --with bytes.swift", 2, "bytes.swift:1:1: error: the file is not UTF-8"),
      (
        "main.swift --with other.swift", 2,
        "other.swift:4:1: error: Statements and expressions are only allowed at the top level of the driver"
      ),
      (
        "Log.swift --with Sources/PhotoStore.swift", 2,
        "Log.swift:1:1: error: The driver has no top-level code, so nothing would run"
      ),
    ])
  func mistakes(_ words: String, _ exitCode: Int32, _ message: String) throws {
    _ = try folder.file("bytes.swift", Data([0xFF, 0xFE]))
    try FileManager.default.copyItem(atPath: Repository.url("traces/barrier/trace.jsonl").path, toPath: folder.path("t.jsonl"))
    let result = try signalbox("run \(words)")
    #expect(result.exitCode == exitCode, "\(result.errorText)")
    #expect(result.errorText.contains(message), "\(result.errorText)")
    #expect(result.outputText.isEmpty)
  }

  @Test("In a sandbox they can be read, and nothing beside them")
  func sandbox() throws {
    let result = try signalbox("run --sandbox main.swift --with Sources/PhotoStore.swift")
    if result.exitCode == 2, result.errorText.contains("Landlock") { return }
    #expect(result.outputText == "2\n" && result.exitCode == 0, "\(result.errorText)")
  }
}
