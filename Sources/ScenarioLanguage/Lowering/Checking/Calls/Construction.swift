import DispatchTrace
import SwiftParser
import SwiftSyntax

/// `Type(…)`: initialisers.
extension Checker {
  func construct(_ type: Type, _ arguments: [ArgumentSyntax], _ node: FunctionCallExprSyntax, _ expected: Type?) -> Expression {
    guard let expected, type.hasVariables, isConverted(type, expected) else { return made(type, arguments, node, expected) }
    let start = mark()
    let wanted = made(type, arguments, node, expected)
    if findings.errorCount(since: start.findings) == 0 { return wanted }
    rollBack(to: start)
    let own = attempt { () -> Expression? in
      let value = made(type, arguments, node, nil)
      return value.type.hasError ? nil : coerce(value, to: expected)
    }
    return own ?? made(type, arguments, node, expected)
  }

  /// `Array(1...3)` where an `[Any]` is wanted: an array of numbers, each of which is converted.
  private func isConverted(_ type: Type, _ expected: Type) -> Bool {
    guard let declaration = type.nominal, declaration.isLibrary, let wanted = simplified(expected.wrapped ?? expected).nominal
    else {
      return false
    }
    return declaration === wanted && ["Array", "Set", "Dictionary"].contains(declaration.name)
  }

  private func made(_ type: Type, _ arguments: [ArgumentSyntax], _ node: FunctionCallExprSyntax, _ expected: Type?) -> Expression
  {
    let type = simplified(type)
    switch type {
    case .error: return failed(node)
    case .existential(let protocols):
      report(.type, "'\(protocols.first?.name ?? "Any")' cannot be constructed because it is not a concrete type", at: node)
      return failed(node)
    case .nominal(let declaration, _) where declaration.isClass && declaration.name == "AnyObject": return failed(node)
    case .tuple(let fields)
    where fields.map(\.label) == arguments.map(\.label)
      || fields.count == arguments.count && arguments.allSatisfy({ $0.label == nil && !$0.isTrailing }):
      return Expression(.tuple(zip(arguments, fields).map { check($0.value, as: $1.type) }), type, at: position(node))
    case .nominal, .function, .tuple, .parameter, .metatype, .dependent, .variable: break
    }
    if arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing,
      let made = literalConversion(type, arguments[0], node)
    {
      return made
    }
    if arguments.count == 1, arguments[0].label == nil { requireRange(of: type, for: arguments[0].value, at: node) }
    if let expected, type.hasVariables { adopt(expected, type) }
    if type.wrapped != nil, arguments.count == 1, arguments[0].label == nil, arguments[0].value.is(NilLiteralExprSyntax.self) {
      return Expression(.none, type, at: position(node))
    }
    if let made = construct(boundByClass: type, from: nil, arguments, node) { return made }
    let candidates = initializers(of: type, taking: arguments)
    if candidates.isEmpty {
      let advice = instanceThere(of: type).map { "; write '\($0)'" } ?? ""
      report(.type, "'\(normalized(type))' cannot be constructed because it has no accessible initializers\(advice)", at: node)
      return failed(node)
    }
    if let first = arguments.first, let label = first.label, type.nominal?.isLibrary == true,
      let advice = Rejections.initializers[label],
      !candidates.contains(where: { labels(of: $0.declaration).first == label })
    {
      report(.unsupported, "'\(normalized(type))(\(label):)' is not supported: \(advice)", at: node)
      return failed(node)
    }
    let base = typeReference(type, at: node)
    return resolve(candidates, base: base, arguments, callee: normalized(type).description, node, expected)
  }

  /// `Point()` is the initialiser without parameters where there is one. The memberwise one would be tried with all its default values, and
  /// those with theirs: twice as long for each struct that holds two of the one before.
  private func initializers(of type: Type, taking arguments: [ArgumentSyntax]) -> [MemberCandidate] {
    let found = lookUpMembers("init", in: type)
    guard arguments.isEmpty, found.contains(where: { labels(of: $0.declaration).isEmpty }) else { return found }
    return found.filter { candidate in
      (candidate.declaration as? FunctionDeclaration)?.synthesized != .memberwise || labels(of: candidate.declaration).isEmpty
    }
  }

