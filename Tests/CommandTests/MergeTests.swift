import Foundation
import TestSupport
import Testing

/// Parts that do not belong together are refused, each with a sentence that says what to do.
@Suite("Parts of an exploration", .serialized)
struct MergeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.file("app.swift", scenario("a"))
  }

  private func scenario(_ name: String) -> String {
    """
    // expect never: deadlock
    import Dispatch
    import Foundation
    let \(name) = NSLock()
    for _ in 0..<2 { DispatchQueue.global().async { \(name).lock(); \(name).unlock() } }

    """
  }

  private func signalbox(_ arguments: String) throws -> ProcessResult {
    try Command.run(arguments.split(separator: " ").map(String.init), in: folder.url)
  }

  private func makeParts(_ count: Int, _ prefix: String = "p", _ options: String = "") throws {
    for number in 1...count {
      let result = try signalbox("explore app.swift --shard \(number)/\(count) -o \(prefix)\(number).jsonl \(options)")
      #expect(result.exitCode == 0, "\(result.errorText)")
    }
  }

  private func expectRefusal(_ arguments: String, _ text: String) throws {
    let result = try signalbox(arguments)
    #expect(result.exitCode == 2, "\(arguments): \(result.errorText)")
    #expect(result.errorText == text + "\n")
    #expect(result.output.isEmpty)
  }

  @Test("All parts in any order give the report of one machine, as text and as JSON")
  func merging() throws {
    try makeParts(3)
    let whole = try signalbox("explore app.swift")
    let merged = try signalbox("merge p3.jsonl p1.jsonl p2.jsonl")
    #expect(merged.errorText == whole.errorText)
    #expect(merged.exitCode == whole.exitCode)
    let json = try signalbox("merge p1.jsonl p2.jsonl p3.jsonl --format json")
    #expect(json.output == (try signalbox("explore app.swift --format json")).output)
  }

  @Test("Parts and jobs with a timing give the report of one machine with it", arguments: ["exact", "slack:20%:latency:1ms"])
  func timing(_ words: String) throws {
    let timing = words.replacing(":", with: " ")
    let source =
      "// expect always: \"a\" before \"b\"\nimport Dispatch\n"
      + "for name in [\"a\", \"b\"] { DispatchQueue.global().async { work(name, .milliseconds(name == \"a\" ? 10 : 15)) } }\n"
    _ = try folder.file("app.swift", source)
    func explore(_ options: [String]) throws -> ProcessResult {
      try Command.run(["explore", "app.swift", "--timing", timing] + options, in: folder.url)
    }
    let whole = try explore([])
    #expect(whole.errorText.contains("durations \(timing == "exact" ? "exact" : "with a slack of 20%")"), "\(whole.errorText)")
    for number in 1...2 { #expect(try explore(["--shard", "\(number)/2", "-o", "p\(number).jsonl"]).exitCode == 0) }
    let merged = try signalbox("merge p1.jsonl p2.jsonl")
    #expect(merged.errorText == whole.errorText)
    #expect(merged.exitCode == whole.exitCode)
    #expect(try explore(["--jobs", "2"]).errorText == whole.errorText)
    _ = try signalbox("explore app.swift --shard 2/2 -o free2.jsonl")
    let name = timing.replacing("1ms", with: "1 ms")
    try expectRefusal(
      "merge p1.jsonl free2.jsonl",
      "free2.jsonl: error: it was made with another --timing (none, not \(name)) than p1.jsonl: run its shard again")
  }

  @Test("A part that is missing, twice there, or of another division")
  func divisions() throws {
    try makeParts(3)
    try makeParts(2, "q")
    try expectRefusal("merge p1.jsonl p3.jsonl", "error: of 3 parts one is missing: 2")
    try expectRefusal("merge p1.jsonl", "error: of 3 parts 2 are missing: 2, 3")
    try expectRefusal("merge p1.jsonl p2.jsonl p2.jsonl p3.jsonl", "p2.jsonl: error: it is named twice")
    try FileManager.default.copyItem(atPath: folder.path("p2.jsonl"), toPath: folder.path("copy.jsonl"))
    try expectRefusal(
      "merge p1.jsonl p2.jsonl copy.jsonl p3.jsonl",
      "copy.jsonl: error: it is part 2 of 3, as is p2.jsonl: leave one of them out")
    try expectRefusal(
      "merge p1.jsonl q2.jsonl p3.jsonl",
      "q2.jsonl: error: it is one of 2 parts, and p1.jsonl is one of 3: merge those of one division")
  }

  @Test("Parts of another text, another platform and another bound")
  func otherExplorations() throws {
    try makeParts(2)
    try makeParts(2, "linux", "--platform linux")
    try makeParts(2, "few", "--max-executions 50")
    try expectRefusal(
      "merge p1.jsonl linux2.jsonl",
      "linux2.jsonl: error: it was made with another --platform (linux, not none) than p1.jsonl: run its shard again")
    try expectRefusal(
      "merge p1.jsonl few2.jsonl",
      "few2.jsonl: error: it was made with other --max-executions (50, not 100000) than p1.jsonl: run its shard again")
    _ = try folder.file("app.swift", scenario("b"))
    let changed = "p2.jsonl: error: it was made with another text of app.swift than this: run its shard again"
    try expectRefusal(
      "explore app.swift --shard 2/2 -o p2.jsonl", changed.replacing(": run its shard again", with: ": remove it"))
    try FileManager.default.removeItem(atPath: folder.path("p2.jsonl"))
    _ = try signalbox("explore app.swift --shard 2/2 -o p2.jsonl")
    try expectRefusal(
      "merge p1.jsonl p2.jsonl",
      "p2.jsonl: error: it was made with another text of app.swift than p1.jsonl: run its shard again")
  }

  @Test("A file that was cut, was changed, is none, or is not there")
  func corruption() throws {
    try makeParts(2)
    let whole = try Data(contentsOf: folder.url.appendingPathComponent("p2.jsonl"))
    _ = try folder.file("p2.jsonl", whole.dropLast(20))
    let cut = "p2.jsonl: error: it is cut off: copy it again, or run its shard again"
    try expectRefusal("merge p1.jsonl p2.jsonl", cut)
    try expectRefusal("explore app.swift --shard 2/2 -o p2.jsonl", cut)
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("p2.jsonl")) == whole.dropLast(20), "nothing is lost")
    var changed = whole
    changed[whole.count / 2] ^= 1
    _ = try folder.file("p2.jsonl", changed)
    let sentence = "p2.jsonl: error: it was changed after it was written: copy it again, or run its shard again"
    try expectRefusal("merge p1.jsonl p2.jsonl", sentence)
    try expectRefusal(
      "merge p1.jsonl app.swift",
      "app.swift: error: it is no part of an exploration: 'signalbox explore FILE --shard I/N -o part.jsonl' writes those")
    try expectRefusal("merge p1.jsonl p3.jsonl", "p3.jsonl: error: there is no such file")
  }

  @Test("A shard that was stopped says so, is not merged, and goes on from where it was")
  func stopping() throws {
    _ = try folder.file(
      "app.swift", scenario("a").replacing("a.lock(); a.unlock()", with: "for _ in 0..<7 { a.lock(); a.unlock() }"))
    let stopped = try signalbox("explore app.swift --shard 1/1 -o p1.jsonl --time 1")
    if stopped.exitCode == 0 { return }
    #expect(stopped.exitCode == 3)
    #expect(stopped.errorText == "part 1 of 1: not finished; the same command goes on from p1.jsonl\n")
    try expectRefusal(
      "merge p1.jsonl", "p1.jsonl: error: part 1 of 1 is not finished: the command that wrote it goes on from there")
    #expect(try signalbox("explore app.swift --shard 1/1 -o p1.jsonl").exitCode == 0)
    #expect(try signalbox("merge p1.jsonl").errorText == signalbox("explore app.swift").errorText)
  }

  @Test(
    "A misspelt shard, one without a file, and what does not go with it are wrong usage",
    arguments: [
      "--shard 3/2 -o p.jsonl", "--shard 0/2 -o p.jsonl", "--shard 1 -o p.jsonl", "--shard 1/2",
      "--shard 1/2 -o p.jsonl --matrix",
      "--shard 1/2 -o p.jsonl --format json", "--known p1.jsonl", "--jobs 0",
    ])
  func usage(_ options: String) throws {
    #expect(try signalbox("explore app.swift \(options)").exitCode == 64)
  }
}
