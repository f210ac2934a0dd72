import Signalbox

/// Finds scenarios below paths.
enum ScenarioSearch {
  /// `path` itself when it is a `.swift` file, else every `scenario.swift` below it, in the order of their paths.
  static func scenarios(below path: String) throws(Failure) -> [String] {
    guard let kind = try? Files.kind(of: path), kind != .nothing else { throw Failure(.notFound(path: path)) }
    guard kind == .folder else {
      guard path.hasSuffix(".swift") else { throw Failure(.unknownEnding(path: path)) }
      return [path]
    }
    let root = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
    let found = folders(below: root)
    if found.isEmpty { throw Failure(.noScenario(folder: path)) }
    return found.map { "\($0)/\(Input.scenarioFileName)" }
  }

  private static func folders(below folder: String) -> [String] {
    let names = Files.names(in: folder)
    var found = names.contains(Input.scenarioFileName) ? [folder] : []
    for name in names {
      let path = "\(folder)/\(name)"
      if Files.isFolder(path) { found += folders(below: path) }
    }
    return found
  }
}
