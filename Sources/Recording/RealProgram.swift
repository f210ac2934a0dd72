#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A scenario compiled for the real libdispatch. Its folder goes with it.
package final class RealProgram: Sendable {
  package enum Kind: Sendable {
    /// The scenario as it is, next to the prelude: what anybody would build. Ends at its time limit only.
    case plain
    /// With everything written down; ends as soon as nothing can happen any more.
    case recorded
  }

  /// A file of the scenario.
  package struct Source: Sendable {
    /// As messages and recorded places call it.
    package var name: String
    package var text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  package let kind: Kind
  private let folder: URL
  private var executable: URL { folder.appendingPathComponent("scenario") }

  package static let scenarioName = "scenario.swift"

  /// Compiles `source`, whose top-level code runs, and `others`, which declare; no two have one name. Line numbers are kept, so messages and
  /// recorded places fit the scenario.
  package convenience init(
    scenario source: String, name: String = scenarioName, besides others: [Source] = [], kind: Kind
  ) throws(RecordingError) {
    let main = """
      signalboxLaunch()
      \(Self.placed(Source(name: name, text: source), kind))
      #sourceLocation()
      signalboxRunLoop()

      """
    // Under names of ours: theirs could be those of the runtime.
    var files = others.enumerated().map { number, file in
      RuntimeSources.File(name: "other-\(number).swift", bytes: Array(Self.placed(file, kind).utf8))
    }
    if kind == .recorded { files += RuntimeSources.scenarioRunLoop }
    let texts = [source] + others.map(\.text)
    if texts.contains(where: { $0.contains("Device.use(") }) { files += RuntimeSources.appLife }
    files += Self.interface(for: texts)
    try self.init(main: main, kind: kind, others: files)
  }

  /// Of modules that no program of swiftc's has; what scenarios may use of them is compiled beside it.
  private static let interfaceImports = [
    "UIKit", "PlaygroundSupport", "Combine", "SwiftUI", "CoreImage", "CoreGraphics", "QuartzCore",
  ].map { "import " + $0 }

  private static func interface(for texts: [String]) -> [RuntimeSources.File] {
    let isUsed = texts.contains { text in interfaceImports.contains { text.contains($0) } }
    return isUsed ? RuntimeSources.interface : []
  }

  private static func withoutInterfaceImports(_ text: String) -> String {
    interfaceImports.reduce(text) { $0.replacing($1, with: "import Foundation") }
  }

  private static func placed(_ file: Source, _ kind: Kind) -> String {
    let name = file.name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let source = withoutInterfaceImports(file.text)
    let text =
      switch kind {
      case .plain: source
      case .recorded: RecordedText.of(source)
      }
    return "#sourceLocation(file: \"\(name)\", line: 1)\n\(text)"
  }

  /// Compiles `main`, which begins with `signalboxLaunch()` and ends with `signalboxRunLoop()`.
  package convenience init(main: String, kind: Kind) throws(RecordingError) {
    let files = (kind == .recorded ? RuntimeSources.timers : []) + Self.interface(for: [main])
    try self.init(main: Self.withoutInterfaceImports(main), kind: kind, others: files)
  }

  private init(main: String, kind: Kind, others: [RuntimeSources.File]) throws(RecordingError) {
    self.kind = kind
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("signalbox-\(UUID().uuidString)")
    guard let compiler = ToolSearch.find("swiftc") else { throw .compilerMissing }
    var files = kind == .plain ? RuntimeSources.plain : RuntimeSources.recorded
    files += others
    files.append(RuntimeSources.File(name: "main.swift", bytes: Array(main.utf8)))
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in files { try Data(file.bytes).write(to: folder.appendingPathComponent(file.name)) }
    } catch {
      throw .systemFailure("cannot write to \(folder.path): \(error)")
    }
    let arguments = [
      "-swift-version", "5", "-package-name", "scenario", "-Onone", "-wmo", "-suppress-warnings", "-o", executable.path,
    ]
    let paths = files.map { folder.appendingPathComponent($0.name).path }
    let result = try ChildProcess(compiler, arguments + paths, in: folder).run(atMost: 600)
    guard result.end == .exited(0) else { throw .rejected(result.errors + result.output) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs it once. The process ends by itself; `limit` (milliseconds) is when it does so at the latest. Once it has written more than
  /// `mostOutput` bytes it is killed. `recording` stays, where it is named. `input` are the lines that it reads.
  package func run(
    limit: Int, arguments: [String] = [], input: [String] = [], mostOutput: Int? = nil, recording: String? = nil
  ) throws(RecordingError) -> RealRun {
    let log = recording.map { URL(fileURLWithPath: $0) } ?? folder.appendingPathComponent("log-\(UUID().uuidString)")
    defer { if recording == nil { try? FileManager.default.removeItem(at: log) } }
    var child = ChildProcess(executable, arguments, in: folder)
    child.mostOutput = mostOutput
    let typed = folder.appendingPathComponent("input-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: typed) }
    if !input.isEmpty {
      try? Data(input.map { $0 + "\n" }.joined().utf8).write(to: typed)
      child.input = typed
    }
    child.environment["SIGNALBOX_TIME_LIMIT"] = String(limit)
    child.environment["SIGNALBOX_RECORDING"] = log.path
    // Preconditions say on stderr what failed; the Swift runtime needs no backtrace.
    child.environment["LIBDISPATCH_LOG"] = "stderr"
    child.environment["SWIFT_BACKTRACE"] = "enable=no"
    let result = try child.run(atMost: Double(limit) / 1000 + 20)
    let recording = (try? Data(contentsOf: log)) ?? Data()
    return RealRun(output: result.output, errors: result.errors, end: result.end, log: Array(recording))
  }
}

/// What one run on the real libdispatch left.
package struct RealRun: Sendable {
  package enum End: Hashable, Sendable {
    case exited(Int32)
    /// Killed by a signal: a trap of libdispatch or of the Swift runtime is `SIGILL` on x86-64 and `SIGTRAP` elsewhere.
    case signalled(Int32)
    /// It ran on after its limit and was killed.
    case overran
    /// It wrote more than it may and was killed.
    case flooded
  }

  package var output: String
  package var errors: String
  package var end: End
  /// The recording of a recorded program; `delay` of a plain one.
  package var log: [UInt8]

  /// How much longer than asked for the longest `work` of a plain program took, in nanoseconds: on a busy machine threads get
  /// no core. A program that was
  /// trapped does not say.
  package var delay: Int { Int(String(decoding: log, as: UTF8.self)) ?? 0 }

  package var isTrapped: Bool { end.isTrap }
}
