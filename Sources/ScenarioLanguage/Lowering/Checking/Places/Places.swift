import DispatchTrace
import SwiftSyntax

/// What can be written to, and why not; subscripts.
extension Checker {
  /// The expression names storage, or something with a setter, that may be changed here.
  func isMutable(_ place: Expression) -> Bool {
    if hasPrivateSetter(place) || isErased(place) { return false }
    switch place.kind {
    case .variable(let variable): return isMutable(variable)
    case .field(let base, let variable):
      if variable.isLet { return canInitialize(variable, base) }
      return isReference(base.type) || isMutable(base)
    case .tupleField(let base, _): return isMutable(base)
    case .property(let base, let variable, _, _):
      guard variable.setter != nil || variable.isLazy || variable.hasObservers || variable.hasObserversInherited else {
        return false
      }
      guard let base else { return true }
      if case .metatype = base.type.head { return true }
      return isReference(base.type) || variable.setter?.isMutating == false || isMutable(base)
    case .subscripted(let base, let declaration, _, _, _):
      guard declaration.setter != nil || declaration.hasNativeSetter, let base else { return false }
      if declaration.isStatic { return true }
      return isReference(base.type) || declaration.setter?.isMutating == false || isMutable(base)
    case .force(let base, _), .bindOptional(let base): return isMutable(base)
    case .superReference: return true
    case .optionalChain(let base): return isMutable(base)
    case .wrap(let base): return isMutable(base)
    default: return false
    }
  }

  private func hasPrivateSetter(_ place: Expression) -> Bool {
    if ignoresSetterAccess { return false }
    switch place.kind {
    case .variable(let variable), .field(_, let variable), .property(_, let variable, _, _):
      guard variable.isPrivateSetter, let owner = variable.owner else { return false }
      return !isInside(owner, scope)
    default: return false
    }
  }

  private func isMutable(_ variable: VariableDeclaration) -> Bool {
    if !variable.isLet { return true }
    // A constant without a value gets one where it is declared, not in a function that sees it.
    return !variable.hasInitialValue && variable.home === function
  }

  /// Its variables share what they hold.
  func isReference(_ type: Type) -> Bool { isObject(type) && type.nominal?.isReferenceType != false }

  /// Its values are kept as objects.
  func isObject(_ type: Type) -> Bool {
    switch simplified(type) {
    case .nominal(let declaration, _): declaration.isClass
    case .existential, .parameter, .dependent: isClassBound(type)
    case .function, .tuple, .metatype, .variable, .error: false
    }
  }

  /// A `let` property may be set on `self` in an initialiser, when it has no value of its own.
  private func canInitialize(_ variable: VariableDeclaration, _ base: Expression) -> Bool {
    guard case .variable(let own) = base.kind, own.name == "self", function.isInitializer,
      variable.owner === enclosingNominal(scope)
    else {
      return false
    }
    return !variable.hasInitialValue
  }

  func immutableReason(_ place: Expression) -> String {
    if hasPrivateSetter(place) { return "its setter is private" }
    if isErased(place) { return "what it holds is another type for each value behind the protocol" }
    switch place.kind {
    case .variable(let variable):
      if variable.name == "self" { return "'self' is immutable; mark the method 'mutating'" }
      if variable.isParameter { return "'\(variable.name)' is a parameter" }
      return "'\(variable.name)' is a 'let' constant; make it a 'var'"
    case .field(let base, let variable):
      if variable.isLet { return "'\(variable.name)' is a 'let' constant" }
      return immutableReason(base)
    case .property(_, let variable, _, _) where variable.setter == nil && !variable.isLazy:
      return "'\(variable.name)' is a get-only property"
    case .property(let base?, _, _, _): return immutableReason(base)
    case .subscripted(let base?, let declaration, _, _, _):
      return declaration.setter == nil && !declaration.hasNativeSetter ? "the subscript is get-only" : immutableReason(base)
    case .tupleField(let base, _), .force(let base, _), .bindOptional(let base): return immutableReason(base)
    case .call: return "it is the result of a call"
    default: return "it is not a variable"
    }
  }

  /// Records that a place is written: the variable at its root is assigned to.
  func noteWrite(to place: Expression) {
    switch place.kind {
    case .variable(let variable): variable.isAssignedTo = true
    case .field(let base, _) where !isReference(base.type): noteWrite(to: base)
    case .tupleField(let base, _), .force(let base, _), .bindOptional(let base): noteWrite(to: base)
    case .subscripted(let base?, _, _, _, _), .property(let base?, _, _, _):
      if !isReference(base.type) { noteWrite(to: base) }
    default: break
    }
  }

  /// What a `mutating get` or a `lazy` property is read of has to be a variable. A place that is only set is not read.
  func requireMutable(_ base: Expression, toRead property: VariableDeclaration, at node: some SyntaxProtocol) {
    guard property.changesWhenRead, !property.isStatic, Syntax(node).id != placeNode else { return }
    requireMutable(base, at: node)
  }

  func requireMutable(_ base: Expression, at node: some SyntaxProtocol) {
    if isReference(base.type) { return }
    if case .metatype = base.type.head { return }
    if isMutable(base) { return noteWrite(to: base) }
    report(.type, "Cannot use mutating getter on immutable value: \(immutableReason(base))", at: node)
  }
}