  /// What is wanted says what the type that is made leaves open; what is not known yet says nothing, for the initialiser may answer nil.
  private func adopt(_ expected: Type, _ type: Type) {
    adoptPromises(expected, type)
    if isUnknown(expected) { return }
    // `Optional(3)` is the Optional that is wanted, not what is in it; `Doubling(next)` is where a `Step<Int>` is, of which it is a subclass.
    let wanted = type.wrapped == nil ? expected.wrapped ?? expected : expected
    _ = unifyOrUndo(type, wanted) || unifyOrUndo(type, expected) || isSubclass(type, of: wanted)
  }

  /// `T(n)`, where `T` is a class that inherits from one that is known: an instance of what `T` is in each call. With `base`, of what
  /// that value is: `type.init(n)`.
  func construct(
    boundByClass type: Type, from base: Expression?, _ arguments: [ArgumentSyntax], _ node: FunctionCallExprSyntax
  ) -> Expression? {
    guard case .parameter = type, let bound = superclass(boundOf: type), !bound.isNominal("AnyObject") else { return nil }
    if hasOpenSubclass(bound) { return madeWhenItRuns(type, at: node) }
    let made = construct(classOf: base ?? typeReference(type, at: node), bound, at: node) { construct($0, arguments, node, nil) }
    return made.type.hasError ? made : Expression(.forcedCast(made, type), type, at: position(node))
  }

  func madeWhenItRuns(_ type: Type, at node: some SyntaxProtocol) -> Expression {
    report(.unsupported, "Making a value of a type that is only known when it runs is not supported", at: node)
    return Expression(.error, type, at: position(node))
  }

  /// `Double(3)`, `UInt64(1)`, `Tag("x")`: the literal is one of that type, whatever else the type can be made from.
  private func literalConversion(_ type: Type, _ argument: ArgumentSyntax, _ node: FunctionCallExprSyntax) -> Expression? {
    let isBuiltIn = type.numeric != nil || ["Character", "String", "_UnicodeScalar"].contains { type.isNominal($0) }
    var syntax = argument.value
    if let prefix = syntax.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" { syntax = prefix.expression }
    let namesInitializer = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind == .keyword(.`init`)
    guard isBuiltIn ? isPlainLiteral(syntax) : isOwnLiteral(syntax, type) && !namesInitializer else { return nil }
    return attempt {
      let value = infer(argument.value, type)
      if isBuiltIn { return unify(value.type, type) ? value : nil }
      return coerce(value, to: type) ?? bridged(value, type, at: node)
    }
  }

  private func isPlainLiteral(_ syntax: ExprSyntax) -> Bool {
    syntax.is(IntegerLiteralExprSyntax.self) || syntax.is(FloatLiteralExprSyntax.self)
      || syntax.as(StringLiteralExprSyntax.self)?.representedLiteralValue != nil
  }

  private func isOwnLiteral(_ syntax: ExprSyntax, _ type: Type) -> Bool {
    guard type.nominal != nil else { return false }
    if syntax.is(IntegerLiteralExprSyntax.self) { return accepts(type, .integer) }
    if syntax.is(FloatLiteralExprSyntax.self) { return accepts(type, .float) }
    if let node = syntax.as(StringLiteralExprSyntax.self) {
      let isPlain = node.representedLiteralValue != nil
      return accepts(type, .string) && (isPlain || says("ExpressibleByStringInterpolation", type))
    }
    guard syntax.is(BooleanLiteralExprSyntax.self) else { return false }
    return type.isNominal("NSNumber") || says("ExpressibleByBooleanLiteral", type)
  }

  private func says(_ name: String, _ type: Type) -> Bool { library.known(name).map { conforms(type, to: $0) } ?? false }

  /// A struct of the scenario none of whose initialisers may answer nil: beside a literal it is what it is.
  func isAlwaysMade(_ declaration: NominalDeclaration) -> Bool {
    !declaration.isLibrary
      && members(named: "init", of: declaration).allSatisfy { ($0 as? FunctionDeclaration)?.isFailable != true }
  }

  /// `RunLoop.current`, which is there without being made.
  private func instanceThere(of type: Type) -> String? {
    guard let declaration = type.nominal, declaration.isLibrary else { return nil }
    return ["current", "shared", "standard", "default"].first { text in
      members(named: text, of: declaration).contains { ($0 as? VariableDeclaration)?.isStatic == true }
    }.map { "\(declaration.name).\($0)" }
  }
}
