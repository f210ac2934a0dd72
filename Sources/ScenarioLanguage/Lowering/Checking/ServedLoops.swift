import DispatchTrace
import SwiftSyntax

/// Run loops that the main thread serves for a while in the midst of its top-level code.
extension Checker {
  /// `RunLoop.main.run(until: date)`, and `RunLoop.main.run()` behind one.
  func serving(_ item: CodeBlockItemSyntax, hasServed: Bool) -> Statement? {
    guard case .expr(let node) = item.item, let call = node.as(FunctionCallExprSyntax.self), isRunOfLoop(call) else { return nil }
    let arguments = Array(call.arguments)
    if arguments.isEmpty { return hasServed ? .serving(until: nil, position(call)) : nil }
    guard arguments.count == 1, arguments[0].label?.text == "until", library.known("Date") != nil else { return nil }
    statement = Syntax(item)
    let limit = check(arguments[0].expression, as: library.type("Date"))
    finishStatement(limit)
    return .serving(until: limit, position(call))
  }

  /// `RunLoop.main.run(…)`, `RunLoop.current.run(…)`
  private func isRunOfLoop(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.trailingClosure == nil, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "run", let loop = member.base?.as(MemberAccessExprSyntax.self),
      ["main", "current"].contains(loop.declName.baseName.text), loop.base?.ownText == "RunLoop"
    else { return false }
    return lookUpType("RunLoop", in: scope).flatMap { $0 as? NominalDeclaration }?.isLibrary == true
  }
}
