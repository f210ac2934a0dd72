import DispatchTrace
import SwiftSyntax

/// What a function, and the extension that it stands in, ask of the types of a call.
extension Checker {
  func checkRequirements(_ function: FunctionDeclaration, _ substitution: Substitution, _ node: some SyntaxProtocol) {
    let asked = function.requirementsOnCalls + (function.owner?.isProtocol == true ? [] : function.conditions)
    if let failing = firstFailing(asked, { isMet($0, substitution) || awaitsMember($0, function, substitution) }) {
      if isOpenedElsewhere(failing, function, substitution) {
        let advice = "move it out of the function, or give it a parameter of protocol type"
        report(
          .unsupported,
          "A value of protocol type for the generic function '\(function.name)', which uses what is around it, is not supported; \(advice)",
          at: node)
        return
      }
      report(.type, "\(unmet(failing, substitution)), as '\(function.name)' requires", at: node)
      return
    }
    if asked.contains(where: { awaitsMember($0, function, substitution) }) || awaitsLiteral(substitution) {
      namedFunctions.append(NamedFunction(function: function, substitution: substitution, node: Syntax(node)))
    }
    checkArguments(ofTypeMadeBy: function, substitution, node)
  }

  /// `S.Failure == Failure` in `publisher.multicast(subject: .init()).share()`: what `S` is, the end of the chain says. To be looked at then.
  private func awaitsMember(_ requirement: Requirement, _ function: FunctionDeclaration, _ substitution: Substitution) -> Bool {
    guard !openMembers.isEmpty, case .same(let left, let right) = requirement else { return false }
    return [left, right].contains { side in
      var part = side
      while case .dependent(let base, _) = part { part = base }
      guard part != side, case .parameter(let own) = part, function.result.contains(where: { $0 == part }),
        let given = substitution[own], case .variable(let open) = simplified(given), open.literal == nil
      else { return false }
      return openMembers.contains { if case .variable(open) = simplified($0.expression.type) { true } else { false } }
    }
  }

  /// What an empty literal holds, which the rest of the statement may say.
  private func awaitsLiteral(_ substitution: Substitution) -> Bool {
    !emptyLiterals.isEmpty && substitution.contains { normalized($0.value).hasVariables }
  }

  /// What a call leaves open of its own parameters, to be looked at when the statement is over.
  func noteOpenGenerics(_ generics: [GenericParameter], _ substitution: Substitution, _ node: some ExprSyntaxProtocol) {
    for generic in generics {
      guard let type = substitution[generic], normalized(type).hasVariables else { continue }
      openGenerics.append((generic, type, position(node)))
    }
  }

  func checkOpenGenerics() {
    let pending = openGenerics
    openGenerics = []
    for open in pending where findings.errorCount() == 0 && settle(open.type).hasVariables {
      findings.add(.error, .type, "Generic parameter '\(open.generic.name)' could not be inferred", at: open.position)
    }
  }

  /// The call would run for the type that the value has, but that what the function reads around it has no place there.
  private func isOpenedElsewhere(_ failing: Requirement, _ function: FunctionDeclaration, _ substitution: Substitution) -> Bool {
    guard function.home != nil, case .conforms(.parameter(let generic), let target) = failing,
      let given = substitution[generic], case .existential(let protocols) = simplified(given)
    else { return false }
    return protocols.contains { allProtocols(of: $0).contains(target) }
  }

  /// `where P.Value == Value, Items.Element == P`: what one says of `P` the one before it may need, so those that fail are asked again as
  /// long as others have said something. `P: Shape` is met while nothing has said it: that is asked once more at the end.
  func firstFailing(_ requirements: [Requirement], _ isMet: (Requirement) -> Bool) -> Requirement? {
    var open = requirements
    while true {
      let failing = open.filter { !isMet($0) }
      if failing.isEmpty {
        return requirements.contains { if case .same = $0 { true } else { false } } ? requirements.first { !isMet($0) } : nil
      }
      if failing.count == open.count { return failing.first }
      open = failing
    }
  }

  private func isMet(_ requirement: Requirement, _ substitution: Substitution) -> Bool {
    if case .same(let left, let right) = requirement {
      return unifyOrUndo(left.substituting(substitution), right.substituting(substitution))
    }
    return isOpen(requirement, substitution) || holds(requirement, substitution) || becomesDouble(requirement, substitution)
  }

  /// `Key.theme` with `extension Key where Value == Theme { static let theme … }` is a `Key<Theme>`.
  func adoptEqualities(of member: ValueDeclaration, _ substitution: Substitution) {
    for case .same(let left, let right) in member.conditions {
      _ = unifyOrUndo(left.substituting(substitution), right.substituting(substitution))
    }
  }

  /// `(1...3).map { … }`: only a range of whole numbers is a sequence.
  func requireWholeBounds(_ receiver: Expression?, of member: ValueDeclaration) {
    guard let receiver, case .nominal(let range, let bounds) = simplified(receiver.type), range.isLibrary,
      ["Range", "ClosedRange", "PartialRangeFrom"].contains(range.name), let bound = bounds.first
    else { return }
    let isOfSequences = member.owner.map { ["Sequence", "Collection"].contains($0.name) } ?? false
    let asks = member.conditions.contains {
      if case .conforms(_, let asked) = $0 { asked.name == "BinaryInteger" } else { false }
    }
    if isOfSequences || asks { staysWhole(bound) }
  }

  /// Whether what an extension asks of its type is so, or may become so: `Range(…)` before its bounds are known.
  func mayHold(_ requirement: Requirement, _ substitution: Substitution) -> Bool {
    // What would have to be equal is made so by the call that needs it, not by looking.
    let start = mark()
    defer { rollBack(to: start) }
    return isOpen(requirement, substitution) || holds(requirement, substitution)
  }

  func isOpen(_ requirement: Requirement, _ substitution: Substitution) -> Bool {
    switch requirement {
    case .conforms(let type, _), .inherits(let type, _):
      var type = simplified(type.substituting(substitution))
      while case .dependent(let base, _) = type { type = simplified(base) }
      if case .variable(let variable) = type { return variable.literal == nil }
      return false
    case .same: return false
    }
  }

  // MARK: - Functions as values

  struct NamedFunction {
    var function: FunctionDeclaration
    var substitution: Substitution
    var node: Syntax
  }

  func noteFunction(_ function: FunctionDeclaration, _ substitution: Substitution, at node: some SyntaxProtocol) {
    guard !function.generics.isEmpty, !function.requirementsOnCalls.isEmpty else { return }
    namedFunctions.append(NamedFunction(function: function, substitution: substitution, node: Syntax(node)))
  }

  /// `["-1"].map(abs)`: what the function asks of its types, once the statement has said them.
  func checkNamedFunctions() {
    let pending = namedFunctions
    namedFunctions = []
    for next in pending { checkRequirements(next.function, next.substitution, next.node) }
  }
}
