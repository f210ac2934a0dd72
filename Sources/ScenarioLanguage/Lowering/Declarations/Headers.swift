import DispatchTrace
import SwiftSyntax

/// What stands before a type's braces: superclass, protocols, generic requirements.
extension Checker {
  /// Reads the header once, when first needed: other types may not have been declared earlier.
  func readHeader(_ declaration: NominalDeclaration) {
    guard !declaration.isHeaderKnown, !declaration.isHeaderBeingRead, let syntax = declaration.syntax else { return }
    declaration.isHeaderBeingRead = true
    defer {
      declaration.isHeaderKnown = true
      declaration.isHeaderBeingRead = false
    }
    findings.keeping {
      readGenerics(of: declaration, syntax)
      for (index, inherited) in (syntax.part(InheritanceClauseSyntax.self)?.inheritedTypes).elements.enumerated() {
        readInherited(inherited.type, index, declaration)
      }
      if let node = syntax.as(ProtocolDeclSyntax.self) { readAssociated(node, declaration) }
    }
    addImplied(declaration)
  }

  private func readGenerics(of declaration: NominalDeclaration, _ syntax: DeclSyntax) {
    let clause: GenericParameterClauseSyntax? =
      syntax.as(StructDeclSyntax.self)?.genericParameterClause ?? syntax.as(ClassDeclSyntax.self)?.genericParameterClause
      ?? syntax.as(EnumDeclSyntax.self)?.genericParameterClause
    let restriction: GenericWhereClauseSyntax? =
      syntax.as(StructDeclSyntax.self)?.genericWhereClause ?? syntax.as(ClassDeclSyntax.self)?.genericWhereClause
      ?? syntax.as(EnumDeclSyntax.self)?.genericWhereClause
    if declaration.inheritedGenerics > 0, let parent = declaration.parent {
      readHeader(parent)
      declaration.requirements += parent.requirements + declaration.promised
    }
    guard let clause else { return }
    // `class Vehicle<W: Wheel> { typealias Wheel = W }`: bounds do not see the members.
    let outside = Scope(parent: declaration.scope.parent)
    for parameter in declaration.ownGenerics { outside.declare(parameter) }
    let own = declaration.ownGenerics
    declaration.requirements += withOpen(own) {
      declaration.requirements += constraints(clause, own, in: outside)
      declaration.requirements += requirements(restriction, in: outside, own: own)
    }
  }

  /// `<T: P>`: the inline constraints.
  func constraints(
    _ clause: GenericParameterClauseSyntax, _ generics: [GenericParameter], in scope: Scope
  ) -> [Requirement] {
    var result: [Requirement] = []
    for (node, parameter) in zip(clause.parameters, generics) {
      guard let inherited = node.inheritedType else { continue }
      result += constrain(.parameter(parameter), by: inherited, in: scope, own: generics)
    }
    return result
  }

  /// `own`: the parameters that the declaration itself introduces. What is said of others holds only inside it.
  func requirements(_ clause: GenericWhereClauseSyntax?, in scope: Scope, own: [GenericParameter]) -> [Requirement] {
    guard let clause else { return [] }
    var result: [Requirement] = []
    // What is said of the parameters themselves may be needed to understand the rest, wherever it stands.
    let all = Array(clause.requirements)
    let items = all.filter { saysWhatItIs($0) } + all.filter { !saysWhatItIs($0) }
    for item in items {
      result += withConditions(conditions + result) { requirements(item, in: scope, own: own) }
    }
    return result
  }

  /// `T: P`
  private func saysWhatItIs(_ item: GenericRequirementSyntax) -> Bool {
    guard case .conformanceRequirement(let node) = item.requirement else { return false }
    return node.leftType.is(IdentifierTypeSyntax.self)
  }

  private func requirements(_ item: GenericRequirementSyntax, in scope: Scope, own: [GenericParameter]) -> [Requirement] {
    switch item.requirement {
    case .conformanceRequirement(let node):
      return constrain(elementOfIterator(resolve(node.leftType, in: scope)), by: node.rightType, in: scope, own: own)
    case .sameTypeRequirement(let node):
      guard case .type(let left) = node.leftType, case .type(let right) = node.rightType else { return [] }
      let (first, second) = (elementOfIterator(resolve(left, in: scope)), elementOfIterator(resolve(right, in: scope)))
      return [equate(first, second, own: own, at: item)]
    case .layoutRequirement:
      report(.unsupported, "Layout requirements are not supported", at: item)
      return []
    }
  }

  /// `S.Iterator.Element` is `S.Element`.
  private func elementOfIterator(_ type: Type) -> Type {
    guard case .dependent(.dependent(let sequence, "Iterator"), "Element") = type else { return type }
    return .dependent(sequence, "Element")
  }

