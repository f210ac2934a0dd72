import DispatchTrace
import SwiftSyntax

/// Patterns of `switch`, `if case`, `for case`, `catch`.
extension Checker {
  func pattern(_ syntax: PatternSyntax, _ subject: Type) -> Pattern {
    var names: [[BoundName]] = []
    return alternative(0, of: &names) { patternOfSeveral(syntax, subject) }
  }

  /// One of those of a `case` or `catch`.
  func patternOfSeveral(_ syntax: PatternSyntax, _ subject: Type) -> Pattern {
    nested(syntax, otherwise: .wildcard) { patternUnguarded(syntax, subject, isLet: nil) }
  }

  /// `isLet`: inside `let …` or `var …`, where plain names bind.
  private func patternUnguarded(_ syntax: PatternSyntax, _ subject: Type, isLet: Bool?) -> Pattern {
    switch syntax.as(PatternSyntaxEnum.self) {
    case .valueBindingPattern(let node):
      if isLet != nil { reportNestedBinding(node) }
      return patternUnguarded(node.pattern, subject, isLet: node.bindingSpecifier.tokenKind == .keyword(.let))
    case .identifierPattern(let node):
      return bound(node.identifier, subject, isLet: isLet)
    case .wildcardPattern: return .wildcard
    case .expressionPattern(let node): return expressionPattern(node.expression, subject, isLet: isLet)
    case .isTypePattern(let node):
      let target = resolve(node.type, in: scope)
      return ofOwnClass(subject, node.type) { _ in .wildcard } ?? casting(subject, to: target, node) { .isType(target) }
    case .tuplePattern(let node): return tuplePattern(node, subject, isLet)
    default:
      report(.unsupported, "This pattern is not supported", at: syntax)
      return .wildcard
    }
  }

  /// `for (id, var row) in rows` has no `let` around it, a variable's declaration has.
  func isInsideBinding(_ node: ValueBindingPatternSyntax) -> Bool {
    var around = node.parent
    while let next = around, !next.is(ForStmtSyntax.self), !next.is(InitializerClauseSyntax.self),
      !next.is(SwitchCaseItemSyntax.self)
    {
      let isBinding = next.is(PatternBindingSyntax.self) || next.is(OptionalBindingConditionSyntax.self)
      if isBinding || next.is(ValueBindingPatternSyntax.self) { return true }
      around = next.parent
    }
    return false
  }

  func reportNestedBinding(_ node: ValueBindingPatternSyntax) {
    let word = node.bindingSpecifier.text
    report(.syntax, "'\(word)' cannot appear nested inside another 'var' or 'let' pattern", at: node)
  }

  /// A pattern that casts the subject, or what stands for it.
  private func casting(_ subject: Type, to target: Type, _ node: some SyntaxProtocol, _ make: () -> Pattern) -> Pattern {
    let place = placeholder(subject)
    let value = castable(Expression(.variable(place), subject, at: position(node)), target)
    requireCast(value.type, target, node)
    if case .variable = value.kind { return make() }
    return .converted(place, value, make())
  }

  /// `is Self` and `as Self` in a class that has subclasses.
  private func ofOwnClass(_ subject: Type, _ syntax: TypeSyntax, _ make: (Type) -> Pattern) -> Pattern? {
    guard namesSelf(syntax) else { return nil }
    let target = resolve(syntax, in: scope)
    let place = placeholder(subject)
    let value = castable(Expression(.variable(place), subject, at: position(syntax)), target)
    guard canCast(value.type, to: target) else { return nil }
    return ofOwnClass(value, target, syntax).map { .converted(place, $0, .some(make(target))) }
  }

  private func requireCast(_ subject: Type, _ target: Type, _ node: some SyntaxProtocol) {
    if subject.hasError || target.hasError || canCast(subject, to: target) { return }
    report(.type, "A test of '\(normalized(subject))' for '\(target)' is not supported", at: node)
  }

  private func tuplePattern(_ node: TuplePatternSyntax, _ subject: Type, _ isLet: Bool?) -> Pattern {
    let elements = Array(node.elements)
    if elements.count == 1 { return patternUnguarded(elements[0].pattern, subject, isLet: isLet) }
    guard case .tuple(let fields) = simplified(subject), fields.count == elements.count else {
      if !subject.hasError { report(.type, "Tuple pattern cannot match values of type '\(normalized(subject))'", at: node) }
      return .tuple(elements.map { patternUnguarded($0.pattern, .error, isLet: isLet) })
    }
    return .tuple(zip(elements, fields).map { patternUnguarded($0.pattern, $1.type, isLet: isLet) })
  }

