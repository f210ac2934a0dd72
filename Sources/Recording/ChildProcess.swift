import Foundation

/// A process with its output in files: nothing to drain, nothing that can block.
struct ChildProcess {
  struct Result {
    var output: String
    var errors: String
    var end: RealRun.End
  }

  var environment = ProcessInfo.processInfo.environment
  private let executable: URL
  private let arguments: [String]
  private let folder: URL

  init(_ executable: URL, _ arguments: [String], in folder: URL) {
    self.executable = executable
    self.arguments = arguments
    self.folder = folder
  }

  /// Waits for its end; after `seconds` it is killed.
  func run(atMost seconds: Double) throws(RecordingError) -> Result {
    let output = folder.appendingPathComponent("output-\(UUID().uuidString)")
    let errors = folder.appendingPathComponent("errors-\(UUID().uuidString)")
    defer {
      try? FileManager.default.removeItem(at: output)
      try? FileManager.default.removeItem(at: errors)
    }
    do {
      let process = Process()
      process.executableURL = executable
      process.arguments = arguments
      process.environment = environment
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try Self.newFile(output)
      process.standardError = try Self.newFile(errors)
      let ended = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in ended.signal() }
      try process.run()
      let isLate = ended.wait(timeout: .now() + seconds) == .timedOut
      if isLate {
        kill(process.processIdentifier, SIGKILL)
        ended.wait()
      }
      return Result(output: try Self.text(output), errors: try Self.text(errors), end: isLate ? .overran : Self.end(of: process))
    } catch {
      throw .systemFailure("cannot run \(executable.lastPathComponent): \(error.localizedDescription)")
    }
  }

  private static func newFile(_ url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  private static func text(_ url: URL) throws -> String {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  private static func end(of process: Process) -> RealRun.End {
    process.terminationReason == .uncaughtSignal ? .signalled(process.terminationStatus) : .exited(process.terminationStatus)
  }
}

/// Finds programs as a shell does.
enum ToolSearch {
  static func find(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let candidate = "\(folder)/\(name)"
      if FileManager.default.isExecutableFile(atPath: candidate) { return URL(fileURLWithPath: candidate) }
    }
    return nil
  }
}