  func constrain(
    _ type: Type, by syntax: TypeSyntax, in scope: Scope, own: [GenericParameter]
  ) -> [Requirement] {
    if suppressesCopying(syntax), case .parameter(let parameter) = type {
      parameter.admitsNoncopyable = true
      parameter.isCopiedInside = isLibraryText(syntax)
    }
    // `T: ~Copyable` asks for nothing.
    if isSuppressed(syntax) { return [] }
    let bound = resolve(syntax, in: scope)
    guard case .existential(let protocols) = bound else {
      if bound.hasError { return [] }
      guard bound.nominal?.isClass == true else {
        report(.type, "Type '\(type)' constrained to non-protocol, non-class type '\(bound)'", at: syntax)
        return []
      }
      switch type {
      case .parameter(let parameter) where own.contains(parameter): parameter.superclass = bound
      case .dependent(.parameter(let parameter), let name) where own.contains(parameter):
        associatedSuperclasses[parameter, default: [:]][name] = bound
      case .nominal, .function, .tuple, .parameter, .existential, .metatype, .dependent, .variable, .error: break
      }
      return [.inherits(type, bound)]
    }
    let plain = protocols.map(\.unconstrained)
    switch type {
    case .parameter(let parameter) where own.contains(parameter): parameter.protocols += plain
    case .dependent(.parameter(let parameter), let name) where own.contains(parameter):
      associatedConstraints[parameter, default: [:]][name, default: []] += plain
    case .dependent: noteConstraints(on: type, plain, own: own)
    case .nominal, .function, .tuple, .parameter, .existential, .metatype, .variable, .error: break
    }
    return plain.map { .conforms(type, $0) } + protocols.flatMap { equalities(type, $0, own: own, at: syntax) }
  }

  /// `Sequence<Int>`
  func equalities(
    _ type: Type, _ declaration: NominalDeclaration, own: [GenericParameter], at syntax: TypeSyntax
  ) -> [Requirement] {
    zip(declaration.unconstrained.primaryAssociatedTypes, declaration.arguments)
      .map { equate(.dependent(type, $0), $1, own: own, at: syntax) }
  }

  /// What is known to be equal already is not said again: nothing would end the way from one to the other.
  private func equate(
    _ first: Type, _ second: Type, own: [GenericParameter], at node: some SyntaxProtocol
  ) -> Requirement {
    let (left, right) = (simplified(first), simplified(second))
    if left == right { return .same(left, right) }
    // `T == T.DecodedType`, as the other way round.
    if case .dependent = right, isOnTheWay(left, to: right) { return equate(second, first, own: own, at: node) }
    if noteEquality(of: left, to: right, own: own) || noteEquality(of: right, to: left, own: own) { return .same(left, right) }
    if normalized(right).contains(where: { $0 == left }) || isPart(right, of: left) {
      report(.type, "Same-type constraint '\(first)' == '\(second)' is recursive", at: node)
      return .same(left, left)
    }
    switch (left, right) {
    case (.dependent(.parameter(let parameter), let name), let type) where own.contains(parameter):
      passOn(protocols(boundOf: left), to: type, own: own)
      parameterEqualities[parameter, default: [:]][name] = type
    case (let type, .dependent(.parameter(let parameter), let name)) where own.contains(parameter):
      passOn(protocols(boundOf: right), to: type, own: own)
      parameterEqualities[parameter, default: [:]][name] = type
      return .same(right, left)
    default: break
    }
    return .same(left, right)
  }

  /// `S.Element: Equatable, S.Element == T.Element`: what was asked of the one is asked of the other, which stands for both from now on.
  /// So is what its protocol asks of it: of `Keys.Key == Key` a `Key` is Hashable, where each `Keys.Key` is.
  private func passOn(_ protocols: [NominalDeclaration], to type: Type, own: [GenericParameter]) {
    switch type {
    case .dependent(.parameter(let parameter), let name):
      let known = associatedConstraints[parameter]?[name] ?? []
      associatedConstraints[parameter, default: [:]][name] = known + protocols.filter { !known.contains($0) }
    case .parameter(let parameter) where own.contains(parameter):
      parameter.protocols += protocols.filter { !parameter.protocols.contains($0) }
    case .nominal, .function, .tuple, .parameter, .existential, .metatype, .dependent, .variable, .error: break
    }
  }

  /// `T.A.B == T.A` ends where it begins; `Stride == Self` says what a member is.
  private func isPart(_ type: Type, of whole: Type) -> Bool {
    if case .dependent = whole, isOnTheWay(type, to: whole) { return false }
    return normalized(whole).contains { $0 == type }
  }

  /// `T.A` to `T.A.B`
  private func isOnTheWay(_ type: Type, to whole: Type) -> Bool {
    guard case .dependent(let base, _) = whole else { return false }
    return base == type || isOnTheWay(type, to: base)
  }

