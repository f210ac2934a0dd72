import DispatchTrace
import SwiftSyntax

/// `base.name`
extension Checker {
  func member(_ node: MemberAccessExprSyntax, _ expected: Type?) -> Expression {
    isChainTop(node) ? chained(ExprSyntax(node)) { memberUnchained(node, expected) } : memberUnchained(node, expected)
  }

  private func memberUnchained(_ node: MemberAccessExprSyntax, _ expected: Type?) -> Expression {
    let text = name(node.declName.baseName)
    guard let baseSyntax = node.base else { return implicitMember(text, node, expected) }
    if let type = typeNamed(by: ExprSyntax(node)) { return checkUse(ofType: typeReference(type, at: node), node) }
    if let found = declarations(ofModule: baseSyntax, named: text) {
      if let variable = found.last as? VariableDeclaration { return variableReference(variable, at: node) }
      return functionValue(
        found.map { MemberCandidate(declaration: $0, substitution: [:], dispatch: .direct) }, base: nil, at: node, expected)
    }
    let base = chainBase(baseSyntax, member: text, expected) ?? memberBase(baseSyntax, member: text, expected)
    if base.type.hasError { return failed(node) }
    if let labels = node.declName.argumentNames {
      let (candidates, receiver) = memberCandidates(text, of: base)
      let wanted = labels.arguments.map { name($0.name) }
      let named = candidates.filter { matches($0, wanted) }
      if named.isEmpty, let method = unboundMethod(text, of: base, labels: wanted, at: node, expected) { return method }
      return labelledValue(named, base: receiver, at: node, expected)
    }
    return member(of: base, text, node, expected)
  }

  /// A literal has its default type, unless only `Double` has the member: `3.half`.
  func memberBase(_ syntax: ExprSyntax, member text: String = "subscript", _ expected: Type? = nil) -> Expression {
    if let own = dynamicSelf(syntax) { return own }
    if let type = typeNamed(by: syntax) { return typeReference(type, at: syntax) }
    let base = infer(syntax, beginsWithMember(syntax) ? expected : nil)
    guard case .variable(let variable) = simplified(base.type), let literal = variable.literal else { return base }
    let double = library.type("Double")
    if literal == .integer, instanceMembers(text, of: library.int).isEmpty, !instanceMembers(text, of: double).isEmpty {
      _ = unify(base.type, double)
    }
    _ = settle(base.type)
    return base
  }

  /// Members of the base, or of what it wraps when it is declared `T!`.
  func memberCandidates(_ text: String, of base: Expression) -> ([MemberCandidate], Expression) {
    let type = base.type.head
    if case .metatype(let instance) = simplified(type) {
      let found = lookUpMembers(text, in: instance).filter { candidate in
        guard let value = candidate.declaration as? ValueDeclaration else { return true }
        return value.isStatic || text == "init"
      }
      return (found, receiver(base, instance, of: found))
    }
    let found = instanceMembers(text, of: type)
    if found.isEmpty, base.isImplicitlyUnwrapped, type.wrapped != nil { return memberCandidates(text, of: forced(base)) }
    return (found, receiver(base, of: found))
  }

  private func instanceMembers(_ text: String, of type: Type) -> [MemberCandidate] {
    lookUpMembers(text, in: type).filter { ($0.declaration as? ValueDeclaration)?.isStatic == false }
  }

  /// A value of a protocol type is of the class that its protocol asks for, when that has the members.
  func receiver(_ base: Expression, of candidates: [MemberCandidate]) -> Expression {
    guard case .existential(let protocols) = simplified(base.type),
      let owner = (candidates.first?.declaration as? ValueDeclaration)?.owner, owner.isClass,
      let bound = superclass(boundOf: protocols)
    else { return base }
    // One of the library's own objects may lie in a box.
    let isInBox = bound.nominal?.isLibrary == true
    return Expression(isInBox ? .forcedCast(base, bound) : .upcast(base), bound, at: base.position)
  }

