public import DispatchTrace
import Recording

/// What a path can lead to: a scenario or a trace.
public enum Input: Sendable {
  case scenario(Scenario)
  case trace(Trace)

  /// The file that a folder has to hold to be a scenario folder.
  public static let scenarioFileName = "scenario.swift"

  /// Loads `path`: a scenario (`.swift`), a folder that holds `scenario.swift`, a playground or a page of one with its `Sources`, a trace
  /// (`.jsonl`), or what a program left that was recorded with RecordedDispatch (`.recording`). With `others` the scenario is the driver
  /// of a program of several files. `platform` decides conditions like `#if os(Linux)`, as for a scenario.
  public init(
    path: String, with others: [Scenario.SourceFile] = [], platform: Machine.Platform? = nil
  ) throws(LoadError) {
    let kind = try Self.kind(of: path)
    guard kind != .nothing else { throw .notFound(path: path) }
    if let playground = Playground(at: path) {
      self = .scenario(try Scenario(playground, named: path, with: others, platform: platform))
    } else if kind == .folder {
      let file = path.hasSuffix("/") ? path + Self.scenarioFileName : "\(path)/\(Self.scenarioFileName)"
      guard try Self.kind(of: file) != .nothing else { throw .noScenario(folder: path) }
      self = .scenario(try Scenario(path: file, with: others, platform: platform))
    } else if path.hasSuffix(".swift") {
      self = .scenario(try Scenario(path: path, with: others, platform: platform))
    } else if path.hasSuffix(".jsonl") || path.hasSuffix(".recording") {
      guard others.isEmpty else { throw .noProgram(path: path) }
      self = .trace(try Trace(path: path))
    } else {
      throw .unknownEnding(path: path)
    }
  }

  /// Of a playground, or a page of one: the paths of its contents, one for each page; nil when `path` leads to none.
  public static func contents(ofPlayground path: String) -> [String]? {
    guard let playground = Playground(at: path) else { return nil }
    let pages = playground.pages.compactMap(Playground.init(at:)).map(\.driver)
    return pages.isEmpty ? [playground.driver] : pages
  }

  /// A scenario, a trace or a recording, told apart by how they begin: a trace with `{`. `name` is what messages call it.
  /// With `others` the scenario is the driver of a program of several files.
  public init(
    bytes: [UInt8], name: String, with others: [Scenario.SourceFile] = [], platform: Machine.Platform? = nil
  ) throws(LoadError) {
    if bytes.first == UInt8(ascii: "{") || RecordedLines.begin(bytes) {
      guard others.isEmpty else { throw .noProgram(path: name) }
      self = .trace(try Trace(bytes: bytes, name: name))
    } else {
      self = .scenario(try Scenario(bytes: bytes, name: name, with: others, platform: platform))
    }
  }

  static func read(_ path: String) throws(LoadError) -> [UInt8] {
    do {
      return try Files.contents(of: path)
    } catch {
      throw error.isMissing ? .notFound(path: path) : .unreadable(path: path, reason: error.reason)
    }
  }

  private static func kind(of path: String) throws(LoadError) -> Files.Kind {
    do {
      return try Files.kind(of: path)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}

extension Trace {
  /// Reads a trace file (JSON Lines), or a recording of RecordedDispatch.
  public init(path: String) throws(LoadError) {
    try self.init(bytes: Input.read(path), name: path)
  }

  /// Reads the bytes of a trace file or of a recording; `name` is what messages call it.
  public init(bytes: [UInt8], name: String) throws(LoadError) {
    if RecordedLines.begin(bytes) {
      self.init(recording: bytes)
      return
    }
    do {
      try self.init(jsonLines: bytes)
    } catch {
      throw .badTrace(path: name, error)
    }
  }
}
