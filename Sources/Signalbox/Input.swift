public import DispatchTrace
import Foundation

/// What a path can lead to: a scenario or a trace.
public enum Input: Sendable {
  case scenario(Scenario)
  case trace(Trace)

  /// The file that a folder has to hold to be a scenario folder.
  public static let scenarioFileName = "scenario.swift"

  /// Loads `path`: a scenario (`.swift`), a folder that holds `scenario.swift`, or a trace (`.jsonl`).
  public init(path: String) throws(LoadError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .notFound(path: path) }
    if isFolder.boolValue {
      let file = path.hasSuffix("/") ? path + Self.scenarioFileName : "\(path)/\(Self.scenarioFileName)"
      guard FileManager.default.fileExists(atPath: file) else { throw .noScenario(folder: path) }
      self = .scenario(try Scenario(path: file))
    } else if path.hasSuffix(".swift") {
      self = .scenario(try Scenario(path: path))
    } else if path.hasSuffix(".jsonl") {
      self = .trace(try Trace(path: path))
    } else {
      throw .unknownEnding(path: path)
    }
  }

  /// A scenario or a trace, told apart by the first byte: a trace begins with `{`. `name` is what messages call it.
  public init(bytes: [UInt8], name: String) throws(LoadError) {
    if bytes.first == UInt8(ascii: "{") {
      self = .trace(try Trace(bytes: bytes, name: name))
    } else {
      self = .scenario(try Scenario(bytes: bytes, name: name))
    }
  }

  static func read(_ path: String) throws(LoadError) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch let error as CocoaError {
      if error.code == .fileReadNoSuchFile { throw .notFound(path: path) }
      throw .unreadable(path: path, reason: error.code == .fileReadNoPermission ? "permission denied" : "it is no ordinary file")
    } catch {
      throw .unreadable(path: path, reason: "it is no ordinary file")
    }
  }
}

extension Trace {
  /// Reads a trace file (JSON Lines).
  public init(path: String) throws(LoadError) {
    try self.init(bytes: Input.read(path), name: path)
  }

  /// Reads the bytes of a trace file; `name` is what messages call it.
  public init(bytes: [UInt8], name: String) throws(LoadError) {
    do {
      try self.init(jsonLines: bytes)
    } catch {
      throw .badTrace(path: name, error)
    }
  }
}
