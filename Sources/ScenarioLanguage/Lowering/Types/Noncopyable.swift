import DispatchTrace
import SwiftSyntax

/// Types whose values have one owner: `struct File: ~Copyable`.
extension Checker {
  /// `~Copyable`
  func isSuppressed(_ syntax: TypeSyntax) -> Bool {
    syntax.as(SuppressedTypeSyntax.self)?.type.ownText == "Copyable"
  }

  /// `~Copyable`, `Resource & ~Copyable`
  func suppressesCopying(_ syntax: TypeSyntax) -> Bool {
    if let composition = syntax.as(CompositionTypeSyntax.self) {
      return composition.elements.contains { suppressesCopying($0.type) }
    }
    return isSuppressed(syntax)
  }

  func isNoncopyable(_ type: Type) -> Bool {
    switch simplified(type) {
    case .nominal(let declaration, let arguments):
      if declaration.isOptional { return isNoncopyable(arguments[0]) }
      return declaration.isNoncopyable && !isCopyable(declaration, arguments)
    case .tuple(let fields): return fields.contains { isNoncopyable($0.type) }
    case .parameter(let parameter): return parameter.admitsNoncopyable && !parameter.isCopiedInside
    case .function, .existential, .metatype, .dependent, .variable, .error: return false
    }
  }

  /// `extension Box: Copyable where Value: Copyable {}`
  private func isCopyable(_ declaration: NominalDeclaration, _ arguments: [Type]) -> Bool {
    readHeader(declaration)
    let substitution = Substitution(uniqueKeysWithValues: zip(declaration.generics, arguments))
    return declaration.conformances.contains { conformance in
      conformance.to.name == "Copyable" && conformance.to.isLibrary
        && conformance.conditions.allSatisfy { condition in
          guard case .conforms(let part, let target) = condition, target.name == "Copyable" else { return true }
          return !isNoncopyable(part.substituting(substitution))
        }
    }
  }

  /// Nothing happens when a value of the type ends.
  func isTrivial(_ type: Type) -> Bool {
    switch simplified(type) {
    case .nominal(let declaration, let arguments):
      if type.numeric != nil || declaration.name.hasPrefix("Unsafe") { return true }
      if declaration.isOptional { return isTrivial(arguments[0]) }
      if declaration.isLibrary {
        return ["Bool", "ObjectIdentifier", "Duration", "DispatchTime", "DispatchTimeInterval", "Date"].contains(declaration.name)
      }
      let substitution = Substitution(uniqueKeysWithValues: zip(declaration.generics, arguments))
      let fields = cases(of: declaration).flatMap { $0.payload.map(\.type) }
      let parts = storedProperties(of: declaration).map { self.type(of: $0) } + fields
      return !declaration.isClass && parts.allSatisfy { isTrivial($0.substituting(substitution)) }
    case .tuple(let fields): return fields.allSatisfy { isTrivial($0.type) }
    case .metatype, .error: return true
    case .function, .parameter, .existential, .dependent, .variable: return false
    }
  }

  /// What holds a value that cannot be copied cannot be copied itself.
  func checkCopyable(_ declaration: NominalDeclaration) {
    if declaration.isLibrary || declaration.isClass || declaration.isProtocol || declaration.isNoncopyable { return }
    let kind = declaration.kind.rawValue
    for property in storedProperties(of: declaration) where isNoncopyable(type(of: property)) {
      findings.add(
        .error, .type,
        "Stored property '\(property.name)' of 'Copyable'-conforming \(kind) '\(declaration.name)' has non-Copyable type "
          + "'\(type(of: property))'", at: property.position)
    }
    for item in cases(of: declaration) {
      guard let field = item.payload.first(where: { isNoncopyable($0.type) }) else { continue }
      findings.add(
        .error, .type,
        "Enum case '\(item.name)' of 'Copyable'-conforming \(kind) '\(declaration.name)' has non-Copyable type '\(field.type)'",
        at: item.position)
    }
  }

  /// A protocol's values can be copied unless it says otherwise.
  func checkCopyable(_ conformance: NominalDeclaration.Conformance, of declaration: NominalDeclaration) {
    guard declaration.isNoncopyable, conformance.to.name != "Copyable" else { return }
    guard allProtocols(of: conformance.to).contains(where: { !$0.admitsNoncopyable && $0.name != "Sendable" }) else { return }
    findings.add(
      .error, .type,
      "Type '\(declaration.name)' does not conform to protocol 'Copyable', which '\(conformance.to.name)' requires",
      at: conformance.position)
  }

  /// A value that cannot be copied is lent, given or changed: the parameter says which.
  func requireOwnership(_ parameter: Parameter, _ node: FunctionParameterSyntax) {
    if parameter.isInout || parameter.isConsumed || parameter.isBorrowed || !isNoncopyable(parameter.type) { return }
    report(.type, "Parameter of noncopyable type '\(parameter.type)' must specify ownership", at: node.type)
  }

  /// Elements of collections, and what else is copied.
  func requireCopyable(_ parts: [Type], of declaration: NominalDeclaration, at node: some SyntaxProtocol) {
    readHeader(declaration)
    for (parameter, part) in zip(declaration.generics, parts) where !parameter.admitsNoncopyable && isNoncopyable(part) {
      let shown = "Generic \(declaration.kind.rawValue) '\(declaration.name)'"
      report(.type, "\(shown) requires that '\(part)' conform to 'Copyable'", at: node)
    }
  }

  /// `[File]`
  func array(_ node: ArrayTypeSyntax, in scope: Scope) -> Type {
    let made = library.array(resolve(node.element, in: scope))
    if case .nominal(let declaration, let parts) = made { requireCopyable(parts, of: declaration, at: node) }
    return made
  }
}
