import Foundation

/// A program of Tests/TaskPrograms: Swift's tasks and actors, and what swiftc's build of it prints.
package struct TaskProgram: Sendable, CustomStringConvertible {
  private static let folder = "Tests/TaskPrograms"

  package let name: String

  package static let all = Repository.files(below: folder, endingIn: ".swift").map { path in
    TaskProgram(name: String(path.dropFirst(folder.count + 1).dropLast(".swift".count)))
  }

  /// Relative to the repository.
  package var path: String { "\(Self.folder)/\(name).swift" }
  package func source() throws -> String { try Repository.text(path) }
  package func output() throws -> String { try Repository.text("\(Self.folder)/\(name).out") }

  package var description: String { name }
}
