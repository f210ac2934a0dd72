import SwiftParser
import SwiftSyntax

/// `@objc optional func did()`: a requirement that a type need not fulfil. `delegate.did?()` calls it where it is there; one without a
/// result does nothing by default, which is the same.
extension Checker {
  func collectOptionalRequirements(of files: [(SourceFileSyntax, Scope)]) {
    for (file, scope) in files {
      for item in file.statements {
        guard case .decl(let declaration) = item.item, let node = declaration.as(ProtocolDeclSyntax.self) else { continue }
        addDefaults(of: node, scope: scope)
      }
    }
  }

  private func addDefaults(of node: ProtocolDeclSyntax, scope: Scope) {
    let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter { isOptional($0) }
    let plain = functions.filter { $0.signature.returnClause == nil && $0.genericParameterClause == nil }
    let made = plain.map { function in
      optionalRequirements.insert(name(function.name))
      return "func \(function.name.text)\(function.signature.parameterClause.trimmedDescription) {}"
    }
    guard !made.isEmpty else { return }
    let text = "extension \(node.name.text) {\n\(made.joined(separator: "\n"))\n}"
    for item in Parser.parse(source: text).statements {
      guard case .decl(let declaration) = item.item, let part = declaration.as(ExtensionDeclSyntax.self) else { continue }
      collect(part, scope: scope)
    }
  }

  private func isOptional(_ node: FunctionDeclSyntax) -> Bool { node.modifiers.contains { $0.name.text == "optional" } }

  /// `delegate.did?()`
  func callOptional(
    _ callee: OptionalChainingExprSyntax, _ call: (MemberAccessExprSyntax) -> Expression
  ) -> Expression? {
    guard let member = callee.expression.as(MemberAccessExprSyntax.self),
      optionalRequirements.contains(name(member.declName.baseName))
    else { return nil }
    return attempt { call(member) }
  }
}
