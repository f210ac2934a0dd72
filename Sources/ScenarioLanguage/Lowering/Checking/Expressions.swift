import DispatchTrace
@_spi(Compiler) import SwiftParser
import SwiftSyntax

/// Expressions: what is expected flows in, a checked tree comes out.
extension Checker {
  /// Checks an expression that should become `expected`, which is only a hint.
  func infer(_ syntax: ExprSyntax, _ expected: Type? = nil) -> Expression {
    isWhole(syntax) ? decided(syntax, expected) { inferPart(syntax, expected) } : inferPart(syntax, expected)
  }

  private func inferPart(_ syntax: ExprSyntax, _ expected: Type?) -> Expression {
    nested(syntax, otherwise: failed(syntax)) {
      let value = inferUnguarded(syntax, expected)
      if case .error = limited(value.type, at: syntax) { return failed(syntax) }
      return value
    }
  }

  /// Checks an expression and converts it to `type`.
  func check(_ syntax: ExprSyntax, as type: Type, _ purpose: String = "to specified type") -> Expression {
    let value = infer(syntax, type)
    if let converted = coerce(value, to: type) { return converted }
    if !value.type.hasError && !type.hasError { reportMismatch(value, type, purpose, at: syntax) }
    return Expression(.error, type, at: value.position)
  }

  func check(_ syntax: ExprSyntax, as type: Type, in scope: Scope) -> Expression {
    withScope(scope) { check(syntax, as: type) }
  }

  func reportMismatch(_ value: Expression, _ type: Type, _ purpose: String, at syntax: some SyntaxProtocol) {
    let actual = normalized(value.type)
    let wanted = normalized(type)
    // What its superclass is has been told; that it is none of those that are known follows from it.
    if (actual.wrapped ?? actual).nominal?.hasUnknownSuperclass == true { return }
    if case .none = value.kind {
      report(.type, "'nil' cannot be used as a value of type '\(wanted)'", at: syntax)
    } else if let wrapped = actual.wrapped, unifyOrUndo(wrapped, wanted) {
      report(
        .type, "Value of optional type '\(actual)' must be unwrapped to a value of type '\(wanted)'; use 'if let', '??' or '!'",
        at: syntax)
    } else if case .variable(let open) = actual, open.literal == nil {
      report(.type, "The type of this expression cannot be inferred; say it with 'as'", at: syntax)
    } else {
      var advice = ""
      if case .parameter(let own) = actual, opaqueTypes[own] != nil, "\(actual)" == "\(wanted)" {
        advice = ": each that answers 'some' has a type of its own"
      }
      report(.type, "Cannot convert value of type '\(actual)' \(purpose) '\(wanted)'\(advice)", at: syntax)
    }
  }

