import SwiftSyntax

/// What the compiler does not know yet of a collection's elements when it looks at the closure that is given them. Those of a variable are
/// known; those of `["a", name]`, of `1...3` and of `map { "\($0)" }` are whatever all of the expression settles.
enum OpenElements {
  /// Nil where only the types can say it, as for what a function of the program makes. A part is that of elements that are pairs.
  static func areOpen(in syntax: ExprSyntax, part: Int? = nil) -> Bool? {
    switch syntax.withoutParentheses.as(ExprSyntaxEnum.self) {
    case .arrayExpr, .dictionaryExpr: true
    case .declReferenceExpr: nil
    case .sequenceExpr(let node): areOpen(in: Array(node.elements))
    case .postfixOperatorExpr(let node): isLiteral(node.expression)
    case .subscriptCallExpr(let node): areOpen(in: node.calledExpression)
    case .memberAccessExpr(let node):
      keeping.contains(node.declName.baseName.text) ? node.base.flatMap { areOpen(in: $0, part: part) } : false
    case .functionCallExpr(let node): areOpen(in: node, part)
    default: false
    }
  }

  /// `1...3`, `["a"] + ["b"]`: an operand of a known type says it of both.
  private static func areOpen(in elements: [ExprSyntax]) -> Bool {
    guard elements.count == 3 else { return false }
    let name = elements[1].ownText
    if name == "+" { return areOpen(in: elements[0]) == true && areOpen(in: elements[2]) == true }
    return ["...", "..<"].contains(name) && isLiteral(elements[0]) && isLiteral(elements[2])
  }

  private static func areOpen(in call: FunctionCallExprSyntax, _ part: Int?) -> Bool? {
    let arguments = call.arguments.map(\.expression)
    if let made = call.calledExpression.as(DeclReferenceExprSyntax.self) { return areOpen(inMade: made.ownText, arguments, part) }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    let name = member.declName.baseName.text
    if name == "enumerated" { return part == 1 ? areOpen(in: base) : false }
    if name == "reduce" { return arguments.first.map { areOpen(in: $0) } ?? false }
    if mapping.contains(name) {
      return (call.trailingClosure ?? arguments.first?.as(ClosureExprSyntax.self)).map { isResultOpen(part, of: $0, over: base) }
        ?? false
    }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true { return nil }
    guard keeping.contains(name), !isBoundByOperator(call, over: base) else { return false }
    return areOpen(in: base, part: part)
  }

  private static func areOpen(inMade name: String, _ arguments: [ExprSyntax], _ part: Int?) -> Bool? {
    guard let first = arguments.first else { return nil }
    if name == "zip" { return part.map { arguments.indices.contains($0) && isOpen(arguments[$0]) } ?? false }
    if name == "stride" { return arguments.allSatisfy { isLiteral($0) } }
    return generic.contains(name) ? isLiteral(first) || areOpen(in: first, part: part) == true : nil
  }

  /// `(1...9).filter { $0 > 3 }`: the operator says what the bounds are. An array has an element type of its own beside its literals'.
  private static func isBoundByOperator(_ call: FunctionCallExprSyntax, over base: ExprSyntax) -> Bool {
    base.withoutParentheses.is(SequenceExprSyntax.self)
      && call.trailingClosure?.onlyExpression?.is(SequenceExprSyntax.self) == true
  }

  /// A literal, or what the closure is given, or a member of it; and whatever several statements come to. What a function answers is known.
  private static func isResultOpen(_ part: Int?, of closure: ClosureExprSyntax, over base: ExprSyntax) -> Bool {
    guard closure.signature?.returnClause == nil else { return false }
    guard let result = closure.onlyExpression?.withoutParentheses else { return true }
    if let parts = result.as(TupleExprSyntax.self).map({ $0.elements.map(\.expression) }) {
      if let part { return parts.indices.contains(part) && isOpen(parts[part], given: closure, over: base) }
      return parts.contains { !isLiteral($0) && isOpen($0, given: closure, over: base) }
    }
    return isOpen(result, given: closure, over: base)
  }

  private static func isOpen(_ result: ExprSyntax, given closure: ClosureExprSyntax, over base: ExprSyntax) -> Bool {
    if isLiteral(result) { return true }
    if let elements = result.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count > 2,
      let choice = elements[elements.count - 2].as(UnresolvedTernaryExprSyntax.self)
    {
      return isLiteral(choice.thenExpression) && isLiteral(elements[elements.count - 1])
    }
    guard let root = root(of: result) else { return false }
    return closure.parameterNames.contains(root) && areOpen(in: base) == true
  }

  private static func root(of syntax: ExprSyntax) -> String? {
    if let name = syntax.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    let member = syntax.as(FunctionCallExprSyntax.self)?.calledExpression ?? syntax
    return member.as(MemberAccessExprSyntax.self)?.base.flatMap { root(of: $0) }
  }

  private static func isOpen(_ syntax: ExprSyntax) -> Bool { isLiteral(syntax) || areOpen(in: syntax) == true }

  private static func isLiteral(_ syntax: ExprSyntax) -> Bool {
    let syntax = syntax.withoutParentheses
    if let negated = syntax.as(PrefixOperatorExprSyntax.self) { return isLiteral(negated.expression) }
    return literals.contains(syntax.kind)
  }

  private static let literals: Set<SyntaxKind> = [
    .arrayExpr, .booleanLiteralExpr, .dictionaryExpr, .floatLiteralExpr, .integerLiteralExpr, .stringLiteralExpr,
  ]
  /// Members whose elements are those of the collection.
  private static let keeping: Set = [
    "drop", "dropFirst", "dropLast", "filter", "first", "keys", "last", "lazy", "max", "min", "prefix", "randomElement",
    "reversed", "shuffled", "sorted", "suffix", "values",
  ]
  private static let mapping: Set = ["compactMap", "compactMapValues", "flatMap", "map", "mapValues"]
  private static let generic: Set = ["Array", "ArraySlice", "ContiguousArray", "Optional", "Set", "repeatElement"]
}

extension ExprSyntax {
  var withoutParentheses: ExprSyntax {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil
    else { return self }
    return only.expression.withoutParentheses
  }
}
