import DispatchTrace
import SwiftSyntax

/// `.member` where nothing says yet what type it is of: the rest of its statement may, as in
/// `Dictionary(uniqueKeysWithValues: keys.map { ($0, .free) })`.
struct OpenMember {
  /// Stands in the tree already, and becomes what the member turns out to be.
  var expression: Expression
  var syntax: ExprSyntax
  var name: String
  var scope: Scope
  var function: FunctionContext
  var isCoveredByTry: Bool
  var isCaught: Bool
}

extension Checker {
  /// A place in the tree for a member of a type that is still open; nil where it is known, or will never be.
  func openMember(_ text: String, _ node: some ExprSyntaxProtocol, _ expected: Type?) -> Expression? {
    guard let expected, isOpen(expected), !isMemberOfOptional(text, expected) else { return nil }
    let made = Expression(.error, expected, at: position(node))
    openMembers.append(
      OpenMember(
        expression: made, syntax: ExprSyntax(node), name: text, scope: scope, function: function,
        isCoveredByTry: isCoveredByTry, isCaught: errors.isCaught))
    return made
  }

  /// `reduce(-.infinity, max)`: the result is of the type of which the operand is a member.
  func openMember(behind node: PrefixOperatorExprSyntax, _ expected: Type?) -> Expression? {
    guard ["-", "+", "~"].contains(node.operator.text), isMember(node.expression) else { return nil }
    return openMember(String(node.expression.ownText.dropFirst()), node, expected)
  }

  /// `.now() + 0.5` for a `Double`: what has turned out to be the type does not have the member.
  func lacksOpenMember(since count: Int) -> Bool {
    openMembers.dropFirst(count).contains { member in
      !member.expression.type.hasVariables && !member.expression.type.hasError
        && lookUpMembers(member.name, in: simplified(member.expression.type)).isEmpty
    }
  }

  /// Finds the members whose types are known now. What is still open at the end of its statement stays so, except in the results of
  /// a closure: what is around the closure may say what they are.
  func resolveOpenMembers() {
    var waiting: [OpenMember] = []
    while !openMembers.isEmpty {
      let open = openMembers
      openMembers = []
      let known = open.filter { !isOpen($0.expression.type) }
      waiting += open.filter { isOpen($0.expression.type) }
      for member in known { resolve(member) }
      // One may have said what another is; then a literal says it that stands beside it, as in `[1, .max]`.
      if known.isEmpty, !settleLiterals(beside: waiting) { break }
      openMembers += waiting
      waiting = []
    }
    for member in waiting {
      if member.function === function, function.kind == .closure, function.result.hasVariables {
        openMembers.append(member)
      } else {
        reportOpen(member.name, at: member.syntax)
        // What it is part of says no more of it.
        if case .variable(let variable) = heldType(of: member.expression.type) { bind(variable, to: .error) }
      }
    }
  }

  /// Of an Optional it is a member of what that holds: `compactMap { $0 > 0 ? .insert($0) : nil }`.
  private func isOpen(_ type: Type) -> Bool {
    if case .variable = heldType(of: type) { true } else { false }
  }

  private func heldType(of type: Type) -> Type {
    var type = simplified(type)
    while let wrapped = type.wrapped { type = simplified(wrapped) }
    return type
  }

  private func isMemberOfOptional(_ text: String, _ type: Type) -> Bool {
    type.wrapped != nil
      && lookUpMembers(text, in: simplified(type)).contains { ($0.declaration as? ValueDeclaration)?.isStatic == true }
  }

  private func settleLiterals(beside waiting: [OpenMember]) -> Bool {
    let literals = waiting.map { heldType(of: $0.expression.type) }.filter { !isUnknown($0) }
    for literal in literals { _ = settle(literal) }
    return !literals.isEmpty
  }

  /// What it is compared with, or put into, may be something that is not here.
  func reportOpen(_ text: String, at node: some SyntaxProtocol) {
    if findings.hasMissing { return }
    report(.type, "The type of '.\(text)' cannot be inferred here; write the type's name before the dot", at: node)
  }

  private func resolve(_ member: OpenMember) {
    let saved = (function, isCoveredByTry, errors.isCaught)
    (function, isCoveredByTry, errors.isCaught) = (member.function, member.isCoveredByTry, member.isCaught)
    defer { (function, isCoveredByTry, errors.isCaught) = saved }
    let type = normalized(member.expression.type)
    if type.hasError { return }
    let made = withScope(member.scope) { check(member.syntax, as: type) }
    member.expression.kind = made.kind
    member.expression.type = made.type
  }
}
