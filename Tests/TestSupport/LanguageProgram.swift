import Foundation

/// A program of Tests/LanguagePrograms: the oracle of the scenario language.
package struct LanguageProgram: Sendable {
  /// The row of the language table it belongs to: `closures`.
  package let area: String
  /// `area/name`.
  package let name: String

  private static let folder = "Tests/LanguagePrograms"

  /// All programs, sorted by name.
  package static let all: [LanguageProgram] = Repository.files(below: folder, endingIn: ".swift").map { path in
    let name = String(path.dropFirst(folder.count + 1).dropLast(".swift".count))
    return LanguageProgram(area: String(name.prefix { $0 != "/" }), name: name)
  }

  /// The programs that a compiler accepts and that were recorded.
  package static let recorded = all.filter { $0.area != "rejected" }
  package static let rejected = all.filter { $0.area == "rejected" }

  package static let areas: [String] = all.reduce(into: []) { areas, program in
    if areas.last != program.area { areas.append(program.area) }
  }

  package func source() throws -> String { try text(".swift") }

  /// What the compiled program wrote to its standard output.
  package func output() throws -> String { try text(".out") }

  /// What the runtime said when the program died; nil when it ends by itself. Empty for a death without words.
  package func trap() throws -> String? {
    guard Repository.exists(path(".trap")) else { return nil }
    return try text(".trap").split(separator: "\n").first.map(String.init) ?? ""
  }

  /// The findings of a rejected program, one on each line: `LINE:COLUMN: SEVERITY: MESSAGE`; nil when none were written yet.
  package func findings() throws -> String? {
    Repository.exists(path(".findings")) ? try text(".findings") : nil
  }

  /// FNV-1a of the name: the same on every machine, and no other program's when one is added.
  package var seed: UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private func path(_ ending: String) -> String { "\(Self.folder)/\(name)\(ending)" }

  private func text(_ ending: String) throws -> String { try Repository.text(path(ending)) }
}

extension LanguageProgram: CustomStringConvertible {
  package var description: String { name }
}
