import DispatchTrace
import SwiftSyntax

/// From the syntax of types to types.
extension Checker {
  func resolve(_ syntax: TypeSyntax, in scope: Scope) -> Type {
    limited(resolveUnlimited(syntax, in: scope), at: syntax)
  }

  /// `type`, unless it has too many parts: generic types and tuples of tuples can double with every line.
  func limited(_ type: Type, at syntax: some SyntaxProtocol) -> Type {
    guard type.isLarge else { return type }
    report(.limit, "This type has more than \(Type.mostParts) parts; use an array or a class for some of them", at: syntax)
    return .error
  }

  private func resolveUnlimited(_ syntax: TypeSyntax, in scope: Scope) -> Type {
    nested(syntax, in: scope, otherwise: .error) {
      switch syntax.as(TypeSyntaxEnum.self) {
      case .identifierType(let node): return resolve(identifier: node, in: scope)
      case .memberType(let node): return resolve(member: node, in: scope)
      case .optionalType(let node): return library.optional(resolve(node.wrappedType, in: scope))
      case .implicitlyUnwrappedOptionalType(let node): return library.optional(resolve(node.wrappedType, in: scope))
      case .arrayType(let node): return array(node, in: scope)
      case .dictionaryType(let node): return dictionary(node, in: scope)
      case .tupleType(let node): return tuple(node, in: scope)
      case .functionType(let node): return function(node, in: scope)
      case .attributedType(let node):
        let errors = findings.errorCount()
        rejectWrappers(node.attributes.filter { !isIsolation($0) })
        checkSpecifiers(of: node)
        let type: Type = findings.errorCount() > errors ? .error : resolve(node.baseType, in: scope)
        requireFunction(type, in: node)
        return type
      case .metatypeType(let node): return .metatype(resolve(node.baseType, in: scope))
      case .someOrAnyType(let node): return someOrAny(node, in: scope)
      case .compositionType(let node): return composition(node, in: scope)
      // `protocol Delegate: class`, as `AnyObject` was written once.
      case .classRestrictionType: return library.known("AnyObject").map { .existential([$0]) } ?? .error
      // Said where the pack is declared.
      case .packExpansionType, .packElementType: return .error
      case .suppressedType:
        report(.unsupported, "Of what cannot be copied only structs are supported; write one of those", at: syntax)
        return .error
      default:
        report(.unsupported, "This kind of type is not supported", at: syntax)
        return .error
      }
    }
  }

  /// Where a function may be called is for the compiler to check: `@MainActor () -> Void` does what it does anywhere.
  private func isIsolation(_ element: AttributeListSyntax.Element) -> Bool {
    if case .attribute(let own) = element { own.attributeName.ownText == "MainActor" } else { false }
  }

  private func dictionary(_ node: DictionaryTypeSyntax, in scope: Scope) -> Type {
    let key = resolve(node.key, in: scope)
    requireHashable(key, at: node.key)
    let made = library.dictionary(key, resolve(node.value, in: scope))
    if case .nominal(let declaration, let parts) = made { requireCopyable(parts, of: declaration, at: node) }
    return made
  }

  static let labelledSingle = "Cannot create a single-element tuple with an element label"

  private func tuple(_ node: TupleTypeSyntax, in scope: Scope) -> Type {
    let elements = Array(node.elements)
    if elements.count == 1, elements[0].firstName == nil { return resolve(elements[0].type, in: scope) }
    if elements.count == 1 { report(.type, Self.labelledSingle, at: node) }
    return .tuple(
      elements.map { element in
        if let second = element.secondName { report(.type, "Tuple element cannot have two labels", at: second) }
        let label = element.firstName.map { name($0) }
        return TupleField(label: label == "_" ? nil : label, type: resolve(element.type, in: scope))
      })
  }

  private func function(_ node: FunctionTypeSyntax, in scope: Scope) -> Type {
    rejectAsync(node.effectSpecifiers?.asyncSpecifier)
    let parameters = node.parameters.map { parameter -> FunctionType.Parameter in
      let type = resolve(parameter.type, in: scope)
      if parameter.ellipsis != nil { return FunctionType.Parameter(type: library.array(type), isVariadic: true) }
      return FunctionType.Parameter(
        type: type, isInout: isInout(parameter.type), isEscaping: hasAttribute("escaping", parameter.type) || mayKeep(type))
    }
    let clause = node.effectSpecifiers?.throwsClause
    var made = FunctionType(
      parameters: parameters, result: resolve(node.returnClause.type, in: scope), throwsErrors: clause != nil)
    made.setThrown(thrownType(clause, in: scope))
    return .function(made)
  }

