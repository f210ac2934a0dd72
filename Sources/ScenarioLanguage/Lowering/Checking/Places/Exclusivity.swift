import DispatchTrace
import SwiftSyntax

/// Overlapping accesses that are certain before the program runs: two places of one call that it changes, or one that it changes
/// while a closure of the same call uses it.
extension Checker {
  func requireExclusive(_ function: FunctionDeclaration, _ base: Expression?, _ arguments: [Expression.Argument]) {
    var changed = arguments.compactMap { argument -> Expression? in
      if case .address(let place) = argument.value.kind { place } else { nil }
    }
    if function.isMutating, let base { changed.append(base) }
    let places = changed.compactMap { place in accessed(by: place).map { (place, $0) } }
    for (_, access) in places { noteHeld(access, arguments) }
    for (index, (place, first)) in places.enumerated() {
      if let other = places[(index + 1)...].first(where: { first.overlaps($0.1) }) {
        return reportOverlap(first.isPart(of: other.1) ? other.1 : first, isSwap: function.name == "swap", at: place.position)
      }
      // Of a part only the compiler knows whether the closure uses that very part.
      for (argument, parameter) in zip(arguments, function.parameters) where !parameter.isEscaping && first.path.isEmpty {
        guard let node = closure(in: argument.value), node.context.captureOrder.contains(first.root) else { continue }
        return reportOverlap(first, isSwap: false, at: place.position)
      }
    }
  }

  /// The same for a subscript that makes its own default: `counts[key, default: counts.count] += 1`.
  func noteHeld(_ base: Expression, _ arguments: [Expression.Argument]) {
    if let access = accessed(by: base) { noteHeld(access, arguments) }
  }

  private func noteHeld(_ access: Access, _ arguments: [Expression.Argument]) {
    let runsCode = arguments.contains { argument in
      if case .autoclosure = argument.value.kind { true } else { closure(in: argument.value) != nil }
    }
    if runsCode, access.root.isGlobalScope { access.root.isHeldByCalls = true }
  }

  private func reportOverlap(_ access: Access, isSwap: Bool, at position: SourcePosition) {
    let advice = isSwap && access.isWhole ? "call swapAt(_:_:)" : "copy to a local variable first"
    let message = "Overlapping accesses to '\(access.name)', but modification requires exclusive access; \(advice)"
    findings.add(.error, .type, message, at: position)
  }

  private func closure(in value: Expression) -> ClosureNode? {
    if case .convertFunction(let inner) = value.kind { return closure(in: inner) }
    if case .closure(let node) = value.kind { return node }
    return nil
  }

  /// The stored variable that a change of the place changes, and which part of it. What lies behind a reference is not known before.
  private func accessed(by place: Expression) -> Access? {
    if case .variable(let variable) = place.kind {
      let isPlain = variable.storage == .local || variable.storage == .global && !variable.isLazy
      if !isPlain || variable.hasObservers || isReference(place.type) { return nil }
      // Whether two parts of a global variable are apart is not looked at when the program runs: it dies.
      return Access(root: variable, isWhole: variable.isGlobalScope || variable.storage == .global)
    }
    if case .field(let base, let variable) = place.kind {
      return part(of: base, variable.hasObservers || variable.isLazy ? nil : variable.name)
    }
    if case .tupleField(let base, let index) = place.kind { return part(of: base, String(index)) }
    if case .property(let base?, let variable, _, _) = place.kind {
      return changesElsewhere(variable.getter, variable.setter) ? nil : part(of: base, nil)
    }
    if case .subscripted(let base?, let declaration, _, _, _) = place.kind {
      return changesElsewhere(declaration.getter, declaration.setter) ? nil : part(of: base, nil)
    }
    return nil
  }

  /// `nonmutating set`, as of pointers and buffers: the place itself is only read.
  private func changesElsewhere(_ getter: FunctionDeclaration?, _ setter: FunctionDeclaration?) -> Bool {
    getter?.isMutating == false && setter?.isMutating == false
  }

  /// Without a name: what accessors change, which is all of the base.
  private func part(of base: Expression, _ name: String?) -> Access? {
    guard !isReference(base.type), var access = accessed(by: base) else { return nil }
    if access.isWhole { return access }
    if let name { access.path.append(name) } else { access.isWhole = true }
    return access
  }

  private struct Access {
    let root: VariableDeclaration
    var path: [String] = []
    /// Changed as a whole, by a subscript or an accessor.
    var isWhole = false
    var name: String { ([root.name] + path).joined(separator: ".") }

    func isPart(of other: Access) -> Bool { root === other.root && path.starts(with: other.path) }
    func overlaps(_ other: Access) -> Bool { isPart(of: other) || other.isPart(of: self) }
  }
}
