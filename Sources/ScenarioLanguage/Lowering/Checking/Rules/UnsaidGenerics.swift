import DispatchTrace
import SwiftSyntax

/// Generic parameters that no call could say: neither what is given nor what is answered names them.
extension Checker {
  func requireUse(ofGenericsOf function: FunctionDeclaration) {
    // What is answered as `some P` depends on all of them.
    let result = function.syntax?.as(FunctionDeclSyntax.self)?.signature.returnClause
    if result?.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.some) }) == true { return }
    requireUse(
      of: function.generics, function.syntax?.as(DeclSyntax.self), by: function.parameters.map(\.type) + [function.result],
      function.requirements)
  }

  func requireUse(ofGenericsOf declaration: SubscriptDeclaration) {
    requireUse(
      of: declaration.generics, declaration.syntax.map { DeclSyntax($0) },
      by: declaration.parameters.map(\.type) + [declaration.result], declaration.requirements)
  }

  private func requireUse(
    of generics: [GenericParameter], _ syntax: DeclSyntax?, by types: [Type], _ requirements: [Requirement]
  ) {
    guard let clause = syntax?.part(GenericParameterClauseSyntax.self), !types.contains(where: \.hasError) else { return }
    let said = parametersSaid(by: types, requirements, own: generics)
    for (parameter, node) in zip(generics, clause.parameters) where !said.contains(parameter) {
      report(.type, "Generic parameter '\(parameter.name)' is not used in function signature", at: node.name)
    }
  }

  /// Of `T.Item` alone nobody could tell `T`; `T.Item == U` says `U` where `T` is said, as do the parameters of the type around.
  private func parametersSaid(
    by types: [Type], _ requirements: [Requirement], own: [GenericParameter]
  ) -> Set<GenericParameter> {
    var said = types.reduce(into: Set<GenericParameter>()) { $0.formUnion($1.parametersSaid) }
    var known = -1
    func say(_ type: Type, by other: Type) {
      let isSaid = other.contains {
        if case .parameter(let parameter) = $0 { said.contains(parameter) || !own.contains(parameter) } else { false }
      }
      if isSaid { said.formUnion(type.parametersSaid) }
    }
    while known < said.count {
      known = said.count
      for requirement in requirements {
        switch requirement {
        case .conforms: break
        case .inherits(let type, let parent): say(parent, by: type)
        case .same(let left, let right):
          say(right, by: left)
          say(left, by: right)
        }
      }
    }
    return said
  }
}

extension Type {
  fileprivate var parametersSaid: Set<GenericParameter> {
    var found: Set<GenericParameter> = []
    func look(at type: Type) {
      switch type.head {
      case .parameter(let parameter): found.insert(parameter)
      case .dependent: break
      case let other:
        _ = other.hasPart {
          look(at: $0)
          return false
        }
      }
    }
    look(at: self)
    return found
  }
}
