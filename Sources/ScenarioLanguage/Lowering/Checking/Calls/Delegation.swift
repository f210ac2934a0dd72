import DispatchTrace
import SwiftSyntax

/// Which initialiser may call which, and what a function that answers `Self` makes.
extension Checker {
  /// A designated one makes the whole object: it calls a designated one of the superclass, and no other of its own class. Of the library's
  /// only what overrides, as `init()` of a view does, is told from those that are.
  func checkDelegation(to call: Expression, isSuper: Bool, at node: some SyntaxProtocol) {
    guard let caller = function.declaration, let owner = caller.owner, owner.isClass, !owner.isLibrary, !caller.isConvenience
    else {
      return
    }
    if !isSuper {
      findings.add(
        .error, .type,
        "Designated initializer for '\(owner.name)' cannot delegate (with 'self.init'); did you mean this to be a convenience "
          + "initializer?", at: caller.position)
    } else if case .call(let called, _, _, _, _) = call.kind, called.isConvenience, !called.isLibrary || called.isOverride {
      report(.type, "Must call a designated initializer of the superclass '\(owner.superclass?.nominal?.name ?? "")'", at: node)
    }
  }

  /// `func copy() -> Self { Shape() }`: the object that it is called on may be of a subclass.
  func refuseOtherThanSelf(_ syntax: ExprSyntax) {
    guard function.kind == .function, let declaration = function.declaration, declaration.returnsSelf,
      declaration.owner?.isClass == true, !declaration.isLibrary, let call = syntax.as(FunctionCallExprSyntax.self)
    else { return }
    var named = call.calledExpression
    if let member = named.as(MemberAccessExprSyntax.self), name(member.declName.baseName) == "init", let base = member.base {
      named = base
    }
    guard let reference = named.as(DeclReferenceExprSyntax.self), reference.baseName.tokenKind != .keyword(.Self),
      let made = typeNamed(by: named), made.nominal?.isClass == true
    else { return }
    report(.type, "Cannot convert return expression of type '\(normalized(made))' to return type 'Self'", at: syntax)
  }
}