  /// The same of a type that is a value.
  private func receiver(_ base: Expression, _ instance: Type, of candidates: [MemberCandidate]) -> Expression {
    guard case .existential(let protocols) = simplified(instance),
      let owner = (candidates.first?.declaration as? ValueDeclaration)?.owner, owner.isClass,
      let bound = superclass(boundOf: protocols)
    else { return base }
    return Expression(.upcast(base), .metatype(bound), at: base.position)
  }

  /// The value of a member that is not called.
  func member(of base: Expression, _ text: String, _ node: MemberAccessExprSyntax, _ expected: Type?) -> Expression {
    if text == "self" { return selfMember(base, node) }
    if case .tuple(let fields) = simplified(base.type) { return tupleField(base, fields, text, node) }
    let (candidates, receiver) = memberCandidates(text, of: base)
    if candidates.isEmpty {
      if let method = unboundMethod(text, of: base, labels: nil, at: node, expected) { return method }
      if let other = otherProperty(for: node, having: text) { return member(of: other, text, node, expected) }
      if let found = memberFoundDynamically(text, of: receiver, at: node, expected) { return found }
      reportNoMember(text, receiver, at: node.declName)
      return failed(node)
    }
    // `stride(from: 0, to: 10, by: 2).count` is no number, and of `count(where:)` alone nothing says what its closure throws.
    if text == "count", candidates.allSatisfy({ ($0.declaration as? FunctionDeclaration)?.isLibrary == true }) {
      report(
        .type, "'\(normalized(receiver.type))' has no 'count', only 'count(where:)'; write Array(…).count", at: node.declName)
      return failed(node)
    }
    // What is private is not there for others.
    if candidates.allSatisfy({ !isAccessible($0.declaration) }),
      let found = memberFoundDynamically(text, of: receiver, at: node, expected)
    {
      return found
    }
    let ofSelf = extensionMember(candidates, of: receiver, node) { memberValue($0, base: $1, text, at: node, expected) }
    return ofSelf ?? memberValue(candidates, base: receiver, text, at: node, expected)
  }

  /// `Type.method`: a function from an instance to the method of that instance.
  func unboundMethod(
    _ text: String, of base: Expression, labels: [String]?, at node: some SyntaxProtocol, _ expected: Type? = nil
  ) -> Expression? {
    guard case .metatype(let instance) = simplified(base.type) else { return nil }
    let found = lookUpMembers(text, in: instance).filter { candidate in
      guard let function = candidate.declaration as? FunctionDeclaration, !function.isStatic, !function.isMutating else {
        return false
      }
      return labels.map { matches(candidate, $0) } ?? true
    }
    if found.count > 1, let expected,
      let method = best(of: found, { coerce(unbound($0, of: instance, at: node), to: expected) })
    {
      return unbound(method, of: instance, at: node)
    }
    return onlyMethod(found).map { unbound($0, of: instance, at: node) }
  }

  private func unbound(_ method: MemberCandidate, of instance: Type, at node: some SyntaxProtocol) -> Expression {
    let context = FunctionContext(.closure, parent: function, result: variable())
    let closure = ClosureNode(context: context, at: position(node))
    let receiver = local("$self", instance, at: .none, context)
    closure.parameters = [receiver]
    let value = withFunction(context, Scope(parent: scope, function: context)) {
      functionValue([method], base: Expression(.variable(receiver), instance, at: position(node)), at: node, nil)
    }
    context.result = value.type
    closure.statements = [.returning(value, position(node))]
    return Expression(
      .closure(closure), .function(FunctionType(parameters: [.init(type: instance)], result: value.type)), at: position(node))
  }

