import Dispatch

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A process with its output in files: nothing to drain, nothing that can block.
///
/// `posix_spawn` rather than `Foundation.Process`, whose `run` crashes now and then when many threads start processes (6.3.1).
package struct ChildProcess {
  package struct Result {
    package var output: String
    package var errors: String
    package var end: RealRun.End
  }

  package var environment = ProcessInfo.processInfo.environment
  /// What it reads.
  package var input = URL(fileURLWithPath: "/dev/null")
  /// Bytes on each of the two streams; nil for as many as it writes.
  package var mostOutput: Int?
  /// Asked from time to time; once it is true, the process is sent SIGINT.
  package var shouldInterrupt: () -> Bool = { false }
  private let executable: URL
  private let arguments: [String]
  private let folder: URL

  package init(_ executable: URL, _ arguments: [String], in folder: URL) {
    self.executable = executable
    self.arguments = arguments
    self.folder = folder
  }

  /// Waits for its end; after `seconds` it is killed.
  package func run(atMost seconds: Double) throws(RecordingError) -> Result {
    let output = folder.appendingPathComponent("output-\(UUID().uuidString)")
    let errors = folder.appendingPathComponent("errors-\(UUID().uuidString)")
    defer {
      try? FileManager.default.removeItem(at: output)
      try? FileManager.default.removeItem(at: errors)
    }
    let child = try spawn(output: output.path, errors: errors.path)
    let end = wait(for: child, atMost: seconds) {
      mostOutput.map { most in [output, errors].contains { Self.size($0) > most } } ?? false
    }
    return Result(output: text(output), errors: text(errors), end: end)
  }

  private func spawn(output: String, errors: String) throws(RecordingError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input.path, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_RDWR | O_CREAT | O_TRUNC, 0o600)
    // Worker threads block signals; the child must not inherit that.
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let words = ([executable.path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var child: pid_t = 0
    let failure = posix_spawn(&child, executable.path, &actions, &attributes, words, variables)
    guard failure == 0 else {
      throw .systemFailure("cannot run \(executable.lastPathComponent): \(String(cString: strerror(failure)))")
    }
    return child
  }

  /// `isTooMuch` is asked now and then.
  private func wait(for child: pid_t, atMost seconds: Double, _ isTooMuch: () -> Bool) -> RealRun.End {
    let deadline = DispatchTime.now() + seconds
    var killed: RealRun.End?
    var isInterrupted = false
    var turns = 0
    var status: Int32 = 0
    while true {
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child { break }
      if ended < 0 && errno != EINTR { return .overran }
      turns += 1
      if killed == nil {
        if DispatchTime.now() >= deadline { killed = .overran } else if turns % 25 == 0, isTooMuch() { killed = .flooded }
        if killed != nil { kill(child, SIGKILL) }
      }
      if !isInterrupted && shouldInterrupt() {
        isInterrupted = true
        kill(child, SIGINT)
      }
      usleep(2000)
    }
    let signal = status & 0x7F
    return killed ?? (signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal))
  }

  private static func size(_ url: URL) -> Int {
    var facts = stat()
    return stat(url.path, &facts) == 0 ? Int(facts.st_size) : 0
  }

  private func text(_ url: URL) -> String {
    let bytes = (try? Data(contentsOf: url)) ?? Data()
    return String(decoding: bytes.prefix(mostOutput ?? .max), as: UTF8.self)
  }
}

extension RealRun.End {
  /// Stopped by the Swift runtime or by libdispatch.
  var isTrap: Bool {
    switch self {
    case .signalled(let number): number == SIGILL || number == SIGTRAP
    case .exited, .overran, .flooded: false
    }
  }
}

/// Finds programs as a shell does.
package enum ToolSearch {
  package static func find(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let candidate = "\(folder)/\(name)"
      if FileManager.default.isExecutableFile(atPath: candidate) { return URL(fileURLWithPath: candidate) }
    }
    return nil
  }
}
