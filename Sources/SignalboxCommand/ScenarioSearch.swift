import Signalbox

/// Finds scenarios below paths.
enum ScenarioSearch {
  /// `path` itself when it is a `.swift` file, the contents of a playground or of its pages, else every `scenario.swift` below it, in the
  /// order of their paths.
  static func scenarios(below path: String) throws(Failure) -> [String] {
    if path == "-" { throw unsearchable(path, "check reads files; for a scenario on standard input: signalbox run -") }
    guard let kind = try? Files.kind(of: path), kind != .nothing else { throw Failure(.notFound(path: path)) }
    guard kind == .folder else {
      if path.hasSuffix(".swift") { return [path] }
      if path.hasSuffix(".jsonl") {
        throw unsearchable(path, "a trace expects nothing; check its scenario, or look at the trace: signalbox run \(path)")
      }
      throw Failure(.unknownEnding(path: path))
    }
    if let contents = Input.contents(ofPlayground: path) { return contents }
    let root = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
    var seen: Set<Files.Identity> = []
    let found = try folders(below: root, &seen)
    if found.isEmpty {
      let name = Input.scenarioFileName
      throw unsearchable(path, "there is no \(name) in the folder or below it; other scenarios are checked by name")
    }
    return found.map { "\($0)/\(Input.scenarioFileName)" }
  }

  private static func unsearchable(_ path: String, _ advice: String) -> Failure {
    Failure(text: "\(path): error: \(advice)", exitCode: 2)
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
