import Foundation

/// The scenario machine beside CPython and Lua on equivalent programs: whole processes, start-up included.
struct LanguageReport {
  /// The `signalbox` command.
  let command: URL
  /// Where the programs are: `NAME.swift`, `NAME.py`, `NAME.lua`.
  let folder: URL
  static let programs = [
    "integer-sums", "array-updates", "closure-calls", "class-method-calls", "dictionary-counts", "string-building", "start-up",
  ]

  func write() throws {
    let python = find("python3")
    let lua = find("lua5.4")
    print("The scenario machine beside CPython and Lua: seconds for the whole process, best of \(Report.repetitions)")
    if python == nil { print("(python3 is not installed)") }
    if lua == nil { print("(lua5.4 is not installed)") }
    print(Report.row("program", "signalbox", "python3", "lua5.4", "× python3", "× lua5.4"))
    for program in Self.programs {
      let ours = try measure(command, ["run", file(program, "swift")])
      let pythons = try python.map { try measure($0, [file(program, "py")]) }
      let luas = try lua.map { try measure($0, [file(program, "lua")]) }
      for other in [pythons, luas] where other != nil && other?.output != ours.output {
        print("\(program): the programs print different things: \(ours.output) and \(other?.output ?? "")")
      }
      print(
        Report.row(
          program, seconds(ours), seconds(pythons), seconds(luas), ratio(pythons, ours), ratio(luas, ours)))
    }
    print()
    let scenario = folder.appendingPathComponent("../../Tests/LanguagePrograms/programs/download-manager.swift")
      .standardizedFileURL.path
    let lines =
      try String(contentsOfFile: scenario, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).count - 1
    let run = try measure(command, ["run", scenario])
    print(
      "A scenario of \(lines) lines (download-manager) is parsed, lowered, run and analysed in \(seconds(run)) s, process start included"
    )
  }

  private struct Timing {
    var seconds: Double
    var output: String
  }

  private func seconds(_ timing: Timing?) -> String { timing.map { String(format: "%.3f", $0.seconds) } ?? "" }

  /// How many times as fast as the other.
  private func ratio(_ other: Timing?, _ ours: Timing) -> String {
    other.map { String(format: "%.2f", $0.seconds / ours.seconds) } ?? ""
  }

  private func file(_ program: String, _ ending: String) -> String {
    folder.appendingPathComponent("\(program).\(ending)").path
  }

  private func find(_ program: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return folders.map { URL(fileURLWithPath: "\($0)/\(program)") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }

  private func measure(_ program: URL, _ arguments: [String]) throws -> Timing {
    let timings = try (0..<Report.repetitions).map { _ in
      let run = try Report.run(program, arguments)
      return Timing(seconds: Double(run.nanoseconds) / 1e9, output: run.output)
    }
    return timings.min { $0.seconds < $1.seconds } ?? timings[0]
  }
}