  private func readInherited(_ syntax: TypeSyntax, _ index: Int, _ declaration: NominalDeclaration) {
    if isSuppressed(syntax), declaration.kind != .enumeration {
      declaration.admitsNoncopyable = true
      if declaration.syntax?.is(ClassDeclSyntax.self) == true { report(.type, "Classes cannot be '~Copyable'", at: syntax) }
      return
    }
    let text = syntax.ownText
    if text == "AnyObject", declaration.isProtocol, let anyObject = library.known("AnyObject") {
      declaration.conformances.append(
        NominalDeclaration.Conformance(to: anyObject, conditions: [], position: position(syntax)))
      return
    }
    let type = resolve(syntax, in: declaration.scope)
    if let advice = Rejections.inherited[text], type.isNominal(text) {
      report(.unsupported, "'\(declaration.name)' cannot conform to '\(text)' here: \(advice)", at: syntax)
      return
    }
    switch type {
    case .existential(let protocols):
      for found in protocols {
        // `class Basic: Base & Job`
        if let parent = found.ofClass, let nominal = parent.nominal, declaration.isClass {
          inherit(from: parent, nominal, syntax, index, declaration)
          continue
        }
        declaration.conformances.append(
          NominalDeclaration.Conformance(to: found.unconstrained, conditions: [], position: position(syntax)))
        if found.arguments.isEmpty { continue }
        guard let own = declaration.selfParameter else { continue }
        declaration.requirements += equalities(.parameter(own), found, own: [own], at: syntax)
      }
    case .nominal(let parent, _) where declaration.isClass && parent.isClass:
      inherit(from: type, parent, syntax, index, declaration)
    case .nominal(let parent, _) where declaration.isProtocol && parent.isClass: declaration.selfParameter?.superclass = type
    case .nominal where declaration.kind == .enumeration && index == 0: declaration.rawType = type
    case .error:
      if declaration.isClass { declaration.hasUnknownSuperclass = true }
    case .nominal, .function, .tuple, .parameter, .metatype, .dependent, .variable:
      let reason = declaration.isClass ? "it is not a class" : "only classes inherit"
      report(.type, "'\(declaration.name)' cannot inherit from '\(type)': \(reason)", at: syntax)
    }
  }

  private func inherit(
    from type: Type, _ parent: NominalDeclaration, _ syntax: TypeSyntax, _ index: Int, _ declaration: NominalDeclaration
  ) {
    readHeader(parent)
    if index > 0 { report(.type, "Superclass '\(parent.name)' must appear first in the inheritance clause", at: syntax) }
    if parent.isFinal, !parent.isLibrary || declaration.isLibrary {
      report(.type, "Inheritance from a final class '\(parent.name)'", at: syntax)
    }
    if parent.isLibrary && parent.isFinal && !declaration.isLibrary {
      if ["NSLock", "NSRecursiveLock"].contains(parent.name) {
        declaration.superclass = library.type("_LockObject", [type])
        return
      }
      report(
        .unsupported, "A subclass of '\(parent.name)' is not supported; hold one in a property instead", at: syntax)
      declaration.hasUnknownSuperclass = true
      return
    }
    var ancestor: NominalDeclaration? = parent
    while let next = ancestor {
      if next === declaration || next.isHeaderBeingRead {
        report(.type, "'\(declaration.name)' inherits from itself", at: syntax)
        return
      }
      ancestor = next.superclass?.nominal
    }
    declaration.superclass = closed(type, at: syntax)
    if type.hasVariables { declaration.hasUnknownSuperclass = true }
  }

  private func readAssociated(_ node: ProtocolDeclSyntax, _ declaration: NominalDeclaration) {
    guard let own = declaration.selfParameter else { return }
    for member in node.memberBlock.members {
      guard let associated = member.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
      let name = name(associated.name)
      for inherited in (associated.inheritanceClause?.inheritedTypes).elements {
        _ = constrain(.dependent(.parameter(own), name), by: inherited.type, in: declaration.scope, own: [own])
      }
      declaration.requirements += requirements(associated.genericWhereClause, in: declaration.scope, own: [own])
    }
    for inherited in declaration.conformances { own.protocols.append(inherited.to) }
    // What it says may be of what the inherited ones have: `protocol Entity: Identifiable where ID: Comparable`.
    declaration.requirements += requirements(node.genericWhereClause, in: declaration.scope, own: [own])
  }

  /// Errors and actors' markers that follow without being written.
  private func addImplied(_ declaration: NominalDeclaration) {
    if declaration.isProtocol, isMarked(declaration, "objc"), let object = library.known("AnyObject") {
      declaration.conformances.append(NominalDeclaration.Conformance(to: object, conditions: [], position: declaration.position))
    }
    if let raw = declaration.rawType, raw.nominal?.isProtocol != true, case .nominal = raw {
      let names = [
        "Int", "String", "Double", "Character", "UInt8", "Int32", "UInt", "UInt64", "UInt32", "Int64", "Float", "UInt16", "Int8",
        "Int16",
      ]
      if !names.contains(raw.nominal?.name ?? "") {
        findings.add(.error, .type, "Raw type '\(raw)' is not supported", at: declaration.position)
      }
    }
  }

  /// The protocols that a type in an inheritance clause names.
  func protocols(in syntax: TypeSyntax, scope: Scope) -> [NominalDeclaration] {
    switch resolve(syntax, in: scope) {
    case .existential(let found): return found
    case .error: return []
    case let other:
      report(.type, "'\(other)' is not a protocol; an extension can only add protocols", at: syntax)
      return []
    }
  }
}
