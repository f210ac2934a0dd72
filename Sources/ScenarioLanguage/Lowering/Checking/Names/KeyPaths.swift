import DispatchTrace
import SwiftParser
import SwiftSyntax

/// `\.name`: as a function, as a value of one of the key path classes, and what such a value is used for.
extension Checker {
  func keyPath(_ node: KeyPathExprSyntax, _ expected: Type?) -> Expression {
    let wanted = expected.map { simplified($0.wrapped ?? $0) }
    return holdingArguments {
      if case .function(let function)? = wanted, function.parameters.count == 1 { return keyPathFunction(node, function) }
      return keyPathValue(node, wanted)
    }
  }

  // MARK: - Functions

  /// `\.name` where a function is expected: a closure that reads the property.
  private func keyPathFunction(_ node: KeyPathExprSyntax, _ function: FunctionType) -> Expression {
    var root = function.parameters[0].type
    if let written = writtenRoot(node) { root = written }
    guard unifyOrUndo(root, function.parameters[0].type) else {
      report(.type, "Key path root '\(normalized(root))' does not match '\(normalized(function.parameters[0].type))'", at: node)
      return failed(node)
    }
    let (closure, value) = reader(node, root)
    if value.type.hasError { return failed(node) }
    guard let converted = coerce(value, to: function.result) else {
      reportMismatch(value, function.result, "to closure result type", at: node)
      return failed(node)
    }
    closure.statements = [.returning(converted, position(node))]
    cost.functions += 1
    return Expression(
      .closure(closure), .function(FunctionType(parameters: [.init(type: root)], result: function.result)), at: position(node))
  }

  /// A closure from the root to what the path leads to, still without its statement.
  private func reader(_ node: KeyPathExprSyntax, _ root: Type) -> (ClosureNode, Expression) {
    let closure = ClosureNode(context: FunctionContext(.closure, parent: function, result: root), at: position(node))
    let parameter = local("$0", root, at: position(node), closure.context)
    closure.parameters = [parameter]
    return (closure, target(node, closure, Expression(.variable(parameter), root, at: position(node))))
  }

  /// What the path leads to from `root`, as the body of `closure`.
  private func target(_ node: KeyPathExprSyntax, _ closure: ClosureNode, _ root: Expression) -> Expression {
    let outer = (function, scope)
    pathArguments.count = 0
    return withFunction(closure.context, Scope(parent: scope, function: closure.context)) {
      var value = root
      var isChain = false
      for component in components(node) {
        if let property = component.component.as(KeyPathPropertyComponentSyntax.self) {
          value = step(value, property)
        } else if let part = component.component.as(KeyPathSubscriptComponentSyntax.self) {
          value = withHeldArguments(withFunction(outer.0, outer.1) { step(value, part, node) }, in: outer.0, part)
        } else if let mark = component.component.as(KeyPathOptionalComponentSyntax.self) {
          let isForced = mark.questionOrExclamationMark.tokenKind == .exclamationMark
          value = unwrapped(value, isForced: isForced, component)
          if !isForced { isChain = true }
        } else {
          report(.unsupported, "This is not supported in key paths; write a closure", at: component)
          return failed(node)
        }
        if value.type.hasError { return failed(node) }
      }
      guard isChain else { return value }
      if value.type.wrapped == nil {
        value = Expression(.wrap(value), library.optional(value.type), at: value.position)
      }
      return Expression(.optionalChain(value), value.type, at: value.position)
    }
  }

  // MARK: - Roots

  /// `\.name`
  func isOpenPath(_ syntax: ExprSyntax) -> Bool { syntax.as(KeyPathExprSyntax.self).map { $0.root == nil } ?? false }

  /// The type behind the backslash. In `\User.Address.city` it is `User.Address`, whose second name stands among the components.
  private func writtenRoot(_ node: KeyPathExprSyntax) -> Type? {
    guard var syntax = node.root else { return nil }
    for component in node.components.prefix(nestedTypes(node)) {
      guard let part = component.component.as(KeyPathPropertyComponentSyntax.self) else { break }
      syntax = TypeSyntax(MemberTypeSyntax(baseType: syntax, name: part.declName.baseName.trimmed))
    }
    return resolve(syntax, in: scope)
  }

  private func components(_ node: KeyPathExprSyntax) -> KeyPathComponentListSyntax.SubSequence {
    node.components.dropFirst(nestedTypes(node))
  }

