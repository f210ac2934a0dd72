import Foundation

/// Pictures of many blocks beside plain rectangles drawn with pycairo: whole processes, start-up included.
struct PictureReport {
  /// The `signalbox` command.
  let command: URL
  /// Where `rectangles.py` is.
  let folder: URL

  func write() throws {
    let files = FileManager.default.temporaryDirectory.appendingPathComponent("signalbox-pictures-\(getpid())")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    let python = pythonWithCairo()
    print(
      "Blocks over 16 lanes as a PNG of 1,600 px beside plain rectangles: seconds for the whole process, best of \(Report.repetitions)"
    )
    if python == nil { print("(no python3 has pycairo: python3-cairo is not installed)") }
    print(Report.row("blocks", "scenario", "trace file", "pycairo", "× scenario", "× trace"))
    for blocks in [1_000, 10_000, 100_000] {
      let scenario = files.appendingPathComponent("\(blocks).swift")
      let trace = files.appendingPathComponent("\(blocks).jsonl").path
      let picture = files.appendingPathComponent("\(blocks).png").path
      try Self.scenario(blocks).write(to: scenario, atomically: true, encoding: .utf8)
      _ = try Report.run(command, ["run", scenario.path, "--trace", trace])
      let drawn = try measure(command, ["render", scenario.path, "--width", "1600", "-o", picture])
      let read = try measure(command, ["render", trace, "--width", "1600", "-o", picture])
      let plain = try python.map { try measure($0, [folder.appendingPathComponent("rectangles.py").path, "\(blocks)", picture]) }
      let ratios = [drawn, read].map { ours in plain.map { String(format: "%.2f", $0 / ours) } ?? "" }
      print(Report.row("\(blocks)", Self.words(drawn), Self.words(read), plain.map(Self.words) ?? "", ratios[0], ratios[1]))
    }
  }

  private static func words(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

  private static func scenario(_ blocks: Int) -> String {
    """
    import Dispatch
    let queues = (1...16).map { DispatchQueue(label: "queue \\($0)") }
    for n in 0..<\(blocks) {
      queues[n % 16].async { work("block", .microseconds(400 + n * 37 % 700)) }
    }
    // simulate: cores 16

    """
  }

  /// The first on the search path, or Debian's own.
  private func pythonWithCairo() -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":").map(String.init)
    return folders.map { URL(fileURLWithPath: "\($0)/python3") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
        && (try? Report.run($0, ["-c", "import cairo; print(1)"]))?.output == "1\n"
    }
  }

  private func measure(_ program: URL, _ arguments: [String]) throws -> Double {
    let times = try (0..<Report.repetitions).map { _ in Double(try Report.run(program, arguments).nanoseconds) / 1e9 }
    return times.min() ?? 0
  }
}
