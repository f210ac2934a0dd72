import SwiftParser
import SwiftSyntax
import Testing

@testable import ScenarioLanguage

/// The library's text is cut into declarations without a parser; the parser has to see the same ones.
@Suite("The library's text")
struct LibraryTextTests {
  @Test("What is cut out is what the parser sees", arguments: LibraryArea.all.indices)
  func cutsAreDeclarations(_ index: Int) throws {
    let area = LibraryArea.all[index]
    let tree = Parser.parse(source: text(of: area))
    let isSwift = !tree.hasError
    #expect(isSwift)
    var cut = LibraryDeclaration.all(in: area).mapValues { $0[...] }
    for item in tree.statements where !item.item.is(ImportDeclSyntax.self) {
      let whole = try #require(item.item.as(DeclSyntax.self))
      let name = try #require(names(of: whole).first)
      let next = cut[name]?.popFirst()
      let declaration = try #require(next, "\(name) of \(area.name) is not found")
      let kept = try #require(declaration.syntax())
      let members = declaration.members.compactMap { $0.syntax() }
      let memberTexts = zip(members, declaration.members).map { text(of: $0, $1.body()) }
      #expect((texts(of: kept, declaration.body()) + memberTexts).sorted() == texts(of: whole).sorted())
      #expect(declaration.members.map { [$0.name] } == members.map(names))
    }
    #expect(cut.values.allSatisfy { $0.isEmpty })
  }

  @Test("An area provides the names that it declares", arguments: LibraryArea.all.indices)
  func areasProvideWhatTheyDeclare(_ index: Int) {
    let area = LibraryArea.all[index]
    // `type(of:)` is built into the checker.
    let declared = Set(area.provides).subtracting(["type"]).union(area.extends?.types ?? [])
    #expect(declared == Set(LibraryDeclaration.all(in: area).keys))
  }

  /// A property with braces is cut out as one that is computed: it would have no place in its object.
  @Test("No property of the library has observers", arguments: LibraryArea.all.indices)
  func propertiesHaveNoObservers(_ index: Int) {
    let source = text(of: LibraryArea.all[index])
    #expect(!source.contains("didSet") && !source.contains("willSet"))
  }

  /// A word that nothing is called would leave its statements out of every scenario.
  @Test("What is read for some scenarios only depends on names of the library")
  func wordsAreNames() {
    let sources = LibraryArea.all.map(text)
    let conditions = sources.flatMap { $0.split(separator: "\n") }.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("#if ") }
    let words = Set(conditions.flatMap { $0.dropFirst(4).split(separator: " ").filter { $0 != "||" } })
    #expect(!words.isEmpty)
    for word in words {
      let declarations = ["case", "let", "var", "func", "struct", "class"].map { "\($0) \(word)" }
      #expect(sources.contains { source in declarations.contains { source.contains($0) } }, "\(word)")
    }
  }

  private func text(of area: LibraryArea) -> String { String(decoding: area.source, as: UTF8.self) }

  /// What stands before the braces and each member in them, or the declaration as a whole.
  private func texts(of syntax: DeclSyntax, _ body: CodeBlockItemListSyntax? = nil) -> [String] {
    guard let group = syntax.asProtocol((any DeclGroupSyntax).self) else { return [text(of: syntax, body)] }
    let members = group.memberBlock.members.map { text(of: $0.decl) }
    return [String(syntax.trimmedDescription.prefix { $0 != "{" })] + members
  }

  /// The tokens of a declaration, with a body that is parsed apart put between its braces.
  private func text(of syntax: DeclSyntax, _ body: CodeBlockItemListSyntax? = nil) -> String {
    var words = words(of: syntax)
    if let body { words.insert(contentsOf: self.words(of: body), at: words.count - 1) }
    return words.joined(separator: " ")
  }

  private func words(of syntax: some SyntaxProtocol) -> [String] {
    syntax.tokens(viewMode: .sourceAccurate).map(\.text)
  }

  private func names(of syntax: DeclSyntax) -> [String] {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .initializerDecl: ["init"]
    case .subscriptDecl(let node): [takesRange(node) ? LibraryCutter.rangeSubscript : "subscript"]
    case .extensionDecl(let node): [node.extendedType.trimmedDescription]
    case .variableDecl(let node):
      node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name }
    default: syntax.asProtocol((any NamedDeclSyntax).self).map { [$0.name.identifier?.name ?? $0.name.text] } ?? []
    }
  }

  private func takesRange(_ node: SubscriptDeclSyntax) -> Bool {
    let constraints = node.genericParameterClause.map { words(of: $0) } ?? []
    return (constraints + words(of: node.parameterClause)).contains { Library.isRange($0) || $0 == "RangeSet" }
  }
}