  /// How many of the components name types that are nested in the root.
  private func nestedTypes(_ node: KeyPathExprSyntax) -> Int {
    guard let written = node.root else { return 0 }
    var current = namedType(written)
    var count = 0
    for component in node.components {
      guard let owner = current, let part = component.component.as(KeyPathPropertyComponentSyntax.self),
        let next = members(named: name(part.declName.baseName), of: owner).lazy.compactMap({ $0 as? NominalDeclaration }).first
      else { break }
      current = next
      count += 1
    }
    return count
  }

  private func namedType(_ written: TypeSyntax) -> NominalDeclaration? {
    guard let node = written.as(IdentifierTypeSyntax.self) else { return nil }
    return lookUpType(name(node.name), in: scope) as? NominalDeclaration
  }

  private func unwrapped(_ value: Expression, isForced: Bool, _ component: KeyPathComponentSyntax) -> Expression {
    guard let wrapped = value.type.wrapped else {
      report(.type, "Cannot use optional chaining on non-optional value of type '\(normalized(value.type))'", at: component)
      return failed(component)
    }
    return Expression(isForced ? .force(value, implicit: false) : .bindOptional(value), wrapped, at: value.position)
  }

  private func step(_ value: Expression, _ property: KeyPathPropertyComponentSyntax) -> Expression {
    let text = name(property.declName.baseName)
    if text == "self" { return value }
    if case .tuple(let fields) = simplified(value.type),
      let index = Int(text) ?? fields.firstIndex(where: { $0.label == text }), fields.indices.contains(index)
    {
      return Expression(.tupleField(value, index), fields[index].type, at: position(property))
    }
    let (candidates, receiver) = memberCandidates(text, of: value)
    if candidates.isEmpty {
      if let found = memberFoundDynamically(text, of: receiver, at: property) { return found }
      reportNoMember(text, receiver, at: property)
      return failed(property)
    }
    if let method = candidates[0].declaration as? FunctionDeclaration,
      candidates.allSatisfy({ $0.declaration is FunctionDeclaration })
    {
      readSignature(method)
      report(.type, "Key path cannot refer to instance method '\(method.fullName)'; write a closure that calls it", at: property)
      return failed(property)
    }
    return memberValue(candidates, base: receiver, text, at: property, nil)
  }

  private func step(_ value: Expression, _ part: KeyPathSubscriptComponentSyntax, _ node: KeyPathExprSyntax) -> Expression {
    let arguments = arguments(part.arguments, trailing: nil, additional: MultipleTrailingClosureElementListSyntax([]))
    let candidates = subscripts(of: value.type)
    if candidates.isEmpty {
      report(.type, "Value of type '\(normalized(value.type))' has no subscripts", at: part)
      return failed(part)
    }
    return choose(subscripts: candidates, value, arguments, node, nil)
  }

  // MARK: - Values

  private func keyPathValue(_ node: KeyPathExprSyntax, _ wanted: Type?) -> Expression {
    var root = writtenRoot(node)
    if case .nominal(let declaration, let arguments)? = wanted, isKeyPath(declaration), let known = arguments.first {
      guard let written = root else {
        root = known
        return keyPathValue(node, from: known)
      }
      _ = unifyOrUndo(written, known)
    }
    guard let root else {
      report(.type, "Cannot infer key path type from context; write the type after the backslash", at: node)
      return failed(node)
    }
    return keyPathValue(node, from: root)
  }

  private func isKeyPath(_ declaration: NominalDeclaration) -> Bool {
    declaration.isLibrary
      && ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath"].contains(declaration.name)
  }

  private func keyPathValue(_ node: KeyPathExprSyntax, from root: Type) -> Expression {
    if case .error = root { return failed(node) }
    let root = settle(root)
    if case .variable = root {
      report(.type, "Cannot infer key path type from context; write the type after the backslash", at: node)
      return failed(node)
    }
    let (closure, value) = reader(node, root)
    if value.type.hasError { return failed(node) }
    let type = settle(value.type)
    closure.context.result = type
    closure.statements = [.returning(value, position(node))]
    let read = Expression(
      .closure(closure), .function(FunctionType(parameters: [.init(type: root)], result: type)), at: position(node))
    let text = pathText(root, components(node), at: node)
    if let write = writer(node, root, type, isInout: false) {
      return made("ReferenceWritableKeyPath", [root, type], [read, write, text], node)
    }
    if let write = writer(node, root, type, isInout: true) {
      return made("WritableKeyPath", [root, type], [read, write, text], node)
    }
    return hiddenlyWritable(node, root, type, [read, text]) ?? made("KeyPath", [root, type], [read, text], node)
  }

