import DispatchTrace
import SwiftSyntax

/// What other languages write otherwise: what to write instead.
extension Checker {
  /// No operator takes the operand.
  func reportUnary(_ text: String, _ operand: ExprSyntax, _ value: Expression, at node: some SyntaxProtocol) {
    if text == "++" || text == "--" {
      let advice = "write '\(operand.ownText) \(text.prefix(1))= 1'"
      return report(.type, "Cannot find operator '\(text)' in scope; \(advice)", at: node)
    }
    report(.type, "Unary operator '\(text)' cannot be applied to an operand of type '\(normalized(value.type))'", at: node)
  }

  /// `text[0]`: places in texts are no numbers.
  func refuseNumber(_ arguments: [ArgumentSyntax], inText base: Expression, _ node: SubscriptCallExprSyntax) -> Bool {
    let type = simplified(base.type)
    guard type.isNominal("String") || type.isNominal("Substring"), arguments.count == 1, arguments[0].label == nil,
      let index = attempt({ infer(arguments[0]).type }), isNumber(index) || isRangeOfNumbers(index)
    else { return false }
    let (text, place) = (node.calledExpression.ownText, arguments[0].value.ownText)
    let advice =
      isNumber(index)
      ? "'\(text)[\(text).index(\(text).startIndex, offsetBy: \(place))]', or 'Array(\(text))[\(place)]'"
      : "'String(Array(\(text))[\(place)])', or use 'prefix' and 'dropFirst'"
    report(.type, "A '\(normalized(type))' is not indexed by integers; write \(advice)", at: node)
    return true
  }

  private func isNumber(_ type: Type) -> Bool {
    let type = simplified(type)
    if case .variable(let variable) = type { return variable.literal == .integer }
    return type == library.int
  }

  private func isRangeOfNumbers(_ type: Type) -> Bool {
    guard case .nominal(let range, let bounds) = simplified(type), range.isLibrary, Library.isRange(range.name) else {
      return false
    }
    return bounds.first.map(isNumber) == true
  }
}
