import Foundation
import TestSupport
import Testing

/// Ctrl-C, the end of a terminal and `kill` while many processes search: each command ends with a sentence, what was found is told or kept,
/// and nothing is left behind.
@Suite("Explorations of many processes, ended before their time", .serialized)
struct InterruptedExplorationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("tmp"), withIntermediateDirectories: true)
    // 10! orders with few steps each, and a claim that fails in one of the first.
    _ = try folder.file(
      "endless.swift",
      """
      // expect always: "1" before "2"
      import Dispatch
      import Foundation
      let lock = NSLock()
      for _ in 0..<8 { DispatchQueue.global().async { lock.lock(); lock.unlock() } }
      DispatchQueue.global().async { lock.lock(); work("1", .milliseconds(1)); lock.unlock() }
      DispatchQueue.global().async { lock.lock(); work("2", .milliseconds(1)); lock.unlock() }

      """)
    // 7! / 2 = 2,520 orders: more than are led in one go; and 8! / 2, more than a second's: a shard writes once a second.
    for (name, counts) in [("long.swift", "2, 1, 1, 1, 1, 1"), ("longer.swift", "2, 1, 1, 1, 1, 1, 1")] {
      _ = try folder.file(
        name,
        """
        // expect never: deadlock
        import Dispatch
        import Foundation
        let lock = NSLock()
        for count in [\(counts)] { DispatchQueue.global().async { for _ in 0..<count { lock.lock(); lock.unlock() } } }

        """)
    }
  }

  private func signalbox(_ arguments: String, sending interruption: Interruption? = nil) throws -> ProcessResult {
    let environment = ["TMPDIR": folder.path("tmp")]
    return try Command.run(
      arguments.split(separator: " ").map(String.init), environment: environment, in: folder.url, sending: interruption)
  }

  // MARK: What is left behind

  private static func temporaryFiles(_ folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: "\(folder)/tmp")?.allObjects as? [String] ?? []).sorted()
  }

  /// By what they were started with. Linux only.
  private static func jobs(_ folder: String) -> [Int32] {
    let ids = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap(Int32.init)
    return ids.filter { id in
      let words = FileManager.default.contents(atPath: "/proc/\(id)/cmdline").map { String(decoding: $0, as: UTF8.self) } ?? ""
      return words.contains("--shard") && words.contains("\(folder)/tmp")
    }
  }

  private func expectNothingLeft(_ what: String, within seconds: Double = 0) {
    let end = Date() + seconds
    while Date() < end, !Self.jobs(folder.url.path).isEmpty { Thread.sleep(forTimeInterval: 0.05) }
    #expect(Self.jobs(folder.url.path).isEmpty, "\(what): a job is still running")
    if seconds == 0 { #expect(Self.temporaryFiles(folder.url.path) == [], "\(what)") }
  }

  // MARK: Jobs

  private func condition(_ name: String) -> @Sendable () -> Bool {
    let path = folder.url.path
    return { Self.temporaryFiles(path).contains { $0.hasSuffix(name) } }
  }

  @Test(
    "--jobs ends with what was found until then, no job goes on, and no file is left",
    arguments: [
      (SIGINT, "known.jsonl", 0, "Ctrl-C"), (SIGINT, "errors-1", 0, "Ctrl-C"), (SIGINT, "errors-2", 3, "Ctrl-C"),
      (SIGTERM, "errors-2", 1, "SIGTERM"), (SIGHUP, "errors-2", 0, "SIGHUP"),
    ])
  func jobs(_ signal: Int32, _ file: String, _ seconds: Int, _ name: String) throws {
    let interruption = Interruption(signal, after: .seconds(seconds), when: condition(file))
    let result = try signalbox("explore endless.swift --jobs 2", sending: interruption)
    #expect(!result.diedOfSignal)
    #expect(result.exitCode == 1, "\(result.errorText)")
    #expect(result.errorText.contains("error: expect always: \"1\" before \"2\""), "what was found is lost: \(result.errorText)")
    #expect(result.errorText.contains("--schedule '"))
    // The first part of the search and more.
    #expect(!result.errorText.contains("explored 0 of"))
    #expect(result.errorText.hasSuffix("stopped by \(name): this is what was found until then\n"), "\(result.errorText)")
    expectNothingLeft("\(name) at \(file)")
  }

  @Test(
    "A compiled program is told, answers with what it has found, and is gone", .enabled(if: Command.compilerFolder != nil),
    arguments: [(SIGINT, "Ctrl-C"), (SIGTERM, "SIGTERM"), (SIGHUP, "SIGHUP")])
  func compiled(_ signal: Int32, _ name: String) throws {
    // The file that tells the program what to do; two seconds later it is in the middle of it.
    let interruption = Interruption(signal, after: .seconds(2), when: condition("/job"))
    let result = try signalbox("explore --compiled endless.swift", sending: interruption)
    #expect(!result.diedOfSignal)
    #expect(result.exitCode == 1, "\(result.errorText)")
    #expect(result.errorText.contains("--schedule '"), "what was found is lost: \(result.errorText)")
    #expect(!result.errorText.contains("explored 0 of"))
    #expect(result.errorText.hasSuffix("stopped by \(name): this is what was found until then\n"), "\(result.errorText)")
    expectNothingLeft("\(name) of a compiled program")
  }

  @Test("When the process that has started them is killed, jobs come to their end")
  func killedParent() throws {
    let interruption = Interruption(SIGKILL, after: .seconds(1), when: condition("errors-2"))
    let result = try signalbox("explore endless.swift --jobs 2", sending: interruption)
    #expect(result.diedOfSignal)
    expectNothingLeft("kill -9", within: 20)
  }

  #if os(Linux)
    @Test("When one job is killed, the others end, and a sentence says so")
    func killedJob() throws {
      let path = folder.url.path
      let interruption = Interruption(SIGURG, after: .zero) {
        guard let job = Self.jobs(path).last else { return false }
        Thread.sleep(forTimeInterval: 1)
        kill(job, SIGKILL)
        return true
      }
      let result = try signalbox("explore endless.swift --jobs 2", sending: interruption)
      #expect(result.exitCode == 70)
      #expect(
        result.errorText.contains(/error: job \d of 2 was ended by signal 9; the others were stopped\n/), "\(result.errorText)")
      expectNothingLeft("a killed job")
    }
  #endif

  // MARK: Shards

  @Test("A shard that is interrupted says so, keeps what it has, and goes on to the same report", arguments: [SIGINT, SIGTERM])
  func shards(_ signal: Int32) throws {
    let part = folder.path("part.jsonl")
    let interruption = Interruption(signal) { FileManager.default.fileExists(atPath: part) }
    let stopped = try signalbox("explore longer.swift --shard 1/1 -o part.jsonl", sending: interruption)
    #expect(stopped.exitCode == 128 + signal && !stopped.diedOfSignal)
    #expect(stopped.errorText == "part 1 of 1: not finished; the same command goes on from part.jsonl\n")
    let kept = try String(contentsOfFile: part, encoding: .utf8)
    #expect(kept.split(separator: "\n").count { $0.hasPrefix("{\"piece\"") } > 1)
    let refused = try signalbox("merge part.jsonl")
    #expect(refused.exitCode == 2)
    #expect(refused.errorText.contains("part 1 of 1 is not finished: the command that wrote it goes on from there"))
    #expect(try signalbox("explore longer.swift --shard 1/1 -o part.jsonl").exitCode == 0)
    #expect(try signalbox("merge part.jsonl").errorText.hasSuffix("explored all 20,160 orders, durations free\n"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == [
        "endless.swift", "long.swift", "longer.swift", "part.jsonl", "tmp",
      ])
  }

  @Test("A merge that is interrupted says so, and the parts are as they were")
  func merge() throws {
    #expect(try signalbox("explore long.swift --shard 1/1 -o part.jsonl").exitCode == 0)
    let part = try Data(contentsOf: URL(fileURLWithPath: folder.path("part.jsonl")))
    // It may come before the command is ready, or after its end.
    for milliseconds in stride(from: 50, to: 4000, by: 150) {
      let result = try signalbox("merge part.jsonl", sending: Interruption(SIGINT, after: .milliseconds(milliseconds)))
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("part.jsonl"))) == part)
      if result.diedOfSignal { continue }
      if result.exitCode == 0 { break }
      #expect(result.exitCode == 130)
      #expect(result.errorText == "stopped by Ctrl-C: nothing was merged; the parts are as they were\n")
      return
    }
    Issue.record("no signal came while it merged")
  }

  @Test("A part of another build, and what is known of another scenario or is cut off")
  func strangers() throws {
    #expect(try signalbox("explore long.swift --shard 1/2 -o a.jsonl --max-executions 50").exitCode == 0)
    let text = try String(contentsOfFile: folder.path("a.jsonl"), encoding: .utf8)
    let version = try #require(text.firstMatch(of: /"build":"([^"]*)"/)).output.1
    _ = try folder.file("b.jsonl", Self.summed(text.replacing("\"build\":\"\(version)\"", with: "\"build\":\"0.0.1\"")))
    let sentence = "b.jsonl: error: it was written by Signalbox 0.0.1, and this is \(version): use one version for all parts\n"
    for command in [
      "merge a.jsonl b.jsonl", "explore long.swift --shard 1/2 -o b.jsonl",
      "explore long.swift --shard 1/2 -o c.jsonl --known b.jsonl",
    ] {
      let result = try signalbox(command)
      #expect(result.exitCode == 2 && result.errorText == sentence, "\(command): \(result.errorText)")
    }
    let known = try signalbox("explore endless.swift --shard 1/2 -o c.jsonl --known a.jsonl --max-executions 50")
    #expect(known.exitCode == 2)
    #expect(known.errorText == "a.jsonl: error: it was made with another text of long.swift than this: merge again\n")
    _ = try folder.file("cut.jsonl", String(text.dropLast(30)))
    let cut = try signalbox("explore long.swift --shard 1/2 -o c.jsonl --known cut.jsonl")
    #expect(cut.exitCode == 2)
    #expect(cut.errorText == "cut.jsonl: error: it is cut off: copy it again, or run its shard again\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path("c.jsonl")))
  }

  /// With the sum that belongs to the lines above: FNV-1a, as a part's last line has it.
  private static func summed(_ text: String) -> String {
    let lines = text.split(separator: "\n").dropLast().map { "\($0)\n" }.joined()
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in lines.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(sum, radix: 16)
    return lines + "{\"end\":\"" + String(repeating: "0", count: 16 - digits.count) + digits + "\"}\n"
  }
}
