package import Foundation

/// A program that was run to its end.
package struct ProcessResult {
  /// As a shell has it: 128 and the signal for one that died of a signal.
  package var exitCode: Int32
  package var diedOfSignal: Bool
  package var output: Data
  package var errors: Data

  package var outputText: String { String(decoding: output, as: UTF8.self) }
  package var errorText: String { String(decoding: errors, as: UTF8.self) }
}

/// What a program is sent while it runs.
package struct Interruption: Sendable {
  package var signal: Int32
  package var delay: Duration
  /// What it waits for, before the delay; not longer than a minute.
  package var condition: @Sendable () -> Bool

  package init(_ signal: Int32, after delay: Duration = .zero, when condition: @escaping @Sendable () -> Bool = { true }) {
    self.signal = signal
    self.delay = delay
    self.condition = condition
  }

  fileprivate func wait(on process: Process) {
    let end = ContinuousClock.now + .seconds(60)
    while process.isRunning, !condition(), ContinuousClock.now < end { Thread.sleep(forTimeInterval: 0.005) }
    Thread.sleep(forTimeInterval: delay / .seconds(1))
  }
}

/// The `signalbox` binary that was built together with the running tests.
package enum Command {
  /// Tests run from the folder the products are built into.
  package static let url: URL = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("signalbox")
      if FileManager.default.isExecutableFile(atPath: candidate.path) && !isFolder(candidate) { return candidate }
      folder.deleteLastPathComponent()
    }
    return URL(fileURLWithPath: "signalbox")
  }()

  /// The folder of `swiftc`, where there is one.
  package static let compilerFolder: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map(String.init).first { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }
  }()

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }

  /// Runs `signalbox` with `arguments` in `folder` (the repository's root by default). `environment` adds to what the
  /// tests have; a nil value takes a variable away.
  package static func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String?] = [:], in folder: URL = Repository.root,
    sending interruption: Interruption? = nil
  ) throws -> ProcessResult {
    try runProgram(url, arguments, input: input, environment: environment, in: folder, sending: interruption)
  }

  package static func runProgram(
    _ program: URL, _ arguments: [String], input: Data = Data(), environment: [String: String?] = [:],
    in folder: URL = Repository.root, sending interruption: Interruption? = nil
  ) throws -> ProcessResult {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // What compiled programs leave is kept with the build: all tests share it.
    let cache = ["XDG_CACHE_HOME": url.deletingLastPathComponent().appendingPathComponent("cache").path]
    process.environment = ProcessInfo.processInfo.environment.merging(cache) { _, new in new }
      .merging(environment.compactMapValues { $0 }) { _, new in new }
      .filter { environment[$0.key].map { $0 != nil } ?? true }

    let scratch = try TemporaryFolder()
    let inputFile = scratch.url.appendingPathComponent("input")
    let outputFile = scratch.url.appendingPathComponent("output")
    let errorFile = scratch.url.appendingPathComponent("errors")
    try input.write(to: inputFile)
    try Data().write(to: outputFile)
    try Data().write(to: errorFile)
    // Files instead of pipes: nothing can fill up while nobody reads.
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    if let interruption {
      interruption.wait(on: process)
      kill(process.processIdentifier, interruption.signal)
    }
    process.waitUntilExit()
    let diedOfSignal = process.terminationReason == .uncaughtSignal
    return ProcessResult(
      exitCode: diedOfSignal ? 128 + process.terminationStatus : process.terminationStatus, diedOfSignal: diedOfSignal,
      output: try Data(contentsOf: outputFile), errors: try Data(contentsOf: errorFile))
  }
}

/// A folder of its own that goes when the value goes.
package final class TemporaryFolder {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("signalbox-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes `text` into a file of that name and gives its path.
  package func file(_ name: String, _ text: String) throws -> String {
    try file(name, Data(text.utf8))
  }

  package func file(_ name: String, _ data: Data) throws -> String {
    let file = url.appendingPathComponent(name)
    try data.write(to: file)
    return file.path
  }

  package func path(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }
}
