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
    var seen: Set<Files.Identity> = []
    let found = try folders(below: root, &seen)
    if found.isEmpty { throw Failure(.noScenario(folder: path)) }
    return found.map { "\($0)/\(Input.scenarioFileName)" }
  }

  /// Each folder once, however many links lead to it.
  private static func folders(below folder: String, _ seen: inout Set<Files.Identity>) throws(Failure) -> [String] {
    let names: [String]
    do {
      guard seen.insert(try Files.identity(of: folder)).inserted else { return [] }
      names = try Files.names(in: folder)
    } catch {
      throw Failure(.unreadable(path: folder, reason: error.reason))
    }
    var found = names.contains(Input.scenarioFileName) ? [folder] : []
    for name in names {
      let path = "\(folder)/\(name)"
      if Files.isFolder(path) { found += try folders(below: path, &seen) }
    }
    return found
  }
}
