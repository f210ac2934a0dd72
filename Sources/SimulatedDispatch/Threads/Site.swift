import DispatchTrace

/// The place of a call in the code that is simulated.
struct Site: Sendable {
  let fileID: StaticString
  let line: Int
  let column: Int

  init(_ fileID: StaticString, _ line: Int, _ column: Int) {
    self.fileID = fileID
    self.line = line
    self.column = column
  }

  static let none = Site("", 0, 0)

  /// The file's name without its module.
  var file: String { FileName.last(of: fileID.description) }
}

extension Site: CustomStringConvertible {
  var description: String { "\(file):\(line)" }
}

/// Numbers the files of places: 0 is the one that the simulation was started in.
final class SourceFiles {
  let home: Site
  /// What traces call it.
  let homeName: String
  private var known: [(start: UnsafePointer<UInt8>, number: Int)] = []
  /// From number 1 on.
  private(set) var others: [String] = []

  init(home: Site, named name: String? = nil) {
    self.home = home
    homeName = name ?? home.file
  }

  func number(of site: Site) -> Int {
    let start = site.fileID.utf8Start
    if let known = known.first(where: { $0.start == start }) { return known.number }
    let number = number(of: site.file)
    known.append((start, number))
    return number
  }

  /// Of a file by its name without folders.
  func number(of name: String) -> Int {
    if name == homeName { return 0 }
    if !others.contains(name), others.count < SourcePosition.mostFiles { others.append(name) }
    return (others.firstIndex(of: name) ?? others.count - 1) + 1
  }
}
