/// Names of source files: places, messages and traces say them without the folders.
package enum FileName {
  /// What stands behind the last `/` of a path, or of what `#fileID` says.
  package static func last(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The same with as many folders before it as tell it from `others`, where they do.
  package static func shortest(of path: String, besides others: [String]) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    for first in parts.indices.reversed() {
      let name = parts[first...].joined(separator: "/")
      if !others.contains(where: { $0 == name || $0.hasSuffix("/" + name) }) { return name }
    }
    return last(of: path)
  }

  /// Whether Swift takes top-level code from that file.
  package static func isMain(_ path: String) -> Bool { last(of: path) == "main.swift" }
}
