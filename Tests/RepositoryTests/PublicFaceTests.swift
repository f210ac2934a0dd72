import TestSupport
import Testing

/// What the products hand to their users is described where it is declared.
@Suite("The public face")
struct PublicFaceTests {
  /// A line that declares something public, and whether a documentation comment stands above it.
  struct Declaration {
    var place: String
    var text: String
    var isDocumented: Bool
  }

  static func declarations(in path: String, _ text: String) -> [Declaration] {
    let source = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
    let code = SwiftText(text).lines
    var found: [Declaration] = []
    for (index, line) in code.enumerated() {
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
      guard words.first == "public", let kind = words.dropFirst().first, kind != "import", kind != "extension" else { continue }
      // What a protocol of the standard library asks for is described there.
      if Self.inherited.contains(where: line.contains) { continue }
      var above = index - 1
      while above >= 0, source[above].hasPrefix("@") { above -= 1 }
      found.append(
        Declaration(
          place: "\(path):\(index + 1)", text: String(source[index]), isDocumented: above >= 0 && source[above].hasPrefix("///")))
    }
    return found
  }

  private static let inherited = ["static func <", "static let allCases", "var startIndex", "var endIndex", "var description:"]

  @Test("Every public declaration says what it is")
  func everythingIsDocumented() throws {
    var count = 0
    for path in Repository.files(below: "Sources", endingIn: ".swift") {
      for declaration in Self.declarations(in: path, try Repository.text(path)) {
        count += 1
        #expect(declaration.isDocumented, "\(declaration.place): error: not documented: \(declaration.text)")
      }
    }
    #expect(count > 200)
  }

  @Test("What has no comment above it is found")
  func undocumentedIsFound() {
    let source = """
      /// A thing.
      public struct Thing {
        public var size = 0
        /// Its name.
        @inlinable
        public var name: String { "" }
        var hidden = 1
        // No documentation.
        public enum Kind {
          case plain, odd
        }
      }
      public import Other
      """
    let declarations = Self.declarations(in: "a.swift", source)
    #expect(declarations.filter { !$0.isDocumented }.map(\.place) == ["a.swift:3", "a.swift:9"])
    #expect(declarations.count == 4)
  }
}
