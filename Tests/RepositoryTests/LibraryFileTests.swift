import TestSupport
import Testing

/// The library of scenarios is files that no compiler of ours is told of by name: a list and the areas name them.
@Suite("Files of the library")
struct LibraryFileTests {
  private static let folder = "Sources/ScenarioLibrary"
  private static let names = Repository.files(below: folder, endingIn: ".swift").map { String($0.dropFirst(folder.count + 1)) }

  @Test("Each file is in the list that is compiled, once")
  func everyFileIsListed() throws {
    let listed = try Repository.text("\(Self.folder)/Texts.c").split(separator: "\n").compactMap { line in
      line.hasPrefix("#define TEXT \"") ? String(line.dropFirst(14).dropLast()) : nil
    }
    #expect(!listed.isEmpty)
    #expect(listed.sorted() == Self.names.sorted())
  }

  @Test("Each file is part of an area")
  func everyFileIsUsed() throws {
    let areas = try Repository.files(below: "Sources/ScenarioLanguage/Library", endingIn: ".swift").map(Repository.text)
    for name in Self.names {
      let isUsed = areas.contains { $0.contains("\"\(name.dropLast(".swift".count))\"") }
      #expect(isUsed, "\(Self.folder)/\(name) is text of no area")
    }
  }
}
