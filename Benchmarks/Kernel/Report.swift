import Foundation

/// The tables of `make bench`.
struct Report {
  let program: URL
  /// The best of that many processes counts: the others had to share the machine.
  static let repetitions = 3

  func write() throws {
    print(
      "Signalbox kernel benchmarks; \(ProcessInfo.processInfo.activeProcessorCount) cores; best of \(Self.repetitions) processes each"
    )
    print()
    try compareWithDispatch()
    try showFlatCost()
    try showClosures()
    try showOtherCases()
  }

  private func compareWithDispatch() throws {
    print("One million empty blocks: simulated with full trace, and run by the real libdispatch")
    print(Self.row("case", "blocks/s", "ns/block", "bytes/block", "× real, 1 core"))
    for name in ["serial", "concurrent", "ping-pong"] {
      let simulated = try measure(name, blocks: 1_000_000)
      let pinned = try measure("real-\(name)", blocks: 1_000_000, isPinned: true)
      let free = try measure("real-\(name)", blocks: 1_000_000)
      print(row("\(name), simulated", simulated, ratio: simulated.blocksPerSecond / pinned.blocksPerSecond))
      print(row("\(name), real on one core", pinned, ratio: 1))
      print(row("\(name), real on all cores", free, ratio: free.blocksPerSecond / pinned.blocksPerSecond))
    }
    print()
  }

  private func showFlatCost() throws {
    print("The cost of a block does not grow with their number")
    print(Self.row("case", "blocks/s", "ns/block", "bytes/block", ""))
    for name in ["serial", "concurrent"] {
      for blocks in [10_000, 100_000, 1_000_000, 10_000_000] {
        print(row("\(name), \(blocks)", try measure(name, blocks: blocks)))
      }
    }
    print()
  }

  private func showClosures() throws {
    print("The same as closures of a test, each simulated thread on a real one")
    print(Self.row("case", "blocks/s", "ns/block", "bytes/block", ""))
    print(row("orders of nine steps, explored", try measure("closure-orders", blocks: 1_680)))
    for name in ["closures", "closures-ping-pong"] {
      for blocks in [1_000, 100_000] { print(row("\(name), \(blocks)", try measure(name, blocks: blocks))) }
    }
    print()
  }

  private func showOtherCases() throws {
    print("Other cases, each at two sizes: no cost may grow faster than the number of blocks (timers: times its logarithm)")
    print(Self.row("case", "blocks/s", "ns/block", "bytes/block", ""))
    for name in ["ping-pong", "fan-out", "group", "timers", "targets", "semaphores"] {
      for blocks in [10_000, 100_000] { print(row("\(name), \(blocks)", try measure(name, blocks: blocks))) }
    }
  }

  // MARK: Rows

  private func row(_ name: String, _ measurement: Measurement, ratio: Double? = nil) -> String {
    Self.row(
      name, String(format: "%.0f", measurement.blocksPerSecond), String(format: "%.0f", measurement.nanosecondsPerBlock),
      String(format: "%.0f", measurement.bytesPerBlock), ratio.map { String(format: "%.2f", $0) } ?? "")
  }

  static func row(_ name: String, _ columns: String...) -> String {
    name.padding(toLength: 32, withPad: " ", startingAt: 0)
      + columns.map { String(repeating: " ", count: max(16 - $0.count, 1)) + $0 }.joined()
  }

  // MARK: Processes

  private func measure(_ name: String, blocks: Int, isPinned: Bool = false) throws -> Measurement {
    let measurements = try (0..<Self.repetitions).map { _ in try measureOnce(name, blocks: blocks, isPinned: isPinned) }
    return measurements.min { $0.nanoseconds < $1.nanoseconds } ?? measurements[0]
  }

  private func measureOnce(_ name: String, blocks: Int, isPinned: Bool) throws -> Measurement {
    let taskset = URL(fileURLWithPath: "/usr/bin/taskset")
    let canPin = isPinned && FileManager.default.isExecutableFile(atPath: taskset.path)
    let text =
      canPin
      ? try Self.run(taskset, ["-c", "0", program.path, name, "\(blocks)"]).output
      : try Self.run(program, [name, "\(blocks)"]).output
    guard let measurement = Measurement(line: text) else { throw CocoaError(.fileReadCorruptFile) }
    return measurement
  }

  /// Runs a program to its end; what it wrote on standard output, and how long it took.
  static func run(_ program: URL, _ arguments: [String]) throws -> (output: String, nanoseconds: UInt64) {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let start = DispatchTime.now().uptimeNanoseconds
    try process.run()
    // The output ends when the process does; `waitUntilExit` may notice that 50 ms later.
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let end = DispatchTime.now().uptimeNanoseconds
    process.waitUntilExit()
    return (text, end - start)
  }
}
