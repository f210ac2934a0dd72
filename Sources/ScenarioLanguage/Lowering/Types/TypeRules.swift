import DispatchTrace
import SwiftSyntax

/// What may stand before a type, and what its parts have to be.
extension Checker {
  func isInout(_ type: TypeSyntax) -> Bool { isMarked(.inout, type) }

  /// `inout`, `consuming`: how a parameter of the type is given.
  func isMarked(_ manner: Keyword, _ type: TypeSyntax) -> Bool {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return false }
    return attributed.specifiers.contains { $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(manner) }
  }

  /// `inout inout Int`
  func checkSpecifiers(of node: AttributedTypeSyntax) {
    let manners = node.specifiers.compactMap { $0.as(SimpleTypeSpecifierSyntax.self)?.specifier }.filter {
      [.keyword(.inout), .keyword(.borrowing), .keyword(.consuming)].contains($0.tokenKind)
    }
    let places: [SyntaxKind] = [.functionParameter, .closureParameter, .tupleTypeElement]
    if let first = manners.first, first.tokenKind == .keyword(.inout), let outer = node.parent, !places.contains(outer.kind) {
      report(.type, "'inout' may only be used on parameters", at: first)
    }
    if manners.count > 1 {
      report(.type, "Parameter may have at most one of the 'inout', 'borrowing', or 'consuming' specifiers", at: manners[1])
    }
  }

  /// What `@autoclosure` and `@escaping` stand before; an Optional has been told.
  func requireFunction(_ type: Type, in node: AttributedTypeSyntax) {
    if type.hasError || type.wrapped != nil || isLibraryText(node.baseType) { return }
    for case .attribute(let attribute) in node.attributes {
      let text = attribute.attributeName.ownText
      guard text == "autoclosure" || text == "escaping" else { continue }
      guard case .function(let function) = type.head else {
        report(.type, "'@\(text)' only applies to function types", at: attribute)
        continue
      }
      if text == "autoclosure", !function.parameters.isEmpty {
        report(.type, "Argument type of '@autoclosure' parameter must be '()'", at: attribute)
      }
    }
  }

  /// `any Int`, `any [P]`; of the library's classes some stand for what is a protocol, and `C & Sendable` for its class.
  func requireProtocol(_ type: Type, behindAnyIn node: SomeOrAnyTypeSyntax) {
    if node.constraint.is(CompositionTypeSyntax.self) { return }
    switch type {
    case .existential, .metatype, .dependent, .variable, .error: return
    case .nominal(let declaration, _) where standsForProtocol(declaration): return
    case .nominal, .function, .tuple, .parameter: break
    }
    if let wrapped = type.wrapped, case .existential = wrapped {
      return report(.type, "Optional 'any' type must be written '(\(wrapped))?'", at: node)
    }
    let kind = if case .parameter = type { "type parameter" } else { "concrete type" }
    report(.type, "'any' has no effect on \(kind) '\(type)'", at: node)
  }

  private func standsForProtocol(_ declaration: NominalDeclaration) -> Bool {
    guard declaration.isLibrary else { return false }
    return declaration.isClass
      || [
        "SingleValueDecodingContainer", "UnkeyedDecodingContainer", "SingleValueEncodingContainer", "UnkeyedEncodingContainer",
      ].contains(declaration.name)
  }

  /// `Key` of `[Key: Value]`.
  func requireHashable(_ key: Type, at syntax: TypeSyntax) {
    guard !isLibraryText(syntax), let hashable = library.known("Hashable"), !key.hasVariables, !conforms(key, to: hashable) else {
      return
    }
    if isInferred(.conforms(key, hashable), [:]) { return }
    report(.type, "Type '\(key)' does not conform to protocol 'Hashable'", at: syntax)
  }
}
