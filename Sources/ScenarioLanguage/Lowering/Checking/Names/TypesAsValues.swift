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

  /// `kind.init(…)` of a class: `make` checks it for each of the classes that `kind` may be.
  func construct(
    classOf base: Expression, _ type: Type, at node: some SyntaxProtocol, _ make: (Type) -> Expression
  ) -> Expression {
    ofEachClass(base, type, answering: type, at: node, make)
  }

  /// `kind.init(…)`: the value may be nil, and a subclass where the caller says the type.
  func made(_ instance: Expression, by base: Expression) -> Expression {
    guard isValue(base), case .metatype = simplified(base.type),
      case .call(let initializer, let own, _?, let arguments, let dispatch) = instance.kind
    else { return instance }
    let kind = Expression(.upcast(base), base.type, at: base.position)
    return Expression(.call(initializer, own, kind, arguments, dispatch), instance.type, at: instance.position)
  }

  /// `Self.title`, a static member of a protocol's extension, asked of a class that is only known when the program runs. `make` asks one
  /// class; nil where the class is known, or the member is its own. By any other name than `Self` the member belongs to the class that
  /// the value is declared as: its `Self` is that one, its `self` the class that the value is.
  func extensionMember(
    _ candidates: [MemberCandidate], of base: Expression, _ node: MemberAccessExprSyntax,
    _ make: ([MemberCandidate], Expression) -> Expression
  ) -> Expression? {
    let isSelf = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.Self)
    return extensionMember(candidates, of: base, isSelf: isSelf, node, make)
  }

  /// The same where perhaps no base is written: in static members that is `self`.
  func extensionMember(
    _ candidates: [MemberCandidate], of base: Expression, isSelf: Bool = false, _ node: some SyntaxProtocol,
    _ make: ([MemberCandidate], Expression) -> Expression
  ) -> Expression? {
    guard isSelf || isValue(base), case .metatype(let type) = base.type.head, type.nominal?.isClass == true, !isExact(type),
      possibleTypes(type).count > 1, let member = candidates.first?.declaration as? ValueDeclaration,
      let own = member.owner?.selfParameter, isSelf || !namesSelfType(member)
    else { return nil }
    return ofEachClass(base, type, answering: nil, at: node) { found in
      let ofThis = candidates.map { candidate in
        var candidate = candidate
        candidate.substitution[own] = found
        return candidate
      }
      return make(ofThis, typeReference(found, at: node))
    }
  }

  func isValue(_ base: Expression) -> Bool {
    if case .typeName = base.kind { false } else { true }
  }

  private func namesSelfType(_ member: ValueDeclaration) -> Bool {
    let function = (member as? VariableDeclaration)?.getter ?? member as? FunctionDeclaration
    return function?.body?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.Self) } ?? true
  }

  /// What `make` gives for the class that `base` is, as `wanted` or as what it gives for the class that is known.
  func ofEachClass(
    _ base: Expression, _ type: Type, answering wanted: Type?, at node: some SyntaxProtocol, _ make: (Type) -> Expression
  ) -> Expression {
    let held = local("$type", base.type, at: .none, function)
    var chain: Expression?
    var wanted = wanted
    for candidate in possibleTypes(type).reversed() {
      let value = make(candidate)
      let result = wanted ?? value.type
      wanted = result
      guard let converted = coerce(value, to: result) else {
        if !value.type.hasError { report(.unsupported, "Some of the classes that this may be make something else", at: node) }
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
    guard let chain, let wanted else { return failed(node) }
    return Expression(.block([.bind(.bind(held), base, base.position)], chain), wanted, at: position(node))
  }

  /// In static members `self` is a type.
  func isSelfType() -> Bool {
    if case .metatype? = currentSelf()?.type.head { true } else { false }
  }

  /// `Self` in a class that has subclasses, as the class that `self` is of when it runs.
  func ownDynamicType(_ nominal: NominalDeclaration, at node: some SyntaxProtocol) -> Expression? {
    guard let own = currentSelf(), !isExact(nominal.selfType), mayBeSubclass(nominal.selfType) else { return nil }
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
    if case .superReference(let own) = base.kind { receiver = simplified(own.type) }
    if case .metatype(let instance) = receiver { receiver = simplified(instance) }
    let answered = simplified(value.type.wrapped ?? value.type)
    guard receiver != answered, isSubclass(receiver, of: answered) else { return value }
    // `found as? Self` inside of it has asked whether that is an instance of the class that declares it, which is not enough.
    if value.type.wrapped != nil {
      return Expression(.conditionalCast(value, receiver), library.optional(receiver), at: value.position)
    }
    return Expression(.forcedCast(value, receiver), receiver, at: value.position)
  }

  /// The scenario's classes that are a `type`; the class itself last, for it decides for all others.
  func possibleTypes(_ type: Type) -> [Type] {
    let parent = simplified(type)
    let all = userTypes.compactMap { subclass($0, of: parent) }
    return all.filter { $0 != parent && !$0.hasVariables } + [parent]
  }

  /// The class as a subclass of `parent`: what that says of its parameters; those that it does not say stay open.
  private func subclass(_ declaration: NominalDeclaration, of parent: Type) -> Type? {
    guard declaration.isClass else { return nil }
    if declaration.generics.isEmpty { return isSubclass(declaration.selfType, of: parent) ? declaration.selfType : nil }
    let arguments = declaration.generics.map { _ in variable() }
    guard isSubclass(.nominal(declaration, arguments), of: parent) else { return nil }
    return .nominal(declaration, arguments.map(\.resolved))
  }

  private func withOpenParameters(_ type: Type) -> Type {
    guard case .nominal(let declaration, let arguments) = type else { return type }
    return .nominal(
      declaration, arguments.map { $0.contains { if case .parameter = $0 { true } else { false } } ? variable() : $0 })
  }

  private func mayBeSubclass(_ type: Type) -> Bool { possibleTypes(type).count > 1 || hasOpenSubclass(type) }

  /// Some class that is a `type` has parameters of its own, asks something of them that is not known, or is one only where the
  /// parameters around here have certain values.
  func hasOpenSubclass(_ type: Type) -> Bool {
    let parent = simplified(type)
    return userTypes.contains { declaration in
      guard case .nominal(_, let arguments)? = subclass(declaration, of: parent) else {
        return subclass(declaration, of: withOpenParameters(parent)) != nil
      }
      let substitution = Substitution(uniqueKeysWithValues: zip(declaration.generics, arguments))
      return arguments.contains(where: \.hasVariables) || !declaration.requirements.allSatisfy { holds($0, substitution) }
    }
  }

  /// A static member of a protocol, asked of a type that is only known when the program runs, where that is not supported.
  func requireKnownType(_ declaration: ValueDeclaration, _ base: Expression, at node: some SyntaxProtocol) {
    switch base.kind {
    case .typeName, .superReference: return
    default: break
    }
    guard declaration.isStatic, case .metatype(let type) = base.type.head, case .existential = simplified(type) else { return }
    _ = foundWhenItRuns(declaration, at: node)
  }

  func foundWhenItRuns(_ declaration: ValueDeclaration, at node: some SyntaxProtocol) -> Expression {
    report(
      .unsupported,
      "Which '\(declaration.name)' this is depends on a type that is only known when it runs; that is not supported for "
        + "static members here, use an instance member", at: node)
    return failed(node)
  }
}

/// Associated types named in expressions.
extension Checker {
  func isAssociated(_ text: String, _ declaration: NominalDeclaration) -> Bool {
    readHeader(declaration)
    if text == "RawValue", declaration.rawType != nil { return true }
    return declaration.conformances.contains { allProtocols(of: $0.to).contains { $0.associatedTypes.contains(text) } }
  }

  /// `M.ID()`, where `M` is a parameter.
  /// `Iterator.Element`
  func hasAssociatedType(_ text: String, _ type: Type) -> Bool {
    protocols(boundOf: type).contains { allProtocols(of: $0).contains { $0.associatedTypes.contains(text) } }
  }

  func associatedType(_ node: MemberAccessExprSyntax, of outer: Type) -> Type? {
    var parser = Parser(node.ownText)
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
