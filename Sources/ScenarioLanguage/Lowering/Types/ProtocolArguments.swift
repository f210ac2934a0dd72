import DispatchTrace
import SwiftSyntax

/// Protocols with arguments: `any Sequence<Int>`, `any Store<Key, Value>`.
extension Checker {
  /// `any Sequence<Int>`
  func constrained(
    _ declaration: NominalDeclaration, by arguments: GenericArgumentListSyntax?, at node: some SyntaxProtocol, in scope: Scope
  ) -> NominalDeclaration {
    guard let arguments else { return declaration }
    if arguments.count != declaration.primaryAssociatedTypes.count {
      let wanted = declaration.primaryAssociatedTypes.count
      let amount = arguments.count > wanted ? "many" : "few"
      report(
        .type,
        "Protocol type '\(declaration.name)' specialized with too \(amount) type arguments (got \(arguments.count), but expected \(wanted))",
        at: node)
      return declaration
    }
    return declaration.constrained(by: arguments.map { normalized(resolve($0, in: scope)) })
  }
}
