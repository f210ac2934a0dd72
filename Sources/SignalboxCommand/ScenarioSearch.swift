import Foundation
import Signalbox

/// Finds scenarios below paths.
enum ScenarioSearch {
  /// `path` itself when it is a `.swift` file, else every `scenario.swift` below it, in the order of their paths.
  static func scenarios(below path: String) throws(Failure) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw Failure(.notFound(path: path)) }
    guard isFolder.boolValue else {
      guard path.hasSuffix(".swift") else { throw Failure(.unknownEnding(path: path)) }
      return [path]
    }
    let root = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
    let found = folders(below: root)
    if found.isEmpty { throw Failure(.noScenario(folder: path)) }
    return found.map { "\($0)/\(Input.scenarioFileName)" }
  }

  private static func folders(below folder: String) -> [String] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    var found = names.contains(Input.scenarioFileName) ? [folder] : []
    for name in names {
      var isFolder: ObjCBool = false
      let path = "\(folder)/\(name)"
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        found += folders(below: path)
      }
    }
    return found
  }
}
