import DispatchTrace
import SwiftSyntax

/// Top-level variables are the file's globals: a closure may use one that is declared below it, as functions do.
extension Checker {
  /// Notes what the driver's top level declares, by name.
  func noteVariables(of items: CodeBlockItemListSyntax) {
    for item in items {
      guard let declaration = item.item.as(VariableDeclSyntax.self), declaration.attributes.isEmpty else { continue }
      for binding in declaration.bindings where binding.accessorBlock == nil {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        laterBindings[name(pattern.identifier)] = binding
      }
    }
  }

  /// What a `guard` of the top level binds hides what the file declares. Functions see it behind the `guard`, members of types do not.
  func behindGuards(_ found: [Declaration], in place: Scope, _ isMember: Bool) -> [Declaration] {
    guard hasGuarded, place === topScope || place === fileScope else { return found }
    let guarded = found.compactMap { $0 as? VariableDeclaration }.filter(\.isGuarded)
    if guarded.isEmpty { return found }
    let here = statementPosition
    let seen =
      place === topScope ? guarded : isMember ? [] : guarded.filter { $0.position < here && $0.position.file == here.file }
    return seen.last.map { [$0] } ?? found.filter { ($0 as? VariableDeclaration)?.isGuarded != true }
  }

  /// A variable that the top level has not come to yet; nil where its value would be read at once.
  func laterVariable(_ text: String) -> VariableDeclaration? {
    if let known = laterVariables[text] { return function === main ? nil : known }
    guard function !== main, !scope.isLibrary, let binding = laterBindings.removeValue(forKey: text),
      let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self)
    else { return nil }
    let made = VariableDeclaration(
      text, at: position(binding.pattern), scope: topScope, storage: .local,
      isLet: declaration.bindingSpecifier.tokenKind == .keyword(.let))
    made.home = main
    made.isGlobalScope = true
    laterVariables[text] = made
    guard let type = typeAhead(of: binding) else {
      laterVariables[text] = nil
      return nil
    }
    made.type = type
    made.isImplicitlyUnwrapped = isImplicitlyUnwrapped(binding.typeAnnotation?.type)
    return made
  }

  /// The top level has come to it: the variable that closures above it know already.
  func takeLaterVariable(_ text: String, at position: SourcePosition) -> VariableDeclaration? {
    guard isTopLevelScope else { return nil }
    laterBindings[text] = nil
    guard let known = laterVariables[text], known.position == position else { return nil }
    laterVariables[text] = nil
    return known
  }

  /// Of `DispatchWorkItem { … }`, whose closure may use the variable that the item is for.
  private func typeMade(by syntax: ExprSyntax) -> Type? {
    guard let call = syntax.as(FunctionCallExprSyntax.self), call.calledExpression.is(DeclReferenceExprSyntax.self),
      case .nominal(let declaration, let arguments)? = withFunction(main, topScope, { typeNamed(by: call.calledExpression) }),
      arguments.isEmpty, declaration.isClass
    else { return nil }
    let mayFail = lookUpMembers("init", in: .nominal(declaration, [])).contains {
      ($0.declaration as? FunctionDeclaration)?.isFailable == true
    }
    return mayFail ? nil : .nominal(declaration, [])
  }

  /// Nothing stays of what is looked at for it: the declaration is checked where it stands.
  private func typeAhead(of binding: PatternBindingSyntax) -> Type? {
    if let annotation = binding.typeAnnotation?.type { return resolve(annotation, in: topScope) }
    guard let syntax = binding.initializer?.value else { return nil }
    if let made = typeMade(by: syntax) { return made }
    let start = mark()
    defer { rollBack(to: start) }
    return attempt {
      withFunction(main, topScope) {
        let type = settle(infer(syntax).type).resolved
        return type.hasError || type.hasVariables ? nil : type
      }
    }
  }
}
