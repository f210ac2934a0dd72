package import Foundation

/// This checkout: where its files are and what is in them.
package enum Repository {
  /// The folder that holds Package.swift.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static func url(_ path: String) -> URL {
    root.appendingPathComponent(path)
  }

  package static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  package static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  /// The names in a folder, sorted; hidden ones left out. Empty when there is no such folder.
  package static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The files below `folder`, as paths from the root, sorted; hidden files and folders left out.
  package static func files(below folder: String, endingIn ending: String = "") -> [String] {
    var found: [String] = []
    for name in names(in: folder) {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      if isFolder(path) {
        found += files(below: path, endingIn: ending)
      } else if path.hasSuffix(ending) {
        found.append(path)
      }
    }
    return found
  }

  /// The scenario folders below `traces/`, as paths from the root, sorted.
  package static var scenarioFolders: [String] {
    files(below: "traces", endingIn: "/scenario.swift").map { String($0.dropLast("/scenario.swift".count)) }
  }
}