  /// A path to what only others may set is one to read for the compiler; the object knows better, and `as? WritableKeyPath` asks it.
  private func hiddenlyWritable(_ node: KeyPathExprSyntax, _ root: Type, _ type: Type, _ values: [Expression]) -> Expression? {
    ignoresSetterAccess = true
    defer { ignoresSetterAccess = false }
    for (name, isInout) in [("ReferenceWritableKeyPath", false), ("WritableKeyPath", true)] {
      guard let write = writer(node, root, type, isInout: isInout) else { continue }
      let path = made(name, [root, type], [values[0], write, values[1]], node)
      return coerce(path, to: library.type("KeyPath", [root, type]))
    }
    return nil
  }

  /// A closure that sets what the path leads to, when that can be set: through an object, or in a root that may be changed.
  private func writer(_ node: KeyPathExprSyntax, _ root: Type, _ type: Type, isInout: Bool) -> Expression? {
    let closure = ClosureNode(context: FunctionContext(.closure, parent: function, result: .void), at: position(node))
    let whole = local("$0", root, at: position(node), closure.context)
    whole.isInoutParameter = isInout
    whole.isLet = !isInout
    whole.isParameter = true
    let value = local("$1", type, at: position(node), closure.context)
    closure.parameters = [whole, value]
    let place = target(node, closure, Expression(.variable(whole), root, at: position(node)))
    if case .optionalChain = place.kind { return nil }
    if case .variable = place.kind, !isInout { return nil }
    guard isMutable(place) else { return nil }
    let assigned = Expression(.variable(value), type, at: position(node))
    closure.statements = [.expression(Expression(.assign(place, assigned), .void, at: position(node)))]
    let parameters = [FunctionType.Parameter(type: root, isInout: isInout), FunctionType.Parameter(type: type)]
    return Expression(.closure(closure), .function(FunctionType(parameters: parameters, result: .void)), at: position(node))
  }

  private func made(_ text: String, _ arguments: [Type], _ values: [Expression], _ node: KeyPathExprSyntax) -> Expression {
    guard let declaration = library.known(text),
      let maker = members(named: "init", of: declaration).compactMap({ $0 as? FunctionDeclaration })
        .first(where: { $0.owner === declaration })
    else { return failed(node) }
    readHeader(declaration)
    readSignature(maker)
    let type = Type.nominal(declaration, arguments)
    let substitution = Substitution(uniqueKeysWithValues: zip(declaration.generics, arguments))
    return Expression(
      .call(maker, substitution, typeReference(type, at: node), values.map { .init(value: $0) }, .direct), type,
      at: position(node))
  }

  // MARK: - Uses

  /// `settings[keyPath: Path("a.b")]`, with a subscript of the scenario's that takes something else than a key path.
  func hasOwnSubscript(keyPath argument: ArgumentSyntax, _ type: Type) -> Bool {
    if argument.value.is(KeyPathExprSyntax.self) { return false }
    let own = lookUpMembers("subscript", in: type).filter { parameters(of: $0.declaration).map(\.label) == ["keyPath"] }
    if own.isEmpty { return false }
    let isPath = attempt { () -> Bool? in
      guard case .nominal(let declaration, _) = simplified(infer(argument.value).type) else { return nil }
      return isKeyPath(declaration) ? true : nil
    }
    return isPath == nil
  }

  /// `person[keyPath: path]`
  func keyPathSubscript(_ base: Expression, _ argument: ArgumentSyntax, _ node: SubscriptCallExprSyntax) -> Expression {
    let open = library.type("KeyPath", [base.type, variable()])
    let path = infer(argument.value, argument.value.is(KeyPathExprSyntax.self) ? open : nil)
    if path.type.hasError { return failed(node) }
    // What begins anywhere is asked of everything.
    let beginsAnywhere = simplified(path.type).isNominal("AnyKeyPath")
    guard case .nominal(let declaration, let own) = simplified(path.type), beginsAnywhere || isKeyPath(declaration),
      let rooted = library.known("_Rooted"), let selfParameter = rooted.selfParameter
    else {
      report(.type, "'\(normalized(path.type))' is not a key path that says where it begins", at: argument.value)
      return failed(node)
    }
    let arguments = beginsAnywhere ? [normalized(base.type)] : own
    guard let root = coerce(base, to: arguments[0]) else {
      reportMismatch(base, arguments[0], "to the key path's root", at: node)
      return failed(node)
    }
    let labels = ["ReferenceWritableKeyPath": "_writeObject", "WritableKeyPath": "_write", "KeyPath": "_read"]
    let label = labels[declaration.name] ?? (beginsAnywhere ? "_anywhere" : "_any")
    let found = members(named: "subscript", of: rooted).compactMap { $0 as? SubscriptDeclaration }
    for candidate in found { readSignature(candidate) }
    guard let reading = found.first(where: { $0.parameters.first?.label == label }) else { return failed(node) }
    var substitution: Substitution = [selfParameter: arguments[0]]
    if let value = reading.generics.first { substitution[value] = arguments[1] }
    let type = normalized(reading.result.substituting(substitution))
    return Expression(.subscripted(root, reading, substitution, [.init(value: path)], .direct), type, at: position(node))
  }

