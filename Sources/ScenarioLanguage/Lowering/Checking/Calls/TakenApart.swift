import DispatchTrace
import SwiftSyntax

/// A closure that names the parts of the one tuple that it is given.
extension Checker {
  /// Only what is handed to a call may, of `Void` that has no parts as well: `pairs.map { key, value in … }`, but not
  /// `let join: ((Int, Int)) -> Int = { $0 + $1 }`.
  func mayTakeApart(_ only: FunctionType.Parameter, _ closure: ClosureExprSyntax, _ manner: String = "") -> Bool {
    if isLibraryText(closure) || isHandedToCall(Syntax(closure)) { return true }
    let place = closure.signature?.parameterClause.map { Syntax($0) } ?? Syntax(closure)
    report(.type, "Closure tuple parameter '\(normalized(only.type))' does not support destructuring\(manner)", at: place)
    return false
  }

  private func isHandedToCall(_ node: Syntax) -> Bool {
    guard let parent = node.parent else { return true }
    if parent.is(FunctionCallExprSyntax.self) || parent.is(SubscriptCallExprSyntax.self) { return true }
    if parent.is(MultipleTrailingClosureElementSyntax.self) { return true }
    if let sequence = parent.as(ExprListSyntax.self) { return isOperand(node, of: Array(sequence)) }
    if parent.is(InitializerClauseSyntax.self) { return isHandedToWrapper(parent) }
    guard parent.is(LabeledExprSyntax.self), let list = parent.parent?.as(LabeledExprListSyntax.self) else { return false }
    guard let tuple = list.parent?.as(TupleExprSyntax.self) else { return true }
    return list.count == 1 && isHandedToCall(Syntax(tuple))
  }

  /// What stands beside an operator is handed to it, unless that assigns or chooses: `??` takes its right side as it is wanted.
  private func isOperand(_ node: Syntax, of sequence: [ExprSyntax]) -> Bool {
    guard let index = sequence.firstIndex(where: { $0.id == node.id }) else { return false }
    return [index - 1, index + 1].contains { next in
      guard sequence.indices.contains(next) else { return false }
      return sequence[next].as(BinaryOperatorExprSyntax.self).map { $0.operator.text != "??" } ?? false
    }
  }

  /// The initial value of a property with a wrapper, which is a type.
  private func isHandedToWrapper(_ initializer: Syntax) -> Bool {
    let declaration = initializer.parent?.parent?.parent?.as(VariableDeclSyntax.self)
    return declaration?.attributes.contains { attribute in
      if case .attribute(let own) = attribute { own.attributeName.ownText.first?.isUppercase == true } else { false }
    } == true
  }
}
