import DispatchTrace
import SwiftSyntax

/// `["a", ""].compactMap { $0.isEmpty ? nil : $0 }` is a `[String?]`, although `words.compactMap { … }` is a `[String]`. The compiler
/// takes `$0` for as Optional as the result, as long as nothing says what the elements are; as Optionals have no `isEmpty`, it takes the
/// alternatives for the result's own value instead, and `nil` makes an Optional of that.
extension Checker {
  /// What the alternatives of such a closure are, and what its Optional result holds; nil for any other.
  func doubledOptional(_ node: UnresolvedTernaryExprSyntax, _ otherwise: Folded, _ expected: Type?) -> Type? {
    guard let expected, let held = simplified(expected).wrapped, isUnknown(held), let closure = closure(answering: node),
      let body = closure.onlyExpression, !plainResults.contains(body.id),
      let name = parameter(among: node, otherwise), closure.parameterNames.contains(name),
      case .declarations(let found) = lookUp(name), let declaration = found.first as? VariableDeclaration,
      isOpen(declaration, of: closure), isOnlyBase(name, in: closure)
    else { return nil }
    let own = library.optional(variable())
    guard unifyOrUndo(held, own) else { return nil }
    doubledResults.append(body.id)
    return own
  }

  /// Without Optionals of Optionals, where those do not fit what is around: `["a"].compactMap { … }.joined()`.
  func undoubled(_ syntax: ExprSyntax, unless fits: (Expression) -> Bool, _ make: () -> Expression) -> Expression {
    let outer = doubledResults
    doubledResults = []
    defer { doubledResults = outer + doubledResults }
    let start = mark()
    let made = make()
    // A closure's own expression says nothing of what is around it.
    let inner = doubledResults.filter { $0 != syntax.id }
    guard !inner.isEmpty, findings.errorCount(since: start.findings) > 0 || !fits(made) else { return made }
    rollBack(to: start)
    plainResults.formUnion(inner)
    doubledResults = []
    return make()
  }

  /// The closure that answers the ternary and does nothing else. Written types say what is open otherwise.
  private func closure(answering node: UnresolvedTernaryExprSyntax) -> ClosureExprSyntax? {
    guard let list = node.parent?.as(ExprListSyntax.self),
      list.first(where: { $0.is(UnresolvedTernaryExprSyntax.self) })?.id == node.id
    else { return nil }
    var syntax = list.parent
    while let outer = syntax?.parent,
      outer.is(TupleExprSyntax.self) || outer.is(LabeledExprListSyntax.self) || outer.is(LabeledExprSyntax.self)
    {
      syntax = outer
    }
    if syntax?.parent?.is(ReturnStmtSyntax.self) == true { syntax = syntax?.parent }
    guard let closure = syntax?.parent?.parent?.parent?.as(ClosureExprSyntax.self), closure.onlyExpression != nil,
      closure.signature?.returnClause == nil
    else { return nil }
    if case .parameterClause(let clause) = closure.signature?.parameterClause,
      clause.parameters.contains(where: { $0.type != nil })
    {
      return nil
    }
    return closure
  }

  // MARK: - Alternatives

  /// The name that stands beside `nil` as the only alternative.
  private func parameter(among node: UnresolvedTernaryExprSyntax, _ otherwise: Folded) -> String? {
    guard let alternatives = alternatives(node, otherwise), alternatives.contains(nil) else { return nil }
    let names = Set(alternatives.compactMap(\.self))
    return names.count == 1 ? names.first : nil
  }

  /// Names, and nil for `nil`; nil where there is anything else.
  private func alternatives(_ node: UnresolvedTernaryExprSyntax, _ otherwise: Folded) -> [String?]? {
    guard let first = alternatives(node.thenExpression) else { return nil }
    let second: [String?]? =
      switch otherwise {
      case .operand(let syntax): alternatives(syntax)
      case .ternary(_, let node, let last): alternatives(node, last)
      case .binary, .cast, .typeTest, .trying: nil
      }
    return second.map { first + $0 }
  }

  private func alternatives(_ syntax: ExprSyntax) -> [String?]? {
    let syntax = syntax.withoutParentheses
    if syntax.is(NilLiteralExprSyntax.self) { return [nil] }
    if let name = syntax.as(DeclReferenceExprSyntax.self), name.argumentNames == nil { return [name.baseName.text] }
    guard let node = syntax.as(SequenceExprSyntax.self),
      case .success(.ternary(_, let choice, let last)) = precedence.fold(Array(node.elements))
    else { return nil }
    return alternatives(choice, last)
  }

  // MARK: - What is open

  private func isOpen(_ parameter: VariableDeclaration, of closure: ClosureExprSyntax) -> Bool {
    guard parameter.home === function else { return false }
    let call = closure.parent?.as(FunctionCallExprSyntax.self) ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let part = closure.takesSeveral ? closure.parameterNames.firstIndex(of: parameter.name) : nil
    if let base = call?.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let isOpen = OpenElements.areOpen(in: base, part: part)
    {
      return isOpen
    }
    if case .variable = simplified(parameter.type) { return true }
    return false
  }

  /// It has members that Optionals have not, and nothing else is done with it that would say its type.
  private func isOnlyBase(_ name: String, in closure: ClosureExprSyntax) -> Bool {
    let uses = UsesOfParameter(
      name, isOfOptionals: { !self.lookUpMembers($0, in: self.library.optional(self.library.int)).isEmpty })
    uses.walk(closure.statements)
    return uses.hasOwnMember && !uses.isTypeSaid
  }
}

private final class UsesOfParameter: SyntaxVisitor {
  private let name: String
  private let isOfOptionals: (String) -> Bool
  var hasOwnMember = false
  var isTypeSaid = false

  init(_ name: String, isOfOptionals: @escaping (String) -> Bool) {
    self.name = name
    self.isOfOptionals = isOfOptionals
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name, node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id else {
      return .skipChildren
    }
    if let access = node.parent?.as(MemberAccessExprSyntax.self) {
      if !isOfOptionals(access.declName.baseName.text) { hasOwnMember = true }
    } else if node.parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id {
      hasOwnMember = true
    } else if !isAlternative(ExprSyntax(node)) {
      isTypeSaid = true
    }
    return .skipChildren
  }

  /// A branch of the ternary, in parentheses or not: the last operand, or what stands between `?` and `:`.
  private func isAlternative(_ syntax: ExprSyntax) -> Bool {
    guard let parent = syntax.parent else { return false }
    if parent.is(UnresolvedTernaryExprSyntax.self) { return true }
    if let list = parent.as(ExprListSyntax.self) {
      return list.last?.id == syntax.id && list.count > 1
        && list[list.index(list.startIndex, offsetBy: list.count - 2)].is(UnresolvedTernaryExprSyntax.self)
    }
    guard let tuple = parent.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return false }
    return isAlternative(ExprSyntax(tuple))
  }
}