  /// `base.name` where the type has `@dynamicMemberLookup` and no such member.
  func memberFoundDynamically(
    _ text: String, of base: Expression, at node: some SyntaxProtocol, _ expected: Type? = nil
  ) -> Expression? {
    guard isDynamic(base.type) else { return nil }
    let candidates = dynamicSubscripts(of: base)
    let paths = dynamicPaths(of: base)
    let texts = candidates.filter { parameters(of: $0.declaration).first?.type.isNominal("String") == true }
    let isLast = { [self] (path: MemberCandidate) in
      (path.declaration as? SubscriptDeclaration)?.syntax.map { has($0.attributes, "_disfavoredOverload") } ?? false
    }
    let (first, last) = (paths.filter { !isLast($0) }, paths.filter(isLast))
    return firstFound([(first, "\\.\(text)"), (last, "\\.\(text)"), (texts, "\"\(text)\"")], base, at: node, expected)
  }

  /// `box["key"]` where none of the box's own subscripts takes that: the same of what the key path leads into.
  func subscriptFoundDynamically(
    _ base: Expression, _ own: [MemberCandidate], _ arguments: [ArgumentSyntax], _ node: SubscriptCallExprSyntax,
    _ expected: Type?
  ) -> Expression? {
    guard isDynamic(base.type), !own.contains(where: { canTake(arguments, $0.declaration) }) else { return nil }
    return firstFound([(dynamicPaths(of: base), "\\.[\(node.arguments.ownText)]")], base, at: node, expected)
  }

  private func canTake(_ arguments: [ArgumentSyntax], _ declaration: Declaration) -> Bool {
    if case .success = match(arguments, to: parameters(of: declaration)) { true } else { false }
  }

  private func firstFound(
    _ groups: [(candidates: [MemberCandidate], source: String)], _ base: Expression, at node: some SyntaxProtocol,
    _ expected: Type?
  ) -> Expression? {
    for (group, source) in groups where !group.isEmpty {
      var parser = Parser(source)
      let argument = ArgumentSyntax(label: "dynamicMember", value: ExprSyntax.parse(from: &parser))
      let found = attempt { () -> Expression? in
        let place = Syntax(node).as(ExprSyntax.self) ?? argument.value
        let value = choose(subscripts: group, base, [argument], place, expected)
        return value.type.hasError ? nil : Expression(value.kind, value.type, at: position(node))
      }
      if let found { return found }
    }
    return nil
  }

  private func dynamicSubscripts(of base: Expression) -> [MemberCandidate] {
    subscripts(of: base.type).filter { candidate in
      let parameters = parameters(of: candidate.declaration)
      return parameters.count == 1 && parameters[0].label == "dynamicMember"
    }
  }

  private func dynamicPaths(of base: Expression) -> [MemberCandidate] {
    dynamicSubscripts(of: base).filter { parameters(of: $0.declaration).first?.type.nominal.map(isKeyPath) == true }
  }

  private func isDynamic(_ type: Type) -> Bool {
    switch simplified(type) {
    case .nominal(let declaration, _):
      return isMarked(declaration, "dynamicMemberLookup") || isDynamic(declaration.conformances.map(\.to))
        || superclass(of: type).map { isDynamic($0) } ?? false
    case .existential(let protocols): return isDynamic(protocols)
    case .parameter(let parameter): return isDynamic(parameter.protocols)
    case .function, .tuple, .metatype, .dependent, .variable, .error: return false
    }
  }

  /// A protocol with the attribute hands it to all that conform to it.
  private func isDynamic(_ protocols: [NominalDeclaration]) -> Bool {
    protocols.contains { allProtocols(of: $0).contains { isMarked($0, "dynamicMemberLookup") } }
  }
}
