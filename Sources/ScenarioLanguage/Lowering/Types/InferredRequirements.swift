import DispatchTrace
import SwiftSyntax

/// What types ask of their arguments, and what a generic signature asks by naming such types.
extension Checker {
  func check(generics declaration: NominalDeclaration, _ types: [Type], at node: some SyntaxProtocol) {
    guard !isLibraryText(node) else { return }
    requireCopyable(types, of: declaration, at: node)
    let substitution = Substitution(uniqueKeysWithValues: zip(declaration.generics, types))
    for requirement in declaration.requirements where !types.contains(where: { $0.hasVariables || $0.hasError }) {
      if holds(requirement, substitution) || isInferred(requirement, substitution) { continue }
      report(.type, unmet(requirement, substitution), at: node)
    }
  }

  /// `Set([Point()])`, `[Point: Int]()`: what the type asks of what was given for its parameters, or found for them.
  func checkArguments(ofTypeMadeBy maker: FunctionDeclaration, _ substitution: Substitution, _ node: some SyntaxProtocol) {
    guard maker.kind == .initializer, !scope.isLibrary, !isLibraryText(node),
      case .nominal(let made, let arguments) = made(by: maker, substitution)
    else { return }
    let own = Substitution(uniqueKeysWithValues: zip(made.generics, arguments))
    for requirement in made.requirements {
      if holds(requirement, own) || becomesDouble(requirement, own) || isLeftOpen(requirement, own) { continue }
      report(.type, "\(unmet(requirement, own)), as '\(made.name)' requires", at: node)
      return
    }
  }

  /// `half(3)`, where what is asked of the number no `Int` fulfils, but a `Double` does.
  func becomesDouble(_ requirement: Requirement, _ substitution: Substitution) -> Bool {
    guard case .conforms(let type, _) = requirement, case .variable(let open) = normalized(type.substituting(substitution)),
      open.literal == .integer, !open.isWhole
    else { return false }
    return attempt { unify(.variable(open), library.type("Double")) && holds(requirement, substitution) ? true : nil } ?? false
  }

  /// A protocol's initialiser makes what conforms to it.
  private func made(by maker: FunctionDeclaration, _ substitution: Substitution) -> Type {
    let type = normalized(maker.result.substituting(substitution))
    return maker.isFailable ? type.wrapped ?? type : type
  }

  /// A literal may still become something else than it is by default.
  private func isLeftOpen(_ requirement: Requirement, _ substitution: Substitution) -> Bool {
    switch requirement {
    case .conforms(let type, _), .inherits(let type, _):
      let asked = normalized(type.substituting(substitution))
      // Functions conform to nothing, whatever they take.
      if case .function = asked { return false }
      return asked.hasVariables || asked.hasError
    case .same: return true
    }
  }

  /// `class Car<U, T: Engine<U>>`: a parameter whose signature is being read, or an associated type of one.
  private func isOpen(_ type: Type, asked target: NominalDeclaration) -> Bool {
    switch type {
    case .parameter(let parameter) where parameter.isSignatureOpen: parameter.protocols.append(target)
    case .dependent(.parameter(let parameter), let name) where parameter.isSignatureOpen:
      associatedConstraints[parameter, default: [:]][name, default: []].append(target)
    case .nominal, .function, .tuple, .parameter, .existential, .metatype, .dependent, .variable, .error: return false
    }
    return true
  }

  /// What a generic signature asks by naming a type that asks it: `func make<E>(…) -> Result<Int, E>`.
  func isInferred(_ requirement: Requirement, _ substitution: Substitution) -> Bool {
    if case .conforms(let type, let target) = requirement, isOpen(type.substituting(substitution), asked: target) { return true }
    guard let function = openSignature else { return false }
    switch requirement {
    case .conforms(let type, let target):
      let asked = type.substituting(substitution)
      switch asked {
      case .parameter, .dependent: function.requirements.append(.conforms(asked, target))
      case .nominal, .function, .tuple, .existential, .metatype, .variable, .error: return false
      }
    case .inherits(let type, let parent):
      guard case .parameter(let parameter) = type.substituting(substitution), parameter.isSignatureOpen else { return false }
      parameter.superclass = parent.substituting(substitution)
    case .same(let left, let right):
      let sides = [left.substituting(substitution), right.substituting(substitution)]
      guard sides.contains(where: { path(of: $0) != nil }) else { return false }
      function.requirements.append(.same(sides[0], sides[1]))
    }
    return true
  }
}
