/// Names of source files: places, messages and traces say them without the folders.
package enum FileName {
  /// What stands behind the last `/` of a path, or of what `#fileID` says.
  package static func last(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Whether Swift takes top-level code from that file.
  package static func isMain(_ path: String) -> Bool { last(of: path) == "main.swift" }
}
