import DispatchTrace
import SwiftSyntax

/// Names that mean nothing: what was meant, or why it is not here.
extension Checker {
  func reportUnknown(_ text: String, at node: some SyntaxProtocol) {
    if let later = laterDeclaration(of: text, around: Syntax(node)) {
      let note = Finding.Note("'\(text)' is declared here", at: position(later))
      report(.unknownName, "'\(text)' is used before it is declared; declare it above", at: node, notes: [note])
      return
    }
    if refuse(text, at: node) { return }
    let message = "Cannot find '\(text)' in scope"
    if says(message, at: node) { return }
    report(.unknownName, message, at: node, notes: suggestion(for: text, among: visibleNames(), at: node))
  }

  /// Says what to write instead of a well-known name, where it stands first.
  private func refuse(_ text: String, at node: some SyntaxProtocol) -> Bool {
    guard let message = refusal(of: text) else { return false }
    if findings.isQuiet || !findings.says(message) { report(.unsupported, message, at: node) }
    return true
  }

  private func refusal(of text: String) -> String? {
    if let advice = Rejections.names[text] { return "'\(text)' is not supported: \(advice)" }
    guard Rejections.isInterface(text) else { return nil }
    return "'\(text)' is not here: there is no user interface; where it is only passed through write // stub: \(text)"
  }

  /// An initial value is checked wherever it is used, and to look for what was meant takes long.
  private func says(_ message: String, at node: some SyntaxProtocol) -> Bool {
    !findings.isQuiet && findings.says(message, at: position(node))
  }

  /// What may have been meant. Not looked for while alternatives are tried: nobody sees what is reported then.
  func suggestion(
    for text: String, among names: @autoclosure () -> [String], at node: some SyntaxProtocol
  ) -> [Finding.Note] {
    guard !findings.isQuiet else { return [] }
    let own = namesBeingDeclared(around: Syntax(node))
    guard let near = Spelling.nearest(to: text, among: names().filter { !own.contains($0) }) else { return [] }
    return [Finding.Note("Did you mean '\(near)'?", at: position(node))]
  }

  /// What the statement around `node` declares: in `let total = totl` nobody means `total`.
  private func namesBeingDeclared(around node: Syntax) -> Set<String> {
    var current: Syntax? = node
    while let next = current, !next.is(CodeBlockItemSyntax.self) {
      if let binding = next.as(PatternBindingSyntax.self), let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
        return [name(pattern.identifier)]
      }
      current = next.parent
    }
    return []
  }

  /// The variable of that name that one of the blocks around declares further down.
  private func laterDeclaration(of text: String, around node: Syntax) -> IdentifierPatternSyntax? {
    var current = node.parent
    while let next = current {
      current = next.parent
      guard let items = next.as(CodeBlockItemListSyntax.self) else { continue }
      for item in items where item.position > node.position {
        for binding in (item.item.as(VariableDeclSyntax.self)?.bindings).elements {
          if let found = binding.pattern.as(IdentifierPatternSyntax.self), name(found.identifier) == text { return found }
        }
      }
    }
    return nil
  }

  func reportUnknownType(_ text: String, at node: some SyntaxProtocol, in scope: Scope) {
    if refuse(text, at: node) { return }
    let message = "Cannot find type '\(text)' in scope"
    if says(message, at: node) { return }
    let notes = withScope(scope) { suggestion(for: text, among: visibleNames(), at: node) }
    report(.unknownName, message, at: node, notes: notes)
  }
}
