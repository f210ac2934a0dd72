import SwiftSyntax

/// `@main`: the type whose `main()` is the program, in a file without code of its own.
enum MainType {
  /// `driver` with the call; nil when no type is marked so and has a `main()` in its text.
  static func called(in driver: SourceFileSyntax, besides others: [SourceFileSyntax]) -> String? {
    let statements = ([driver] + others).flatMap { $0.statements.map(\.item) }
    guard let type = statements.lazy.compactMap(marked).first else { return nil }
    let methods = statements.lazy.compactMap { main(of: type, in: Syntax($0)) }
    guard let method = methods.first else { return nil }
    let isThrowing = method.signature.effectSpecifiers?.throwsClause != nil
    return driver.description + "\n\(isThrowing ? "try " : "")\(type).main()\n"
  }

  /// The place of the attribute, for what has code besides.
  static func attribute(in file: SourceFileSyntax) -> AttributeSyntax? {
    file.statements.lazy.compactMap { attribute(of: Syntax($0.item)) }.first
  }

  private static func attribute(of item: Syntax) -> AttributeSyntax? {
    attributes(of: item)?.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == "main" }
  }

  /// Of what people mark so. Asked by name: to ask whether a node conforms to a protocol takes longer than to read a file.
  private static func attributes(of item: Syntax) -> AttributeListSyntax? {
    item.as(StructDeclSyntax.self)?.attributes ?? item.as(ClassDeclSyntax.self)?.attributes
      ?? item.as(EnumDeclSyntax.self)?.attributes ?? item.as(ActorDeclSyntax.self)?.attributes
      ?? item.as(ExtensionDeclSyntax.self)?.attributes ?? item.as(ProtocolDeclSyntax.self)?.attributes
      ?? item.as(FunctionDeclSyntax.self)?.attributes
  }

  private static func marked(_ item: CodeBlockItemSyntax.Item) -> String? {
    guard attribute(of: Syntax(item)) != nil else { return nil }
    return Syntax(item).asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  private static func main(of type: String, in item: Syntax) -> FunctionDeclSyntax? {
    let named =
      item.asProtocol((any NamedDeclSyntax).self)?.name.text ?? item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    guard named == type, let group = item.asProtocol((any DeclGroupSyntax).self) else { return nil }
    return group.memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first { method in
      method.name.text == "main" && method.signature.parameterClause.parameters.isEmpty
        && method.modifiers.contains { ["static", "class"].contains($0.name.text) }
    }
  }
}