  /// `T!`, also of what is `inout`.
  func isImplicitlyUnwrapped(_ type: TypeSyntax?) -> Bool {
    let plain = type?.as(AttributedTypeSyntax.self)?.baseType ?? type
    return plain?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
  }

  /// `((@escaping (Int) -> Void), Bool) -> Void`: what stands in brackets of its own is the parameter.
  private func unwrapped(_ type: TypeSyntax) -> TypeSyntax {
    guard let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.firstName == nil
    else { return type }
    return unwrapped(only.type)
  }

  func hasAttribute(_ wanted: String, _ type: TypeSyntax) -> Bool {
    guard let attributed = unwrapped(type).as(AttributedTypeSyntax.self) else { return false }
    return attributed.attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.ownText == wanted }
  }

  private func someOrAny(_ node: SomeOrAnyTypeSyntax, in scope: Scope) -> Type {
    if node.someOrAnySpecifier.tokenKind == .keyword(.some) {
      if let known = opaqueMeanings[node.id] ?? opaqueParameter(node, in: scope) { return known }
      report(
        .unsupported,
        "'some' is only supported for parameters; name the type, or write 'any \(node.constraint.ownText)'",
        at: node)
      return .error
    }
    let type = resolve(node.constraint, in: scope)
    requireProtocol(type, behindAnyIn: node)
    return type
  }

  private func composition(_ node: CompositionTypeSyntax, in scope: Scope) -> Type {
    var protocols: [NominalDeclaration] = []
    // `P & ~Copyable` asks for `P`.
    for element in node.elements where !element.type.is(SuppressedTypeSyntax.self) {
      let type = resolve(element.type, in: scope)
      switch type {
      case .existential(let found): protocols += found
      case .error: return .error
      case .nominal(let declaration, _) where declaration.isClass: protocols.append(asProtocol(classType: type))
      case .nominal, .function, .tuple, .parameter, .metatype, .dependent, .variable:
        report(
          .type, "Non-protocol, non-class type '\(type)' cannot be used within a protocol-constrained type", at: element.type)
        return .error
      }
    }
    // `P & Sendable` is a `P`: the marker asks for nothing.
    let plain = protocols.filter { !isMarker($0) }
    if plain.count == 1, let type = plain[0].ofClass { return type }
    return .existential(plain.isEmpty ? protocols : plain)
  }

  func isMarker(_ declaration: NominalDeclaration) -> Bool { declaration.isLibrary && declaration.name == "Sendable" }

  // MARK: - Names

  /// Types that no declaration stands for.
  func builtIn(_ text: String) -> Type? {
    text == "Any" ? .any : text == "Void" ? .void : nil
  }

  private func resolve(identifier node: IdentifierTypeSyntax, in scope: Scope) -> Type {
    let text = name(node.name)
    let arguments = node.genericArgumentClause?.arguments
    if let known = builtIn(text) { return known }
    if text == "Self", let own = typeOfSelf(node, in: scope) { return own }
    guard let found = lookUpType(text, in: scope) ?? inferredByLibrary(text, in: scope) else {
      reportUnknownType(text, at: node.name, in: scope)
      return .error
    }
    return type(of: found, arguments, at: node, in: scope)
  }

  func enclosingNominal(_ scope: Scope) -> NominalDeclaration? {
    var current: Scope? = scope
    while let next = current {
      if let nominal = next.nominal { return nominal }
      current = next.parent
    }
    return nil
  }

  private func type(
    of found: AnyObject, _ arguments: GenericArgumentListSyntax?, at node: some SyntaxProtocol, in scope: Scope
  ) -> Type {
    switch found {
    case let parameter as GenericParameter: return .parameter(parameter)
    case let alias as TypeAlias:
      requireAvailable(alias, at: node)
      let made = resolve(alias, arguments: arguments?.map { resolve($0, in: scope) } ?? [])
      if !alias.parameters.isEmpty { check(partsOf: made, at: node) }
      return made
    case let declaration as NominalDeclaration:
      requireAvailable(declaration, at: node)
      return instantiate(declaration, arguments, at: node, in: scope)
    case let inherited as InheritedType:
      return throughBase(inherited, type(of: inherited.found, arguments, at: node, in: scope))
    case let inferred as InferredType: return inferred.type
    case let associated as AssociatedName: return .dependent(.parameter(associated.parameter), associated.name)
    default: return .error
    }
  }

  func resolve(_ argument: GenericArgumentSyntax, in scope: Scope) -> Type {
    guard case .type(let type) = argument.argument else {
      report(.unsupported, "Only types can be generic arguments here", at: argument)
      return .error
    }
    return resolve(type, in: scope)
  }

  private func instantiate(
    _ declaration: NominalDeclaration, _ arguments: GenericArgumentListSyntax?, at node: some SyntaxProtocol, in scope: Scope
  ) -> Type {
    if declaration.isProtocol { return .existential([constrained(declaration, by: arguments, at: node, in: scope)]) }
    guard let arguments else {
      return openType(of: declaration, in: scope)
    }
    let given = arguments.map { resolve($0, in: scope) }
    let wanted = declaration.ownGenerics.count
    guard given.count == wanted else {
      report(.type, "Generic type '\(declaration.name)' takes \(wanted) type parameters, not \(given.count)", at: node)
      return .error
    }
    let types = outerArguments(of: declaration, in: scope) + given
    check(generics: declaration, types, at: node)
    return .nominal(declaration, types)
  }

  /// Where nothing else says what they are, a generic type's arguments have to be written.
  func closed(_ type: Type, at syntax: some SyntaxProtocol) -> Type {
    guard type.hasVariables, !isLibraryText(syntax) else { return type }
    report(.type, "Reference to a generic type requires arguments in <...>", at: syntax)
    return .error
  }

  /// The type named without arguments: its own inside its braces, elsewhere one whose arguments are to be found.
  func openType(of declaration: NominalDeclaration, in scope: Scope) -> Type {
    isInside(declaration, scope) ? declaration.selfType : unboundType(of: declaration, in: scope)
  }

  func unboundType(of declaration: NominalDeclaration, in scope: Scope) -> Type {
    .nominal(declaration, outerArguments(of: declaration, in: scope) + declaration.ownGenerics.map { _ in variable() })
  }

  private func outerArguments(of declaration: NominalDeclaration, in scope: Scope) -> [Type] {
    guard declaration.inheritedGenerics > 0, let parent = declaration.parent else { return [] }
    return isInside(parent, scope) ? parent.generics.map { .parameter($0) } : parent.generics.map { _ in variable() }
  }

  /// A nested type as a member of a particular outer one: `Tree<Int>.Node`.
  func nested(_ type: Type, in outer: Type) -> Type {
    guard case .nominal(let parent, let arguments) = outer else { return type }
    let substitution = Substitution(uniqueKeysWithValues: zip(parent.generics, arguments))
    if case .nominal(let declaration, let own) = type, declaration.parent === parent, declaration.inheritedGenerics > 0 {
      return .nominal(declaration, arguments + own.dropFirst(declaration.inheritedGenerics).map { $0.substituting(substitution) })
    }
    return type.substituting(substitution)
  }

  /// The library's text is right; the constraints of what it extends may be out of sight where a type is written.
  func isLibraryText(_ node: some SyntaxProtocol) -> Bool { !position(node).isKnown }

  func unmet(_ requirement: Requirement, _ substitution: Substitution) -> String {
    switch requirement {
    case .conforms(let type, let target):
      "Type '\(normalized(type.substituting(substitution)))' does not conform to protocol '\(target.name)'"
    case .inherits(let type, let parent):
      "'\(normalized(type.substituting(substitution)))' does not inherit from '\(parent.substituting(substitution))'"
    case .same(let left, let right):
      "'\(normalized(left.substituting(substitution)))' is not the same type as '\(normalized(right.substituting(substitution)))'"
    }
  }

  func isInside(_ declaration: NominalDeclaration, _ scope: Scope) -> Bool {
    var current: Scope? = scope
    while let next = current {
      if next.nominal?.isWithin(declaration) == true { return true }
      current = next.parent
    }
    return false
  }

  private func resolve(member node: MemberTypeSyntax, in scope: Scope) -> Type {
    let text = name(node.name)
    if let module = node.baseType.as(IdentifierTypeSyntax.self)?.name, lookUpType(name(module), in: scope) == nil {
      let isOwn = isOwnModule(name(module), of: text)
      if isModule(name(module)), let known = builtIn(text) { return known }
      if isOwn || isModule(name(module)), let found = lookUpType(text, in: isOwn ? fileScope : library.scope) {
        return type(of: found, node.genericArgumentClause?.arguments, at: node, in: scope)
      }
    }
    let base = resolve(node.baseType, in: scope)
    switch simplified(base) {
    case .nominal(let declaration, _):
      for member in members(named: text, of: declaration) where member is NominalDeclaration || member is TypeAlias {
        withScope(scope) { requireAccess(toType: member, at: node.name) }
        return nested(type(of: member, node.genericArgumentClause?.arguments, at: node, in: scope), in: simplified(base))
      }
      if let known = dependentType(text, of: simplified(base)) { return known }
    case .parameter(let parameter):
      // What is asked of the parameter stands in front of the braces around.
      if let nominal = enclosingNominal(scope) { readHeader(nominal) }
      if let known = dependentType(text, of: .parameter(parameter)) { return known }
      if hasAssociatedType(text, .parameter(parameter)) { return .dependent(.parameter(parameter), text) }
    case .dependent: return .dependent(simplified(base), text)
    case .error: return .error
    case .existential(let protocols):
      // A type alias that the protocol has, the same for all that conform.
      let aliases = protocols.lazy.flatMap { self.members(named: text, of: $0) }.compactMap { $0 as? TypeAlias }
      if let alias = aliases.first { return type(of: alias, node.genericArgumentClause?.arguments, at: node, in: scope) }
    case .function, .tuple, .metatype, .variable: break
    }
    report(.unknownName, "'\(text)' is not a member type of type '\(base)'", at: node.name)
    return .error
  }

  /// The nominal type, type alias, generic parameter or associated type called `text`.
  func lookUpType(_ text: String, in scope: Scope) -> AnyObject? {
    var current: Scope? = scope
    while let next = current {
      if let parameter = next.generics[text] { return parameter }
      if next === library.scope {
        guard scope.reaches(text, isLibrary: true) else { return nil }
        library.load(text)
        if !scope.isLibrary { library.mention(text) }
      }
      for found in visible(next.names[text] ?? [], from: scope) where found is NominalDeclaration || found is TypeAlias {
        return found
      }
      // What a witness says is known in bodies; a signature means what is written anywhere, if something of that name is.
      if let nominal = next.nominal, let found = typeMember(text, of: nominal, infers: scope.function !== next.function) {
        return found
      }
      current = next.parent
    }
    return inferred(text, in: scope)
  }

  func typeMember(_ text: String, of nominal: NominalDeclaration, infers: Bool = true) -> AnyObject? {
    if text == "CodingKeys" { _ = members(named: text, of: nominal) }
    for found in nominal.members[text] ?? [] where found is NominalDeclaration || found is TypeAlias {
      if !nominal.isProtocol || (found as? TypeAlias).map({ !repeatsAssociatedType($0, of: nominal) }) != false { return found }
    }
    if let own = nominal.selfParameter {
      let promised = conditionalProtocols(.parameter(own)).flatMap { allProtocols(of: $0) }
      if (allProtocols(of: nominal) + promised).contains(where: { $0.associatedTypes.contains(text) }) {
        return AssociatedName(parameter: own, name: text)
      }
      return aliasOfAncestor(text, of: nominal, own)
    }
    guard nominal.isHeaderKnown else { return nil }
    if let found = associatedOfSuperclass(text, nominal) { return found }
    if case .nominal(let parent, let arguments)? = nominal.superclass, let found = typeMember(text, of: parent) {
      if arguments.isEmpty { return found }
      return InheritedType(found, Substitution(uniqueKeysWithValues: zip(parent.generics, arguments)))
    }
    return inheritedAlias(text, of: nominal) ?? (infers ? inferredType(text, of: nominal) : nil)
  }

  /// A type alias of a protocol that this one inherits from.
  private func aliasOfAncestor(_ text: String, of nominal: NominalDeclaration, _ own: GenericParameter) -> InheritedType? {
    for inherited in allProtocols(of: nominal) where inherited !== nominal && !inherited.isLibrary {
      guard let theirs = inherited.selfParameter, let alias = inherited.members[text]?.first(where: { $0 is TypeAlias }) else {
        continue
      }
      return InheritedType(alias, [theirs: .parameter(own)])
    }
    return nil
  }

  /// A type alias of a protocol that the type conforms to.
  private func inheritedAlias(_ text: String, of nominal: NominalDeclaration) -> AnyObject? {
    for conformance in nominal.conformances where !conformance.to.isLibrary {
      for inherited in allProtocols(of: conformance.to) {
        guard let own = inherited.selfParameter else { continue }
        for case let alias as TypeAlias in inherited.members[text] ?? [] {
          return InheritedType(alias, [own: nominal.selfType])
        }
      }
    }
    return nil
  }
}

/// `Element` inside a protocol: an associated type of its `Self`.
final class AssociatedName {
  let parameter: GenericParameter
  let name: String

  init(parameter: GenericParameter, name: String) {
    self.parameter = parameter
    self.name = name
  }
}

/// An associated type of one conforming type.
struct AssociatedKey: Hashable {
  let declaration: NominalDeclaration
  let name: String
}