  /// Of the library's several that differ in what else they are told, `String.uppercased` and `String.hasPrefix` are the plain ones.
  private func onlyMethod(_ found: [MemberCandidate]) -> MemberCandidate? {
    if found.count < 2 { return found.first }
    let plain = found.filter { candidate in
      guard let function = candidate.declaration as? FunctionDeclaration, function.isLibrary else { return false }
      return parameters(of: function).allSatisfy { $0.label == nil } && function.generics.isEmpty
        && function.owner?.isProtocol == false
    }
    let ofOwn = plain.filter { candidate in
      let owner = (candidate.declaration as? ValueDeclaration)?.owner
      return parameters(of: candidate.declaration).allSatisfy { $0.type == owner?.selfType }
    }
    return plain.count == 1 ? plain[0] : ofOwn.count == 1 ? ofOwn[0] : nil
  }

  private func selfMember(_ base: Expression, _ node: MemberAccessExprSyntax) -> Expression {
    if case .typeName(let type) = base.kind { return Expression(.typeName(type), .metatype(type), at: position(node)) }
    return base
  }

  private func tupleField(_ base: Expression, _ fields: [TupleField], _ text: String, _ node: MemberAccessExprSyntax)
    -> Expression
  {
    let index = Int(text) ?? fields.firstIndex { $0.label == text }
    guard let index, fields.indices.contains(index) else {
      report(.unknownName, "Value of tuple type '\(normalized(base.type))' has no member '\(text)'", at: node.declName)
      return failed(node)
    }
    return Expression(.tupleField(base, index), fields[index].type, at: position(node))
  }

  func memberValue(
    _ candidates: [MemberCandidate], base: Expression, _ text: String, at node: some SyntaxProtocol, _ expected: Type?
  ) -> Expression {
    guard let first = chosen(open(candidates, at: node), expected) else { return failed(node) }
    switch first.declaration {
    case let variable as VariableDeclaration: return property(variable, first, base, at: node)
    case let enumCase as EnumCase: return caseValue(enumCase, base, at: node)
    case is FunctionDeclaration: return functionValue(candidates, base: base, at: node, expected)
    case let inner as NominalDeclaration: return typeReference(openType(of: inner, in: scope), at: node)
    default: return failed(node)
    }
  }

  /// A property and methods may share a name: as a value the name is the property, unless a function is wanted and it is none.
  private func chosen(_ candidates: [MemberCandidate], _ expected: Type?) -> MemberCandidate? {
    let property = mostSpecialProperty(cheapest(candidates, expected))
    guard let property, let variable = property.declaration as? VariableDeclaration,
      candidates.contains(where: { $0.declaration is FunctionDeclaration })
    else { return property ?? candidates.first }
    guard let expected, case .function = simplified(expected.wrapped ?? expected) else { return property }
    let type = normalized(type(of: variable).substituting(property.substitution))
    if case .function = simplified(type.wrapped ?? type) { return property }
    return candidates.first { $0.declaration is FunctionDeclaration }
  }

  /// `extension Array { var first: Int { 3 } }` leaves the library's to where an Optional is wanted: of several properties those are meant
  /// whose values become what is wanted at the least cost.
  private func cheapest(_ candidates: [MemberCandidate], _ expected: Type?) -> [MemberCandidate] {
    let properties = candidates.filter { $0.declaration is VariableDeclaration }
    let isOwn = properties.contains { $0.declaration.position.isKnown }
    guard let expected, isOwn, properties.count > 1 else { return candidates }
    let scores = properties.map { property in
      score(expected) {
        let type = valueType(of: property)
        return Expression(.variable(placeholder(type)), type, at: .none)
      }
    }
    guard let least = scores.compactMap({ $0 }).min() else { return candidates }
    let dearer = zip(properties, scores).filter { $0.1 != least }.map(\.0.declaration)
    return candidates.filter { candidate in !dearer.contains { $0 === candidate.declaration } }
  }

