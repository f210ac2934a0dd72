import Testing

@testable import ScenarioLanguage

/// The library's text numbers what natives answer by their place in a table.
@Suite("What the library says of scalars")
struct ScalarTableTests {
  private static let text = String(decoding: LibraryArea.text("Swift/Unicode"), as: UTF8.self)

  @Test("Each flag has the number of its place in the table")
  func flags() {
    for (number, flag) in NativeLibrary.scalarFlags.enumerated() {
      #expect(Self.text.contains("var \(flag.name): Bool { _scalarFlag(_value, \(number)) }"), "\(flag.name)")
    }
    #expect(Self.text.split(separator: "_scalarFlag(_value").count == NativeLibrary.scalarFlags.count + 1)
  }

  @Test("The categories are listed in the order of the table")
  func categories() throws {
    let list = try #require(Self.text.split(separator: "_all: [_UnicodeGeneralCategory] = [").last?.prefix { $0 != "]" })
    let names = list.split { !$0.isLetter }.map(String.init)
    #expect(names == NativeLibrary.scalarCategories.map(\.name))
  }
}
