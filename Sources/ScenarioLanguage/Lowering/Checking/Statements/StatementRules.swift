import DispatchTrace
import SwiftParser
import SwiftSyntax

/// Where statements may not stand.
extension Checker {
  /// `default` comes last, and once.
  func checkOrder(of cases: SwitchCaseListSyntax) {
    var hasDefault = false
    for case .switchCase(let item) in cases {
      if hasDefault {
        report(.syntax, "Additional 'case' blocks cannot appear after the 'default' block of a 'switch'", at: item)
        return
      }
      if case .default = item.label { hasDefault = true }
    }
  }

  /// A brace there belongs to the statement before, or to nothing.
  func checkBeginning(of node: ExprSyntax) {
    guard let first = node.firstToken(viewMode: .sourceAccurate), first.tokenKind == .leftBrace,
      first.parent?.is(ClosureExprSyntax.self) == true
    else { return }
    report(
      .syntax, "A statement cannot begin with a closure; write 'do' before the brace, or parentheses around the closure", at: node
    )
  }

  /// A type's name is no value: `print(Int)`, `[Int.self, Outer.Inner]`.
  func checkUse(ofType type: Expression, _ node: some ExprSyntaxProtocol) -> Expression {
    guard isValueWanted(for: ExprSyntax(node)) else { return type }
    report(.type, "The name of a type is not a value; write '\(node.ownText).self', or '()' behind it", at: node)
    return failed(node)
  }

  /// By what stands around the name, or around the literal that it is a part of.
  private func isValueWanted(for name: ExprSyntax) -> Bool {
    var whole = name
    while let literal = literal(around: whole) { whole = literal }
    guard let parent = whole.parent else { return false }
    if whole != name { return !parent.is(MemberAccessExprSyntax.self) && !parent.is(FunctionCallExprSyntax.self) }
    return parent.is(LabeledExprSyntax.self) || parent.is(InitializerClauseSyntax.self) || parent.is(ReturnStmtSyntax.self)
  }

  private func literal(around part: ExprSyntax) -> ExprSyntax? {
    guard let element = part.parent, let whole = element.parent?.parent else { return nil }
    if element.is(ArrayElementSyntax.self) || element.is(DictionaryElementSyntax.self) { return whole.as(ExprSyntax.self) }
    return element.is(LabeledExprSyntax.self) ? whole.as(TupleExprSyntax.self).map { ExprSyntax($0) } : nil
  }

  func checkFallthrough(_ node: FallThroughStmtSyntax) {
    guard let item = enclosingCase(of: node) else {
      report(.syntax, "'fallthrough' is only allowed inside a switch", at: node)
      return
    }
    let cases = item.parent?.as(SwitchCaseListSyntax.self).map { Array($0) } ?? []
    let index = cases.firstIndex { $0.id == SwitchCaseListSyntax.Element(item).id }
    guard let index, index + 1 < cases.count, case .switchCase(let next) = cases[index + 1] else {
      report(.syntax, "'fallthrough' without a following 'case' or 'default' block", at: node)
      return
    }
    if bindsNames(next) {
      report(.syntax, "'fallthrough' cannot transfer control to a case label that declares variables", at: node)
    }
  }

  private func enclosingCase(of node: some SyntaxProtocol) -> SwitchCaseSyntax? {
    var current = node.parent
    while let next = current {
      if let item = next.as(SwitchCaseSyntax.self) { return item }
      if next.is(FunctionDeclSyntax.self) || next.is(ClosureExprSyntax.self) { return nil }
      current = next.parent
    }
    return nil
  }

  private func bindsNames(_ item: SwitchCaseSyntax) -> Bool {
    guard case .case(let label) = item.label else { return false }
    return label.caseItems.contains { part in
      part.pattern.tokens(viewMode: .sourceAccurate).contains { token in
        let isBinding = token.tokenKind == .keyword(.let) || token.tokenKind == .keyword(.var)
        return isBinding && token.nextToken(viewMode: .sourceAccurate)?.text != "_"
      }
    }
  }

  /// `#warning("…")`, `#error("…")`: what the compiler would say.
  func isRemark(_ node: some SyntaxProtocol) -> Bool {
    guard node.kind == .macroExpansionExpr || node.kind == .macroExpansionDecl,
      let macro = Syntax(node).asProtocol((any FreestandingMacroExpansionSyntax).self)
    else { return false }
    let name = macro.macroName.text
    guard name == "warning" || name == "error", macro.arguments.count == 1,
      let text = macro.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    else { return false }
    if name == "error" {
      report(.syntax, text, at: node)
    } else {
      findings.add(.warning, .ignored, text, at: position(node))
    }
    return true
  }
}