  /// Of several extensions of one type the one that asks for most.
  private func mostSpecialProperty(_ candidates: [MemberCandidate]) -> MemberCandidate? {
    let properties = candidates.filter { $0.declaration is VariableDeclaration }
    guard properties.count > 1, let first = properties.first?.declaration as? VariableDeclaration else { return properties.first }
    return properties.filter { ($0.declaration as? VariableDeclaration)?.owner === first.owner }
      .reversed().max { left, right in
        let counts = [left, right].map { ($0.declaration as? VariableDeclaration)?.conditions.count ?? 0 }
        return counts[0] < counts[1]
      }
  }

  func caseValue(_ enumCase: EnumCase, _ base: Expression, at node: some SyntaxProtocol) -> Expression {
    readPayload(enumCase)
    requireAvailable(enumCase, at: node)
    var result = enumCase.owner?.selfType ?? .error
    if case .typeName(let type) = base.kind { result = type }
    if enumCase.payload.isEmpty { return Expression(.enumCase(enumCase, []), result, at: position(node)) }
    return caseFunction(enumCase, result, at: node)
  }

  /// `Shape.circle` without its payload is a function from the payload to the enum.
  private func caseFunction(_ enumCase: EnumCase, _ result: Type, at node: some SyntaxProtocol) -> Expression {
    let substitution: Substitution
    if case .nominal(let declaration, let arguments) = result.head {
      substitution = Substitution(uniqueKeysWithValues: zip(declaration.generics, arguments))
    } else {
      substitution = [:]
    }
    let context = FunctionContext(.closure, parent: function, result: result)
    let closure = ClosureNode(context: context, at: position(node))
    let types = enumCase.payload.map { normalized($0.type.substituting(substitution)) }
    closure.parameters = types.enumerated().map { index, type in
      let made = VariableDeclaration("$\(index)", at: .none, scope: scope, storage: .local, isLet: true)
      made.type = type
      made.home = context
      return made
    }
    let values = zip(closure.parameters, types).map { Expression(.variable($0), $1, at: position(node)) }
    closure.statements = [.returning(Expression(.enumCase(enumCase, values), result, at: position(node)), position(node))]
    let type = FunctionType(parameters: types.map { FunctionType.Parameter(type: $0) }, result: result)
    return Expression(.closure(closure), .function(type), at: position(node))
  }

  private func property(
    _ variable: VariableDeclaration, _ candidate: MemberCandidate, _ base: Expression, at node: some SyntaxProtocol
  ) -> Expression {
    requireAccess(to: variable, at: node)
    guard requireUsable(variable, of: base, at: node) else { return failed(node) }
    adoptEqualities(of: variable, candidate.substitution)
    if variable.isStatic, let made = openedProperty(variable, candidate, base, at: node) { return made }
    requireKnownType(variable, base, at: node)
    let type = normalized(type(of: variable).substituting(candidate.substitution))
    let isType = if case .metatype = simplified(base.type) { true } else { false }
    if isType && !variable.isStatic { return failed(instanceMember: variable.name, of: base, node) }
    requireMutable(base, toRead: variable, at: node)
    let made: Expression
    if variable.isStatic && variable.storage == .global {
      // One for all: what an extension says of one type, as `where Value == String` does.
      if let own = variable.owner, !isFixed(own.generics, by: variable.conditions), type.hasParameters || base.type.hasParameters
      {
        findings.add(.error, .unsupported, "Static stored properties are not supported in generic types", at: variable.position)
      }
      if variable.owner?.isLibrary == false { variable.escapes = true }
      let isPlain = !variable.hasObservers || isOwnObserver(variable)
      made = Expression(
        isPlain ? .variable(variable) : .property(nil, variable, candidate.substitution, .direct), type, at: position(node))
    } else if !isOwnStorage(variable, base), isFoundByClass(variable) {
      made = Expression(.property(base, variable, candidate.substitution, candidate.dispatch), type, at: position(node))
    } else if variable.storage == .stored && !variable.isLazy
      && (!variable.hasObservers || !variable.isOverride && isOwnStorage(variable, base))
    {
      made = Expression(.field(base, variable), type, at: position(node))
    } else {
      if let getter = variable.getter, getter.throwsErrors {
        readSignature(getter)
        requireTry(getter.thrown?.substituting(candidate.substitution) ?? library.error, at: node)
      }
      made = Expression(.property(base, variable, candidate.substitution, candidate.dispatch), type, at: position(node))
    }
    made.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
    return made
  }

