import DispatchTrace
import SwiftSyntax

/// Calls that none of the functions of a name can take: what is said of them.
extension Checker {
  func reportNoFit(
    _ candidates: [MemberCandidate], _ arguments: [ArgumentSyntax], callee: String, _ node: some ExprSyntaxProtocol
  ) -> Expression {
    for argument in arguments where argument.closure == nil && !argument.isInout && !isContextual(argument) {
      let value = infer(argument)
      if value.type.hasError { return failed(node) }
    }
    let nearest = candidates.min { distance($0, arguments) < distance($1, arguments) }
    guard let nearest, case .failure(let failure) = match(arguments, to: parameters(of: nearest.declaration)) else {
      // It fits, and is private beside others that are not.
      if let hidden = nearest?.declaration as? ValueDeclaration { requireAccess(to: hidden, at: node) }
      return failed(node)
    }
    let given = arguments.compactMap(\.label)
    if let advice = given.compactMap({ Rejections.labels[$0] ?? Rejections.labels["\(callee)(\($0):)"] }).first,
      (nearest.declaration as? ValueDeclaration)?.isLibrary == true
    {
      report(.unsupported, "These arguments of '\(callee)' are not supported: \(advice)", at: node)
      return failed(node)
    }
    if !reportUnmet(candidates, arguments, callee: callee, node) {
      report(failure.mismatch, arguments, of: parameters(of: nearest.declaration), callee: callee, at: node)
    }
    return failed(node)
  }

  /// How far a parameter list is from the arguments: for choosing which one to talk about.
  private func distance(_ candidate: MemberCandidate, _ arguments: [ArgumentSyntax]) -> Int {
    let parameters = parameters(of: candidate.declaration)
    let labels = Set(parameters.map { $0.label ?? "_" })
    let unknown = arguments.filter { !$0.isTrailing && !labels.contains($0.label ?? "_") }.count
    let isRefused = arguments.contains { $0.isFirstTrailing } && !parameters.contains { takesClosure($0) }
    let givesFunction = arguments.contains { $0.value.as(DeclReferenceExprSyntax.self).map(namesFunction) ?? false }
    let isOther = givesFunction && !parameters.contains { takesClosure($0) }
    let surplus = abs(parameters.filter { !$0.hasDefault }.count - arguments.count)
    return unknown * 4 + (isRefused ? 4 : 0) + (isOther ? 2 : 0) + surplus
  }

  /// `points.sorted()`: a member that would take the arguments asks of the type what that is not.
  private func reportUnmet(
    _ candidates: [MemberCandidate], _ arguments: [ArgumentSyntax], callee: String, _ node: some ExprSyntaxProtocol
  ) -> Bool {
    for candidate in candidates {
      guard let found = candidate.declaration as? FunctionDeclaration, let owner = found.owner else { continue }
      for case let other as FunctionDeclaration in members(named: found.name, of: owner) where isInReach(other) {
        guard case .success = match(arguments, to: parameters(of: other)),
          let failing = other.conditions.first(where: { !mayHold($0, candidate.substitution) })
        else { continue }
        let member = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        let place = member.map { Syntax($0.declName) } ?? Syntax(node)
        let notes = otherWay(candidates, callee: callee).map { [Finding.Note($0, at: position(place))] } ?? []
        report(.type, "\(unmet(failing, candidate.substitution)), as '\(callee)' requires", at: place, notes: notes)
        return true
      }
    }
    return false
  }

  /// `sorted(by:)`
  private func otherWay(_ candidates: [MemberCandidate], callee: String) -> String? {
    let known = candidates.flatMap { parameters(of: $0.declaration) }
    return known.first { takesClosure($0) && $0.label != nil }?.label.map {
      "Let it conform, or say how in a closure: '\(callee)(\($0): { … })'"
    }
  }

  /// `f(x)` for `f(&x)`
  func reportMissingMark(_ argument: ArgumentSyntax) -> Expression {
    let value = infer(argument)
    if value.type.hasError { return value }
    let type = normalized(value.type)
    report(.type, "Passing a value of type '\(type)' to an inout parameter requires explicit '&'", at: argument.value)
    return failed(argument.value)
  }
}