  // MARK: - Expressions as patterns

  private func expressionPattern(_ syntax: ExprSyntax, _ subject: Type, isLet: Bool?) -> Pattern {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .discardAssignmentExpr: return .wildcard
    case .patternExpr(let node): return patternUnguarded(node.pattern, subject, isLet: isLet)
    case .tupleExpr(let node): return tuple(node, subject, isLet)
    case .optionalChainingExpr(let node):
      return optional(node, subject, isLet)
    case .nilLiteralExpr where simplified(subject).wrapped != nil: return .none
    case .sequenceExpr(let node):
      if let made = castPattern(node, subject, isLet) { return made }
    case .functionCallExpr(let node):
      let arguments = Array(node.arguments)
      if let made = casePattern(node.calledExpression, arguments, subject, isLet) { return made }
      if arguments.contains(where: { $0.expression.is(PatternExprSyntax.self) }) {
        if !subject.hasError { report(.type, "This pattern cannot match values of type '\(normalized(subject))'", at: node) }
        declareFailed(arguments, isLet)
        return .wildcard
      }
    case .memberAccessExpr:
      if let made = casePattern(syntax, nil, subject, isLet) { return made }
    case .declReferenceExpr(let node) where isLet != nil:
      return bound(node.baseName, subject, isLet: isLet)
    default: break
    }
    return valuePattern(syntax, subject)
  }

  /// `let x?`
  private func optional(_ node: OptionalChainingExprSyntax, _ subject: Type, _ isLet: Bool?) -> Pattern {
    if simplified(subject).wrapped == nil, !subject.hasError {
      report(.type, "'?' pattern cannot match values of type '\(normalized(subject))'", at: node.questionMark)
    }
    return .some(expressionPattern(node.expression, simplified(subject).wrapped ?? .error, isLet: isLet))
  }

  private func tuple(_ node: TupleExprSyntax, _ subject: Type, _ isLet: Bool?) -> Pattern {
    let elements = Array(node.elements)
    if elements.count == 1, elements[0].label == nil { return expressionPattern(elements[0].expression, subject, isLet: isLet) }
    guard case .tuple(let fields) = simplified(subject), fields.count == elements.count else {
      if !subject.hasError { report(.type, "Tuple pattern cannot match values of type '\(normalized(subject))'", at: node) }
      return .tuple(elements.map { expressionPattern($0.expression, .error, isLet: isLet) })
    }
    return .tuple(zip(elements, fields).map { expressionPattern($0.expression, $1.type, isLet: isLet) })
  }

  /// `let x as T`, `.some(x) as T`
  private func castPattern(_ node: SequenceExprSyntax, _ subject: Type, _ isLet: Bool?) -> Pattern? {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self), let typeNode = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    let target = resolve(typeNode.type, in: scope)
    let own = ofOwnClass(subject, typeNode.type) { expressionPattern(elements[0], $0, isLet: isLet) }
    return own ?? casting(subject, to: target, node) { .cast(expressionPattern(elements[0], target, isLet: isLet), target) }
  }

  /// `.case(…)`, `Type.case`
  private func casePattern(
    _ callee: ExprSyntax, _ arguments: [LabeledExprSyntax]?, _ subject: Type, _ isLet: Bool?
  ) -> Pattern? {
    guard let node = callee.as(MemberAccessExprSyntax.self) else { return nil }
    let text = name(node.declName.baseName)
    var type = simplified(subject)
    if let base = node.base {
      guard let named = typeNamed(by: base) else { return nil }
      if case .existential = type { return existentialCase(named, text, arguments, isLet, node) }
      type = simplified(subject)
      if let wrapped = type.wrapped, named.nominal !== type.nominal {
        return casePattern(callee, arguments, wrapped, isLet).map { Pattern.some($0) }
      }
      guard named.nominal === type.nominal else { return nil }
    }
    if type.hasError {
      declareFailed(arguments ?? [], isLet)
      return .wildcard
    }
    if let wrapped = type.wrapped { return optionalCase(text, arguments, wrapped, callee, isLet, node) }
    guard let declaration = type.nominal, declaration.kind == .enumeration else { return nil }
    return enumPattern(declaration, type, text, arguments, isLet, node)
  }

  private func optionalCase(
    _ text: String, _ arguments: [LabeledExprSyntax]?, _ wrapped: Type, _ callee: ExprSyntax, _ isLet: Bool?,
    _ node: MemberAccessExprSyntax
  ) -> Pattern? {
    if text == "none", arguments == nil { return Pattern.none }
    if text == "some", arguments == nil { return Pattern.some(.wildcard) }
    if text == "some", let arguments, arguments.count == 1 {
      return Pattern.some(expressionPattern(arguments[0].expression, wrapped, isLet: isLet))
    }
    return casePattern(callee, arguments, wrapped, isLet).map { Pattern.some($0) }
  }

  private func enumPattern(
    _ declaration: NominalDeclaration, _ type: Type, _ text: String, _ arguments: [LabeledExprSyntax]?, _ isLet: Bool?,
    _ node: MemberAccessExprSyntax
  ) -> Pattern? {
    guard let found = cases(of: declaration).first(where: { $0.name == text }) else {
      if !members(named: text, of: declaration).isEmpty { return nil }
      reportNoMember(text, type, isStatic: true, at: node.declName)
      declareFailed(arguments ?? [], isLet)
      return .wildcard
    }
    guard let arguments else { return .enumCase(found, nil, type) }
    guard case .nominal(_, let own) = type else { return .wildcard }
    let substitution = Substitution(uniqueKeysWithValues: zip(declaration.generics, own))
    let payload = found.payload.map { TupleField(label: $0.label, type: normalized($0.type.substituting(substitution))) }
    if arguments.count == 1, payload.count > 1 {
      let whole = expressionPattern(arguments[0].expression, .tuple(payload), isLet: isLet)
      if case .tuple(let parts) = whole { return .enumCase(found, parts, type) }
      if case .wildcard = whole { return .enumCase(found, nil, type) }
      return .enumCase(found, [whole], type)
    }
    // `case .pair(let a, let b)` of a case whose one value is a pair.
    if payload.count == 1, arguments.count > 1, case .tuple(let fields) = simplified(payload[0].type),
      fields.count == arguments.count
    {
      let parts = zip(arguments, fields).map { expressionPattern($0.expression, $1.type, isLet: isLet) }
      return .enumCase(found, [.tuple(parts)], type)
    }
    guard arguments.count == payload.count else {
      let count =
        payload.isEmpty
        ? "no associated values" : payload.count == 1 ? "one associated value" : "\(payload.count) associated values"
      report(.type, "The case '\(text)' has \(count), not \(arguments.count)", at: node)
      declareFailed(arguments, isLet)
      return .wildcard
    }
    for (argument, field) in zip(arguments, payload) {
      if let label = argument.label.map({ name($0) }), label != field.label {
        report(.type, "Tuple pattern element label '\(label)' must be '\(field.label ?? "_")'", at: argument)
      }
    }
    return .enumCase(found, zip(arguments, payload).map { expressionPattern($0.expression, $1.type, isLet: isLet) }, type)
  }

  /// The names that a pattern with a mistake would have bound, so that their uses are not mistakes too.
  private func declareFailed(_ arguments: [LabeledExprSyntax], _ isLet: Bool?) {
    for argument in arguments { _ = expressionPattern(argument.expression, .error, isLet: isLet) }
  }

  /// `catch MyError.broken`: the error is cast first.
  private func existentialCase(
    _ named: Type, _ text: String, _ arguments: [LabeledExprSyntax]?, _ isLet: Bool?, _ node: MemberAccessExprSyntax
  ) -> Pattern? {
    guard let declaration = named.nominal, declaration.kind == .enumeration else { return nil }
    return enumPattern(declaration, named, text, arguments, isLet, node).map { .cast($0, named) }
  }

  /// A value to compare with: by `==`, by being in a range, or by the scenario's own `~=`.
  private func valuePattern(_ syntax: ExprSyntax, _ subject: Type) -> Pattern {
    if let literal = syntax.as(BooleanLiteralExprSyntax.self), simplified(subject).isNominal("Bool") {
      return .boolean(literal.literal.tokenKind == .keyword(.true))
    }
    let place = placeholder(subject)
    let value = Expression(.variable(place), subject, at: position(syntax))
    if let made = patternOfOwnType(syntax, value, place) { return made }
    let candidate = infer(syntax, rangeWanted(by: syntax, subject) ?? subject)
    if candidate.type.hasError || subject.hasError { return .wildcard }
    let own = operators("~=", in: [candidate.type, subject])
    if candidate.type.isNominal("Range") || candidate.type.isNominal("ClosedRange"), !unifyOrUndo(candidate.type, subject) {
      return matched(by: own, syntax, value, place) ?? rangePattern(candidate, value, place, syntax)
    }
    if !own.isEmpty {
      let arguments = [
        ArgumentSyntax(label: nil, value: syntax, inferred: candidate),
        ArgumentSyntax(label: nil, value: syntax, inferred: value),
      ]
      let matches = { [self] in resolve(own, base: nil, arguments, callee: "~=", syntax, library.bool) }
      if let fitting = attempt({ matches() }) { return .test(place, fitting) }
      // `case 1...3` of a range is that range, and `case ":"` of a `Character?` the library's business.
      if coerce(candidate, to: subject) == nil, coerce(value, to: candidate.type) == nil { return .test(place, matches()) }
    }
    guard let converted = coerce(candidate, to: subject) else {
      // `case 1` against `Int?`, and the other way round.
      if let wider = coerce(value, to: candidate.type) { return .test(place, equals(wider, candidate, syntax)) }
      report(
        .type, "Expression pattern of type '\(normalized(candidate.type))' cannot match values of type '\(normalized(subject))'",
        at: syntax)
      return .wildcard
    }
    return .test(place, equals(value, converted, syntax))
  }

  /// `case [.any, .equal(2)]`: what alone says nothing, or something else, is what a `~=` of the scenario's own takes.
  private func patternOfOwnType(_ syntax: ExprSyntax, _ value: Expression, _ place: VariableDeclaration) -> Pattern? {
    guard isContextual(syntax) else { return nil }
    let own = operators("~=", in: [value.type])
    if own.isEmpty { return nil }
    let alone = attempt { () -> Bool? in
      let made = infer(syntax, value.type)
      return made.type.hasError || coerce(made, to: value.type) == nil ? nil : true
    }
    if alone == true { return nil }
    return matched(by: own, syntax, value, place)
  }

  private func matched(
    by own: [MemberCandidate], _ syntax: ExprSyntax, _ value: Expression, _ place: VariableDeclaration
  ) -> Pattern? {
    if own.isEmpty { return nil }
    // The value is no closure, whatever the pattern is.
    let subject = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(place.name)))
    let arguments = [ArgumentSyntax(label: nil, value: syntax), ArgumentSyntax(label: nil, value: subject, inferred: value)]
    return attempt { [self] in
      let made = resolve(own, base: nil, arguments, callee: "~=", syntax, library.bool)
      return made.type.hasError ? nil : .test(place, made)
    }
  }

  private func rangePattern(_ range: Expression, _ value: Expression, _ place: VariableDeclaration, _ syntax: ExprSyntax)
    -> Pattern
  {
    guard case .nominal(let declaration, let arguments) = simplified(range.type), unifyOrUndo(arguments[0], value.type),
      let contains = members(named: "contains", of: declaration).compactMap({ $0 as? FunctionDeclaration }).first
    else {
      report(.type, "Range pattern cannot match values of type '\(normalized(value.type))'", at: syntax)
      return .wildcard
    }
    readSignature(contains)
    let substitution: Substitution = [declaration.generics[0]: arguments[0]]
    return .test(
      place, Expression(.call(contains, substitution, range, [.init(value: value)], .direct), library.bool, at: range.position))
  }

  // MARK: - Switch

  /// `body` makes of a case's statements what another use of `switch` than as a statement needs.
  func switchStatement(
    _ node: SwitchExprSyntax, label: String?, _ body: ((CodeBlockItemListSyntax) -> [Statement])? = nil
  ) -> Statement {
    let subject = infer(node.subject)
    finishStatement(subject)
    let mark = LoopLabel(label, isLoop: false, isSwitch: true)
    let made = Switch(subject: subject, label: mark, at: position(node))
    loops.append(mark)
    checkOrder(of: node.cases)
    for element in node.cases {
      guard case .switchCase(let item) = element else { continue }
      made.cases.append(switchCase(item, subject.type, body))
    }
    loops.removeLast()
    checkExhaustive(made, node)
    return .choice(made)
  }

  private func switchCase(
    _ node: SwitchCaseSyntax, _ subject: Type, _ body: ((CodeBlockItemListSyntax) -> [Statement])?
  ) -> Switch.Case {
    inBlock {
      var made = Switch.Case(items: [], body: [], position: position(node))
      if case .case(let label) = node.label {
        var names: [[BoundName]] = []
        for (index, item) in label.caseItems.enumerated() {
          let found = alternative(index, of: &names) { patternOfSeveral(item.pattern, subject) }
          made.items.append((found, item.whereClause.map { check($0.condition, as: library.bool) }))
        }
        requireSame(names)
      }
      if node.statements.isEmpty {
        report(.syntax, "A switch case needs at least one statement; write 'break' for none", at: node)
      }
      made.body = inBlock { body?(node.statements) ?? statements(node.statements) }
      return made
    }
  }
}