  /// Initialisers and the `deinit` of the type, but not what they defer, and the property's own observers reach the storage itself.
  private func isOwnStorage(_ variable: VariableDeclaration, _ base: Expression) -> Bool {
    guard case .variable(let own) = base.kind, own.name == "self", let declaration = function.declaration else { return false }
    if declaration.kind == .initializer || declaration.kind == .deinitializer {
      return declaration.owner === variable.owner && !isInsideDefer
    }
    return declaration.kind == .observer && declaration.property === variable
  }

  // MARK: - Implicit members

  private func implicitMember(_ text: String, _ node: MemberAccessExprSyntax, _ expected: Type?) -> Expression {
    if let open = openMember(text, node, expected) { return open }
    guard let type = implicitBaseType(expected, member: text, at: node) else { return failed(node) }
    let candidates = lookUpMembers(text, in: type).filter { ($0.declaration as? ValueDeclaration)?.isStatic == true }
    if candidates.isEmpty {
      reportNoMember(text, type, isStatic: true, at: node.declName)
      return failed(node)
    }
    return memberValue(candidates, base: typeReference(type, at: node), text, at: node, expected)
  }

  /// The type whose static member `.text` is: the expected one, or what it wraps.
  func implicitBaseType(_ expected: Type?, member text: String, at node: MemberAccessExprSyntax) -> Type? {
    guard let expected, !expected.hasError else {
      if expected == nil { reportOpen(text, at: node) }
      return nil
    }
    var type = simplified(expected)
    if case .variable = type {
      reportOpen(text, at: node)
      return nil
    }
    while let wrapped = type.wrapped {
      let isOwn = lookUpMembers(text, in: type).contains { ($0.declaration as? ValueDeclaration)?.isStatic == true }
      if isOwn { break }
      type = simplified(wrapped)
    }
    if case .existential(let protocols) = type, let said = typeOfSelf(having: text, protocols) { return said }
    return type
  }

  /// `extension Scheduler where Self == Immediate { static var immediate … }`: what `.immediate` is a member of.
  func typeOfSelf(having text: String, _ protocols: [NominalDeclaration]) -> Type? {
    for found in protocols.flatMap({ allProtocols(of: $0) }) {
      guard let own = found.selfParameter else { continue }
      for case let member as ValueDeclaration in members(named: text, of: found) where member.isStatic {
        for case .same(let left, let right) in member.conditions where left == .parameter(own) || right == .parameter(own) {
          return left == .parameter(own) ? right : left
        }
      }
    }
    return nil
  }

  // MARK: - Access

  func isAccessible(_ declaration: Declaration) -> Bool {
    if declaration.isFilePrivate, declaration.position.file != scope.file { return false }
    if let type = declaration as? NominalDeclaration, let outer = type.parent, isMarkedPrivate(type) {
      return isInside(outer, scope)
    }
    guard let value = declaration as? ValueDeclaration, value.isPrivate, let owner = value.owner else { return true }
    return isInside(owner, scope)
  }

  func requireAccess(to declaration: ValueDeclaration, at node: some SyntaxProtocol) {
    if (declaration as? FunctionDeclaration)?.kind == .deinitializer {
      return report(.type, "Deinitializers cannot be accessed", at: node)
    }
    requireAvailable(declaration, at: node)
    if isAccessible(declaration) { return }
    let what = declaration.name == "init" ? "'\(declaration.owner?.name ?? "")' initializer" : "'\(declaration.name)'"
    let level = declaration.isPrivate ? "private" : "fileprivate"
    report(.type, "\(what) is inaccessible due to '\(level)' protection level", at: node)
  }

  // MARK: - Messages
}
