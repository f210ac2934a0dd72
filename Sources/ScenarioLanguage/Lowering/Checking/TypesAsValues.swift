import DispatchTrace
import SwiftParser
import SwiftSyntax

/// Static and class members of types that are only known when the program runs: `type(of: shape).name()`, `kind.init()`.
extension Checker {
  /// A value of that metatype is that very type: there are no subclasses, and no conforming types behind it.
  func isExact(_ type: Type) -> Bool {
    switch simplified(type) {
    case .nominal(let declaration, _): !declaration.isClass || declaration.isFinal
    case .existential: false
    case .function, .tuple, .parameter, .metatype, .dependent, .variable, .error: true
    }
  }

  /// The member of whichever of the scenario's types the value of `base` is: `make` checks it for one of them. Nil where the
  /// type that is written decides.
  func dynamicMember(
    _ text: String, of base: Expression, at node: some SyntaxProtocol, _ make: (Expression) -> Expression
  ) -> Expression? {
    guard case .metatype(let type) = base.type.head, !isExact(type), isRunTimeValue(base),
      text == "init" || isFoundByType(text, type)
    else {
      return nil
    }
    let types = possibleTypes(type)
    guard let first = types.first else { return nil }
    let held = local("$type", base.type, at: .none, function)
    let result = text == "init" ? type : make(typeReference(first, at: node)).type
    var chain: Expression?
    for candidate in types.reversed() {
      let value = make(typeReference(candidate, at: node))
      guard let converted = coerce(value, to: result) else {
        if !value.type.hasError {
          report(.unsupported, "The types that '\(text)' may be a member of here answer different types", at: node)
        }
        return failed(node)
      }
      guard let rest = chain else {
        chain = converted
        continue
      }
      let isIt = Expression(
        .compare(.equal, Expression(.variable(held), base.type, at: base.position), typeReference(candidate, at: node)),
        library.bool,
        at: base.position)
      chain = Expression(.ternary(isIt, converted, rest), result, at: position(node))
    }
    guard let chain else { return nil }
    return Expression(.block([.bind(.bind(held), base, base.position)], chain), result, at: position(node))
  }

  /// Not a type's name, and not the `self` of a static property, which is the type that was written there.
  private func isRunTimeValue(_ base: Expression) -> Bool {
    switch base.kind {
    case .typeName, .superReference: false
    case .variable(let variable): variable.name != "self" || variable.isReceivedType
    default: true
    }
  }

  private func isFoundByType(_ text: String, _ type: Type) -> Bool {
    lookUpMembers(text, in: type).contains { candidate in
      guard let value = candidate.declaration as? ValueDeclaration, value.isStatic else { return false }
      return isRequirement(value) || isOverriddenStatically(value)
    }
  }

  /// In static members `self` is a type.
  func isSelfType() -> Bool {
    if case .metatype? = currentSelf()?.type.head { true } else { false }
  }

  /// `Self` in a class that has subclasses, as the class that `self` is of when it runs.
  func ownDynamicType(_ nominal: NominalDeclaration, at node: some SyntaxProtocol) -> Expression? {
    guard let own = currentSelf(), !isExact(nominal.selfType), possibleTypes(nominal.selfType).count > 1 else { return nil }
    let value = variableReference(own, at: node)
    if isSelfType() { return value }
    return Expression(.typeOf(value), .metatype(own.type), at: position(node))
  }

  /// The same for `Self` in `Self.init(…)`.
  func dynamicSelf(_ syntax: ExprSyntax) -> Expression? {
    guard let name = syntax.as(DeclReferenceExprSyntax.self), name.baseName.tokenKind == .keyword(.Self),
      let nominal = enclosingNominal(scope)
    else { return nil }
    return ownDynamicType(nominal, at: name)
  }

  /// What a function that answers `Self` gave: an instance of the class that it was called on.
  func asReceiver(_ value: Expression, _ base: Expression?) -> Expression {
    guard let base else { return value }
    var receiver = simplified(base.type)
    if case .metatype(let instance) = receiver { receiver = simplified(instance) }
    let answered = simplified(value.type.wrapped ?? value.type)
    guard receiver != answered, isSubclass(receiver, of: answered) else { return value }
    let target = value.type.wrapped == nil ? receiver : library.optional(receiver)
    return Expression(.forcedCast(value, target), target, at: value.position)
  }

  /// The scenario's types without parameters that are a `type`; the class itself last, for it decides for all others.
  func possibleTypes(_ type: Type) -> [Type] {
    let all = userTypes.filter { $0.generics.isEmpty && !$0.isProtocol }.map(\.selfType)
    switch simplified(type) {
    case .existential(let protocols): return all.filter { found in protocols.allSatisfy { conforms(found, to: $0) } }
    case let parent: return all.filter { $0 != parent && isSubclass($0, of: parent) } + [parent]
    }
  }

  /// Class members are found by the type that is written: where that may not be the one that is there, and it matters, says so.
  func requireKnownType(_ declaration: ValueDeclaration, _ base: Expression, at node: some SyntaxProtocol) {
    switch base.kind {
    case .typeName, .superReference: return
    default: break
    }
    guard declaration.isStatic, case .metatype(let type) = base.type.head, !isExact(type) else { return }
    if case .existential = simplified(type) {} else if !isOverriddenStatically(declaration) { return }
    report(
      .unsupported,
      "Which '\(declaration.name)' this is depends on a type that is only known when it runs; that is not supported for "
        + "static and class members here, use an instance member", at: node)
  }

  private func isOverriddenStatically(_ declaration: ValueDeclaration) -> Bool {
    userTypes.contains { type in
      guard type.isClass, type !== declaration.owner, isSubclass(type.selfType, of: declaration.owner?.selfType ?? .error) else {
        return false
      }
      return members(named: declaration.name, of: type).contains { ($0 as? ValueDeclaration)?.isStatic == true }
    }
  }
}

/// Associated types named in expressions.
extension Checker {
  func isAssociated(_ text: String, _ declaration: NominalDeclaration) -> Bool {
    readHeader(declaration)
    return declaration.conformances.contains { allProtocols(of: $0.to).contains { $0.associatedTypes.contains(text) } }
  }

  /// `M.ID()`, where `M` is a parameter.
  func associatedType(_ node: MemberAccessExprSyntax, of outer: Type) -> Type? {
    var parser = Parser(node.trimmedDescription)
    let syntax = TypeSyntax.parse(from: &parser)
    return attempt {
      let found = resolve(syntax, in: scope)
      return found.hasError ? nil : found
    }
  }
}

extension VariableDeclaration {
  /// The `self` of a class method.
  var isReceivedType: Bool { home?.declaration?.receivesType == true && home?.declaration?.selfVariable === self }
}