  private func inferUnguarded(_ syntax: ExprSyntax, _ expected: Type?) -> Expression {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): return integer(node)
    case .floatLiteralExpr(let node): return float(node)
    case .booleanLiteralExpr(let node): return boolean(node, expected)
    case .nilLiteralExpr(let node): return Expression(.none, nilType(expected), at: position(node))
    case .stringLiteralExpr(let node): return string(node, expected)
    case .copyExpr(let node): return copy(node, expected)
    case .consumeExpr(let node): return consumption(node)
    case .arrayExpr(let node): return array(node, expected)
    case .dictionaryExpr(let node): return dictionary(node, expected)
    case .declReferenceExpr(let node): return reference(node, expected)
    case .memberAccessExpr(let node): return member(node, expected)
    case .functionCallExpr(let node): return call(node, expected)
    case .subscriptCallExpr(let node): return subscripting(node, expected)
    case .closureExpr(let node): return closure(node, expected, isEscaping: true)
    case .tupleExpr(let node): return tuple(node, expected)
    case .sequenceExpr(let node): return sequence(node, expected)
    case .prefixOperatorExpr(let node): return prefix(node, expected)
    case .postfixOperatorExpr(let node): return postfix(node, expected)
    case .binaryOperatorExpr(let node): return operatorReference(node.operator, expected)
    case .inOutExpr(let node): return address(node)
    case .forceUnwrapExpr(let node): return force(node, expected)
    case .optionalChainingExpr(let node): return bindOptional(node)
    case .tryExpr(let node): return tryExpression(node, expected)
    case .superExpr(let node): return superReference(node)
    case .ifExpr(let node): return ifExpression(node, expected)
    case .switchExpr(let node): return switchExpression(node, expected)
    case .ternaryExpr, .asExpr, .isExpr, .infixOperatorExpr, .assignmentExpr: break
    case .genericSpecializationExpr(let node): return specialization(node)
    case .awaitExpr(let node):
      rejectConcurrency("'await'", node)
      return failed(node)
    case .typeExpr(let node): return typeReference(resolve(node.type, in: scope), at: node)
    case .keyPathExpr(let node): return keyPath(node, expected)
    case .macroExpansionExpr(let node): return macro(node, at: position(node))
    case .discardAssignmentExpr(let node):
      report(.syntax, "'_' can only appear on the left side of an assignment", at: node)
      return failed(node)
    case .regexLiteralExpr(let node): return regex(node)
    case .packExpansionExpr, .packElementExpr: return failed(syntax)
    default: break
    }
    report(.unsupported, "This expression is not supported", at: syntax)
    return failed(syntax)
  }

  func rejectConcurrency(_ what: String, _ node: some SyntaxProtocol) {
    report(
      .unsupported, "\(what) is Swift concurrency, not Dispatch; write queue.async { … } with a completion handler instead",
      at: node)
  }

  private func nilType(_ expected: Type?) -> Type {
    if let expected, expected.wrapped != nil { return expected }
    return library.optional(variable())
  }

  // MARK: - Literals

  private func boolean(_ node: BooleanLiteralExprSyntax, _ expected: Type?) -> Expression {
    let value = Expression(.bool(node.literal.tokenKind == .keyword(.true)), library.bool, at: position(node))
    guard let type = literalTarget(expected, protocolName: "ExpressibleByBooleanLiteral"), !type.isNominal("Bool")
    else {
      return value
    }
    // What a type parameter is made of is a Bool wherever it is known.
    let literal = simplified(.dependent(type, "BooleanLiteralType"))
    let isOpen = if case .dependent = literal { true } else { false }
    let given = isOpen ? Expression(.forcedCast(value, literal), literal, at: value.position) : value
    let argument = ArgumentSyntax(label: "booleanLiteral", value: ExprSyntax(node), inferred: given)
    return resolve(
      lookUpMembers("init", in: type), base: typeReference(type, at: node), [argument], callee: normalized(type).description,
      node, nil)
  }

  private func integer(_ node: IntegerLiteralExprSyntax) -> Expression {
    let kind: Expression.Kind
    if let magnitude = integerValue(node.literal.text) {
      kind = .integer(magnitude, negative: false)
    } else if let value = Double(node.literal.text.filter { $0 != "_" }) {
      // More than any integer here: it may still be of a type that takes it.
      kind = .double(value)
    } else {
      report(.type, "Integer literal '\(node.literal.text)' overflows when stored into 'Int'", at: node)
      return failed(node)
    }
    let made = Expression(kind, variable(.integer), at: position(node))
    literals.append(made)
    return made
  }

  func integerValue(_ text: String) -> UInt64? {
    let digits = text.filter { $0 != "_" }
    if !digits.hasPrefix("0") { return UInt64(digits) }
    if digits.hasPrefix("0x") { return UInt64(digits.dropFirst(2), radix: 16) }
    if digits.hasPrefix("0b") { return UInt64(digits.dropFirst(2), radix: 2) }
    if digits.hasPrefix("0o") { return UInt64(digits.dropFirst(2), radix: 8) }
    return UInt64(digits)
  }

  private func float(_ node: FloatLiteralExprSyntax) -> Expression {
    let value = Double(node.literal.text.filter { $0 != "_" }) ?? .nan
    return Expression(.double(value), variable(.float), at: position(node))
  }

  private func string(_ node: StringLiteralExprSyntax, _ expected: Type?) -> Expression {
    if let value = node.representedLiteralValue {
      return Expression(.string(value), variable(.string, isCharacter: value.count == 1), at: position(node))
    }
    if let made = accumulated(node, as: expected) {
      cost.literals += 1
      return made
    }
    var segments: [Expression.Segment] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let text): segments.append(.text(literal(text, in: node)))
      case .expressionSegment(let value): segments.append(.value(interpolated(value)))
      }
    }
    return Expression(.interpolation(segments), library.string, at: position(node))
  }

  func literal(_ segment: StringSegmentSyntax, in node: StringLiteralExprSyntax) -> String {
    var result = ""
    guard let kind = node.stringLiteralKind, !segment.hasError else { return result }
    segment.appendUnescapedLiteralValue(stringLiteralKind: kind, delimiterLength: node.delimiterLength, to: &result)
    return result
  }

  private func interpolated(_ segment: ExpressionSegmentSyntax) -> Expression {
    let arguments = Array(segment.expressions)
    guard let first = arguments.first else { return empty(segment) }
    if let own = ownInterpolation(segment) { return own }
    if arguments.count == 2, arguments[1].label.map({ name($0) }) == "default", let made = defaultInterpolation(segment) {
      return made
    }
    switch (first.label.map { name($0) }, arguments.count) {
    case (nil, 1): break
    case ("describing", 1), ("reflecting", 1): break
    default: report(.unsupported, "Interpolation with these arguments is not supported; format the value first", at: segment)
    }
    let value = infer(first.expression)
    _ = settle(value.type)
    if case .none = value.kind, value.type.hasVariables {
      report(.type, "'nil' is not compatible with expected argument type", at: first.expression)
    }
    return value
  }

  private func tuple(_ node: TupleExprSyntax, _ expected: Type?) -> Expression {
    let elements = Array(node.elements)
    if elements.count == 1, elements[0].label == nil { return infer(elements[0].expression, expected) }
    if elements.count == 1 { report(.type, Self.labelledSingle, at: node) }
    let labels = elements.map { $0.label.map { name($0) } }
    var wanted: [Int: Type] = [:]
    if let expected, case .tuple(let fields) = simplified(expected.wrapped ?? expected), fields.count == elements.count {
      let order = tupleOrder(labels, for: fields.map(\.label)) ?? Array(fields.indices)
      for (field, index) in zip(fields, order) { wanted[index] = field.type }
    }
    let values = elements.enumerated().map { index, element in
      wanted[index].map { fitting(element.expression, $0) }
        ?? infer(element.expression, isMember(element.expression) ? variable() : nil)
    }
    let fields = zip(labels, values).map { TupleField(label: $0, type: $1.type) }
    return Expression(.tuple(values), .tuple(fields), at: position(node))
  }

  /// `.member`, or a call of one.
  func isMember(_ syntax: ExprSyntax) -> Bool {
    if let negated = syntax.as(PrefixOperatorExprSyntax.self) { return isMember(negated.expression) }
    let callee = syntax.as(FunctionCallExprSyntax.self)?.calledExpression ?? syntax
    return callee.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// As much of a conversion as is possible; the rest is reported where the whole is converted.
  private func fitting(_ syntax: ExprSyntax, _ type: Type) -> Expression {
    let value = infer(syntax, type)
    return coerce(value, to: type) ?? value
  }

  // MARK: - Optionals and errors

  /// `node?.next!`: what is unwrapped lies inside of the chain, whose value is an Optional.
  private func force(_ node: ForceUnwrapExprSyntax, _ expected: Type?) -> Expression {
    isChainTop(node) ? chained(ExprSyntax(node)) { forceUnchained(node, expected) } : forceUnchained(node, expected)
  }

  private func forceUnchained(_ node: ForceUnwrapExprSyntax, _ expected: Type?) -> Expression {
    let value = infer(node.expression, expected.map { library.optional($0) })
    if value.isDelegation { return Expression(.force(value, implicit: false), .void, at: position(node.exclamationMark)) }
    guard let wrapped = unwrappedType(value, at: node, "Cannot force unwrap value of non-optional type") else {
      return failed(node)
    }
    return Expression(.force(value, implicit: false), wrapped, at: position(node.exclamationMark))
  }

  private func unwrappedType(_ value: Expression, at node: some SyntaxProtocol, _ complaint: String) -> Type? {
    if let wrapped = value.type.wrapped { return wrapped }
    if value.type.hasError { return nil }
    report(.type, "\(complaint) '\(normalized(value.type))'", at: node)
    return nil
  }

  private func bindOptional(_ node: OptionalChainingExprSyntax) -> Expression {
    let value = infer(node.expression)
    guard let wrapped = unwrappedType(value, at: node, "Cannot use optional chaining on non-optional value of type") else {
      return failed(node)
    }
    guard !chains.isEmpty else {
      report(.syntax, "'?' must be followed by a call, member lookup, or subscript", at: node)
      return failed(node)
    }
    chains[chains.count - 1] = true
    return Expression(.bindOptional(value), wrapped, at: position(node))
  }

  /// Checks what may be an optional chain as a whole: its value is optional when a `?` was met.
  func chained(_ syntax: ExprSyntax, _ body: () -> Expression) -> Expression {
    chains.append(false)
    let value = body()
    guard chains.removeLast() else { return value }
    if value.type.hasError { return value }
    if value.type.wrapped != nil { return Expression(.optionalChain(value), value.type, at: value.position) }
    let wrapped = Expression(.wrap(value), library.optional(value.type), at: value.position)
    return Expression(.optionalChain(wrapped), wrapped.type, at: value.position)
  }

  private func tryExpression(_ node: TryExprSyntax, _ expected: Type?) -> Expression {
    let mark = node.questionOrExclamationMark
    let isOptional = mark?.tokenKind == .postfixQuestionMark
    // A type that is still open is the Optional, not what is tried.
    let isOpen = if isOptional, case .variable? = expected.map(simplified) { true } else { false }
    let value = covered(by: node) { infer(node.expression, isOpen ? nil : expected) }
    if mark == nil { return Expression(.tryMarker(value), value.type, at: position(node)) }
    return isOptional ? tryOptional(value, node) : Expression(.tryForce(value), value.type, at: position(node))
  }

  /// `try? make()`: what answers a type of its caller's choosing answers the Optional itself.
  func tryOptional(_ value: Expression, _ node: TryExprSyntax) -> Expression {
    if case .variable(let open) = simplified(value.type), open.literal == nil, !open.refusesOptionals {
      _ = unifyOrUndo(value.type, library.optional(variable()))
    }
    if value.type.wrapped != nil { return Expression(.tryOptional(value), value.type, at: position(node)) }
    let wrapped = Expression(.wrap(value), library.optional(value.type), at: value.position)
    return Expression(.tryOptional(wrapped), wrapped.type, at: position(node))
  }

  private func address(_ node: InOutExprSyntax) -> Expression {
    report(.type, "'&' may only be used to pass an argument to an 'inout' parameter", at: node)
    return failed(node)
  }

  func macro(_ node: MacroExpansionExprSyntax, at place: SourcePosition) -> Expression {
    switch node.macroName.text {
    case "function": return Expression(.string(functionName()), variable(.string), at: place)
    case "line": return Expression(.integer(UInt64(place.line), negative: false), variable(.integer), at: place)
    case "column": return Expression(.integer(UInt64(place.column), negative: false), variable(.integer), at: place)
    // Where a scenario's file is must not change what it prints: the short form, without folders, stands for all three.
    case "file", "fileID", "filePath": return Expression(.string("scenario/scenario.swift"), variable(.string), at: place)
    case "selector": return selector(node)
    case "keyPath": return keyPathText(node)
    default:
      report(.unsupported, "'#\(node.macroName.text)' is not supported: macros are not; write the code it stands for", at: node)
    }
    return failed(node)
  }

  /// As `#function` has it: an accessor is its property, an initial value the type that has the property.
  private func spoken(_ declaration: FunctionDeclaration) -> String {
    switch declaration.kind {
    case .function, .method, .initializer: declaration.fullName
    case .initialValue where declaration.isStatic: declaration.owner?.name ?? "scenario"
    case .deinitializer, .getter, .setter, .observer, .initialValue:
      (declaration.property as? SubscriptDeclaration).map { subscripting in
        "subscript(" + parameters(of: subscripting).map { ($0.label ?? "_") + ":" }.joined() + ")"
      } ?? declaration.name
    }
  }

  private func functionName() -> String {
    var context: FunctionContext? = function
    while let next = context {
      if let declaration = next.declaration { return spoken(declaration) }
      context = next.parent
    }
    return "scenario"
  }
}
